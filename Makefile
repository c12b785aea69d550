# Two commands are enough: `make exhibit` to see it, `make test` to trust it.

# Not ?=, because some environments export a HOST or a TOKEN of their own.
HOST := 127.0.0.1
PORT := 8866
TOKEN :=
VISITORS :=
BIN := .venv/bin
READY := .venv/ready
# Browsers and kernels mostly wait. Whole files, because their tests share a server.
TWO_AT_A_TIME := -n 2 --dist loadfile

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help exhibit lab handouts test long chromium lint types contracts unit notebooks browser bench-panel format lock clean

##@ See it

exhibit: $(READY) ## Open the exhibit on http://localhost:8866  [PORT=8867, for a class HOST=0.0.0.0]
	@$(BIN)/python -m vfw.exhibit --host $(HOST) --port $(PORT) --token "$$TOKEN" $(if $(VISITORS),--visitors $(VISITORS))

lab: $(READY) ## Open the same notebooks in JupyterLab, to read and change them
	@$(BIN)/jupyter lab --notebook-dir=notebooks

handouts: $(READY) ## Print teacher guides and handouts into build/handouts, as PDF (needs Chromium)
	@$(BIN)/python -m vfw.exhibit.handouts

##@ Trust it

test: chromium lint types contracts ## Everything below. Without Chromium: BROWSER=none make test
	$(BIN)/python -m pytest $(TWO_AT_A_TIME) --ignore=tests/browser
	@if [ "$(BROWSER)" = none ]; then echo "left out: the tests in the browser"; \
	else $(BIN)/python -m pytest $(TWO_AT_A_TIME) tests/browser; fi

long: chromium ## What takes too long for every day: whole games, faults, repetitions by the hundred
	$(BIN)/python -m pytest $(TWO_AT_A_TIME) -m long tests

lint: $(READY) ## Style and formatting
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY) ## Types, strictly
	$(BIN)/mypy

contracts: $(READY) ## Who may know whom
	$(BIN)/lint-imports

unit: $(READY) ## The tests that need no browser
	$(BIN)/python -m pytest tests --ignore=tests/browser

notebooks: $(READY) ## Run every notebook
	$(BIN)/python -m pytest notebooks

browser: chromium ## The exhibit in a real Chromium  [CHROMIUM=/path/to/it]
	$(BIN)/python -m pytest tests/browser

##@ Measure it

bench-panel: chromium ## How fast and how frugal the panel is, beside what we aim at (six minutes)
	@$(BIN)/python -m tests.browser.bench_panel

##@ Keep it

format: $(READY) ## Bring code and notebooks into shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/nbstripout --keep-count notebooks/*.ipynb

lock: ## Choose the versions anew after a change in pyproject.toml (needs uv and a network)
	@command -v uv >/dev/null || { echo "This needs uv: pip install uv"; exit 1; }
	uv pip compile --universal --python-version 3.11 --all-extras --generate-hashes --no-emit-index-url \
		--no-annotate pyproject.toml -o binder/requirements.txt

clean: ## Remove the environment and everything else that can be made again
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache

help: ## This list
	@awk 'BEGIN {FS = ":.*## "; print "\nVotes for Women: the exhibit\n\n  make exhibit   is all it takes to see it, make test to trust it.\n  The first of them makes an environment: about a minute and 900 MB, needs a network.\n  After that neither needs one."} \
		/^##@/ {printf "\n%s\n", substr($$0, 5)} \
		/^[a-z-]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)
	@echo

chromium: $(READY)
	@$(BIN)/python tests/browser/chromium.py

# Editable, so that an edit counts at once; without isolation, so that the build needs nothing beyond the lock.
$(READY): binder/requirements.txt pyproject.toml
	@for python in $(PYTHON) python3.14 python3.13 python3.12 python3.11 python3 python; do \
		if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then break; fi; \
		python=; \
	done; \
	if [ -z "$$python" ]; then \
		echo "The exhibit needs Python 3.11 or later, and there is none on this machine:"; \
		echo "    apt-get install python3 python3-venv    on Debian 12, Ubuntu 24.04 and later"; \
		echo "    brew install python                     on macOS"; \
		echo "    PYTHON=/path/to/python3 make ...        when it lies somewhere unusual"; \
		exit 1; \
	fi; \
	[ -x $(BIN)/python ] || $$python -m venv .venv
	@echo "Installing the locked versions (about a minute)"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r binder/requirements.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@
