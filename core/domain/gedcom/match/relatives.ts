import type { PersonId } from "../../ids.ts"
import type { Relationship } from "../../relationship.ts"
import { conflictsOfLives, type LivedPerson } from "./conflicts.ts"
import { alikeFrom, type Likeness, namesAlike, type TreePerson, yearsApart } from "./match.ts"

/** How a person is related to another. */
export type Kinship = "parent" | "child" | "partner"

export interface Relative<Person> {
  readonly kinship: Kinship
  readonly person: Person
}

/** The parents, partners and children in the families of a file. A person is the ordinal of the INDI record. */
interface FamiliesOfFile {
  readonly families: number
  readonly at: (family: number) => {
    readonly partners: readonly number[]
    readonly edges: readonly { readonly parent: number; readonly child: number }[]
  }
}

/** The relatives of each person of a file, by the ordinals of their INDI records. */
export const relativesInFile = (people: number, shapes: FamiliesOfFile): readonly (readonly Relative<number>[])[] => {
  const relatives = Array.from({ length: people }, (): Relative<number>[] => [])
  for (let family = 0; family < shapes.families; family++) {
    const { partners, edges } = shapes.at(family)
    const [first, second] = partners
    if (first !== undefined && second !== undefined) {
      relatives[first]?.push({ kinship: "partner", person: second })
      relatives[second]?.push({ kinship: "partner", person: first })
    }
    for (const { parent, child } of edges) {
      relatives[parent]?.push({ kinship: "child", person: child })
      relatives[child]?.push({ kinship: "parent", person: parent })
    }
  }
  return relatives
}

/** The relatives of each of these persons by relationships of the tree. */
export const relativesInTree = (
  people: ReadonlySet<PersonId>,
  edges: readonly Pick<Relationship, "type" | "fromPersonId" | "toPersonId">[],
): ReadonlyMap<PersonId, readonly Relative<PersonId>[]> => {
  const relatives = new Map<PersonId, Relative<PersonId>[]>()
  const add = (of: PersonId, kinship: Kinship, person: PersonId): void => {
    if (!people.has(of)) return
    const others = relatives.get(of)
    if (others === undefined) relatives.set(of, [{ kinship, person }])
    else others.push({ kinship, person })
  }
  for (const { type, fromPersonId: from, toPersonId: to } of edges) {
    add(from, type === "partnership" ? "partner" : "child", to)
    add(to, type === "partnership" ? "partner" : "parent", from)
  }
  return relatives
}

/**
 * A person of the tree who is related to matched persons as an incoming person is to theirs, and the number of
 * these relatives.
 */
export interface Counterpart {
  readonly person: TreePerson<PersonId> & LivedPerson
  readonly relatives: number
}

type ComparedPerson = Likeness & LivedPerson

export interface Recognition {
  readonly counterpart: Counterpart
  readonly similarity: number
}

/**
 * The person of the tree that an incoming one is: with similar names and one matched relative, or with close names
 * and two. Facts that conflict mean two persons, for example a child named after a dead sibling. Null if no person
 * fits, or several fit equally well.
 */
export const recognize = (incoming: ComparedPerson, counterparts: readonly Counterpart[]): Recognition | null => {
  const fitting = counterparts
    .flatMap((counterpart): readonly Recognition[] => {
      const similarity = namesAlike(incoming, counterpart.person)
      const isOne = similarity >= alikeFrom || (similarity > 0 && counterpart.relatives > 1)
      return isOne && conflictsOfLives(incoming, counterpart.person).length === 0 ? [{ counterpart, similarity }] : []
    })
    .toSorted((a, b) => worthOf(incoming, b) - worthOf(incoming, a))
  const [best, second] = fitting
  if (best === undefined) return null
  return second !== undefined && worthOf(incoming, second) === worthOf(incoming, best) ? null : best
}

/** The rank of a recognition: by the number of relatives, then by name, then by year. */
export const worthOf = ({ birthYear }: Likeness, { counterpart, similarity }: Recognition): number =>
  counterpart.relatives * 100 + similarity * 10 - (yearsApart(birthYear, counterpart.person.birthYear) ?? 1)
