import type { RevisedAccess } from "./access.ts"
import { type Card, type CardRow, fullCard, redactedCard } from "./chart/card.ts"
import { fullTie, redactedTie, type Tie, type TieRow } from "./chart/tie.ts"
import { type Association, type AssociationRead, associationRead } from "./association/association.ts"
import { type CommentRead, commentRead, type CommentRow } from "./comment/comment.ts"
import { type Citation, type CitationRead, citationRead } from "./evidence/citation.ts"
import { type EventRead, eventRead, type LifeEvent, type PlacedEvent } from "./event.ts"
import { shownIdentifiers } from "./evidence/identifier.ts"
import type { PersonId, UserId } from "./ids.ts"
import { type ShownRevision, withoutRevision } from "./lifecycle.ts"
import { moreOf, MOST_OF_A_KIND } from "./large-record/more.ts"
import { byNamePosition } from "./large-record/record-order.ts"
import { deathKnown, possiblyLiving, type PrivacySetting } from "./living/living.ts"
import { type LinkedMedia, type MediaRead, mediaRead, mediaReadForVisitors } from "./evidence/media.ts"
import type { Name, NameRead } from "./name.ts"
import { nameRead } from "./name-text/compose-name.ts"
import { type PlaceRead, placeRead, type PlaceRow } from "./place/place.ts"
import type { MatchedName, PersonRead, SearchContext, ShownPerson } from "./person.ts"
import {
  noPlaces,
  redactedRelationship,
  type Relationship,
  type RelationshipRead,
  relationshipRead,
} from "./relationship.ts"
import { type Source, type SourceRead, sourceRead } from "./evidence/source.ts"
import { noTreeRevision, type PublicTreeRead, type Role, type TreeRead, treeRead } from "./tree.ts"

/** What a reader sees of a person: everything, a "Living person" without vitals, or nothing. */
export type Visibility = "full" | "redacted" | "hidden"

/** The reader of a tree, and the year: everything that decides on the visibility of its persons. */
export interface Viewer {
  readonly userId: UserId | null
  readonly role: Role | null
  /** The current year, UTC. */
  readonly year: number
  /** Set for an assistant. It gets no pictures. */
  readonly isAssistant?: true
}

/** Whether the viewer sees every record as it is, as all members do. The store need not look up the persons of a record for them. */
export const seesEverything = ({ role }: Viewer): boolean => role !== null

/** Whether the viewer gets the values that any change moves, such as versions. An assistant never does. */
export const seesRevisions = ({ role, isAssistant }: Viewer): boolean => role !== null && isAssistant !== true

/** The record with its revision, if this viewer gets it. */
const revisedFor = <R extends ShownRevision>(viewer: Viewer, read: R): R =>
  seesRevisions(viewer) ? read : withoutRevision(read)

/** The facts of a person that decide on visibility. All of them are on the person's row. */
export interface PrivacyFacts {
  readonly privacy: PrivacySetting
  readonly publicFrom: number | null
}

/** The privacy engine: the only place that decides what a reader sees of a person. */
export const visibilityOf = (viewer: Viewer, person: PrivacyFacts): Visibility => {
  if (seesEverything(viewer)) return "full"
  if (person.privacy === "hidden") return "hidden"
  return person.publicFrom !== null && person.publicFrom <= viewer.year ? "full" : "redacted"
}

class Sealed<T> {
  readonly #value: T
  constructor(value: T) {
    this.#value = value
  }
  static open<T>(sealed: Sealed<T>): T {
    return sealed.#value
  }
}

/** A value from the store that is not visible yet. Only this module can open it, for a given viewer. */
export type Withheld<T> = Sealed<T>

/** Seals a value that a read port returns. */
export const withhold = <T>(value: T): Withheld<T> => new Sealed(value)

/** A record and the persons that it concerns. Null if they were not looked up; then only members see the record. */
export interface Involving<T> {
  readonly record: T
  readonly people: readonly PrivacyFacts[] | null
  /** Whether the record belongs to a hidden event. */
  readonly isOfHiddenEvent?: boolean
}

/** A parent or partner that is named beside a person. */
export interface Relative extends PrivacyFacts {
  readonly displayName: string
}

/** The first parents and partners of a person. */
export interface RelativesRow {
  readonly id: PersonId
  readonly parents: readonly Relative[]
  readonly partners: readonly Relative[]
}

