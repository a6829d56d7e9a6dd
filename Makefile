# make play   serves the site (sets everything up first)   make test   runs what has to pass
# make check  a quick look in a minute                      make help   lists all targets

PYTHON ?= python3
PORT ?= 8000
BIN := .venv/bin
READY := .venv/.ready
TOOLS := .venv-nightly/bin
TOOLS_READY := .venv-nightly/.ready
PACKAGES := web/node_modules/.ready
SITE := src/sushibelt/server/site/index.html
SOURCES := $(shell find web/src web/build web/public web/index.html web/vite.config.ts src/sushibelt/words src/sushibelt/core src/sushibelt/games src/sushibelt/fast src/sushibelt/bots src/sushibelt/scorepad src/sushibelt/export -type f ! -path '*/rules-generated/*' ! -name '*.pyc' 2>/dev/null)
TESTS := $(BIN)/python -m pytest -n auto --dist worksteal
# Many of these wait for disks, sockets and pages: while some do, others compute.
WAITING := $(BIN)/python -m pytest -n 4 --dist worksteal
# Those that reach every line of the rules; the others are quicker when nobody counts lines.
COVERING := tests/core tests/games tests/golden/test_golden.py tests/scorepad tests/test_rules_at_hand.py
SEEN := tests/pad tests/browser tests/deploy
PLAIN := tests $(addprefix --ignore=,$(COVERING) $(SEEN))
# Those that are over in seconds.
QUICK := tests/core tests/games tests/scorepad tests/lessons tests/words $(wildcard tests/test_*.py)
.DEFAULT_GOAL := help
# Tests start hundreds of processes: each would compile all of Python's sources again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play site wheel test check static lint types web warm rules plain seen chromium proxies postgres \
	nightly same same-pad kills nodes load attacks smooth engines browsers openapi image installed golden bench requirements clean

help:  ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-14s %s\n", $$1, $$2}'

$(READY): requirements/dev.txt pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
	@touch $(READY)

$(TOOLS_READY): requirements/nightly.txt  # apart: their dependencies are none of ours
	$(PYTHON) -m venv .venv-nightly
	$(TOOLS)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/nightly.txt
	@touch $(TOOLS_READY)

$(PACKAGES): web/package-lock.json web/.npmrc
	npm install --prefix web --no-save --silent --no-fund --no-audit  # keeps to the lock; ci wants packages of every platform
	@touch $(PACKAGES)

$(SITE): $(READY) $(PACKAGES) $(SOURCES)
	npm run --prefix web --silent build -- --logLevel warn
	@touch $(SITE)

play: $(READY) $(SITE)  ## serve the site on http://127.0.0.1:8000 (PORT=9000 changes it)
	@$(BIN)/sushibelt serve --port $(PORT)

site: $(SITE)  ## build the site

wheel: $(SITE)  ## build the package, with the site inside, into dist/
	rm -rf dist
	$(BIN)/python -m hatchling build --target wheel

test: static rules plain seen  ## run what has to pass: style, types, tests, coverage, the browser

check: static  ## a quick look in a minute: style, types, rules and texts
	$(TESTS) -m "not slow" $(QUICK)

static: $(SITE)  # one on each core
	+@$(MAKE) --no-print-directory -j2 -Otarget lint types web

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY)
	$(BIN)/mypy

web: $(SITE)
	npm run --prefix web --silent check
	npm run --prefix web --silent test

rules: $(READY)  # every line and branch of core and games is reached
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest -n auto --dist worksteal $(COVERING)
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

plain: $(SITE) warm proxies postgres  # outside of coverage, which would slow it down
	$(WAITING) $(PLAIN)

warm: $(READY)  # compiled beforehand: otherwise each worker compiles it again
	$(BIN)/python -m tests.fast.warm

seen: $(SITE) chromium proxies  # apart: a browser keeps an event loop running in its worker
	$(WAITING) $(SEEN)

chromium:
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || { apt-get update -qq && \
		apt-get install -y -qq chromium-headless-shell >/dev/null || apt-get install -y -qq chromium >/dev/null; } || \
		{ echo "The browser's tests need Chromium. Install it, so that the command chromium is found." >&2; exit 1; }

