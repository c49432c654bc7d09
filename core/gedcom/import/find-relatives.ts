import type { IncomingPerson } from "../../domain/gedcom/match/incoming-person.ts"
import {
  type Counterpart,
  type Recognition,
  recognize,
  type Relative,
  relativesInTree,
  worthOf,
} from "../../domain/gedcom/match/relatives.ts"
import type { PersonId } from "../../domain/ids.ts"
import type { TreeSnapshot } from "../../ports/export-reads.ts"
import { inGroups } from "../../lib/in-groups.ts"
import { type ComparedPerson, readLives } from "./read-people.ts"

/** The most rounds in which relatives of newly matched persons are examined. */
const mostRounds = 50
/** The most relatives of one kind that are examined, so that the time is bounded. No real family has more. */
const mostRelatives = 50

/** The persons of a file and their relatives, by the ordinals of their INDI records. */
export interface RelatedPeople {
  readonly people: readonly IncomingPerson[]
  readonly relatives: readonly (readonly Relative<number>[])[]
}

/** The matched persons, from either side, and the persons recognized through them. */
interface Progress {
  readonly sure: Map<number, PersonId>
  readonly taken: Set<PersonId>
  /**
   * By ordinal: the persons of the tree with the same relation to matched relatives, and the number of these
   * relatives.
   */
  readonly counterparts: Map<number, Map<PersonId, number>>
  readonly people: Map<PersonId, ComparedPerson>
}

/**
 * Recognizes incoming persons by their relatives: a person of the tree who is related to a matched person as the
 * incoming one is, and has a similar name. `sure` has the matches to start from, by ordinal. Each recognized person
 * can lead to further ones.
 */
export const findByRelatives = async (
  tree: TreeSnapshot,
  { people, relatives }: RelatedPeople,
  sure: ReadonlyMap<number, PersonId>,
): Promise<ReadonlyMap<number, Recognition>> => {
  const recognized = new Map<number, Recognition>()
  const isOpen = (ordinal: number): boolean => !known.sure.has(ordinal) && (people[ordinal]?.names.length ?? 0) > 0
  const known: Progress = {
    sure: new Map(sure),
    taken: new Set(sure.values()),
    counterparts: new Map(),
    people: new Map(),
  }
  if (sure.size === 0 || !people.some((_, ordinal) => isOpen(ordinal))) return recognized
  const besideOpen = (ordinals: Iterable<number>): readonly number[] =>
    [...ordinals].filter((ordinal) => relatives[ordinal]?.some(({ person }) => isOpen(person)))
  let frontier = besideOpen(sure.keys())
  for (let round = 0; round < mostRounds && frontier.length > 0; round++) {
    const open = await findCounterparts(tree, known, frontier, (ordinal) =>
      (relatives[ordinal] ?? []).filter(({ person }) => isOpen(person)),
    )
    const met = judge(open, people, known)
    for (const [ordinal, recognition] of met) {
      recognized.set(ordinal, recognition)
      known.sure.set(ordinal, recognition.counterpart.person.personId)
      known.taken.add(recognition.counterpart.person.personId)
    }
    frontier = besideOpen(met.keys())
  }
  return recognized
}

/**
 * Finds the persons of the tree who are related to the matched persons of `frontier` as their unmatched relatives
 * are. Returns these relatives.
 */
const findCounterparts = async (
  tree: TreeSnapshot,
  { sure, taken, counterparts, people }: Progress,
  frontier: readonly number[],
  openRelatives: (ordinal: number) => readonly Relative<number>[],
): Promise<ReadonlySet<number>> => {
  const open = new Set<number>()
  for (const group of inGroups(frontier)) {
    const matched = new Set(group.flatMap((ordinal) => sure.get(ordinal) ?? []))
    const inTree = relativesInTree(matched, await tree.edges([...matched]))
    const relativesOf = (ordinal: number): readonly Relative<PersonId>[] => {
      const person = sure.get(ordinal)
      return person === undefined ? [] : (inTree.get(person) ?? [])
    }
    for (const ordinal of group) {
      const theirs = Map.groupBy(relativesOf(ordinal), ({ kinship }) => kinship)
      const met = new Set<number>()
      for (const { kinship, person } of openRelatives(ordinal)) {
        if (met.has(person)) continue
        met.add(person)
        const found = counterparts.get(person) ?? new Map<PersonId, number>()
        counterparts.set(person, found)
        open.add(person)
        for (const other of (theirs.get(kinship) ?? []).slice(0, mostRelatives))
          if (!taken.has(other.person)) found.set(other.person, (found.get(other.person) ?? 0) + 1)
      }
    }
  }
  const wanted = new Set([...open].flatMap((ordinal) => [...(counterparts.get(ordinal)?.keys() ?? [])]))
  for (const ids of inGroups([...wanted].filter((id) => !people.has(id))))
    for (const person of await readLives(tree, ids)) people.set(person.personId, person)
  return open
}

interface Claim {
  readonly ordinal: number
  readonly recognition: Recognition
  readonly worth: number
}

/**
 * Decides who is recognized. If several incoming persons could be one person of the tree, the one with more matched
 * relatives gets the match, or none of them.
 */
const judge = (
  open: ReadonlySet<number>,
  incoming: readonly IncomingPerson[],
  { counterparts, people, taken }: Progress,
): ReadonlyMap<number, Recognition> => {
  const claims = new Map<PersonId, Claim[]>()
  for (const ordinal of open) {
    const candidates = [...(counterparts.get(ordinal) ?? [])].flatMap(([id, relatives]): readonly Counterpart[] => {
      const person = people.get(id)
      return person === undefined || taken.has(id) ? [] : [{ person, relatives }]
    })
    const one = incoming[ordinal]
    const recognition = one === undefined ? null : recognize(one, candidates)
    if (one === undefined || recognition === null) continue
    const id = recognition.counterpart.person.personId
    claims.set(id, [...(claims.get(id) ?? []), { ordinal, recognition, worth: worthOf(one, recognition) }])
  }
  const settled = new Map<number, Recognition>()
  for (const [first, ...others] of claims.values()) {
    const rivals = [first, ...others].flatMap((claim) => claim ?? []).toSorted((a, b) => b.worth - a.worth)
    const [best, second] = rivals
    if (best !== undefined && (second === undefined || best.worth > second.worth))
      settled.set(best.ordinal, best.recognition)
  }
  return settled
}
