import { type Association, associationFields, type AssociationSubject } from "../../association/association.ts"
import { type Citation, citationFields, type CitationTarget } from "../../evidence/citation.ts"
import type { GenealogicalDate } from "../../date/genealogical-date.ts"
import { possibleHabits } from "../../date/date-habits.ts"
import { decidingLanguages } from "../../date/date-words.ts"
import { parseGedcomDate } from "../../date/parse-date.ts"
import { type Event, eventFields, type PlacedEvent } from "../../event.ts"
import { placeKey } from "../../place/place.ts"
import type { CitationValues } from "../structures/reading/read-citation.ts"
import type { EventValues } from "../structures/reading/read-event.ts"
import type { NameValues } from "../structures/reading/read-name.ts"
import { shownTemplateFields } from "../../evidence/template-field.ts"
import { canonicalAge } from "../standard/ages.ts"
import { comparedValues, wordsOf } from "./identity.ts"
import type { AssociationId, CitationId, EventId, NameId } from "../../ids.ts"
import { composedName } from "../../name-text/compose-name.ts"
import { type Name, nameFields } from "../../name.ts"

type Subject = Pick<Event, "personId" | "relationshipId">
type CitationFacts = CitationTarget & Pick<Citation, "sourceId" | "about"> & CitationValues

/**
 * The names, events and citations that the tree already has for the persons and couples to which a file adds. Equal
 * ones are not added again, and what is added becomes part of it.
 */
export interface ExistingFacts {
  readonly names: readonly Name[]
  readonly events: readonly PlacedEvent[]
  readonly citations: readonly Citation[]
  readonly associations: readonly Association[]
}

const nameValues = comparedValues<NameValues>({
  ...wordsOf(nameFields),
  nameType: "treeStays",
  written: "treeStays",
  identifiers: "treeStays",
  language: "treeStays",
  forms: "treeStays",
})

/** Two names are equal if their parts are, regardless of case and type. Names without parts are compared as they are written. */
export const nameKey = (personId: string, name: NameValues): string => {
  const parts = nameValues(name)
  return JSON.stringify([personId, ...parts, ...(composedName(name, null) === null ? [name.written] : [])])
}

const partsOf = ({ qualifier, calendar, day, month, year, toDay, toMonth, toYear, phrase }: GenealogicalDate) =>
  JSON.stringify([qualifier, calendar, day, month, year, toDay, toMonth, toYear, phrase])

/**
 * A date in the form for comparisons. A date that was read from words is compared by these words: the same words
 * may be a phrase in one file, and a date in another file if its language or its other dates decide how to read them.
 */
const datePart = (date: GenealogicalDate | null): string | null => {
  if (date === null || date.phrase === null) return date === null ? null : partsOf(date)
  const { phrase } = date
  const isInWords =
    date.qualifier === "phrase" ||
    possibleHabits(decidingLanguages(phrase)).some(
      (habits) => partsOf(parseGedcomDate(phrase, "5.5.1", habits)) === partsOf(date),
    )
  return isInWords ? phrase : partsOf(date)
}

const eventValues = comparedValues<EventValues>({
  ...wordsOf(eventFields),
  type: ({ type }) => type,
  date: ({ date }) => datePart(date),
  place: ({ place }) => (place === null ? null : placeKey(place)),
  asserted: ({ asserted }) => asserted,
  age: ({ age }) => (age === null ? null : (canonicalAge(age.trim(), "7.0") ?? age.trim().toLowerCase())),
  privacy: "stricterStays",
  identifiers: "treeStays",
})

/** Two events are equal if they belong to the same subject and have the same values. */
export const eventKey = ({ personId, relationshipId }: Subject, event: EventValues): string =>
  JSON.stringify([personId ?? relationshipId, ...eventValues(event)])

const citationValues = comparedValues<CitationValues & Pick<Citation, "about">>({
  ...wordsOf(citationFields),
  identifiers: "treeStays",
  fields: (citation) => shownTemplateFields(citation),
})

