import { type Check, foundIf } from "../check.ts"
import { type Kin, speaksForChildren } from "../checked-person.ts"
import { leastDays } from "../span.ts"

/** Twins with births that lie too far apart. */
export const twinsBornApart: Check<"twins_born_apart"> = (subject, { limits }) => {
  if (!speaksForChildren(subject)) return []
  const twins = subject.children.filter(
    ({ relationship, person }) => relationship.twinGroup !== null && person.born?.first != null,
  )
  return [...Map.groupBy(twins, ({ relationship }) => relationship.twinGroup).values()].flatMap((group) => {
    const sorted = group.toSorted((one, other) => (one.person.born?.first ?? 0) - (other.person.born?.first ?? 0))
    const [first, last]: readonly (Kin | undefined)[] = [sorted[0], sorted.at(-1)]
    if (first === undefined || last === undefined) return []
    return foundIf((leastDays(first.person.born, last.person.born) ?? 0) > limits.days, () => ({
      personIds: [first.person.id, last.person.id],
      relationshipIds: [first.relationship.id, last.relationship.id],
      detail: `${first.person.displayName} and ${last.person.displayName} are twins and were born more than ${limits.days} days apart.`,
    }))
  })
}
