# make play   serves the site (sets everything up first)      make test   runs every test
# make check  a quick look in under two minutes               make help   lists all targets

PYTHON ?= python3
PORT ?= 8000
BIN := .venv/bin
READY := .venv/.ready
PACKAGES := web/node_modules/.ready
SITE := src/sushibelt/server/site/index.html
SOURCES := $(shell find web/src web/build web/public web/index.html web/vite.config.ts src/sushibelt/words src/sushibelt/core src/sushibelt/games src/sushibelt/fast src/sushibelt/scorepad src/sushibelt/export -type f ! -path '*/rules-generated/*' ! -name '*.pyc' 2>/dev/null)
TESTS := $(BIN)/python -m pytest -n auto --dist worksteal
# These wait for disks and pages more than they compute.
WAITING := $(BIN)/python -m pytest -n 4 --dist worksteal
# Those that reach every line of the rules; the others are quicker when nobody counts lines.
COVERING := tests/core tests/games tests/golden tests/words tests/scorepad tests/export $(wildcard tests/test_*.py) tests/cli/test_simulate.py
OTHERS := tests/laws tests/perft tests/bots tests/simulation tests/arena tests/cli --deselect tests/cli/test_simulate.py
.DEFAULT_GOAL := help

.PHONY: help play test check lint types web site rules compiled doors chromium same same-pad golden bench clean requirements

help:  ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-14s %s\n", $$1, $$2}'

$(READY): requirements/dev.txt pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
	@touch $(READY)

$(PACKAGES): web/package-lock.json web/.npmrc
	npm install --prefix web --no-save --silent --no-fund --no-audit  # keeps to the lock; ci wants packages of every platform
	@touch $(PACKAGES)

$(SITE): $(READY) $(PACKAGES) $(SOURCES)
	npm run --prefix web --silent build -- --logLevel warn
	@touch $(SITE)

play: $(READY) $(SITE)  ## serve the site on http://127.0.0.1:8000 (PORT=9000 changes it)
	@$(BIN)/sushibelt serve --port $(PORT)

site: $(SITE)  ## build the site

test: lint types web compiled rules doors  ## run everything: style, types, all tests, coverage, the browser

check: lint types web  ## a quick look: style, types and the tests that take seconds
	$(TESTS) -m "not slow" --ignore=tests/browser --ignore=tests/campaigns

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY)
	$(BIN)/mypy

web: $(SITE)
	npm run --prefix web --silent check
	npm run --prefix web --silent test

rules: $(READY)
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest -n auto --dist worksteal $(COVERING)
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report
	$(TESTS) $(OTHERS)

compiled: $(READY)  # outside of coverage, which would slow it down and see nothing
	$(BIN)/python -m tests.fast.warm
	$(TESTS) tests/fast

doors: $(SITE) chromium  # the server, the browser, and campaigns against both
	$(WAITING) tests/server tests/campaigns
	$(WAITING) tests/pad tests/browser  # apart: a browser keeps an event loop running in its worker

chromium:
	@command -v chromium >/dev/null || { apt-get update -qq && apt-get install -y -qq chromium >/dev/null; } || \
		{ echo "The browser's tests need Chromium. Install it, so that the command chromium is found." >&2; exit 1; }

same: $(READY)  ## compare interpreted and compiled rules over 2,000 games of every id and seat count
	$(BIN)/python -m tests.fast.warm
	SUSHIBELT_SAME_GAMES=2000 $(TESTS) tests/fast/test_same_compiled.py

same-pad: $(READY) $(PACKAGES)  ## compare the browser's score pad with the interpreted one on 100,000 random plates
	SUSHIBELT_PAD_PLATES=100000 $(TESTS) tests/pad/test_same_pad.py

kills: $(READY)  ## kill the server a thousand times, and look for every choice it acknowledged
	$(BIN)/python -m tests.campaigns.killing --kills 1000

load: $(READY)  ## measure a server with 200 tables, and its starts
	$(BIN)/python -m tests.campaigns.load

golden: $(READY)  ## write the golden playthroughs anew (look at the difference before you commit it)
	$(BIN)/python -m tests.golden

bench: $(READY)  ## measure the speed of the rules on this machine
	$(BIN)/sushibelt bench

requirements:  ## pin the dependencies anew (needs uv)
	uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --extra dev --extra fast --extra arena --extra research --extra server pyproject.toml -o requirements/dev.txt

clean:  ## remove everything that was built
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage* web/node_modules web/src/rules-generated src/sushibelt/server/site
