import { formOf } from "../client.ts"
import { type FamilyFile, familyFile, withOccupations } from "../family-file.ts"
import { type Bulk, type Fields, type KnownTree, numberOf } from "../model.ts"
import { type Actor, type AuditEntry, fieldsOf, isFields, type Maker, type Operation, pick } from "../operation.ts"
import { ownTrees } from "./trees.ts"

type Action = "new" | "merge" | "overwrite"

/** The files that were imported into each tree. */
export type Imported = Map<string, FamilyFile[]>

const rows = ["names", "events", "relationships", "sources", "citations", "media"] as const

/** What an import must add to a tree. */
const expected = (file: FamilyFile, action: Action, occupations: number): Bulk => {
  const nothing = { names: 0, relationships: 0, sources: 0, citations: 0, media: 0, kept_records: 0 }
  if (action === "merge") return { ...nothing, persons: 0, events: occupations }
  return file.counts
}

/** Where the counts of a report differ from what they must be. */
const difference = (report: Fields, bulk: Bulk): string | null => {
  const persons = isFields(report.persons) ? numberOf(report.persons.created) : 0
  const wrong = rows.filter((name) => numberOf(report[name]) !== bulk[name])
  return wrong.length === 0 && persons === bulk.persons
    ? null
    : `expected ${JSON.stringify(bulk)}, and it is ${JSON.stringify(report)}`
}

/** An import into a tree. Its rows count when the log has its entry; its report and that entry must agree with the file. */
const importOf = (
  actor: Actor,
  tree: KnownTree,
  { file, action, bulk }: { file: FamilyFile; action: Action; bulk: Bulk },
): Operation => ({
  kind: `gedcom.${action}`,
  method: "POST",
  path: `/trees/${tree.id}/gedcom/import`,
  token: actor.account.token,
  body: formOf(file.bytes, file.filename, { default_action: action }),
  holds: [tree.id],
  isShownLater: true,
  settled: (entries, answer) => {
    const entry = entries.find((one) => one.action === "gedcom.import")
    if (entry?.after == null) return "the log has no entry of the import"
    const kept = numberOf(entry.after.kept_records)
    for (const name of [...rows, "persons"] as const) tree.bulk[name] += bulk[name]
    tree.bulk.kept_records += kept
    const said = answer === null ? entry.after : fieldsOf(answer)
    const wrong = difference(said, bulk) ?? difference(entry.after, bulk)
    return wrong ?? (kept === bulk.kept_records ? null : `${kept} records kept instead of ${bulk.kept_records}`)
  },
})

const importNew =
  (imported: Imported): Maker =>
  (actor) => {
    const { random } = actor
    const tree = pick(random, ownTrees(actor, "live"))
    if (tree === null || tree.bulk.persons > 3_000) return null
    const families = random.pick([10, 30, 30, 100, 300])
    const file = familyFile(actor.word(), { families, pictures: random.chance(40) ? Math.min(families, 12) : 0 })
    const operation = importOf(actor, tree, { file, action: "new", bulk: expected(file, "new", 0) })
    const { settled } = operation
    const keep = (entries: readonly AuditEntry[], answer: string | null): string | null => {
      if (file.counts.media === 0) imported.set(tree.id, [...(imported.get(tree.id) ?? []), file])
      return settled?.(entries, answer) ?? null
    }
    return { ...operation, settled: keep }
  }

/** Imports a file once more into the same persons: as it was, which changes nothing, or with an occupation for everybody. */
const importAgain =
  (imported: Imported): Maker =>
  (actor) => {
    const tree = pick(
      actor.random,
      ownTrees(actor, "live").filter(({ id }) => imported.has(id)),
    )
    const file = tree === null ? null : pick(actor.random, imported.get(tree.id) ?? [])
    if (tree === null || file === null) return null
    const isSame = actor.random.chance(30)
    const again = isSame ? file : withOccupations(file, actor.word())
    const bulk = expected(again, "merge", isSame ? 0 : again.counts.persons)
    return importOf(actor, tree, { file: again, action: "merge", bulk })
  }

/** The imports, with how often each is chosen. */
export const importOperations = (imported: Imported): readonly (readonly [weight: number, make: Maker])[] => [
  [6, importNew(imported)],
  [4, importAgain(imported)],
]
