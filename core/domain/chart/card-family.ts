import { childrenOf, parentsOf, partnersOf, type Siblinghood, siblingsOf } from "../family.ts"
import type { PersonId } from "../ids.ts"
import type { Card } from "./card.ts"
import { byDay, byText } from "./order.ts"
import type { Tie } from "./tie.ts"

/** A relative as a card, and the relationship that makes them one. */
export interface CardKin {
  readonly person: Card
  readonly relationship: Tie
}

/** The family of a person as cards: partners by the start of the partnership, siblings and children by birth. */
export interface CardFamily {
  readonly parents: readonly CardKin[]
  readonly siblings: readonly (Siblinghood & { readonly person: Card })[]
  readonly partners: readonly (CardKin & { readonly children: readonly PersonId[] })[]
  readonly children: readonly CardKin[]
}

/** The persons of the family by these relationships. */
export const familyIds = (id: PersonId, ties: readonly Tie[]): readonly PersonId[] => [
  ...new Set([
    ...parentsOf(ties, id),
    ...partnersOf(ties, id),
    ...childrenOf(ties, id),
    ...siblingsOf(ties, id).map((sibling) => sibling.id),
  ]),
]

const birthDay = ({ birth }: Card): number | null => birth?.date?.sortDay ?? null

const byBirth = (a: { readonly person: Card }, b: { readonly person: Card }): number =>
  byDay(birthDay(a.person), birthDay(b.person)) || byText(a.person.id, b.person.id)

/** The family by these relationships, of those persons who have a card. */
export const cardFamily = (id: PersonId, ties: readonly Tie[], cards: readonly Card[]): CardFamily => {
  const byId = new Map(cards.map((card) => [card.id, card]))
  const kin = (type: Tie["type"], relativeIn: (tie: Tie) => PersonId | null): readonly CardKin[] =>
    ties.flatMap((relationship) => {
      const relative = relationship.type === type ? relativeIn(relationship) : null
      const person = relative === null ? undefined : byId.get(relative)
      return person === undefined ? [] : [{ person, relationship }]
    })
  const children = kin("parent_child", (tie) => (tie.fromPersonId === id ? tie.toPersonId : null)).toSorted(byBirth)
  const partners = kin("partnership", ({ fromPersonId, toPersonId }) => {
    if (fromPersonId === id) return toPersonId
    return toPersonId === id ? fromPersonId : null
  }).toSorted(
    (a, b) => byDay(a.relationship.startDay, b.relationship.startDay) || byText(a.relationship.id, b.relationship.id),
  )
  return {
    parents: kin("parent_child", (tie) => (tie.toPersonId === id ? tie.fromPersonId : null)),
    siblings: siblingsOf(ties, id)
      .flatMap(({ id: sibling, ...siblinghood }) => {
        const person = byId.get(sibling)
        return person === undefined ? [] : [{ person, ...siblinghood }]
      })
      .toSorted(byBirth),
    partners: partners.map((partner) => {
      const theirs = new Set(childrenOf(ties, partner.person.id))
      return { ...partner, children: children.map(({ person }) => person.id).filter((child) => theirs.has(child)) }
    }),
    children,
  }
}
