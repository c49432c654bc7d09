# Stemma on a machine with Node 20 or later, npm and make: everything else comes with `npm ci`.

# Our own Node comes before that of the machine, if its package exists for this machine.
export PATH := $(CURDIR)/node_modules/.bin:$(PATH)

installed := node_modules/.installed
web := adapters/web/built/index.html

# Ends with one line unless `node` has at least this major version.
needs_node = node -e 'if (parseInt(process.versions.node) < $(1)) { console.error("Stemma needs Node $(1) or later$(2): this is " + process.version + ". Install it from https://nodejs.org."); process.exit(1) }'

.DEFAULT_GOAL := help
# Every target here is a command, and none is a file.
.PHONY: $(shell awk -F: '/^[a-z-]+:/ { print $$1 }' $(firstword $(MAKEFILE_LIST)))

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-24s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

install: $(installed) ## install the dependencies, if package-lock.json changed

run: $(installed) $(web) ## start the service on http://127.0.0.1:8080, data in ./data
	@$(call needs_node,24) && exec node bootstrap/server.ts

web: $(web) ## build the browser app, if it changed

demo: $(installed) ## load the sample tree, with an owner and a viewer, into the running service or ./data
	@$(call needs_node,24) && exec node --no-warnings bin/stemma.js demo

picture: $(installed) ## make the picture in the README again
	@README_PICTURE=write HOSTS=memory mocha spec/web/browser/readme-picture.spec.ts

statements: $(installed) ## write docs/statements.sql, the statements that PostgreSQL is sent
	@node --no-warnings spec/support/write-statements.ts

worker: $(installed) ## do the jobs of a server that runs with WORKER=off
	@$(call needs_node,24) && exec node bootstrap/worker.ts

test: $(installed) ## check everything and run the specs, as for each commit
	@npm test

test-all: $(installed) ## check everything and run every spec on every host, as deep as it goes, as each night
	@npm run test-all

check: $(installed) ## check format, lint, types, architecture, unused exports and regular expressions
	@npm run --silent check

test-fast: $(installed) ## run the specs that need no database, browser or program
	@npm run --silent test-fast

pack: $(installed) ## write the package for other programs, stemma-VERSION.tgz
	@npm pack --loglevel=error

build: $(installed) ## emit JavaScript and declarations into dist
	@npm run --silent build

fuzz: $(installed) ## try every property with a random SEED, broken GEDCOM files for FUZZ_SECONDS (600)
	@SEED=$${SEED:-random} FUZZ_SECONDS=$${FUZZ_SECONDS:-600} mocha 'spec/properties/*.spec.ts'

fuzz-assistant: $(installed) ## call the tools of assistants at random for MINUTES (60), half of them on each host
	@SEED=$${SEED:-random} FUZZ_SECONDS=$$(( $${MINUTES:-60} * 30 )) mocha spec/properties/assistant-fuzz.spec.ts

twin-worlds: $(installed) ## ask PAIRS (200000) of equal requests of two services that differ in what readers may not see
	@PAIRS=$${PAIRS:-200000} SEED=$${SEED:-random} mocha spec/properties/twin-worlds.spec.ts

planted: $(installed) ## plant each known fault in a copy, and show that its specs fail; ONLY=7,12 for some
	@node spec/planted/run-planted.ts

mutation: $(installed) ## try mutants of FOLDER (core/domain) with the specs of test-fast, as each night
	@HOSTS=memory SPECS=fast node spec/mutation/run-mutation.ts $${FOLDER:-core/domain}

campaign: $(installed) ## kill server, worker and database under load for MINUTES (10) or KILLS, STORE=s3 for Ceph too; SEED repeats a run
	@exec node --no-warnings spec/campaign/main.ts

bench-cleanup: $(installed) ## measure the previews of the cleanup tools
	@node spec/bench/cleanup.bench.ts

bench-undo: $(installed) ## measure the undo of an import
	@node spec/bench/undo.bench.ts

bench-changes: $(installed) ## measure the facts of a write, and the history of a person
	@node spec/bench/changes.bench.ts

bench-neighbourhood: $(installed) ## measure the neighbourhood, the page and the kinship of a person
	@node spec/bench/neighbourhood.bench.ts

bench-at-once: $(installed) ## measure batches of one tree at once, and changes of many people
	@node spec/bench/at-once.bench.ts

bench-import-large-record: $(installed) ## measure the import of one person with very many facts
	@node spec/bench/import-large-record.bench.ts

bench-streams: $(installed) ## measure idle event streams
	@node --expose-gc spec/bench/streams.bench.ts

bench-large-records: $(installed) ## measure what readers of very large records cost the reads of another
	@node spec/bench/large-records.bench.ts

bench-names: $(installed) ## measure the dictionary of given names
	@node spec/bench/names.bench.ts

bench-numbered-names: $(installed) ## measure the import of names that differ by a number only
	@node spec/bench/numbered-names.bench.ts

bench-backup: $(installed) ## measure the backup of an account, there and back
	@npm run --silent bench-backup

bench-fairness: $(installed) ## measure what heavy work of one account costs the reads of another
	@npm run --silent bench-fairness

bench-growth: $(installed) ## measure how time and memory grow with the size of a tree
	@node spec/bench/growth.bench.ts

bench-import: $(installed) ## measure GEDCOM import
	@npm run --silent bench-import

bench-import-ids: $(installed) ## measure what the ids of an import cost it
	@node spec/bench/import-ids.bench.ts

bench-media: $(installed) ## measure uploads and downloads
	@npm run --silent bench-media

bench-matching: $(installed) ## measure the reach of the matching: names with a slip
	@node spec/bench/matching.bench.ts

bench-preview: $(installed) ## measure GEDCOM preview, and imports of people who are there
	@npm run --silent bench-preview

bench-read: $(installed) ## measure the reads
	@npm run --silent bench-read

bench-crafted: $(installed) ## measure what searches of crafted trees cost the reads of another account
	@node spec/bench/crafted.bench.ts

twin-times: $(installed) ## measure whether times show what a reader may not see
	@node spec/bench/twin-times.bench.ts

bench-search: $(installed) ## measure what searches find: names with a slip
	@node spec/bench/search.bench.ts

$(web): $(installed) $(wildcard adapters/web/*.ts) $(shell test ! -d adapters/web/app || find adapters/web/app -type f)
	@$(call needs_node,24) && node bootstrap/runtime/one-at-a-time.mjs $@ node adapters/web/build.ts

$(installed): package.json package-lock.json bootstrap/runtime/package.json
	@$(call needs_node,20)
	@node bootstrap/runtime/one-at-a-time.mjs $@ $(MAKE) --no-print-directory install-now

# The installation itself, which runs once at a time.
install-now:
	npm ci --ignore-scripts=false --no-audit --no-fund --loglevel=error
	@$(call needs_node,24, where no package of it exists)
	@touch $(installed)
