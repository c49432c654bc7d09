import * as E from "fp-ts/lib/Either.js"
import type { AuditFact } from "../../domain/audit/audit.ts"
import { changedPerson } from "../../domain/changed-person.ts"
import type { TouchedRow, TouchedRows } from "../../domain/change/touched-rows.ts"
import type { DomainError } from "../../domain/errors.ts"
import { PersonId, type RelationshipId } from "../../domain/ids.ts"
import { nextVersion, revised } from "../../domain/lifecycle.ts"
import type { Name } from "../../domain/name.ts"
import type { Person } from "../../domain/person.ts"
import type { Tree } from "../../domain/tree.ts"
import { inGroups } from "../../lib/in-groups.ts"
import { clearReferences, recallReferences, selfFact } from "../person-references.ts"
import { loadVitals } from "../refresh-summary.ts"
import type { UndoRun } from "./undo-run.ts"

/** The number of persons that are updated at a time. */
const batch = 500

/**
 * Gives each person whose names an undo touched exactly one primary name: the one that was primary, unless another
 * one is; without either, the earliest. A person without names is refused.
 */
export const settleNames = async ({
  context,
  change,
  promotions,
  renamed,
  beside,
}: UndoRun): Promise<E.Either<DomainError, null>> => {
  const { persons, names, now } = context
  const wanted = new Set([...renamed, ...beside.flatMap(({ id, hasName }) => (hasName ? [id] : []))])
  for (const ids of inGroups([...wanted].sort(), batch)) {
    const held = await persons.live(change.treeId, ids)
    const all = Map.groupBy(
      await names.ofPersons(
        change.treeId,
        held.map(({ id }) => id),
      ),
      ({ personId }) => personId,
    )
    const promoted: Name[] = []
    for (const { id } of held) {
      const own = all.get(id) ?? []
      const [first] = own
      if (first === undefined) return E.left({ _tag: "LastName" })
      if (own.some(({ isPrimary }) => isPrimary)) continue
      promoted.push(revised(own.find((name) => promotions.has(name.id)) ?? first, { isPrimary: true }, now))
    }
    await names.updateMany(promoted)
  }
  return E.right(null)
}

/** The persons of an import who were deleted or restored together. */
const sweptPersons = ({ swept }: UndoRun): readonly PersonId[] => [...swept.person].filter(PersonId.is)

/** Counts the persons who have come and gone, and clears or sets again what refers to them. Returns the audit facts. */
export const settlePersons = async (run: UndoRun, tree: () => Promise<Tree>): Promise<readonly AuditFact[]> => {
  const { context, change, sweptDeletion } = run
  const { trees, changes } = context
  const { person } = changes.touched()
  const together = sweptPersons(run)
  const gone = withAll(
    idsOf(person, (before, after) => before && !after),
    sweptDeletion === null ? together : [],
  )
  const come = withAll(
    idsOf(person, (before, after) => !before && after),
    sweptDeletion === null ? [] : together,
  )
  await trees.countPersons(change.treeId, come.length - gone.length)
  const moved = await settleMerges(run)
  const held = await trees.find(change.treeId)
  const cleared = gone.length === 0 || held === null ? [] : await clearReferences(context, held, gone)
  const set = await tree()
  const recalled = come.length === 0 ? [] : await recallReferences(context, set, come)
  return [...moved, ...cleared, ...recalled]
}

/** Gives accounts back the self persons whom a merge had taken, and the kept ones if the merge is done again. */
const settleMerges = async ({ context }: UndoRun): Promise<readonly AuditFact[]> => {
  const { users, changes } = context
  const facts: AuditFact[] = []
  for (const { before, after } of changes.touched().person) {
    if (after === null) continue
    const [was, is] = [before?.merged?.intoId ?? null, after.merged?.intoId ?? null]
    if (was === is) continue
    const affected = [
      ...(was === null ? [] : await users.returnSelf(after.id, was)),
      ...(is === null ? [] : await users.moveSelf(after.id, is)),
    ]
    for (const user of affected) facts.push(selfFact(user))
  }
  return facts
}

const idsOf = (
  rows: readonly TouchedRow<Person>[],
  isWanted: (wasLive: boolean, isLive: boolean) => boolean,
): readonly PersonId[] =>
  rows.flatMap(({ before, after }) => (after !== null && isWanted(isThere(before), isThere(after)) ? [after.id] : []))

const withAll = (some: readonly PersonId[], others: readonly PersonId[]): readonly PersonId[] => [
  ...new Set([...some, ...others]),
]

const isThere = (row: Person | null): boolean => row !== null && row.deletedAt === null

/** Updates the summaries of all live persons on which the rows that were written bear. */
export const refreshTouched = async (run: UndoRun): Promise<void> => {
  const { context, change, beside } = run
  const { persons, names, now } = context
  const touched = context.changes.touched()
  const versions = new Map(touched.person.map(({ before, after }) => [after?.id, before?.version]))
  const renamed = new Set([
    ...states(touched.name).map(({ personId }) => personId),
    ...beside.flatMap(({ id, hasName }) => (hasName ? [id] : [])),
  ])
  const gone = new Set(touched.person.filter(({ after }) => !isThere(after)).map(({ before }) => before?.id))
  const wanted = (await affectedPersons(run, touched)).filter((id) => !gone.has(id))
  for (const ids of inGroups(wanted, batch)) {
    const held = await persons.live(change.treeId, ids)
    const all = Map.groupBy(await names.ofPersons(change.treeId, ids), ({ personId }) => personId)
    const vitalsOf = await loadVitals(context, change.treeId, ids)
    const changed = held.flatMap((person) => {
      const next = changedPerson(person, {}, { names: all.get(person.id) ?? [], vitals: vitalsOf(person.id) }, now)
      const isOld =
        next === person && renamed.has(person.id) && (versions.get(person.id) ?? person.version) === person.version
      if (isOld) return [nextVersion(person, now)]
      return next === person ? [] : [next]
    })
    if (changed.length > 0) await persons.updateMany(changed)
  }
}

/** The persons of the rows that were written, sorted, so that two commands that update them cannot deadlock. */
const affectedPersons = async (
  { context, change, beside }: UndoRun,
  { person, name, event, relationship }: TouchedRows,
): Promise<readonly PersonId[]> => {
  const ids = new Set<PersonId>([
    ...beside.map(({ id }) => id),
    ...states(person).map(({ id }) => id),
    ...states(name).map(({ personId }) => personId),
  ])
  const edges = new Set<RelationshipId>()
  for (const { personId, relationshipId } of states(event)) {
    if (personId !== null) ids.add(personId)
    if (relationshipId !== null) edges.add(relationshipId)
  }
  for (const edge of [...states(relationship), ...(await context.relationships.ofIds(change.treeId, [...edges]))]) {
    if (edge.type !== "partnership") continue
    ids.add(edge.fromPersonId)
    ids.add(edge.toPersonId)
  }
  return [...ids].sort()
}

/** Every state of these rows: a merge, and its undo, gives a row to another person. */
const states = <T>(rows: readonly TouchedRow<T>[]): readonly T[] =>
  rows.flatMap(({ before, after }) => [before, after].filter((row) => row !== null))
