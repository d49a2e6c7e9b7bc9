"""Who meets whom when everybody is to meet everybody (tournaments F5): Berger tables, Steiner systems, coverings.

Coverings were found by a search of our own (annealing over tables that keep everybody's number of games; rounds by
colouring) or built by hand, and are kept as facts: what makes them right is checked by tests, not by how they were
found. Where a Steiner system exists, every pair meets exactly once; elsewhere at least once. Eleven by six needs six
tables, half as many again as Schoenheim's bound of four, and no fewer will do: with five, at least three people would
play only two games, each against everybody once; whichever tables those sit at, eight people are left to meet at one.
"""

from __future__ import annotations

from functools import cache
from math import ceil
from typing import Final

Block = tuple[int, ...]
"""Places of the plan, from 0, that sit at one table."""
LARGEST: Final = 25
"""People up to whom coverings are known."""


def schoenheim(people: int, seats: int) -> int:
    """Tables that any covering needs at least (Schoenheim's bound)."""
    return ceil(people / seats * ceil((people - 1) / (seats - 1)))


@cache
def berger(people: int) -> tuple[tuple[Block, ...], ...]:
    """Berger tables: rounds of pairs, who begins first; with an odd number one rests in each round.

    Args:
        people: at least two. With an even number everybody begins as often as not, up to one; else exactly.
    """
    even = people + people % 2
    rounds: list[tuple[Block, ...]] = []
    for total in range(2, even + 1):
        pairs: list[Block] = []
        for low in range(1, even):
            high = (total - low) % (even - 1) or even - 1
            if low == high:
                pairs.insert(0, (low, even) if low <= even // 2 else (even, low))
            elif low < high:
                pairs.append((low, high) if (low + high) % 2 else (high, low))
        rounds.append(tuple((a - 1, b - 1) for a, b in pairs if max(a, b) <= people))
    return tuple(rounds)


@cache
def design(people: int, seats: int) -> tuple[tuple[Block, ...], ...]:
    """Rounds of tables in which every pair meets at least once and nobody sits twice in a round.

    Args:
        people: more than `seats`, at most `LARGEST`.
        seats: 3 to 6.

    Raises:
        LookupError: none is known.
    """
    return known()[people, seats]


@cache
def known() -> dict[tuple[int, int], tuple[tuple[Block, ...], ...]]:
    """All of them, by people and seats."""
    found: dict[tuple[int, int], tuple[tuple[Block, ...], ...]] = {}
    for entry in _KNOWN.split(";"):
        head, _, rounds = entry.partition(":")
        people, seats = map(int, head.split())
        found[people, seats] = tuple(
            tuple(tuple(_LETTERS.index(letter) for letter in table) for table in one.split())
            for one in rounds.split(",")
        )
    return found


_LETTERS: Final = "abcdefghijklmnopqrstuvwxy"
_KNOWN: Final = """
4 3: acd, bcd, abc;
5 3: ace, abe, ade, bcd;
6 3: ace, bde, bcf, acd, abf, def;
7 3: ace, adf, efg, bcf, cdg, abg, bde;
8 3: bdf ceg, abc deh, adg beh, ach bfg, aef, cdf, fgh;
9 3: afg bcd ehi, adh bfi ceg, aci bgh def, abe cfh dgi;
10 3: afh bgj dei, abi cdf ehj, adj bef chi, ace fgh, bcj efg, cdg fij, agi bdh;
11 3: acg bfi ehk, afh cej gik, aij bdg cfk, abe cdi ghj, adk bch efg, dfj ehi, bjk deh;
12 3: ahj bck del fgi, abl dij efh, adh bce gik, afk bhi gjl, aci bfj hkl, cgh dfk eil, bdg cfl ejk, aeg cdj;
13 3: ahi bdm ejl fgk, bfl cgi djk ehm, akm bce fhj, acj bhk deg, aef cdh ilm, bij cfm ghl, abg ckl dfi, adl eik gjm;
14 3: aek bln chj dim, agm bhi ckn efl, abj cei fgh klm, afi bcm dhk egn, bfm cdg hln ijk, adn cfk ejm gil, bgk dfj
    hmn, aeh djl fin, acl bde gjn;
15 3: abd chj emn fil gko, alo bce dik fhn gjm, akn bmo cdf ejl ghi, aij bhl cno deg fkm, aef bjk cim dho gln, ahm bfg
    ckl djn eio, acg bin dlm ehk fjo;
16 3: agh bil cde fmo jnp, acm bkn djo egp fhl, ahi bjk ceo dmp fgn, adl cfj ein gkm hop, akp bdf cgl ehj imn, abe chn
    fip gjm klo, ano bhm dgi efk jlp, afj bgo cik dln, bcp dhk elm ijo;
17 3: aem blo cfj dkq hnp, aln bcp efh gjq kmo, ago bej cmn dlp hik, ack bmq eip fgl hjo, bfk cgn dio hlq jmp, adj ciq
    ekn fop ghm, apq bgi cno dfm jkl, afi bdn cel gkp, abh deg fnq ilm, cdh eoq ijn;
18 3: agr bkp ceq dlm fin hjo, ahn bdq cgi ekl fjr mop, ado ber cjl fgp hiq kmn, afk bjm cdr egh ilo npq, bhi cdp efo
    gjk lqr, aij cfm den hlp kor, aep bfl cno dik gmq, alm bgo dfh ipr jnq, abc ejp gln hmr koq, afq bnr chk dgj eim;
19 3: apr bmq cdf eko ghj ins, aij bho cnp dkm fqr gls, ago bds cir efj knq lmp, abk dgn eps fhl ioq jmr, aeh bgr ckl
    dop fim jqs, acm bjn dei fgk hpq lor, adq bil chs egm fno jkp, bfp cjo elq hmn krs, afs cgq djl enr hik, aln bce
    dhr gip mos;
20 3: bct dls egp fmo hiq knr, abd cjo fhn gmr klt pqs, aen bfq ckp dgt hmr ios, acl bin dop emt fqr jks, ajq bgo cdh
    flp ikm rst, afs bjr dmn egi hkl oqt, aor bms ceq dfi gjl npt, aip cns dkq eho fjt, acm bko elr ghs ijt, bes cfg
    dpr hjn lmq, agk bhp cir dej lno, aht bil efk gnq jmp;
21 3: abd chi eln fop gru jmt kqs, aos bce dij fhm gpq knu lrt, aqr bpt cdf ejk gin hlo msu, ahj brs cqu deg fkl imp
    not, aef bik cst dor glm hpu jnq, amn bfg cjl dtu eps hkr ioq, acg bhn dkm eou fqt ils jpr, ait bju cko dlp emq
    fnr ghs, akp blq cmr dns eht fiu gjo, alu bmo cnp dhq eir fjs gkt;
22 3: bjp clv dft enr ghs imq kou, adp bes cgq for hlu jnv kmt, agu bct dlo efk hpv jqr mns, asv bfl chj dem grt ipu
    noq, ait bgk cmo elp fuv jqs, akr dju fos gmp hin lqt, acs bhi dqv fgj lmr ntu, aln cdk egv hmt ijo rsu, aeq bmu
    cfn dhr gop ikv, abo ceu fmv gil hkq pst, bqu cpr dgn efi jkl otv, ajm bdn cir eho fpq kls, afh brv dis ejt knp;
23 3: afn bes ctu dgr hik mop qvw, ajp bgi ckl den fqu how msv, ads cej fgp hnq iru ktw lmo, ahu bln cfi dkv jsw moq
    prt, bch dfw emr gsu ijl kpq not, abm dht eiw frs gjq kou lpv, aiq bpw cdm efo gnv hjr lst, acw buv egk hps imn
    lqr, ael bft crv djo ghm kns, akr cgo dip eqt fjv muw, agt bjk cnp dlu ehv ios, aov bdq epu fhl jmt nrw, bor cqs
    fkm glw itv jnu;
24 3: agr bqs dpu eio hjl kmx ntw, blm cit fps ghw jqr kno uvx, ach beg diq fuw jks lot npv, alx bdw cfk gms hop jnq
    rtv, aew bfx cdr gkq iln mpt osu, afo elu gip hnr jmw ksv qtx, ais bco dht ekp flq gnx rvw, abj cox dst efr glv
    ikw mqu, anu bhk cjp dev fim lrs oqw, aqv btu csw dkl ehm fgj irx, adm cln ewx fgt hpq jov kru, biv cgu dfn ejt
    hsx lpw mor, apx bmn ceq dgo fhv iju, akt bpr cmv djx ens hiu;
25 3: awx bop cty dek fms gjn hlu irv, amn bgr cex fiu hjo kqt lpy svw, asy bit cjm dno ehq fpw glv rux, blx cfq drs
    etu goy him jkw npv, aij cls dtv eny ghp kmo qrw, aer bdm cgk fhn jvy low psu, akl bcw dgi ftx hry jqs muv, agu
    bqy dhw ejp fkv iox lnt, bev cdu for gmq hst iwy kpx, aqv bhk dfy eil gsx jrt nuw, ach eos fjl gtw ipq knr mxy,
    aot bns cpr dlq emw hvx kuy, adp bju cov efg iks lmr nqx, abf cin djx mpt oqu;
5 4: abce, abde, bcde;
6 4: cdef, abde, abcf;
7 4: acef, adfg, bcfg, bdeg, abcd;
8 4: adeg, abgh, bceh, acfg, bcdf, defh;
9 4: abch, bcei, cdeg, aghi, abdi, aefh, cdfh, bfgi;
10 4: cdgi, begj, acde, bdfj, cdhj, efhi, bcfh, afgh, abij;
11 4: fghi, degj, aijk, acfj, cehi, bcgk, adgh, abef, defk, bcdi, bhjk;
12 4: ahil, bchk, dfkl, efhj, bdij, degh, gjkl, aeik, acdj, cfgi, bcel, abfg;
13 4: dgjk, dflm, abjl, begm, cekl, ahkm, bcdh, adei, efhj, acfg, bfik, cijm, ghil;
14 4: abgh cdjn eikl, aehj bfin cglm, bcjk dhil efgn, adfk gijn, dghk fjlm, abln cefh, hkmn, acim, bdem;
15 4: aegi chno dfkl, acde bghl fijn, cikl dgjn efhm, almn dhio, bdim ejlo, ahjk cdfg, bekn, gkmo, abfo, bcjm;
16 4: acej bgkp dfhm ilno, abfo cghi djlp ekmn, adik behl cmop fgjn, aglm bcdn efip hjko, ahnp bijm cfkl dego;
17 4: ajln chkm dgio efpq, acdp bghl eikn, aimq bcel dhnp, bhij cfgn klop, aeho dflm gjkq, aegm bdnq fijp, bgmp dejk
    fhoq, abfk cjmo, bmno cilq;
18 4: abkq cejl dhnp fgio, bdjm eghq iknr, afjn bmor cdgk, cfpr hjko lmnq, adil bcgn efkm, chim dfqr klop, agmp bfhl
    deno, acoq beip gjlr, aehr ijpq;
19 4: aloq bdin chjr efgk, aehm bjno clps dgqr, adjs bcfq enpr hiko, afir bceo hnpq, acgn dfhl jkmq, bghs cdek fijp,
    abkp egjl fmns, blmr eiqs fgop, cgim kors, dmop ikln;
20 4: afij chkt degl noqs, acds bemn ghiq lort, ablq dhmo efst gjpr, akps bcgo dfqr ijmt, bfhp cjnq gmrs iklo, amop
    bist fgkn, aehr cflm dpqt, agnt bdjk ceip, dinr ekmq hjls, bckr efjo hlnp;
21 4: bktu cghs dlor imnp, adgm bhoq cjnr efil, ehpt fmqr ijko lnsu, abjn dhit egkr fopu, ahru bcem gnot jpqs, aprt
    bdfs giqu hjlm, acfi bglp denq kmst, aklq birs cmou fgjt, clqt deju fhkn, aeos cdkp;
22 4: afil bdop cjks entv ghmr, achv bims dgln jptu, abqu dhst eijl fkno, bfgj cdem hloq nrsu, agkt cinq efhu lprv,
    bekr dfiu glps jmov, amnp bclt giuv jqrs, aeos bhjn cfpr dkqv, bfsv egpq iort klmu, adjr cgou fmqt hikp;
23 4: aejl bkuv dfis hopt mqrw, afpq bcdg enor hivw jkms, aknw bhrs cilp efmv gjqt, acst blnq deow gmpu, abmo eghk
    irtu npsv, agir cfkw dhjn eqsu, adqv bftw clou ijmn, cjrv dlmt fgnu ikoq, cent fhlr gosv jpuw, bfjo chmq dkpr
    glsw, adhu beip kltv;
24 4: agho bcmw dnqr eksx jlpu, akmu bjqx defw gprv lost, ailq bhsv cfgu ekpt jnow, bdiu cehj fkrs gnpx moqv, afjv
    bgit ckpq dlrw mnsu, acds bfop eglm hrux, aber dotx fhln ijps, clvx eoqu hikw jmrt, acnt dkov fimx gqsw, bkln cior
    dhmp tuvw, apwx dgjk einv fhqt;
25 4: acky bdlu ersw fjoq gpvx himt, aopr bcgn deik ftuw jsvy lmqx, aejl bpty cfis dqrv gmow hknx, ahuv cjwx dmps enqt
    fgkr iloy, agiq bhjr cemv dfxy klpw nosu, astx cdho flnv jkmu, adnw beox cpqu ghls, abfm hqwy irux kotv, bivw dgjt
    efhp mnry, bkqs clrt eguy ijnp;
6 5: abcef, abdef, abcde;
7 5: acdef, bcdeg, abdfg;
8 5: acdef, abcdf, bcegh, adfgh;
9 5: befgh, abcdf, bfghi, acdei, acdgh;
10 5: acghj, adeij, cefhi, bdegh, bfgij, abcdf;
11 5: bdfij, acdhi, abegh, cefgj, degik, afhjk, bcdhk;
12 5: acejk, acdfl, efikl, cdghk, abefg, dgijl, bdehl, bfhjk, abchi;
13 5: bcdij, adegi, aijlm, abcfh, ceghm, aegjk, bdfkm, fhijk, befgl, cdhkl;
14 5: bchim, cdfjm, aehjm, bfhkl, gjklm, cekmn, bfgjn, cdghn, adijk, abdel, aefgi, aciln;
15 5: bdegi, aefkm, cgikl, bfijl, acdfn, djklm, bhkno, ailmo, agjmn, abchm, cehjo, ehiln, dfgho;
16 5: adkno, hijnp, bdeop, bcgmn, aghmp, beghk, dgijl, cdfhm, abfil, cfklp, eflmn, aceij, ijkmo, chlno, bfgjo;
17 5: efkop, cehmp, adegp, dhikl, abcko, cfglq, bhipq, ajlnp, ghjko, begln, gilmo, akmnq, cdnoq, afhin, bdfjm, ceijq;
18 5: cdfno, befil, abcgm, bdjkq, fgjop, chijr, fgmqr, cklpq, adimp, afhkp, cekmo, bhioq, hjlmn, benpr, deghl, adlor,
    aejnq, giknr;
19 5: ablnr, efjrs, bkoqs, dijlq, afioq, hiklr, fjkmn, ginps, cfgls, adegk, bdfhp, bghjo, adhms, acjkp, bceim, elmop,
    cdnor, gmpqr, cehnq;
20 5: acikq enpst ghlmo, begir dfjkn, aflrs, imnqs, bdlpq, bcefm, agjmp, abnot, fghqt, cdgos, cijlt, adehi, egkln,
    dkmrt, chnpr, fikop, ejoqr, bhjks;
21 5: cdiku, aknot, fijoq, bchjt, bdnqr, hklqs, egqtu, befkm, ceors, ilmrt, cfgln, gjkpr, dfpst, dghmo, ehinp, adejl,
    afhru, acmpq, blopu, jmnsu, abgis;
22 5: bdnst cfgrv elmoq, bclps dhjor ikqtv, acjqs dehpv filnr, abmrv dglqt, adefi jlnuv, cehnq fjmpt, fkosv ijpru,
    agmno bfhqu, ghims knpqr, begjk, agopu, cdkmu, erstu, ahklt, bciot;
23 5: acmov blstu egkrw, agqru dekos jnptw, adksw bgijo efqtv, abelp ghkmt, afnot jmrsv, aehij cfgps, bfknr opquw,
    cemnu hlopr, dglnv, hinqs, dfhju, cdirt, filmw, cjklq, bchvw, bdmpq, ikpuv;
24 5: agrsx cfhtu iklmp joqvw, aehlv bcmwx dgopt fknqr, bhjpr dlqux efgiw mnstv, anpuw bflos cdirv ghmqx, adfjm bgkuv
    cepqs hinox, abiqt cgjln dhksw emoru, acdko hijsu lqrtw, bdejn fipvx, ejktx;
25 5: afkpu bglqv chmrw dinsx ejoty, agmsy bhntu ciopv djkqw eflrx, ahoqx bikry cjlsu dfmtv egnpw, ailtw bjmpx cfnqy
    dgoru ehksv, ajnrv bfosw cgktx dhlpy eimqu, abcde fghij klmno pqrst uvwxy;
7 6: bcdefg, acdefg, abcdeg;
8 6: abefgh, abcdeh, abcdfg;
9 6: defghi, abcdgi, abcefh;
10 6: abcdhi, cefghj, adefgj, befgij;
11 6: afghik, bcdegi, cefhjk, abdefh, bdhijk, abcfgj;
12 6: afhijl, bcdgij, abeikl, ceghjk, bdefhk, acdfgl;
13 6: befgik, abchij, acdekl, dghjkl, acdfgm, efhjkm, bdfilm;
14 6: abdhjk, aefgkn, dghiln, aciklm, befijl, cdefhm, bcgjmn;
15 6: abceno, bcfhik, bhjlmn, acdklm, defhlo, adfijn, cfgjmo, giklno, aeghim, bdegjk;
16 6: bdijkl, cdefgh, efklop, acijkl, ghklmn, ghijop, bcmnop, abefgh, efijmn, admnop;
17 6: cdhklq, dfgnoq, bdempq, bcdfjn, befklo, afilmp, cgkmnp, eghjln, aijknq, fhjmop, abcghi, acdeio;
18 6: adgikn bhlmqr cefjop, aegloq, acfmnr, bcfghi, gjkmpr, behkno, cdfklq, deimor, abdhjp, ijlnpq;
19 6: cdegko, chklnq, abcfgn, bgijkr, bglmop, bdeflr, cdnprs, aehikp, beghqs, adhmqr, fkmoqs, ceijmn, aijlos, fhjnor,
    dfijpq;
20 6: efkqrt, biklnq, dijkms, aflmpq, abdfgh, cegikp, filost, ghmqst, dnprst, ahikor, abcjst, abemno, bgjopr, dehjlp,
    cdeoqs, cglmnr, cfhjnq;
21 6: bcfhps, abdenp, dgjlop, bkloqr, aeijls, cdhltu, dimqrs, cjnors, afiotu, acegkq, hiknpq, emprtu, gknstu, bcgimo,
    efghor, dfklmn, ahjkmr, bfjqtu;
22 6: bfiknp, efglnt, bcgqst, dfhqsu, dkotuv, eimors, aeiquv, behjlu, abcfmo, bdfjrv, hmpqrt, aghkor, jlnopq, clnrsu,
    ahnpsv, cdekpq, jklmsv, dgmnpu, adijlt, cghijv;
23 6: bjmqrv cdfgnw, defjko, bgnort, delqrs, hjmnsw, cejptu, fhioru, flmntu, deghmp, ceinqv, bfipst, diktvw, lopqvw,
    abdeuw, aknprw, afhqtv, agijlm, gkqsuv, ackmos, bchklr;
24 6: bdhjpt cquvwx, dhimqw, benpqs, jklmsw, fghmpu, dgilsx, cikptv, beilou, firstu, aehtwx, gmnotv, cdemrx, acflqt,
    bcfgnw, adgknu, aijnpx, hklnrv, bfkoqx, chjosu, aloprw, egjkqr, defjov, abmrsv;
25 6: cdgmtu fjoqvw, cknrwx dehmos, fnotxy, belptw, acioqt, gikopy, dekqvx, fijlmx, adfgpr, akmnpv, bloruv, hpqsux,
    glnqsw, bdhinw, bcfksu, aemuwy, cdjlpy, ahjklt, bhmqry, cefghv, eijnru, irstvy, abgjsx
"""
"""People and seats, then rounds (between commas) of tables (a letter a place)."""
