import type { GedcomVersion } from "../../domain/date/gedcom-words.ts"
import type { GedcomNode } from "../../domain/gedcom/lines/parser.ts"
import { type IncomingPerson, readIncomingPerson } from "../../domain/gedcom/match/incoming-person.ts"
import {
  type Match,
  mostMatches,
  namesAlike,
  shownSimilarity,
  type TreePerson,
} from "../../domain/gedcom/match/match.ts"
import { matcher } from "../../domain/gedcom/match/matcher.ts"
import { shapeFamilies } from "../../domain/gedcom/import/family-graph.ts"
import type { JudgedMatch, MatchConflict } from "../../domain/gedcom/match/conflicts.ts"
import { relativesInFile } from "../../domain/gedcom/match/relatives.ts"
import { type FoundMatches, sureMatches } from "../../domain/gedcom/match/sure-matches.ts"
import type { PersonId } from "../../domain/ids.ts"
import type { TreeSnapshot } from "../../ports/export-reads.ts"
import { type FileToMatch, findIdentities } from "./find-identities.ts"
import { findConflicts } from "./find-conflicts.ts"
import { matchedSnapshot } from "../merged/matched-snapshot.ts"
import { findByRelatives, type RelatedPeople } from "./find-relatives.ts"
import { inGroups } from "../../lib/in-groups.ts"
import { readPeople } from "./read-people.ts"

/**
 * Collects the search values of the persons of a file, by ordinal of their INDI records. Pass every record of the
 * file to `see`.
 */
export const collectPeople = (): {
  readonly people: readonly IncomingPerson[]
  readonly see: (record: GedcomNode, version: GedcomVersion) => void
} => {
  const people: IncomingPerson[] = []
  const reading = { noteText: () => null, repositoryName: () => null, use: () => {} }
  return {
    people,
    see: (record, version) =>
      void (record.tag === "INDI" && people.push(readIncomingPerson(record, { ...reading, version }))),
  }
}

/** The number of persons of the tree in one read. */
const batch = 2_000

/**
 * Finds similar persons of the tree for the persons of a file: first by record and identifier, then by name and
 * year, unless their facts conflict, then by relatives. Unless the first step finds all, every person of the tree is read once. `passed` is
 * called with the number read so far.
 */
export const findMatches = async (
  tree: TreeSnapshot,
  file: FileToMatch,
  passed: (people: number) => void,
): Promise<FoundMatches> => {
  const { people } = file
  const identities = await findIdentities(await matchedSnapshot(tree), file)
  const identified = identityMatches(people, identities)
  const found = matcher<PersonId>(people.map((one, ordinal) => (identities.has(ordinal) ? { ...one, names: [] } : one)))
  const isOpen = people.some(({ names }, ordinal) => names.length > 0 && !identities.has(ordinal))
  let count = 0
  for await (const ids of isOpen ? everybody(tree) : inGroups([...new Set(identities.values())], batch)) {
    for (const person of await readPeople(tree, ids)) {
      found.offer(person)
      identified.offer(person)
    }
    count += ids.length
    passed(count)
  }
  const likely = (ordinal: number) =>
    identified.matchOf(ordinal) ?? lessSure(found.matchesOf(ordinal), identified.isTaken)
  const matched = new Set(people.flatMap((_, ordinal) => likely(ordinal).map(({ personId }) => personId)))
  const related = matched.size === 0 ? { people, relatives: [] } : withRelatives(file)
  const conflictsOf = await findConflicts(tree, related, [...matched], () => passed(count))
  const judge = (ordinal: number, match: Match<PersonId>) => judged(match, conflictsOf(ordinal, match.personId))
  const byLikeness: FoundMatches = {
    matchesOf: (ordinal) => {
      const judgements = likely(ordinal).map((match) => judge(ordinal, match))
      return identities.has(ordinal) ? judgements : surest(judgements)
    },
    identityOf: (ordinal) => identities.get(ordinal) ?? null,
    birthYearOf: (ordinal) => people[ordinal]?.birthYear ?? null,
  }
  const recognized = await findByRelatives(tree, related, sureMatches(people.keys(), byLikeness, new Set()))
  return {
    ...byLikeness,
    matchesOf: (ordinal) => {
      const recognition = recognized.get(ordinal)
      const matches = byLikeness.matchesOf(ordinal)
      if (recognition === undefined) return matches
      const match = judged(matchOf(recognition.counterpart.person, recognition.similarity), [])
      const others = lessSure(matches, () => true).filter(({ personId }) => personId !== match.personId)
      return [match, ...others].slice(0, mostMatches)
    },
  }
}

const withRelatives = ({ people, fileIndex }: FileToMatch): RelatedPeople => ({
  people,
  relatives: relativesInFile(
    people.length,
    shapeFamilies(fileIndex, () => {}),
  ),
})

const judged = (match: Match<PersonId>, conflicts: readonly MatchConflict[]): JudgedMatch<PersonId> => ({
  ...match,
  conflicts,
})

/** The matches, of which those with a conflict are no longer `high`. */
const surest = (matches: readonly JudgedMatch<PersonId>[]): readonly JudgedMatch<PersonId>[] =>
  lessSure(matches, ({ conflicts }) => conflicts.length > 0)

async function* everybody(tree: TreeSnapshot): AsyncGenerator<readonly PersonId[]> {
  for (
    let ids = await tree.personIds(null, batch);
    ids.length > 0;
    ids = await tree.personIds(ids.at(-1) ?? null, batch)
  )
    yield ids
}

const matchOf = ({ personId, displayName, birthYear }: TreePerson<PersonId>, similarity: number): Match<PersonId> => ({
  personId,
  displayName,
  birthYear,
  score: "high",
  similarity: shownSimilarity(similarity),
})

/**
 * The matches, with the score `medium` for those for which `isElse` holds: they are other persons, or less likely
 * than another match.
 */
const lessSure = <M extends Match<PersonId>>(matches: readonly M[], isElse: (match: M) => boolean): readonly M[] => {
  const [high, medium] = [matches.filter(isHigh), matches.filter((match) => !isHigh(match))]
  const fallen = high.filter(isElse).map((match): M => ({ ...match, score: "medium" }))
  return fallen.length === 0 ? matches : [...high.filter((match) => !isElse(match)), ...fallen, ...medium]
}

const isHigh = ({ score }: Match<PersonId>): boolean => score === "high"

/** Builds the matches of identified persons while the persons of the tree are read. */
const identityMatches = (people: readonly IncomingPerson[], identities: ReadonlyMap<number, PersonId>) => {
  const ordinals = new Map<PersonId, number[]>()
  for (const [ordinal, personId] of identities) {
    const others = ordinals.get(personId)
    if (others === undefined) ordinals.set(personId, [ordinal])
    else others.push(ordinal)
  }
  const matches = new Map<number, readonly Match<PersonId>[]>()
  return {
    offer: (person: TreePerson<PersonId>): void => {
      for (const ordinal of ordinals.get(person.personId) ?? []) {
        const one = people[ordinal]
        if (one !== undefined) matches.set(ordinal, [matchOf(person, namesAlike(one, person))])
      }
    },
    matchOf: (ordinal: number) => matches.get(ordinal),
    isTaken: ({ personId }: Match<PersonId>): boolean => ordinals.has(personId),
  }
}