/** Two citations are equal if they cite the same fact by the same source with the same words. */
export const citationKey = (citation: CitationFacts): string => {
  const { sourceId, personId, eventId, nameId, relationshipId } = citation
  return JSON.stringify([sourceId, personId ?? eventId ?? nameId ?? relationshipId, ...citationValues(citation)])
}

/** What makes two associations equal. */
export type AssociationFacts = AssociationSubject &
  Pick<Association, "associateId"> & { readonly [F in keyof typeof associationFields]: Association[F] }

const associationWords = comparedValues<Pick<AssociationFacts, keyof typeof associationFields>>(
  wordsOf(associationFields),
)

/** Two associations are equal if they are about the same, with the same associate and the same words. */
export const associationKey = (association: AssociationFacts): string => {
  const { personId, eventId, relationshipId, associateId } = association
  return JSON.stringify([personId, eventId, relationshipId, associateId, ...associationWords(association)])
}

/**
 * Ids by key. If several ids share a key, the first mention in a record gets the first id, the second mention the
 * second id, and so on.
 */
const inTurn = <Id extends string>() => {
  const ids = new Map<string, Id[]>()
  const mentions = new Map<string, number>()
  return {
    add: (key: string, id: Id): void => {
      const others = ids.get(key)
      if (others === undefined) ids.set(key, [id])
      else others.push(id)
    },
    next: (key: string): Id | null => {
      const known = ids.get(key)
      if (known === undefined) return null
      const mention = mentions.get(key) ?? 0
      mentions.set(key, mention + 1)
      return known[Math.min(mention, known.length - 1)] ?? null
    },
    startRecord: (): void => mentions.clear(),
  }
}

/** Collects the facts of the subjects that are passed to `about`. */
export const existingFacts = () => {
  const subjects = new Set<string>()
  const names = inTurn<NameId>()
  const events = inTurn<EventId>()
  const citations = new Map<string, CitationId>()
  const associations = new Map<string, AssociationId>()
  const isAbout = ({ personId, relationshipId }: Subject): boolean => subjects.has(personId ?? relationshipId ?? "")
  const learnEvent = (subject: Subject, values: EventValues, id: EventId): void =>
    void (isAbout(subject) && events.add(eventKey(subject, values), id))
  return {
    /** Must be called before each record. */
    startRecord: (): void => {
      names.startRecord()
      events.startRecord()
    },
    learn: (about: readonly string[], facts: ExistingFacts): void => {
      for (const id of about) subjects.add(id)
      for (const name of facts.names) names.add(nameKey(name.personId, name), name.id)
      for (const event of facts.events) learnEvent(event, event, event.id)
      for (const citation of facts.citations) citations.set(citationKey(citation), citation.id)
      for (const association of facts.associations) associations.set(associationKey(association), association.id)
    },
    learnName: (name: Name): void => names.add(nameKey(name.personId, name), name.id),
    learnEvent,
    learnCitation: (citation: CitationFacts, id: CitationId): void => void citations.set(citationKey(citation), id),
    learnAssociation: (association: AssociationFacts, id: AssociationId): void =>
      void associations.set(associationKey(association), id),
    /** The equal name of this person. */
    nameOf: (personId: string, name: NameValues): NameId | null => names.next(nameKey(personId, name)),
    /** The equal event of this person or couple. */
    eventOf: (subject: Subject, values: EventValues): EventId | null =>
      isAbout(subject) ? events.next(eventKey(subject, values)) : null,
    /** The equal citation of the same fact. */
    citationOf: (citation: CitationFacts): CitationId | null => citations.get(citationKey(citation)) ?? null,
    /** The equal association. */
    associationOf: (association: AssociationFacts): AssociationId | null =>
      associations.get(associationKey(association)) ?? null,
  }
}

export type FactIndex = ReturnType<typeof existingFacts>
