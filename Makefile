# make play   plays (sets everything up first)      make test   runs every test
# make check  a quick look in under two minutes     make help   lists all targets

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
.DEFAULT_GOAL := help

.PHONY: help play test check lint types tests coverage compiled same same-pad golden bench clean requirements

help:  ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-14s %s\n", $$1, $$2}'

$(READY): requirements/dev.txt pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
	@touch $(READY)

play: $(READY)  ## play in the terminal
	@$(BIN)/sushibelt play

test: lint types compiled coverage  ## run everything: style, types, all tests, coverage

check: lint types  ## a quick look: style, types and the tests that take seconds
	$(BIN)/python -m pytest -n auto --dist worksteal -m "not slow"

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY)
	$(BIN)/mypy

tests: $(READY)
	$(BIN)/python -m pytest -n auto --dist worksteal

coverage: $(READY)
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest -n auto --dist worksteal --ignore=tests/fast
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

compiled: $(READY)  # outside of coverage, which would slow it down and see nothing
	$(BIN)/python -m tests.fast.warm
	$(BIN)/python -m pytest -n auto --dist worksteal tests/fast

same: $(READY)  ## compare interpreted and compiled rules over 2,000 games of every id and seat count
	$(BIN)/python -m tests.fast.warm
	SUSHIBELT_SAME_GAMES=2000 $(BIN)/python -m pytest -n auto --dist worksteal tests/fast/test_same_compiled.py

same-pad: $(READY)  ## compare the browser's score pad with the interpreted one on 100,000 random plates
	SUSHIBELT_PAD_PLATES=100000 $(BIN)/python -m pytest tests/pad/test_same_pad.py

golden: $(READY)  ## write the golden playthroughs anew (look at the difference before you commit it)
	$(BIN)/python -m tests.golden

bench: $(READY)  ## measure the speed of the rules on this machine
	$(BIN)/sushibelt bench

requirements:  ## pin the dependencies anew (needs uv)
	uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --extra dev --extra fast --extra arena --extra research --extra server pyproject.toml -o requirements/dev.txt

clean:  ## remove everything that was built
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage*
