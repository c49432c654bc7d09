import type * as t from "io-ts"
import { listOf, oneOf, wire } from "../../codec/wire.ts"
import type { DismissedCheck } from "../dismissed/dismissed-check.ts"
import { PersonId } from "../ids.ts"
import type { Person } from "../person.ts"
import { checkRules } from "./check-table.ts"

/** The most persons that a finding concerns. */
const MOST_PERSONS = 10

/** A rule, and the persons of its finding, which is no fault. */
export const CheckDismissal = wire("CheckDismissal", {
  rule: oneOf(checkRules),
  personIds: listOf(PersonId, MOST_PERSONS),
})
export type CheckDismissal = t.TypeOf<typeof CheckDismissal>

/** The most dismissed findings of one person. Each one is in every version of the person's row. */
export const MOST_DISMISSED_CHECKS = 200

/** What makes two findings of these persons the same one: it does not depend on their order. */
export const findingKey = (rule: string, personIds: readonly PersonId[]): string =>
  [rule, ...new Set(personIds.toSorted())].join(" ")

/** Whether nothing more can be dismissed at this person. */
export const hasMostDismissedChecks = ({ dismissedChecks }: Pick<Person, "dismissedChecks">): boolean =>
  (dismissedChecks?.length ?? 0) >= MOST_DISMISSED_CHECKS

/** The person with one more dismissed finding. The same object if it is dismissed already. */
export const withDismissed = (person: Person, { rule, personIds }: CheckDismissal): Person => {
  const dismissed = person.dismissedChecks ?? []
  const key = findingKey(rule, personIds)
  return dismissed.some((one) => findingKey(one.rule, one.personIds) === key)
    ? person
    : { ...person, dismissedChecks: [...dismissed, { rule, personIds: [...new Set(personIds)].sort() }] }
}

/** The person without the dismissed findings of which this is so. The same object if there is none. */
export const withoutDismissed = (person: Person, isTakenBack: (dismissed: DismissedCheck) => boolean): Person => {
  const left = person.dismissedChecks?.filter((one) => !isTakenBack(one)) ?? []
  if (left.length === (person.dismissedChecks?.length ?? 0)) return person
  return { ...person, dismissedChecks: left.length === 0 ? null : left }
}
