import { fillers, monthOfWord, qualifierOfWord } from "../date/date-words.ts"
import { livingWords, withheldWords, wordsOfTheTime } from "./words-of-life.ts"

/** Longer texts say more than that a person is alive. No list has words of this length. */
export const longestDeathWords = 200

const denials: ReadonlySet<string> = new Set(["n", "no", "?"])

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "")

const isOfTime = (word: string): boolean =>
  wordsOfTheTime.has(word) || fillers.has(word) || monthOfWord(word) !== null || qualifierOfWord(word) !== null

/** Whether the text consists of words of this list, with or without a time before or after them. */
const saysOnly = (list: ReadonlySet<string>, text: string): boolean => {
  if (text.length > longestDeathWords) return false
  const words = wordsOf(text)
  const first = words.findIndex((word) => !isOfTime(word))
  const last = words.findLastIndex((word) => !isOfTime(word))
  // Words of a list may begin or end with words of the time: `en vie`, `not yet`, `nicht tot`.
  const starts = Array.from({ length: (first < 0 ? words.length : first) + 1 }, (_, start) => start)
  const ends = Array.from({ length: words.length - last }, (_, more) => last + 1 + more)
  return starts.some((start) => ends.some((end) => end > start && list.has(words.slice(start, end).join(" "))))
}

/** Whether a text says only that a person is alive: `living`, `(Still living)`, `alive in 2020`, `not yet`. */
const saysAlive = (text: string | null): boolean => text !== null && saysOnly(livingWords, text)

/** Whether a text says only that its writer does not show what it is about: `Private`. */
export const saysWithheld = (text: string | null): boolean => text !== null && saysOnly(withheldWords, text)

/** Whether a text, where it is the place of a death, says that the person is alive or private. */
export const isWordOfLife = (text: string): boolean => saysAlive(text) || saysWithheld(text)

/** The words of a death event: its text, its kind and its cause, the words of its date, its place, and its notes. */
export interface DeathWords {
  readonly text: string | null
  readonly subtype: string | null
  readonly cause: string | null
  readonly date: string | null
  readonly place: string | null
  /** Null where other words of the event prove the death. */
  readonly notes: string | null
}

/**
 * Whether an event about a death denies the death: its text is `N`, `NO` or `?`, or its words say that the person is alive.
 * GEDCOM 5.5.1 allows only `Y` as the value of DEAT; programs write these. A kind or cause `?` is not known, and denies nothing.
 */
export const deniesDeath = ({ text, subtype, cause, date, place, notes }: DeathWords): boolean =>
  (text !== null && denials.has(text.trim().toLowerCase())) ||
  [text, subtype, cause, date, place, notes].some(saysAlive)
