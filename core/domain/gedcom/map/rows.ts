import type { Association } from "../../association/association.ts"
import type { Citation } from "../../evidence/citation.ts"
import type { Event } from "../../event.ts"
import type { Place } from "../../place/place.ts"
import type { EventId, NameId, PersonId, PlaceId } from "../../ids.ts"
import type { Media, StoredFile } from "../../evidence/media.ts"
import type { MediaLink } from "../../evidence/media-link.ts"
import type { Name } from "../../name.ts"
import type { NameForm } from "../../name-forms/name-form.ts"
import type { Identifier } from "../../evidence/identifier.ts"
import type { Person } from "../../person.ts"
import type { Relationship } from "../../relationship.ts"
import type { Source } from "../../evidence/source.ts"
import type { KeptRecord } from "../kept/kept-record.ts"

/** An event with a place that may already exist in the tree. */
export interface EventRow extends Omit<Event, "placeId"> {
  placeId: PlaceId | null
}

/** A media object without the values that come from its bytes. */
export type MediaRow = Omit<Media, keyof StoredFile | "title" | "identifiers">

/** The rows that records of a file became, for the store. */
export interface Rows {
  readonly persons: Person[]
  readonly names: Name[]
  /** The places that no earlier record named. */
  readonly places: Place[]
  readonly sources: Source[]
  readonly relationships: Relationship[]
  readonly events: EventRow[]
  readonly citations: Citation[]
  readonly associations: Association[]
  readonly media: MediaRow[]
  readonly mediaLinks: MediaLink[]
  readonly keptRecords: KeptRecord[]
  /**
   * Kept records of the tree, or of an earlier batch, with the parts merged into them. The last version of each
   * applies.
   */
  readonly extendedRecords: KeptRecord[]
  /** Existing persons to which rows were added. */
  readonly merged: MergedPerson[]
  /** Events of the tree that the file restricts. They become hidden. */
  readonly hiddenEvents: EventId[]
  /** Identifiers that are added to rows of the tree. */
  readonly moreIdentifiers: MoreIdentifiers[]
  /** Forms that are added to names of the tree. */
  readonly moreForms: MoreForms[]
  /** Existing persons who are overwritten, and their replacements. Links of media are moved to the replacement. */
  readonly replaced: { readonly from: PersonId; readonly to: PersonId }[]
  /** Existing persons with birth or death facts that may change. */
  readonly vitalsToRefresh: PersonId[]
}

/** Identifiers of a record or fact of a file that is equal to a row of the tree. */
export interface MoreIdentifiers {
  readonly of: "source" | "relationship" | "name" | "event" | "citation"
  readonly id: string
  readonly identifiers: readonly Identifier[]
}

/** The forms of a name of a file that is equal to a name of the tree. */
export interface MoreForms {
  readonly id: NameId
  readonly forms: readonly NameForm[]
}

/** A person before and after a record was merged into them. */
export interface MergedPerson {
  readonly before: Person
  readonly after: Person
  readonly names: readonly Name[]
  readonly events: readonly EventRow[]
}

export const noRows = (): Rows => ({
  persons: [],
  names: [],
  places: [],
  sources: [],
  relationships: [],
  events: [],
  citations: [],
  associations: [],
  media: [],
  mediaLinks: [],
  keptRecords: [],
  extendedRecords: [],
  merged: [],
  hiddenEvents: [],
  moreIdentifiers: [],
  moreForms: [],
  replaced: [],
  vitalsToRefresh: [],
})
