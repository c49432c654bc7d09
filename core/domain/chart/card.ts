import type { Surface } from "../access.ts"
import type { GenealogicalDate } from "../date/genealogical-date.ts"
import { type ShortDate, shortDate } from "../date/text/short-date.ts"
import type { PlacedEvent } from "../event.ts"
import type { Portrait } from "../evidence/portrait.ts"
import { deathKnown, possiblyLiving } from "../living/living.ts"
import { birthAndDeath, openEvents } from "../living/vitals.ts"
import type { Person, SearchContext } from "../person.ts"

/** What every reader sees of a person who is not hidden. */
type AlwaysRead = "id" | "treeId" | "displayName"

type Redactable = "givenName" | "surname" | "gender" | "birthYear" | "deathYear"

/** The date of a birth or death, with its years, and the place. */
export interface CardEvent extends ShortDate {
  readonly date: GenealogicalDate | null
  readonly place: string | null
}

/** A birth or death as cards show it; null if there is none. */
export const cardEvent = (event: Pick<CardEvent, "date" | "place"> | null): CardEvent | null =>
  event === null ? null : { date: event.date, place: event.place, ...shortDate(event.date) }

/** A part of a picture, and the digest of the bytes of the picture. */
export interface PicturePart extends Portrait {
  readonly checksum: string
  /** Where this reader may read the picture. */
  readonly surface: Surface
}

/** The portrait of a person on a card. */
export interface CardPortrait {
  /** What the address shows. Adapters make the address of it. */
  readonly url: PicturePart
}

/** The part of a person that charts and lists show. For a redacted person every optional value is null. */
export interface Card extends Pick<Person, AlwaysRead>, Readonly<{ [K in Redactable]: Person[K] | null }> {
  readonly visibility: "full" | "redacted"
  readonly possiblyLiving: boolean | null
  /** Whether the person is known to be dead, from what the reader sees. */
  readonly deathKnown: boolean | null
  /** The event that provides the year of birth, of those that the reader sees; null if there is none. */
  readonly birth: CardEvent | null
  /** The event that provides the year of death: a burial or cremation if no death has a year. */
  readonly death: CardEvent | null
  readonly portrait: CardPortrait | null
  /** The primary name in other scripts and languages. Absent if it has no such form. */
  readonly forms?: readonly string[]
  /** The portrait before it is known whether this reader sees its picture. It is not sent. */
  readonly storedPortrait?: Portrait
}

/** A card in a list of persons. */
export interface ListedCard extends Card {
  /** What distinguishes people of one name. Absent if the person is redacted. */
  readonly context?: SearchContext
}

/** A live event of a person of a type in `vitalTypes`. */
export type CardVital = Pick<PlacedEvent, "type" | "date" | "place" | "privacy">

/** The fields of a person's row that a card needs. */
export const cardFields = [
  ...([
    "id",
    "treeId",
    "displayName",
    "givenName",
    "surname",
    "forms",
    "gender",
    "isLiving",
    "deadFrom",
    "portrait",
  ] as const),
  ...(["birthYear", "deathYear", "publicBirthYear", "publicDeathYear", "privacy", "publicFrom"] as const),
  ...(["hasDeathFact", "deathFactIsHidden"] as const),
] as const

/** The row of a card, with the vital events in the order of creation. */
export interface CardRow extends Pick<Person, (typeof cardFields)[number]> {
  readonly vitals: readonly CardVital[]
}

/** The reader of a card: the year, and whether hidden events are shown. */
interface CardReader {
  readonly year: number
  readonly seesHiddenEvents: boolean
}

/** The card for a reader who sees the person in full. */
export const fullCard = (row: CardRow, { year, seesHiddenEvents }: CardReader): Card => {
  const { birth, death } = birthAndDeath(seesHiddenEvents ? row.vitals : openEvents(row.vitals))
  return {
    id: row.id,
    treeId: row.treeId,
    visibility: "full",
    displayName: row.displayName,
    givenName: row.givenName,
    surname: row.surname,
    gender: row.gender,
    possiblyLiving: possiblyLiving(row, year),
    deathKnown: deathKnown(row, seesHiddenEvents),
    birthYear: seesHiddenEvents ? row.birthYear : row.publicBirthYear,
    deathYear: seesHiddenEvents ? row.deathYear : row.publicDeathYear,
    birth: cardEvent(birth),
    death: cardEvent(death),
    portrait: null,
    ...(row.forms === null ? {} : { forms: row.forms }),
    ...(row.portrait === null ? {} : { storedPortrait: row.portrait }),
  }
}

/** The card for a reader who sees that the person exists, and nothing else. */
export const redactedCard = ({ id, treeId }: CardRow): Card => ({
  id,
  treeId,
  visibility: "redacted",
  displayName: "Living person",
  givenName: null,
  surname: null,
  gender: null,
  possiblyLiving: null,
  deathKnown: null,
  birthYear: null,
  deathYear: null,
  birth: null,
  death: null,
  portrait: null,
})
