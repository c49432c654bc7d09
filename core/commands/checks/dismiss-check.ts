import * as E from "fp-ts/lib/Either.js"
import {
  type CheckDismissal,
  hasMostDismissedChecks,
  MOST_DISMISSED_CHECKS,
  withDismissed,
} from "../../domain/checks/dismissal.ts"
import { invalid, notFound } from "../../domain/errors.ts"
import type { TreeId } from "../../domain/ids.ts"
import { checkedPersons } from "../../edit/checked-persons.ts"
import { type Command, done, unchanged } from "../../use-case/command.ts"

export interface DismissCheck extends CheckDismissal {
  readonly treeId: TreeId
}

/** An editor says that what a rule finds of these persons is no fault. It is not listed any more, whatever is edited. */
export const dismissCheck: Command<DismissCheck, null> = async (context, { treeId, rule, personIds }) => {
  const { persons } = context
  const found = await checkedPersons(context, treeId, { personIds })
  if (E.isLeft(found)) return found
  const [id] = found.right
  const before = id === undefined ? null : await persons.find(id)
  if (before === null) return E.left(notFound("person"))
  const after = withDismissed(before, { rule, personIds: found.right })
  if (after === before) return unchanged(null)
  if (hasMostDismissedChecks(before))
    return E.left(invalid("personIds", `may not add to a person who has ${MOST_DISMISSED_CHECKS} dismissed findings`))
  await persons.update(after)
  return done(null, { action: "check.dismiss", entityType: "person", entityId: before.id, treeId })
}
