import { type Check, foundIf } from "../check.ts"
import { byBlood, type Kin, speaksForChildren } from "../checked-person.ts"
import { isBefore } from "../span.ts"

const nameOf = ({ person }: Kin): string => (person.givenName ?? "").trim().toLowerCase()

/** Children of one name, if the elder certainly lived when the younger was born. */
export const childrenOfOneName: Check<"children_of_one_name"> = (subject) => {
  if (!speaksForChildren(subject)) return []
  const named = byBlood(subject.children).filter((kin) => nameOf(kin) !== "" && kin.person.born?.first != null)
  return [...Map.groupBy(named, nameOf).values()].flatMap((some) => {
    const sorted = some.toSorted((one, other) => (one.person.born?.first ?? 0) - (other.person.born?.first ?? 0))
    return sorted.slice(1).flatMap(({ person: younger, relationship }, at) => {
      const elder = sorted[at]
      const isSo = elder !== undefined && isBefore(younger.born, elder.person.died)
      return foundIf(isSo, () => ({
        personIds: [...(elder === undefined ? [] : [elder.person.id]), younger.id],
        relationshipIds: [...(elder === undefined ? [] : [elder.relationship.id]), relationship.id],
        detail: `${subject.displayName} has two children who are named ${younger.givenName} and lived at one time.`,
      }))
    })
  })
}
