import type { GenealogicalDate } from "../date/genealogical-date.ts"
import type { Event } from "../event.ts"

/** The types of events about the end of a life. */
export const deathFactTypes = ["death", "burial", "cremation"] as const

const deathFacts: ReadonlySet<string> = new Set(deathFactTypes)

/** Whether events of this type are about the end of a life. */
export const isAboutDeath = (type: string): boolean => deathFacts.has(type)

const denials: ReadonlySet<string> = new Set(["n", "no", "?"])

const livingWords: ReadonlySet<string> = new Set([
  ...["living", "still living", "alive", "still alive", "not dead", "not deceased"],
  ...["lebt", "lebt noch", "lebend", "noch lebend", "lebendig"],
  ...["vivant", "vivante", "en vie", "toujours en vie", "vivo", "viva", "vive", "vivente", "in vita", "en vida"],
  ...["levend", "leeft", "in leven", "nog in leven", "levende", "lever", "nulevande", "i live", "elossa"],
])

/** Whether a text says only that a person is alive: `living`, `(Still living)`. */
const saysAlive = (text: string): boolean =>
  livingWords.has(
    text
      .toLowerCase()
      .replace(/[^\p{L}]+/gu, " ")
      .trim(),
  )

/** The words of a death event: its text (the value of its tag), the words of its date, and its place. */
export interface DeathWords {
  readonly text: string | null
  readonly date: string | null
  readonly place: string | null
}

/**
 * Whether an event about a death denies the death: its text is `N`, `NO` or `?`, or its text, date or place says that the person is
 * alive. GEDCOM 5.5.1 allows only `Y` as the value of DEAT; programs write these.
 */
export const deniesDeath = ({ text, date, place }: DeathWords): boolean =>
  (text !== null && denials.has(text.trim().toLowerCase())) ||
  [text, date, place].some((words) => words !== null && saysAlive(words))

/**
 * Whether the event proves that its person died: it is about a death, asserts it, does not deny it, and is not dated after `today`
 * (a Julian day number).
 */
export const isDeathFact = (
  { type, asserted, detail, date }: Pick<Event, "type" | "asserted" | "detail" | "date">,
  today: number,
): boolean =>
  isAboutDeath(type) &&
  asserted &&
  !deniesDeath({ text: detail, date: date?.phrase ?? null, place: null }) &&
  !isAfter(date, today)

/** Whether the earliest day of the date is after this day (a Julian day number). */
export const isAfter = (date: GenealogicalDate | null, day: number): boolean =>
  date !== null && date.sortDay !== null && date.sortDay > day
