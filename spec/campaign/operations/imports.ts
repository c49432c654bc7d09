import { formOf } from "../client.ts"
import { type FamilyFile, familyFile, withOccupations } from "../family-file.ts"
import { type Fields, type KnownTree, numberOf } from "../model.ts"
import { type Actor, type AuditEntry, fieldsOf, isFields, type Maker, type Operation, pick } from "../operation.ts"
import { ownTrees } from "./trees.ts"

type Action = "new" | "merge" | "overwrite"

/** The files that were imported into each tree. */
export type Imported = Map<string, FamilyFile[]>

const rows = ["names", "events", "relationships", "sources", "citations", "media"] as const

type Row = (typeof rows)[number] | "persons"

/** What an import made. */
type Made = Readonly<Record<Row, number>>

const nothing: Made = { persons: 0, names: 0, events: 0, relationships: 0, sources: 0, citations: 0, media: 0 }

/** The counts of a report, and of the log's entry of an import. Persons that replace others are new rows. */
const madeBy = (report: Fields): Made => {
  const { created = 0, overwritten = 0 } = isFields(report.persons) ? report.persons : {}
  const counts = Object.fromEntries(rows.map((name) => [name, numberOf(report[name])]))
  return { ...nothing, ...counts, persons: numberOf(created) + numberOf(overwritten) }
}

const difference = (is: Made, shouldBe: Made): string | null => {
  const isSame = ([...rows, "persons"] as const).every((name) => is[name] === shouldBe[name])
  return isSame ? null : `it made ${JSON.stringify(is)} instead of ${JSON.stringify(shouldBe)}`
}

interface Import {
  readonly file: FamilyFile
  readonly action: Action
  /** What it must make; a part of it for an overwrite, which keeps sources and records that are there. */
  readonly made: Partial<Made>
  /** How many records it must keep; null where that depends on what is there. */
  readonly kept: number | null
}

/** An import into a tree. Its rows count once the log has its entry; its report and that entry must agree with the file. */
const importOf = (actor: Actor, tree: KnownTree, { file, action, made, kept }: Import): Operation => ({
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
    const logged = madeBy(entry.after)
    for (const name of [...rows, "persons"] as const) tree.bulk[name] += logged[name]
    tree.bulk.kept_records += numberOf(entry.after.kept_records)
    const said = answer === null ? logged : madeBy(fieldsOf(answer))
    const keptNow = numberOf(entry.after.kept_records)
    if (kept !== null && keptNow !== kept) return `${keptNow} records kept instead of ${kept}`
    return difference(said, logged) ?? difference(logged, { ...logged, ...made })
  },
})

const importNew =
  (imported: Imported): Maker =>
  (actor) => {
    const { random } = actor
    const tree = pick(random, ownTrees(actor, "live"))
    if (tree === null || tree.bulk.persons > 3_000) return null
    const families = random.pick([10, 30, 30, 60, 200])
    const file = familyFile(actor.word(), { families, pictures: random.chance(40) ? Math.min(families, 12) : 0 })
    const { kept_records: kept, ...made } = file.counts
    const operation = importOf(actor, tree, { file, action: "new", made, kept })
    const { settled } = operation
    const keep = (entries: readonly AuditEntry[], answer: string | null): string | null => {
      if (file.counts.media === 0) imported.set(tree.id, [...(imported.get(tree.id) ?? []), file])
      return settled?.(entries, answer) ?? null
    }
    return { ...operation, settled: keep }
  }

/**
 * Imports a file once more into the same persons: as it was, which changes nothing, with an occupation for everybody,
 * or in place of them.
 */
const importAgain =
  (imported: Imported): Maker =>
  (actor) => {
    const tree = pick(
      actor.random,
      ownTrees(actor, "live").filter(({ id }) => imported.has(id)),
    )
    const file = tree === null ? null : pick(actor.random, imported.get(tree.id) ?? [])
    if (tree === null || file === null) return null
    const way = actor.random.pick(["same", "more", "more", "overwrite"])
    if (way === "same") return importOf(actor, tree, { file, action: "merge", made: nothing, kept: 0 })
    const { persons, names, events } = file.counts
    if (way === "overwrite")
      return importOf(actor, tree, { file, action: "overwrite", made: { persons, names, events }, kept: null })
    const more = withOccupations(file, actor.word())
    return importOf(actor, tree, { file: more, action: "merge", made: { ...nothing, events: persons }, kept: null })
  }

/** The imports, with how often each is chosen. */
export const importOperations = (imported: Imported): readonly (readonly [weight: number, make: Maker])[] => [
  [10, importNew(imported)],
  [8, importAgain(imported)],
]
