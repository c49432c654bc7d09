import { childrenOf, type FamilyOf, familyOf, parentsOf, partnersOf, siblingsOf } from "../family.ts"
import type { PersonId } from "../ids.ts"
import type { Card } from "./card.ts"
import { byDay, byText } from "./order.ts"
import type { Tie } from "./tie.ts"

/** The family of a person as cards: partners by the start of the partnership, siblings and children by birth. */
export type CardFamily = FamilyOf<Card, Tie>

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
export const cardFamily = (id: PersonId, ties: readonly Tie[], cards: ReadonlyMap<PersonId, Card>): CardFamily => {
  const { parents, siblings, partners, children } = familyOf(id, ties, cards)
  const sorted = children.toSorted(byBirth)
  return {
    parents,
    siblings: siblings.toSorted(byBirth),
    partners: partners
      .toSorted(
        (a, b) =>
          byDay(a.relationship.startDay, b.relationship.startDay) || byText(a.relationship.id, b.relationship.id),
      )
      .map((partner) => {
        const theirs = new Set(partner.children)
        return { ...partner, children: sorted.map(({ person }) => person.id).filter((child) => theirs.has(child)) }
      }),
    children: sorted,
  }
}
