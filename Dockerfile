# Madang in a container. The database lives in the volume; everything else can be thrown away.
#
#   docker build -t madang .
#   docker run -d --name madang --restart on-failure:3 -e DISCORD_TOKEN=... -v madang:/data madang
FROM python:3.11-slim

WORKDIR /srv/madang
COPY requirements.txt requirements-postgresql.txt ./
# requirements-postgresql.txt: for a database on a server. See deploy/compose.yaml.
ARG REQUIREMENTS=requirements.txt
RUN pip install --no-cache-dir --disable-pip-version-check --require-hashes -r requirements.txt -r "$REQUIREMENTS"
COPY bot ./bot
COPY cogs ./cogs
COPY renderers ./renderers
COPY LICENSE README.md PRIVACY.md ./

RUN useradd --create-home --uid 10001 madang && mkdir /data && chown madang /data
USER madang
VOLUME /data
ENV MADANG_DATABASE=/data/madang.sqlite3 PYTHONUNBUFFERED=1
# Exit code 2 means that starting again will not help: see the log's last line.
CMD ["python", "-m", "bot", "run"]