proxies:
	@for name in caddy nginx haproxy systemd-analyze; do command -v $$name >/dev/null || PATH=$$PATH:/usr/sbin command -v $$name >/dev/null || missing=1; done; \
		[ -z "$$missing" ] || { apt-get update -qq && apt-get install -y -qq --no-install-recommends caddy nginx-light haproxy systemd >/dev/null; } || \
		{ echo "The tests of deploy/ need Caddy, nginx, HAProxy and systemd-analyze. Install them, so that these commands are found." >&2; exit 1; }

postgres:  # its programs alone: tests start a server of their own
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || { apt-get update -qq && \
		apt-get install -y -qq --no-install-recommends postgresql-common >/dev/null && \
		sed -i 's/^#\?create_main_cluster.*/create_main_cluster = false/' /etc/postgresql-common/createcluster.conf && \
		apt-get install -y -qq --no-install-recommends postgresql postgresql-client >/dev/null; } || \
		{ echo "The tests of the store need Postgres. Install it, so that the command initdb is found." >&2; exit 1; }

nightly: export SUSHIBELT_ALL = 1
nightly: test same same-pad kills nodes load attacks smooth engines openapi image installed  ## run everything: every id and seat count, and the long campaigns

same: $(READY) warm  ## compare interpreted and compiled rules over 2,000 games of every id and seat count
	SUSHIBELT_ALL=1 SUSHIBELT_SAME_GAMES=2000 $(TESTS) tests/fast/test_same_compiled.py

same-pad: $(READY) $(PACKAGES)  ## compare the browser's score pad with the interpreted one on 100,000 random plates
	SUSHIBELT_PAD_PLATES=100000 $(TESTS) tests/pad/test_same_pad.py

kills: $(READY)  ## kill the server a thousand times, and look for every choice it acknowledged
	$(BIN)/python -m tests.campaigns.killing --kills 1000

nodes: $(SITE) chromium proxies postgres  ## three nodes behind HAProxy, 60 tables, two browsers: 200 kills, and all else that can break
	$(BIN)/python -m tests.campaigns.nodes --kills 200

load: $(READY)  ## measure a server with 200 tables, and its starts
	$(BIN)/python -m tests.campaigns.load

smooth: $(SITE) chromium  ## measure how long tasks take in each scene, on a browser as slow as a phone
	$(BIN)/python -m tests.browser.smoothness

engines: $(SITE) browsers  ## play a match of each family in Firefox and WebKit, and keep a score without a network
	$(BIN)/python -m tests.engines

browsers:
	@for name in firefox-esr WebKitWebDriver Xvfb; do command -v $$name >/dev/null || missing=1; done; \
		[ -z "$$missing" ] || { apt-get update -qq && apt-get install -y -qq --no-install-recommends firefox-esr webkit2gtk-driver xvfb >/dev/null; } || \
		{ echo "This needs Firefox, WebKit's driver and Xvfb. Install them, so that the commands firefox-esr, WebKitWebDriver and Xvfb are found." >&2; exit 1; }

attacks: $(READY)  ## measure what people at 100 tables notice of many kinds of attack
	$(BIN)/python -m tests.campaigns.attacks

openapi: $(READY) $(TOOLS_READY)  ## call the HTTP API 300 times per operation, and compare every answer with its schema
	$(BIN)/python -m tests.campaigns.openapi $(TOOLS)/schemathesis

image: $(TOOLS_READY)  ## look for faults in the Dockerfile
	$(TOOLS)/hadolint deploy/Dockerfile

installed: wheel chromium  ## install the package into a fresh environment, start it, and play a match in the browser
	$(BIN)/python -m tests.campaigns.installed dist

golden: $(READY)  ## rewrite the golden playthroughs (read the diff before you commit it)
	$(BIN)/python -m tests.golden

bench: $(READY)  ## measure the speed of the rules on this machine
	$(BIN)/sushibelt bench

PIN := uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header pyproject.toml
requirements:  ## pin the dependencies again (needs uv)
	$(PIN) --extra dev --extra fast --extra arena --extra cluster --extra postgres --extra research --extra server -o requirements/dev.txt
	$(PIN) --extra server --extra postgres --extra fast --constraint requirements/dev.txt -o requirements/server.txt
	$(PIN) --extra nightly -o requirements/nightly.txt

clean:  ## remove everything that was built
	rm -rf .venv .venv-nightly dist engines-failed .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage* web/node_modules web/src/rules-generated src/sushibelt/server/site
