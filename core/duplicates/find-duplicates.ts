import { byWorth, type DuplicatePair, pairKey } from "../domain/duplicates/duplicate.ts"
import { type DuplicatePerson, judgePair, sharedFamily } from "../domain/duplicates/judge-pair.ts"
import { matcher } from "../domain/gedcom/match/matcher.ts"
import { type Relative, relativesInTree } from "../domain/gedcom/match/relatives.ts"
import type { PersonId } from "../domain/ids.ts"
import { inGroups } from "../lib/in-groups.ts"
import { nextTurn } from "../lib/next-turn.ts"
import type { TreeSnapshot } from "../ports/export-reads.ts"
import { type Pairs, pairsThatMeet } from "./pairs-that-meet.ts"
import { readEverybody } from "./read-people.ts"

/** The most persons that are compared before other work of the thread gets its turn. */
const COMPARED_AT_ONCE = 200

/** The number of persons whose relationships are read at once. */
const batch = 1_000

/**
 * The pairs of persons of a tree who may be one, the best first. Candidates share a key of their names and were born in
 * about the same years, so time and memory grow with the number of persons and not with its square. The years that follow
 * from their relatives meet too.
 */
export const findDuplicates = async (
  tree: TreeSnapshot,
  isDismissed: (key: string) => boolean,
): Promise<readonly DuplicatePair[]> => {
  const people = await readEverybody(tree)
  const candidates = await pairsThatMeet(tree, await candidatePairs(people))
  const relatives = await relativesOf(tree, candidates)
  const byId = new Map(people.map((one) => [one.personId, one]))
  const withParents = (id: PersonId): DuplicatePerson | undefined => {
    const person = byId.get(id)
    return person === undefined ? undefined : { ...person, parents: parentsOf(relatives.get(id) ?? [], byId) }
  }
  const areAlike = (key: string): boolean => candidates.has(key)
  const found: DuplicatePair[] = []
  let judged = 0
  for (const [key, ids] of candidates) {
    if (++judged % COMPARED_AT_ONCE === 0) await nextTurn()
    const [a, b] = [withParents(ids[0]), withParents(ids[1])]
    if (a === undefined || b === undefined || isDismissed(key)) continue
    const family = sharedFamily(ids, [relatives.get(ids[0]) ?? [], relatives.get(ids[1]) ?? []], areAlike)
    const pair = judgePair(a, b, family)
    if (pair !== null) found.push(pair)
  }
  return found.sort(byWorth)
}

/** The pairs with similar names and compatible years of birth, by their keys. */
const candidatePairs = async (people: readonly DuplicatePerson[]): Promise<Pairs> => {
  const pairs = new Map<string, readonly [PersonId, PersonId]>()
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

type RelativesById = ReadonlyMap<PersonId, readonly Relative<PersonId>[]>

const relativesOf = async (tree: TreeSnapshot, pairs: Pairs): Promise<RelativesById> => {
  const ids = new Set([...pairs.values()].flat())
  const found = new Map<PersonId, readonly Relative<PersonId>[]>()
  for (const group of inGroups([...ids].sort(), batch))
    for (const [id, own] of relativesInTree(new Set(group), await tree.edges(group))) found.set(id, own)
  return found
}

const parentsOf = (
  relatives: readonly Relative<PersonId>[],
  byId: ReadonlyMap<PersonId, DuplicatePerson>,
): DuplicatePerson["parents"] =>
  relatives.flatMap(({ kinship, person }) => {
    const parent = kinship === "parent" ? byId.get(person) : undefined
    return parent === undefined
      ? []
      : [{ gender: parent.life.gender, birthYear: parent.birthYear, names: parent.names }]
  })