/** What a search adds to a person's row. */
export interface SearchHit {
  readonly score: number
  /** Null when the primary name matched. */
  readonly matched: MatchedName | null
  /** Where the birth event that provides the year was, and whether that event is hidden from non-members. */
  readonly birthPlace: { readonly name: string; readonly isHidden: boolean } | null
  readonly parents: readonly Relative[]
  readonly partners: readonly Relative[]
}

/** A person's row with the additional values of some queries. */
export type PersonRow = ShownPerson & {
  readonly names?: readonly Name[]
  /** The number of all names, if `names` are only the first ones. */
  readonly nameCount?: number
  readonly hit?: SearchHit
}

/** The person as this viewer sees them; null if they are hidden. */
export const showPerson = (viewer: Viewer, sealed: Withheld<PersonRow>): PersonRead | null => {
  const row = Sealed.open(sealed)
  const visibility = visibilityOf(viewer, row)
  if (visibility === "hidden") return null
  if (visibility === "redacted") return redactedPerson(row)
  const read = withEventsFor(viewer, row, revisedPerson(viewer, fullPerson(viewer, row)))
  return row.hit === undefined ? read : { ...read, ...formsOf(row), ...hitRead(viewer, row.hit) }
}

const formsOf = ({ forms }: Pick<PersonRow, "forms">): Pick<PersonRead, "forms"> => (forms === null ? {} : { forms })

/** What a search says about a person that this viewer sees in full. It names only relatives that the viewer sees in full too. */
const hitRead = (viewer: Viewer, hit: SearchHit): Pick<PersonRead, "score" | "matched" | "context"> => {
  const place = hit.birthPlace?.isHidden === true && viewer.role === null ? null : hit.birthPlace
  return {
    score: hit.score,
    ...(hit.matched === null ? {} : { matched: hit.matched }),
    context: { birthPlace: place?.name ?? null, ...namesSeen(viewer, hit) },
  }
}

/** The names of the relatives that this viewer sees in full. */
const namesSeen = (
  viewer: Viewer,
  { parents, partners }: Pick<RelativesRow, "parents" | "partners">,
): Pick<SearchContext, "parents" | "partners"> => {
  const seen = (relatives: readonly Relative[]): readonly string[] =>
    relatives.filter((relative) => visibilityOf(viewer, relative) === "full").map(({ displayName }) => displayName)
  return { parents: seen(parents), partners: seen(partners) }
}

/** The names of the parents and partners of a person that this viewer sees in full. */
export const showRelatives = (
  viewer: Viewer,
  sealed: Withheld<RelativesRow>,
): Pick<SearchContext, "parents" | "partners"> & { readonly id: PersonId } => {
  const row = Sealed.open(sealed)
  return { id: row.id, ...namesSeen(viewer, row) }
}

/** The person as members see them. */
export const fullPerson = (viewer: { readonly year: number }, row: PersonRow): PersonRead => {
  const read = fullRow(viewer, row)
  // Most rows of a list have neither, and are not copied.
  if (row.portrait === null && row.names === undefined) return read
  return {
    ...read,
    ...(row.portrait === null ? {} : { storedPortrait: row.portrait }),
    ...(row.names === undefined ? {} : firstNames(row.names, row.nameCount)),
  }
}

/** The names that a record of a person has, and how many it leaves out. */
const firstNames = (names: readonly Name[], total = names.length): Pick<PersonRead, "names" | "more"> => {
  const first = names.toSorted(byNamePosition).slice(0, MOST_OF_A_KIND)
  return { names: first.map(nameRead), ...moreOf({ names: { shown: first.length, total } }) }
}

const fullRow = (viewer: { readonly year: number }, row: PersonRow): PersonRead => ({
  id: row.id,
  treeId: row.treeId,
  visibility: "full",
  displayName: row.displayName,
  givenName: row.givenName,
  surname: row.surname,
  gender: row.gender,
  isLiving: row.isLiving,
  possiblyLiving: possiblyLiving(row, viewer.year),
  deathKnown: deathKnown(row, true),
  birthYear: row.birthYear,
  deathYear: row.deathYear,
  notes: row.notes,
  privacy: row.privacy,
  identifiers: shownIdentifiers(row),
  fileChangedAt: row.fileChangedAt,
  version: row.version,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  deletedAt: row.deletedAt,
})

