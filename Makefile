# Stemma on a machine with Node 20 or later, npm and make: everything else comes with npm, in two steps. `make run` installs what the service
# needs. What only checks, specs and builds of the package need is more than half of all, and comes with the first target that uses it.

# Our own Node comes before that of the machine, if its package exists for this machine.
export PATH := $(CURDIR)/node_modules/.bin:$(PATH)

installed := node_modules/.installed
tools := node_modules/.tools
web := adapters/web/built/index.html

# Ends with one line unless `node` has at least this major version.
needs_node = node -e 'if (parseInt(process.versions.node) < $(1)) { console.error("Stemma needs Node $(1) or later$(2): this is " + process.version + ". Install it from https://nodejs.org."); process.exit(1) }'

.DEFAULT_GOAL := help
# Every target here is a command, and none is a file.
.PHONY: $(shell awk -F: '/^[a-z-]+:/ { print $$1 }' $(firstword $(MAKEFILE_LIST)))

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-24s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

install: $(tools) ## install everything, if package-lock.json changed

run: $(installed) $(web) ## start the service on http://127.0.0.1:8080, data in ./data
	@$(call needs_node,24) && exec node bootstrap/server.ts

web: $(web) ## build the browser app, if it changed

demo: $(installed) ## load the sample tree, with an owner and a viewer, into the running service or ./data
	@$(call needs_node,24) && exec node --no-warnings bin/stemma.js demo

picture: $(tools) ## make the picture in the README again
	@README_PICTURE=write HOSTS=memory mocha spec/web/browser/readme-picture.spec.ts

languages: $(tools) ## write core/languages/registry.ts from the folders of the languages, and print what each lacks
	@node --no-warnings spec/support/write-languages.ts && node --no-warnings adapters/web/languages/count-gaps.ts

statements: $(tools) ## write docs/statements.sql, the statements that PostgreSQL is sent
	@node --no-warnings spec/support/write-statements.ts

worker: $(installed) ## do the jobs of a server that runs with WORKER=off
	@$(call needs_node,24) && exec node bootstrap/worker.ts

test: $(tools) ## check everything and run the specs, as for each commit
	@npm test

test-all: $(tools) ## check everything and run every spec on every host, as deep as it goes, as each night
	@npm run test-all

check: $(tools) ## check format, lint, types, architecture, unused exports and regular expressions
	@npm run --silent check

test-fast: $(tools) ## run the specs that need no database, browser or program
	@npm run --silent test-fast

pack: $(tools) ## write the packages for other programs, stemma-VERSION.tgz and stemma-client-VERSION.tgz
	@npm pack --loglevel=error && npm run --silent build-client && npm pack --loglevel=error ./node_modules/.cache/client

build: $(tools) ## emit JavaScript and declarations into dist
	@npm run --silent build

test-pooler: $(tools) ## run the specs of HTTP through a PgBouncer in transaction mode; it needs PgBouncer, or root and Debian
	@HOSTS=PgBouncer mocha spec/faults/pooler.spec.ts 'spec/http/*.spec.ts'

fuzz: $(tools) ## try every property with a random SEED, broken GEDCOM files for FUZZ_SECONDS (600)
	@SEED=$${SEED:-random} FUZZ_SECONDS=$${FUZZ_SECONDS:-600} mocha 'spec/properties/*.spec.ts'

fuzz-assistant: $(tools) ## call the tools of assistants at random for MINUTES (60), half of them on each host
	@SEED=$${SEED:-random} FUZZ_SECONDS=$$(( $${MINUTES:-60} * 30 )) mocha spec/properties/assistant-fuzz.spec.ts

twin-worlds: $(tools) ## ask PAIRS (200000) of equal requests of two services that differ in what readers may not see
	@PAIRS=$${PAIRS:-200000} SEED=$${SEED:-random} mocha spec/properties/twin-worlds.spec.ts

planted: $(tools) ## plant each known fault in a copy, and show that its specs fail; ONLY=7,12 for some
	@node spec/planted/run-planted.ts

mutation: $(tools) ## try mutants of FOLDER (core/domain) with the specs of test-fast, as each night
	@HOSTS=memory SPECS=fast node spec/mutation/run-mutation.ts $${FOLDER:-core/domain}

campaign: $(tools) ## kill server, worker and database under load for MINUTES (10) or KILLS, STORE=s3 for Ceph too; SEED repeats a run
	@exec node --no-warnings spec/campaign/main.ts

reckoning-proof: $(tools) ## hide dates of the corpus TIMES (20) times, and count how often they are reckoned right
	@node --no-warnings spec/bench/reckoning-proof.ts $${TIMES:-20}

