/**
 * Counts what each rule of the checks finds in the files of the corpus, and prints some findings of each rule with the
 * facts from which they follow, so that a person can judge them. `make bench-checks-corpus`, or with another number of
 * findings and one rule alone: `node spec/bench/checks-corpus.bench.ts 20 mother_too_old`.
 */
import { openMemoryStore } from "../../adapters/memory/store.ts"
import { findFaults } from "../../core/checks/find-faults.ts"
import type { Finding } from "../../core/domain/checks/check.ts"
import { checkRules } from "../../core/domain/checks/check-table.ts"
import { dayOf } from "../../core/domain/date/calendar.ts"
import type { TreeSnapshot } from "../../core/ports/export-reads.ts"
import { corpusFiles } from "../support/corpus.ts"
import { importing } from "../support/gedcom-import.ts"
import { uploadOf } from "../support/gedcom-upload.ts"
import { aWorld } from "../support/world.ts"
import { seeded } from "./random.ts"

const most = Number(process.argv[2] ?? "0")
const onlyRule = process.argv[3] ?? null
const today = dayOf(new Date())

interface Seen {
  readonly file: string
  readonly detail: string
  readonly facts: string
}

/** The names of the persons and the dates of the events of a finding. */
const factsOf = async (tree: TreeSnapshot, { personIds, eventIds }: Finding): Promise<string> => {
  const persons = await tree.persons(personIds)
  const events = await tree.events({ ids: eventIds, personIds, relationshipIds: [] })
  const facts = events.map(({ type, date, personId, age }) => {
    const at = persons.findIndex(({ id }) => id === personId)
    return `${at < 0 ? "" : at}${type} ${date?.display ?? "-"}${age === null ? "" : ` age ${age}`}`
  })
  return `${persons.map(({ displayName, gender }) => `${displayName} (${gender ?? "?"})`).join(" + ")}: ${facts.join("; ")}`
}

const found = new Map<string, Seen[]>(checkRules.map((rule) => [rule, []]))
const counts = { files: 0, refused: 0, persons: 0 }
for (const { name, bytes } of corpusFiles() ?? []) {
  const store = openMemoryStore()
  const world = await aWorld("private", store)
  const outcome = await importing(world, uploadOf(bytes()))
  if (outcome._tag === "Left") {
    counts.refused += 1
    continue
  }
  counts.files += 1
  const snapshot = store.exportReads.snapshot({ tree: world.tree, role: "editor" }, async function* (tree) {
    for (
      let after = null, ids = await tree.personIds(after, 1_000);
      ids.length > 0;
      ids = await tree.personIds(ids.at(-1) ?? null, 1_000)
    )
      counts.persons += ids.length
    for await (const findings of findFaults(tree, { rule: null, personId: null, today }))
      for (const finding of findings) {
        const list = found.get(finding.rule) ?? []
        const facts = most > 0 && (onlyRule === null || onlyRule === finding.rule) ? await factsOf(tree, finding) : ""
        list.push({ file: name, detail: finding.detail, facts })
      }
    yield null
  })
  for await (const _ of snapshot);
}
console.log(`${counts.files} files, ${counts.persons} persons; ${counts.refused} files refused`)
const random = seeded(1)
for (const rule of checkRules) {
  const list = found.get(rule) ?? []
  const files = new Set(list.map(({ file }) => file))
  console.log(`${rule.padEnd(26)} ${String(list.length).padStart(6)} findings in ${files.size} files`)
  if (onlyRule !== null && onlyRule !== rule) continue
  const sample = list.map((seen) => ({ seen, at: random.below(1_000_000) })).sort((one, other) => one.at - other.at)
  for (const { seen } of sample.slice(0, most)) console.log(`  ${seen.file}: ${seen.detail} [${seen.facts}]`)
}
