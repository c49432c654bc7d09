import { type Check, type FixOperation, foundIf, MOST_NAMED } from "../check.ts"
import { type Kin, speaksForChildren } from "../checked-person.ts"
import { isBefore } from "../span.ts"

const placeOf = ({ relationship }: Kin): number => relationship.position ?? 0
const dayOf = ({ person }: Kin): number | null =>
  person.born !== null && person.born.first === person.born.last ? person.born.first : null

/** The places in the order of the births, if every birth is one day; the places themselves stay. */
const inOrder = (children: readonly Kin[]): readonly FixOperation[] | null => {
  if (children.length > MOST_NAMED || children.some((kin) => dayOf(kin) === null)) return null
  const places = children.map(placeOf)
  return children
    .toSorted((one, other) => (dayOf(one) ?? 0) - (dayOf(other) ?? 0) || placeOf(one) - placeOf(other))
    .flatMap(({ relationship }, at): readonly FixOperation[] => {
      const position = places[at] ?? null
      return position === relationship.position
        ? []
        : [{ op: "update", entity: "relationship", id: relationship.id, data: { position } }]
    })
}

/** Children whose places in the list are not the order of their births. */
export const childrenOutOfOrder: Check<"children_out_of_order"> = (subject) => {
  if (!speaksForChildren(subject)) return []
  const children = subject.children
    .filter(({ relationship }) => relationship.position !== null)
    .toSorted((one, other) => placeOf(one) - placeOf(other))
  const wrong = children.filter((kin, at) => {
    const next = children[at + 1]
    return next !== undefined && isBefore(next.person.born, kin.person.born)
  })
  return foundIf(wrong.length > 0, () => {
    const fix = inOrder(children)
    return {
      personIds: [subject.id],
      relationshipIds: wrong.slice(0, MOST_NAMED).map(({ relationship }) => relationship.id),
      detail: `The children of ${subject.displayName} are not listed by their births.`,
      ...(fix === null ? {} : { fix }),
    }
  })
}