fidelity: $(tools) ## measure how many lines of the corpus are data, by program, and LINES (20) that are not
	@node --no-warnings spec/bench/fidelity.ts $${LINES:-20}

bench-cleanup: $(tools) ## measure the previews of the cleanup tools
	@node spec/bench/cleanup.bench.ts

bench-checks: $(tools) ## measure the checks of a tree of 100,000 persons against its export
	@node spec/bench/checks.bench.ts

bench-checks-corpus: $(tools) ## count what each rule of the checks finds in the corpus, and show some of it
	@node spec/bench/checks-corpus.bench.ts 20

bench-duplicates: $(tools) ## count how many duplicates of split files of the corpus are found, and how many are right
	@node --no-warnings spec/bench/duplicates.bench.ts

bench-duplicates-time: $(tools) ## measure the duplicates of a tree of 60,000 persons against its export
	@node --no-warnings spec/bench/duplicates-time.bench.ts

bench-undo: $(tools) ## measure the undo of an import
	@node spec/bench/undo.bench.ts

bench-changes: $(tools) ## measure the facts of a write, and the history of a person
	@node spec/bench/changes.bench.ts

bench-neighbourhood: $(tools) ## measure the neighbourhood, the page and the kinship of a person
	@node spec/bench/neighbourhood.bench.ts

bench-at-once: $(tools) ## measure batches of one tree at once, and changes of many people
	@node spec/bench/at-once.bench.ts

bench-import-large-record: $(tools) ## measure the import of one person with very many facts
	@node spec/bench/import-large-record.bench.ts

bench-streams: $(tools) ## measure idle event streams
	@node --expose-gc spec/bench/streams.bench.ts

bench-large-records: $(tools) ## measure what readers of very large records cost the reads of another
	@node spec/bench/large-records.bench.ts

bench-names: $(tools) ## measure the dictionary of given names
	@node spec/bench/names.bench.ts

bench-numbered-names: $(tools) ## measure the import of names that differ by a number only
	@node spec/bench/numbered-names.bench.ts

bench-backup: $(tools) ## measure the backup of an account, there and back
	@npm run --silent bench-backup

bench-fairness: $(tools) ## measure what heavy work of one account costs the reads of another
	@npm run --silent bench-fairness

bench-growth: $(tools) ## measure how time and memory grow with the size of a tree
	@node spec/bench/growth.bench.ts

bench-import: $(tools) ## measure GEDCOM import
	@npm run --silent bench-import

bench-import-ids: $(tools) ## measure what the ids of an import cost it
	@node spec/bench/import-ids.bench.ts

bench-media: $(tools) ## measure uploads and downloads
	@npm run --silent bench-media

bench-matching: $(tools) ## measure the reach of the matching: names with a slip
	@node spec/bench/matching.bench.ts

bench-preview: $(tools) ## measure GEDCOM preview, and imports of people who are there
	@npm run --silent bench-preview

bench-read: $(tools) ## measure the reads
	@npm run --silent bench-read

bench-reckoning: $(tools) ## measure how long a person takes to be reckoned again after an edit
	@node --no-warnings spec/bench/reckoning.bench.ts

bench-crafted: $(tools) ## measure what searches of crafted trees cost the reads of another account
	@node spec/bench/crafted.bench.ts

twin-times: $(tools) ## measure whether times show what a reader may not see
	@node spec/bench/twin-times.bench.ts

bench-search: $(tools) ## measure what searches find: names with a slip
	@node spec/bench/search.bench.ts

$(web): $(installed) $(wildcard adapters/web/*.ts) $(shell test ! -d adapters/web/app || find adapters/web/app -type f)
	@$(call needs_node,24) && node bootstrap/runtime/one-at-a-time.mjs $@ $^ -- node adapters/web/build.ts

manifests := package.json package-lock.json adapters/package.json adapters/client/package.json bootstrap/runtime/package.json

$(installed) $(tools): $(manifests)
	@$(call needs_node,20)
	@node bootstrap/runtime/one-at-a-time.mjs $@ $^ -- $(MAKE) --no-print-directory install-$(@:node_modules/.%=%)

# The two steps, of which one runs at a time. Neither removes what the other one has installed. The second one adds to an installation that is
# up to date, so that a service that runs from this folder goes on.
npm_flags := --ignore-scripts=false --no-audit --no-fund --loglevel=error

install-installed:
	npm ci $(if $(wildcard $(tools)),--include=dev,--omit=dev) $(npm_flags)
	@$(call needs_node,24, where no package of it exists)
	@touch $(installed)

install-tools:
	npm $$($(MAKE) -q $(installed) && echo install --no-save || echo ci) --include=dev $(npm_flags)
	@$(call needs_node,24, where no package of it exists)
	@touch $(installed) $(tools)
