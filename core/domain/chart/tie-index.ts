import type { PersonId } from "../ids.ts"
import type { Tie } from "./tie.ts"

type Edge = Pick<Tie, "type" | "fromPersonId" | "toPersonId">

/** The parents, children and partners of persons, in the order of the relationships. */
export interface TieIndex {
  parentsOf(id: PersonId): readonly PersonId[]
  childrenOf(id: PersonId): readonly PersonId[]
  partnersOf(id: PersonId): readonly PersonId[]
  /** The other children of the parents, full and half siblings, each once. */
  siblingsOf(id: PersonId): readonly PersonId[]
  /** The person with these siblings, each once. It is the same list for everyone with the same parents. */
  childrenOfParents(id: PersonId): readonly PersonId[]
}

const none: readonly PersonId[] = []

/** The index of these relationships. */
export const tieIndex = (ties: Iterable<Edge>): TieIndex => {
  const parents = new Map<PersonId, PersonId[]>()
  const children = new Map<PersonId, PersonId[]>()
  const partners = new Map<PersonId, PersonId[]>()
  const add = (to: Map<PersonId, PersonId[]>, key: PersonId, value: PersonId): void => {
    const known = to.get(key)
    if (known === undefined) to.set(key, [value])
    else known.push(value)
  }
  for (const { type, fromPersonId, toPersonId } of ties) {
    const isParenthood = type === "parent_child"
    add(isParenthood ? children : partners, fromPersonId, toPersonId)
    add(isParenthood ? parents : partners, toPersonId, fromPersonId)
  }
  const parentsOf = (id: PersonId): readonly PersonId[] => parents.get(id) ?? none
  const childrenOf = (id: PersonId): readonly PersonId[] => children.get(id) ?? none
  // Of parents with thousands of children, a list for each child would take time in proportion to its square.
  const families = new Map<string, readonly PersonId[]>()
  const childrenOfParents = (id: PersonId): readonly PersonId[] => {
    const own = parentsOf(id)
    const key = own.join()
    const known = families.get(key)
    if (known !== undefined) return known
    const family = [...new Set(own.flatMap(childrenOf))]
    families.set(key, family)
    return family
  }
  return {
    parentsOf,
    childrenOf,
    partnersOf: (id) => partners.get(id) ?? none,
    siblingsOf: (id) => childrenOfParents(id).filter((sibling) => sibling !== id),
    childrenOfParents,
  }
}