/** A fully visible person with what follows from the events that the viewer sees. */
const withEventsFor = (viewer: Viewer, row: PersonRow, read: PersonRead): PersonRead => {
  if (seesEverything(viewer)) return read
  const { publicBirthYear: birthYear, publicDeathYear: deathYear } = row
  return { ...read, birthYear, deathYear, deathKnown: deathKnown(row, false) }
}

/** A fully visible person and their names with their revisions, if this viewer gets them. */
const revisedPerson = (viewer: Viewer, read: PersonRead): PersonRead => {
  if (seesRevisions(viewer)) return read
  const { names, ...person } = withoutRevision(read)
  return names == null ? person : { ...person, names: names.map(withoutRevision) }
}

const redactedPerson = (row: PersonRow): PersonRead => ({
  id: row.id,
  treeId: row.treeId,
  visibility: "redacted",
  displayName: "Living person",
  givenName: null,
  surname: null,
  gender: null,
  isLiving: null,
  possiblyLiving: null,
  deathKnown: null,
  portrait: null,
  birthYear: null,
  deathYear: null,
  notes: null,
  privacy: null,
  identifiers: null,
  fileChangedAt: null,
  version: null,
  createdAt: null,
  updatedAt: null,
  deletedAt: null,
  ...(row.names === undefined ? {} : { names: null }),
})

/** The card of the person as this viewer sees them; null if they are hidden. */
export const showCard = (viewer: Viewer, sealed: Withheld<CardRow>): Card | null => {
  const row = Sealed.open(sealed)
  const visibility = visibilityOf(viewer, row)
  if (visibility === "hidden") return null
  if (visibility === "redacted") return redactedCard(row)
  return fullCard(row, { year: viewer.year, seesHiddenEvents: viewer.role !== null })
}

const allFull = (viewer: Viewer, people: readonly PrivacyFacts[] | null): boolean =>
  people !== null && people.length > 0 && people.every((person) => visibilityOf(viewer, person) === "full")

const whenAllFull =
  <T, R extends ShownRevision>(read: (record: T) => R) =>
  (viewer: Viewer, sealed: Withheld<Involving<T>>): R | null => {
    const { record, people, isOfHiddenEvent = false } = Sealed.open(sealed)
    const isSeen = seesEverything(viewer) || (!isOfHiddenEvent && allFull(viewer, people))
    return isSeen ? revisedFor(viewer, read(record)) : null
  }

const showOpenEvent: (viewer: Viewer, sealed: Withheld<Involving<PlacedEvent>>) => EventRead | null =
  whenAllFull(eventRead)

/** The name of a person who is fully visible. */
export const showName: (viewer: Viewer, sealed: Withheld<Involving<Name>>) => NameRead | null = whenAllFull(nameRead)

/** The number of records that concern these persons, if the viewer sees such records; otherwise none. */
export const showCount = (viewer: Viewer, sealed: Withheld<Involving<number>>): number => {
  const { record, people, isOfHiddenEvent = false } = Sealed.open(sealed)
  return viewer.role !== null || (!isOfHiddenEvent && allFull(viewer, people)) ? record : 0
}

/** The event if all its persons are fully visible. Only members see a hidden event. */
export const showEvent = (viewer: Viewer, sealed: Withheld<Involving<PlacedEvent>>): EventRead | null =>
  viewer.role === null && Sealed.open(sealed).record.privacy === "hidden" ? null : showOpenEvent(viewer, sealed)

/** The event for the reckoning, as `showEvent`. */
export const showLifeEvent = (viewer: Viewer, sealed: Withheld<Involving<LifeEvent>>): LifeEvent | null => {
  const { record, people } = Sealed.open(sealed)
  return viewer.role !== null || (record.privacy !== "hidden" && allFull(viewer, people)) ? record : null
}

/**
 * The citation if all persons of the cited fact are fully visible and the fact does not belong to a hidden event.
 */
export const showCitation: (viewer: Viewer, sealed: Withheld<Involving<Citation>>) => CitationRead | null =
  whenAllFull(citationRead)

/**
 * The association if all its persons are fully visible, the associate as well, and it does not belong to a hidden event.
 */
export const showAssociation: (viewer: Viewer, sealed: Withheld<Involving<Association>>) => AssociationRead | null =
  whenAllFull(associationRead)

