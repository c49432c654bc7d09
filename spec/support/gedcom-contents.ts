import type { GedcomVersion } from "../../core/domain/date/gedcom-words.ts"
import { isAboutDeath } from "../../core/domain/living/death-fact.ts"
import type { Fields } from "../../core/codec/fields.ts"
import { eventFields } from "../../core/domain/event.ts"
import { placeKey } from "../../core/domain/place/place.ts"
import { associationFields } from "../../core/domain/association/association.ts"
import { citationFields } from "../../core/domain/evidence/citation.ts"
import { sourceFields } from "../../core/domain/evidence/source.ts"
import { nameFields } from "../../core/domain/name.ts"
import { writtenName } from "../../core/domain/name-text/compose-name.ts"
import type { GedcomFields } from "../../core/domain/gedcom/structures/gedcom-fields.ts"
import { personFields } from "../../core/domain/person.ts"
import { relationshipFields } from "../../core/domain/relationship.ts"
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

/** The values of a record as they are compared. A field added to the record does not compile until it is here. */
type Values<R> = Readonly<Record<keyof R, unknown>>

/** The values of fields as a file can carry them. */
const carriedOf = <F extends Fields>(
  fields: F,
  record: { readonly [N in keyof F]: unknown },
): Record<string, unknown> => {
  const values: Readonly<Record<string, unknown>> = record
  return Object.fromEntries(
    Object.keys(fields).map((name): [string, unknown] => {
      const value = values[name]
      return [name, typeof value === "string" ? carried(value) : (value ?? null)]
    }),
  )
}

const ofEvent = (event: GedcomFields<"event">): Record<string, unknown> => ({
  type: event.type,
  date: event.date,
  asserted: event.asserted,
  detail: carried(event.detail),
  notes: carried(event.notes),
  ...carriedOf(eventFields, event),
})

const ofPlace = ({ name }: GedcomFields<"place">): Values<GedcomFields<"place">> => ({
  name: placeKey(carried(name) ?? ""),
})

/** The contents of a tree without ids, times and order. Persons and sources are numbered; dependents are nested. */
export const treeContents = async (world: World) => {
  const { persons, names, events, relationships, sources, citations, associations } = await contentsOf(world)
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
      (cited.get(id) ?? []).map((citation) => ({
        source: ordinal(citation.sourceId),
        ...carriedOf(citationFields, citation),
      })),
    )
  const associated = Map.groupBy(
    associations,
    ({ personId, eventId, relationshipId }): string => eventId ?? relationshipId ?? personId ?? "",
  )
  const associationsOf = (id: string) =>
    inOrder(
      (associated.get(id) ?? []).map((association) => ({
        associate: association.associateId === null ? null : ordinal(association.associateId),
        ...carriedOf(associationFields, association),
      })),
    )
  const namesOf = Map.groupBy(names, ({ personId }): string => personId)
  const ties = new Map(
    relationships.map((relationship) => {
      const { id, type, fromPersonId, toPersonId } = relationship
      const ends = [ordinal(fromPersonId), ordinal(toPersonId)]
      return [
        id as string,
        {
          type,
          ends: type === "partnership" ? ends.toSorted((a, b) => a - b) : ends,
          ...carriedOf(relationshipFields, relationship),
          // A file has the order of relatives, and an import counts them from 1 on.
          ...{ position: null, toPosition: null },
          associations: associationsOf(id),
          citations: citationsOf(id),
        },
      ]
    }),
  )
  return {
    persons: persons.map((person) => ({
      ...carriedOf(personFields, person),
      associations: associationsOf(person.id),
      citations: citationsOf(person.id),
      names: inOrder(
        (namesOf.get(person.id) ?? []).map((name) => ({
          ...carriedOf(nameFields, { ...name, written: writtenName(name) }),
          isPrimary: name.isPrimary,
          citations: citationsOf(name.id),
        })),
      ),
    })),
    events: inOrder(
      events.map((event) => ({
        subject: event.relationshipId === null ? ordinal(event.personId ?? "") : ties.get(event.relationshipId)?.ends,
        ...ofEvent(event),
        place: event.place === null ? null : ofPlace({ name: event.place }),
        associations: associationsOf(event.id),
        citations: citationsOf(event.id),
      })),
    ),
    relationships: inOrder([...ties.values()]),
    sources: sources.map((source) => carriedOf(sourceFields, source)),
  }
}

const eventTexts = Object.keys(eventFields).filter((field) => field !== "privacy")

const isEmpty = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0)

type Contents = Awaited<ReturnType<typeof treeContents>>

/**
 * The contents as they can be compared after an export to this version. 7.0 does not allow a bare event, so it gets
 * a `Y` there and is asserted from then on. Deaths do not: they stay as they are.
 */
export const comparable = (contents: Contents, version: GedcomVersion): Contents => ({
  ...contents,
  events: inOrder(
    contents.events.map((event) => {
      const values: Readonly<Record<string, unknown>> = event
      const isBare = ["date", "place", ...eventTexts].every((field) => isEmpty(values[field]))
      const isAsserted = version === "7.0" && isBare && !isAboutDeath(String(values.type))
      return isAsserted ? { ...event, asserted: true } : event
    }),
  ),
})
