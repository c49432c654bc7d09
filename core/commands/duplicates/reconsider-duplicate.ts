import * as E from "fp-ts/lib/Either.js"
import { notDistinct } from "../../domain/duplicates/dismissal.ts"
import { mergesOf } from "../../domain/merge/merges.ts"
import type { AuditFact } from "../../domain/audit/audit.ts"
import { duplicatePair } from "../../edit/duplicate-pair.ts"
import { type Command, doneAll } from "../../use-case/command.ts"
import type { DismissDuplicate } from "./dismiss-duplicate.ts"

/** An editor takes back that two persons are not the same, also where it was said of persons who were merged into them. */
export const reconsiderDuplicate: Command<DismissDuplicate, null> = async (context, { treeId, ...pair }) => {
  const { persons, contents } = context
  const found = await duplicatePair(context, treeId, pair)
  if (E.isLeft(found)) return found
  const { byKept } = mergesOf(await contents(treeId).mergedPersons())
  const [these, those] = found.right.map((id) => new Set([id, ...(byKept.get(id) ?? [])]))
  if (these === undefined || those === undefined) throw new Error("A pair has two persons.")
  const held = await persons.ofIds(treeId, [...these, ...those])
  const changed = held.flatMap((person) => {
    const after = notDistinct(person, these.has(person.id) ? those : these)
    return after === person ? [] : [after]
  })
  await persons.updateMany(changed)
  const facts = changed.map(
    ({ id }): AuditFact => ({ action: "duplicate.reconsider", entityType: "person", entityId: id, treeId }),
  )
  return doneAll(null, facts)
}
