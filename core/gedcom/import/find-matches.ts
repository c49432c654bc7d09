import type { GedcomVersion } from "../../domain/date/gedcom-words.ts"
import type { PlacedEvent } from "../../domain/event.ts"
import { comparedBirthYear, type Likeness, namesToCompare } from "../../domain/gedcom/match/match.ts"
import { matcher, type Matcher } from "../../domain/gedcom/match/matcher.ts"
import { readLikeness } from "../../domain/gedcom/match/read-likeness.ts"
import type { GedcomNode } from "../../domain/gedcom/lines/parser.ts"
import type { Person } from "../../domain/person.ts"
import type { PersonId } from "../../domain/ids.ts"
import type { TreeSnapshot } from "../../ports/export-reads.ts"

/** The people of a file as they are compared, by ordinal of their INDI records: `see` takes each record of the file. */
export const collectLikenesses = (): {
  readonly likenesses: readonly Likeness[]
  readonly see: (record: GedcomNode, version: GedcomVersion) => void
} => {
  const likenesses: Likeness[] = []
  const reading = { noteText: () => null, repositoryName: () => null, use: () => {} }
  return {
    likenesses,
    see: (record, version) =>
      void (record.tag === "INDI" && likenesses.push(readLikeness(record, { ...reading, version }))),
  }
}

/** So many people of the tree are read at a time. */
const batch = 2_000

/** Finds in a tree who resembles whom of a file: everyone of the tree passes by once, and `passed` hears how many have. */
export const findMatches = async (
  tree: TreeSnapshot,
  incoming: readonly Likeness[],
  passed: (people: number) => void,
): Promise<Matcher<PersonId>> => {
  const found = matcher<PersonId>(incoming)
  if (incoming.every(({ names }) => names.length === 0)) return found
  let people = 0
  for (
    let ids = await tree.personIds(null, batch);
    ids.length > 0;
    ids = await tree.personIds(ids[ids.length - 1]!, batch)
  ) {
    const persons = await tree.persons(ids)
    const names = Map.groupBy(await tree.names(ids), ({ personId }) => personId)
    const births = await birthsInWords(tree, persons)
    for (const { id, displayName, birthYear } of persons) {
      found.offer({
        personId: id,
        displayName,
        birthYear: birthYear ?? comparedBirthYear(births.get(id) ?? []),
        names: namesToCompare(names.get(id) ?? []),
      })
    }
    people += ids.length
    passed(people)
  }
  return found
}

/** The events of those whose birth has no year of its own: its words may name one. */
const birthsInWords = async (
  tree: TreeSnapshot,
  persons: readonly Person[],
): Promise<ReadonlyMap<PersonId | null, readonly PlacedEvent[]>> => {
  const personIds = persons.flatMap(({ id, birthYear }) => (birthYear === null ? [id] : []))
  const events = personIds.length === 0 ? [] : await tree.events({ ids: [], personIds, relationshipIds: [] })
  return Map.groupBy(events, ({ personId }) => personId)
}
