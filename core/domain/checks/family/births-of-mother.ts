import { type Check, foundIf } from "../check.ts"
import { byBlood, type CheckedPerson, type Kin } from "../checked-person.ts"
import { leastDays, leastYears, mostDays } from "../span.ts"

/** The children of a mother who have a birth, the eldest first. */
const byBirth = (subject: CheckedPerson): readonly Kin[] =>
  subject.gender === "female"
    ? byBlood(subject.children)
        .filter(({ person }) => person.born?.first != null && person.born.last !== null)
        .toSorted((one, other) => (one.person.born?.first ?? 0) - (other.person.born?.first ?? 0))
    : []

/** Two children of a mother who were born too close together, and are no twins. */
export const siblingsTooClose: Check<"siblings_too_close"> = (subject, { limits }) => {
  const children = byBirth(subject)
  return children.slice(1).flatMap((younger, at) => {
    const elder = children[at]
    if (elder === undefined) return []
    const [one, other] = [elder.person, younger.person]
    const isSo =
      (leastDays(one.born, other.born) ?? 0) > limits.twin_days &&
      (mostDays(one.born, other.born) ?? Infinity) < limits.days
    return foundIf(isSo, () => ({
      personIds: [one.id, other.id],
      eventIds: [...(one.born?.eventIds ?? []), ...(other.born?.eventIds ?? [])],
      relationshipIds: [elder.relationship.id, younger.relationship.id],
      detail:
        `${one.displayName} and ${other.displayName}, children of ${subject.displayName}, were born at most ` +
        `${mostDays(one.born, other.born)} days apart.`,
    }))
  })
}

/** The eldest and the youngest child of a mother, if too many years lie between them. */
export const childrenFarApart: Check<"children_far_apart"> = (subject, { limits }) => {
  const children = byBirth(subject)
  const [eldest, youngest] = [children[0], children.at(-1)]
  if (eldest === undefined || youngest === undefined) return []
  const years = leastYears(eldest.person.born, youngest.person.born) ?? 0
  return foundIf(years > limits.years, () => ({
    personIds: [subject.id, eldest.person.id, youngest.person.id],
    relationshipIds: [eldest.relationship.id, youngest.relationship.id],
    detail:
      `The births of ${eldest.person.displayName} and ${youngest.person.displayName}, children of ` +
      `${subject.displayName}, are ${years} years apart.`,
  }))
}

/** More children than one person usually has. */
export const manyChildren: Check<"many_children"> = (subject, { limits }) => {
  const { length } = byBlood(subject.children)
  return foundIf(length > (subject.gender === "female" ? limits.mother : limits.father), () => ({
    personIds: [subject.id],
    detail: `${subject.displayName} has ${length} children.`,
  }))
}
