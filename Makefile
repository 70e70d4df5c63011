# What a target does is in tools/.
GAMES ?= 1000
FUZZ = $(if $(IMAGINED),--imagined $(IMAGINED),$(if $(LEAKS),--leaks $(LEAKS),--games $(GAMES)))
PY := .venv/bin/python

.DEFAULT_GOAL := help
.PHONY: help play terminal check test test-long bench bench-server kill rules cards fuzz mutants train translations pictures walk docs lint lock wheel build

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1|/p' $(MAKEFILE_LIST) | awk -F'|' '{printf "make %-12s %s\n", $$1, $$2}'

play: ## play in the browser, at 127.0.0.1:8000: make play ARGS="--lan"
	@tools/setup.sh
	@tools/web.sh
	@.venv/bin/abyssal serve $(ARGS)

terminal: ## play in the terminal: make terminal ARGS="into-the-blue --lang fr"
	@tools/setup.sh
	@.venv/bin/abyssal play $(ARGS)

check: ## lint, types and the tests that a change touches, in under three minutes
	@tools/check.sh

test: ## lint, types and tests: engine, server, client and browser
	@tools/test.sh $(ARGS)

test-long: ## what takes too long for make test: games at true speed, kills, Firefox
	@tools/test_long.sh $(ARGS)

bench: ## measured speed, interpreted and compiled
	@tools/compiled.sh
	@$(PY) bench/run.py --interpreted $(PY) --compiled .venv-compiled/bin/python $(ARGS)

bench-server: ## a thousand live tables with four sockets each, and how fast they are served
	@tools/setup.sh
	@$(PY) bench/server.py $(ARGS)

kill: ## kill a server under load fifty times, and look for what was lost
	@tools/setup.sh
	@$(PY) tools/kill.py $(ARGS)

rules: ## which rules of the ledgers have a test
	@tools/setup.sh
	@$(PY) tools/rules.py $(ARGS)

cards: ## every card of Unfathomable in words, for proof-reading: make cards ARGS="--lang fr"
	@tools/setup.sh
	@$(PY) tools/cards.py $(ARGS)

fuzz: ## random games of every title: make fuzz GAMES=10000, LEAKS=200 or IMAGINED=1000000
	@tools/setup.sh
	@[ ! -e .venv-compiled/whole-stamp ] || ABYSSAL_OPTIMIZE=1 tools/compiled.sh
	@$(firstword $(wildcard .venv-compiled/bin/python) $(PY)) tools/fuzz.py $(FUZZ) $(ARGS)

mutants: ## break the rules at random and count what the tests catch
	@tools/setup.sh
	@$(PY) tools/mutants.py $(ARGS)

train: ## learn the value of a title anew: make train ARGS="in-too-deep"
	@tools/train.sh $(ARGS)

translations: ## what each language lacks: make translations ARGS="de"
	@tools/setup.sh
	@$(PY) tools/translations.py $(ARGS)

pictures: ## screenshots of every page by play, into pictures/
	@tools/setup.sh
	@tools/web.sh
	@ABYSSAL_CHROMIUM=$$(tools/chromium.sh) && export ABYSSAL_CHROMIUM && $(PY) tools/pictures.py $(ARGS)

walk: ## pictures of a bot's round every 500 ms at normal speed, into walk/
	@tools/setup.sh
	@tools/web.sh
	@ABYSSAL_CHROMIUM=$$(tools/chromium.sh) && export ABYSSAL_CHROMIUM && $(PY) tools/walk.py $(ARGS)

docs: ## the pages of docs/ as a site with search, into site/
	@tools/docs.sh

lint: ## ruff and mypy
	@tools/lint.sh

lock: ## write the locks of Python packages anew; ARGS=-U moves the pins
	@tools/lock.sh $(ARGS)

wheel: ## a wheel for every Python into dist/, with the client inside
	@tools/setup.sh
	@rm -rf dist && mkdir dist
	@tools/wheel.sh plain dist
	@ls -1 dist

build: ## plain and compiled wheels into dist/, and .venv-compiled
	@tools/build.sh
