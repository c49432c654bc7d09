import { placeKey } from "../../core/domain/event.ts"
import { contentsOf } from "./gedcom-import.ts"
import type { World } from "./world.ts"

/** A text as a file can carry it: without the space around it, without control characters; null when nothing is left. */
const carried = (text: string | null): string | null =>
  text
    ?.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(/[\0-\x08\x0e-\x1f\x7f-\x9f\ufffe\uffff]/g, "")
    .trim() || null

const inOrder = <T>(items: readonly T[]): readonly T[] =>
  items.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))

/** All that a tree tells, ids, times and order aside: people and sources go by their ordinals, what hangs on them with them. */
export const told = async (world: World) => {
  const { persons, names, events, relationships, sources, citations } = await contentsOf(world)
  const ordinals = new Map<string, number>(
    [...persons, ...sources].map(({ id }, index) => [id, index < persons.length ? index : index - persons.length]),
  )
  const ordinal = (id: string): number => ordinals.get(id) ?? -1
  const cited = Map.groupBy(
    citations,
    ({ personId, nameId, eventId, relationshipId }): string => personId ?? nameId ?? eventId ?? relationshipId ?? "",
  )
  const citationsOf = (id: string) =>
    inOrder(
      (cited.get(id) ?? []).map(({ sourceId, page, detail, confidence }) => ({
        source: ordinal(sourceId),
        page: carried(page),
        detail: carried(detail),
        confidence,
      })),
    )
  const namesOf = Map.groupBy(names, ({ personId }): string => personId)
  const ties = new Map(
    relationships.map(({ id, type, fromPersonId, toPersonId, qualifier, notes }) => {
      const ends = [ordinal(fromPersonId), ordinal(toPersonId)]
      return [
        id as string,
        {
          type,
          ends: type === "partnership" ? ends.toSorted((a, b) => a - b) : ends,
          qualifier,
          notes: carried(notes),
          citations: citationsOf(id),
        },
      ]
    }),
  )
  return {
    persons: persons.map(({ id, gender, isLiving, notes, privacy }) => ({
      gender,
      isLiving,
      privacy,
      notes: carried(notes),
      citations: citationsOf(id),
      names: inOrder(
        (namesOf.get(id) ?? []).map((name) => ({
          nameType: name.nameType,
          isPrimary: name.isPrimary,
          parts: [name.givenName, name.surname, name.prefix, name.suffix, name.surnamePrefix].map(carried),
          citations: citationsOf(name.id),
        })),
      ),
    })),
    events: inOrder(
      events.map(({ id, personId, relationshipId, type, date, place, detail, notes }) => ({
        subject: relationshipId === null ? ordinal(personId ?? "") : ties.get(relationshipId)?.ends,
        type,
        date,
        place: place === null ? null : placeKey(carried(place) ?? ""),
        detail: carried(detail),
        notes: carried(notes),
        citations: citationsOf(id),
      })),
    ),
    relationships: inOrder([...ties.values()]),
    sources: sources.map(({ title, author, publication, repository, callNumber, url, notes }) =>
      [title, author, publication, repository, callNumber, url, notes].map(carried),
    ),
  }
}
