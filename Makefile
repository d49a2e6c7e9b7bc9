# The work is done by run.py, which also serves machines without make.
PYTHON ?= python3

.PHONY: run test prove bench gallery

run test prove bench gallery:
	@$(PYTHON) run.py $@
