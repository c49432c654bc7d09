import type { GedcomNode } from "../lines/parser.ts"
import type { ImportContext } from "./import-context.ts"
import type { RecordSubjects } from "./map-media.ts"
import type { Taken } from "./taken.ts"

const members: ReadonlySet<string> = new Set(["HUSB", "WIFE", "CHIL"])

/**
 * The persons, events and sources that a record concerns. A family concerns all its members; its events concern the
 * partners.
 */
export const concernedBy = (
  { children }: GedcomNode,
  { personId, sourceId, family }: Taken,
  { families, persons, personOf }: ImportContext,
): RecordSubjects => {
  if (family === undefined) {
    const own = personId === undefined ? [] : [personId]
    return { persons: own, personsOfEvents: own, sourceId: sourceId ?? null, isCouple: false }
  }
  const { partners } = families.at(family)
  const named = children.flatMap(({ tag, pointer }) =>
    pointer !== null && members.has(tag) ? (personOf(pointer) ?? []) : [],
  )
  const idsOf = (ordinals: Iterable<number>) => Array.from(ordinals, (ordinal) => persons[ordinal]!)
  return {
    persons: idsOf(new Set([...partners, ...named])),
    personsOfEvents: idsOf(partners),
    sourceId: null,
    isCouple: partners.length > 1,
  }
}
