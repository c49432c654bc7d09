import { byWorth, type DuplicatePair, pairKey, type PersonPair } from "../domain/duplicates/duplicate.ts"
import { type DuplicatePerson, judgePair, sharedFamily } from "../domain/duplicates/judge-pair.ts"
import { pairsOfRelatives } from "../domain/duplicates/pairs-of-relatives.ts"
import { pairsWithoutYears } from "../domain/duplicates/pairs-without-years.ts"
import { yearsThatMeet } from "../domain/duplicates/years-that-meet.ts"
import { matcher } from "../domain/gedcom/match/matcher.ts"
import { type Relative, relativesInTree } from "../domain/gedcom/match/relatives.ts"
import type { PersonId } from "../domain/ids.ts"
import { nextTurn } from "../lib/next-turn.ts"
import type { TreeSnapshot } from "../ports/export-reads.ts"
import { readLives } from "../reckoning/read-lives.ts"
import { readEverybody } from "./read-people.ts"

/** The most persons, or pairs of persons, that are compared before other work of the thread gets its turn. */
const COMPARED_AT_ONCE = 200

type RelativesOf = (id: PersonId) => readonly Relative<PersonId>[]

/** How far from a pair with similar names its relatives are compared: grandparents of grandparents. */
const MOST_ROUNDS = 8

/** Pairs of persons, by their keys. */
type Pairs = Map<string, PersonPair>

/**
 * The pairs of persons of a tree who may be one, the best first. Candidates share a key of their names and were born in about the same
 * years, have a relative of the same name, or are the same relatives of such a pair. Time and memory therefore grow with the number of
 * persons and not with its square. The years that follow from their relatives meet too.
 */
export const findDuplicates = async (
  tree: TreeSnapshot,
  isDismissed: (key: string) => boolean,
): Promise<readonly DuplicatePair[]> => {
  const people = await readEverybody(tree)
  const { lives, ties } = await readLives(tree)
  const relatives = relativesInTree(new Set(people.map(({ personId }) => personId)), ties)
  const relativesOf: RelativesOf = (id) => relatives.get(id) ?? []
  const meet = yearsThatMeet(lives, ties)
  const first = await candidatePairs(people)
  for (const pair of pairsWithoutYears(people, relativesOf)) first.set(pairKey(pair), pair)
  const candidates: Pairs = new Map()
  const judge = judging(people, relativesOf, candidates)
  const found = new Map<string, DuplicatePair>()
  let fresh: Pairs = new Map([...first].filter(([key, pair]) => !isDismissed(key) && meet(pair)))
  for (let round = 0; fresh.size > 0 && round <= MOST_ROUNDS; round++) {
    for (const [key, pair] of fresh) candidates.set(key, pair)
    const next: Pairs = new Map()
    for await (const [key, pair] of inTurns(fresh)) {
      const judged = judge.pair(pair)
      if (judged === null) continue
      found.set(key, judged)
      if (!isBackedPair(judged)) continue
      for (const other of judge.relatives(pair)) {
        const otherKey = pairKey(other)
        if (!candidates.has(otherKey) && !isDismissed(otherKey) && meet(other)) next.set(otherKey, other)
      }
    }
    fresh = next
  }
  // A relative who was found later is one more reason for a pair.
  for await (const [key, pair] of inTurns(candidates)) {
    const judged = judge.pair(pair)
    if (judged === null) found.delete(key)
    else found.set(key, judged)
  }
  return [...found.values()].sort(byWorth)
}

/** Whether more than a name says that two are one, and nothing speaks against it. */
const isBackedPair = ({ reasons, conflicts }: DuplicatePair): boolean => reasons.length > 1 && conflicts.length === 0

/** The entries of a map, with turns for other work of the thread between them. */
async function* inTurns<K, V>(map: ReadonlyMap<K, V>): AsyncGenerator<readonly [K, V]> {
  let seen = 0
  for (const entry of map) {
    if (++seen % COMPARED_AT_ONCE === 0) await nextTurn()
    yield entry
  }
}

/** The pairs with similar names and compatible years of birth, by their keys. */
const candidatePairs = async (people: readonly DuplicatePerson[]): Promise<Pairs> => {
  const pairs: Pairs = new Map()
  const found = matcher<PersonId>(people)
  for (const [index, person] of people.entries()) {
    if (index % COMPARED_AT_ONCE === 0) await nextTurn()
    found.offer(person)
  }
  for (const [ordinal, { personId }] of people.entries()) {
    for (const match of found.matchesOf(ordinal)) {
      if (match.personId !== personId) pairs.set(pairKey([personId, match.personId]), [personId, match.personId])
    }
  }
  return pairs
}

interface Judging {
  /** How likely two persons are one; null if they are not. */
  readonly pair: (pair: PersonPair) => DuplicatePair | null
  /** The pairs of their relatives who may be one, if they are. */
  readonly relatives: (pair: PersonPair) => readonly PersonPair[]
}

const judging = (
  people: readonly DuplicatePerson[],
  relativesOf: RelativesOf,
  candidates: ReadonlyMap<string, PersonPair>,
): Judging => {
  const byId = new Map(people.map((one) => [one.personId, one]))
  const withParents = (id: PersonId): DuplicatePerson | undefined => {
    const person = byId.get(id)
    return person === undefined ? undefined : { ...person, parents: parentsOf(relativesOf(id), byId) }
  }
  const areAlike = (key: string): boolean => candidates.has(key)
  return {
    pair: (pair) => {
      const [a, b] = [withParents(pair[0]), withParents(pair[1])]
      if (a === undefined || b === undefined) return null
      return judgePair(a, b, sharedFamily(pair, [relativesOf(pair[0]), relativesOf(pair[1])], areAlike))
    },
    relatives: ([a, b]) => pairsOfRelatives([relativesOf(a), relativesOf(b)], (id) => byId.get(id)),
  }
}

const parentsOf = (
  relatives: ReturnType<RelativesOf>,
  byId: ReadonlyMap<PersonId, DuplicatePerson>,
): DuplicatePerson["parents"] =>
  relatives.flatMap(({ kinship, person }) => {
    const parent = kinship === "parent" ? byId.get(person) : undefined
    return parent === undefined
      ? []
      : [{ gender: parent.life.gender, birthYear: parent.birthYear, names: parent.names }]
  })
