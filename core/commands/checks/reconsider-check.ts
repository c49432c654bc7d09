import * as E from "fp-ts/lib/Either.js"
import type { AuditFact } from "../../domain/audit/audit.ts"
import { findingKey, withoutDismissed } from "../../domain/checks/dismissal.ts"
import { mergesOf } from "../../domain/merge/merges.ts"
import { checkedPersons } from "../../edit/checked-persons.ts"
import { type Command, doneAll } from "../../use-case/command.ts"
import type { DismissCheck } from "./dismiss-check.ts"

/** An editor takes a dismissal back, also where it was said of persons who were merged into these. */
export const reconsiderCheck: Command<DismissCheck, null> = async (context, { treeId, rule, personIds }) => {
  const { persons, contents } = context
  const found = await checkedPersons(context, treeId, { personIds })
  if (E.isLeft(found)) return found
  const { byKept, personOf } = mergesOf(await contents(treeId).mergedPersons())
  const key = findingKey(rule, found.right)
  const held = await persons.ofIds(
    treeId,
    found.right.flatMap((id) => [id, ...(byKept.get(id) ?? [])]),
  )
  const changed = held.flatMap((person) => {
    const after = withoutDismissed(person, (one) => findingKey(one.rule, one.personIds.map(personOf)) === key)
    return after === person ? [] : [after]
  })
  await persons.updateMany(changed)
  const facts = changed.map(
    ({ id }): AuditFact => ({ action: "check.reconsider", entityType: "person", entityId: id, treeId }),
  )
  return doneAll(null, facts)
}
