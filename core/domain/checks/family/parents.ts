import { type Check, foundIf, MOST_NAMED } from "../check.ts"
import { byBlood, type CheckedPerson, type Kin } from "../checked-person.ts"
import type { ParentQualifier } from "../../relationship.ts"
import { isBefore } from "../span.ts"

const guards: ReadonlySet<ParentQualifier | null> = new Set(["adoptive", "foster", "guardian"])

/** Step-parents may be younger than their stepchildren. */
export const adopterYounger: Check<"adopter_younger"> = (subject) =>
  subject.parents
    .filter(({ relationship, person }) => guards.has(relationship.qualifier) && isBefore(subject.born, person.born))
    .map(({ relationship, person }) => ({
      personIds: [person.id, subject.id],
      eventIds: [...(person.born?.eventIds ?? []), ...(subject.born?.eventIds ?? [])],
      relationshipIds: [relationship.id],
      detail: `${person.displayName} is a parent by adoption or care and younger than ${subject.displayName}.`,
    }))

/** The parents that are called biological. A donor is one beside them. */
const biological = ({ parents }: CheckedPerson): readonly Kin[] =>
  byBlood(parents).filter(({ relationship }) => relationship.qualifier !== "donor")

const named = (subject: CheckedPerson, parents: readonly Kin[]) => ({
  personIds: [subject.id],
  relationshipIds: parents.slice(0, MOST_NAMED).map(({ relationship }) => relationship.id),
})

/** More biological parents than a child can have. */
export const manyParents: Check<"many_parents"> = (subject, { limits }) => {
  const parents = biological(subject)
  return foundIf(parents.length > limits.parents, () => ({
    ...named(subject, parents),
    detail: `${subject.displayName} has ${parents.length} biological parents.`,
  }))
}

/** Two biological parents of the same sex. */
export const parentsOfOneSex: Check<"parents_of_one_sex"> = (subject) => {
  const parents = biological(subject)
  const [one, other] = parents.map(({ person }) => person.gender)
  const isSo = parents.length === 2 && one === other && (one === "male" || one === "female")
  return foundIf(isSo, () => ({
    ...named(subject, parents),
    detail: `Both biological parents of ${subject.displayName} are ${one}.`,
  }))
}