/** The source if it has a citation that this viewer may see. `people` are the persons of such a citation. */
export const showSource: (viewer: Viewer, sealed: Withheld<Involving<Source>>) => SourceRead | null =
  whenAllFull(sourceRead)

/**
 * The media object if every person that its links concern is fully visible. Only members see it if it is linked to no person,
 * event, relationship or source, and only they see its links to places.
 */
export const showMedia = (viewer: Viewer, sealed: Withheld<Involving<LinkedMedia>>): MediaRead | null =>
  viewer.role === null ? showMediaToVisitor(viewer, sealed) : showMediaToMember(viewer, sealed)

const showMediaToMember = whenAllFull(mediaRead)
const showMediaToVisitor = whenAllFull(mediaReadForVisitors)

/** A medium in the list of those of a place, for members only, as the links to places are. */
export const showMediaOfPlace = (viewer: Viewer, sealed: Withheld<Involving<LinkedMedia>>): MediaRead | null =>
  viewer.role === null ? null : showMediaToMember(viewer, sealed)

/** The place, for members only: it may reveal something about any person. Others see a place in the events that they see. */
export const showPlace = (viewer: Viewer, sealed: Withheld<PlaceRow>): PlaceRead | null =>
  viewer.role === null ? null : revisedFor(viewer, placeRead(Sealed.open(sealed)))

/** A value for members only, such as a proposal and the records that it concerns. */
export const showToMember = <T>(viewer: Viewer, sealed: Withheld<T>): T | null =>
  viewer.role === null ? null : Sealed.open(sealed)

/** The comment, for members only. The records that it is about decide whether a member sees it. */
export const showComment = (viewer: Viewer, sealed: Withheld<CommentRow>): CommentRead | null =>
  viewer.role === null || viewer.isAssistant === true ? null : commentRead(Sealed.open(sealed))

/** What this viewer sees of a record that links two persons: nothing while an end is hidden, and less while an end is redacted. */
const whenEndsAreSeen =
  <T, Read>(full: (record: T, viewer: Viewer) => Read, redacted: (record: T) => Read) =>
  (viewer: Viewer, sealed: Withheld<Involving<T>>): Read | null => {
    const { record, people } = Sealed.open(sealed)
    if (viewer.role !== null) return full(record, viewer)
    if (people === null || people.length < 2) return null
    const seen = people.map((person) => visibilityOf(viewer, person))
    if (seen.includes("hidden")) return null
    return seen.includes("redacted") ? redacted(record) : full(record, viewer)
  }

/**
 * The relationship if neither end is hidden; only its ids and type while an end is not fully visible. Only members see its
 * places in the order of relatives, which count hidden ones too.
 */
export const showRelationship: (viewer: Viewer, sealed: Withheld<Involving<Relationship>>) => RelationshipRead | null =
  whenEndsAreSeen((relationship: Relationship, viewer) => {
    const read = revisedFor(viewer, relationshipRead(relationship))
    return viewer.role === null ? { ...read, ...noPlaces } : read
  }, redactedRelationship)

/** As `showRelationship`, for charts. */
export const showTie: (viewer: Viewer, sealed: Withheld<Involving<TieRow>>) => Tie | null = whenEndsAreSeen(
  (row: TieRow, { role }) => fullTie(row, role !== null),
  redactedTie,
)

/** The tree as members' paths show it to this viewer. `home` are the privacy facts of its home person. */
export const showTree = (
  access: RevisedAccess,
  viewer: Viewer,
  home: PrivacyFacts | null,
): TreeRead | PublicTreeRead =>
  access.role === null || viewer.role === null
    ? showPublicTree(access, viewer, home)
    : { ...treeRead(access.tree, access.role, access.revision), ...(seesRevisions(viewer) ? {} : noTreeRevision) }

/** The tree as the public surface shows it to anyone, including its members. */
export const showPublicTree = (
  { tree, role, revision }: RevisedAccess,
  viewer: Viewer,
  home: PrivacyFacts | null,
): PublicTreeRead => {
  const homeIsSeen = home !== null && visibilityOf(viewer, home) !== "hidden"
  const { version, updatedAt } = tree
  return {
    id: tree.id,
    name: tree.name,
    description: tree.description,
    visibility: tree.visibility,
    homePersonId: homeIsSeen ? tree.homePersonId : null,
    role,
    createdAt: tree.createdAt,
    ...(seesRevisions(viewer) ? { revision, version, updatedAt } : noTreeRevision),
  }
}
