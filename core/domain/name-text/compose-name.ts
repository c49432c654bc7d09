import { shownIdentifiers } from "../evidence/identifier.ts"
import { isLongerThan } from "../../codec/code-points.ts"
import type { Name, NameParts, NameRead, NameWords } from "../name.ts"
import { readOf } from "../lifecycle.ts"

/** The most code points of a name as it is written. */
const MOST_WRITTEN = 500

/** The languages whose names have the surname first. */
const surnameFirst: ReadonlySet<string> = new Set(["zh", "ja", "ko", "vi", "hu"])

const eastAsian = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u
const otherLetter = /[^\P{L}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u
const endsUnspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]$/u
const beginsUnspaced = /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u

/** Whether all letters of a text are Han, Kana or Hangul, and it has one. */
const isEastAsian = (text: string): boolean => eastAsian.test(text) && !otherLetter.test(text)

/** Whether no space belongs between two texts: both are in Han or Kana where they meet. */
export const meetsUnspaced = (before: string, after: string): boolean =>
  endsUnspaced.test(before) && beginsUnspaced.test(after)

/** Whether people write the surname of a name with these parts first: in its language, or in its script. */
export const hasSurnameFirst = ({ givenName, surname }: NameParts, language: string | null): boolean =>
  surnameFirst.has(language?.split("-")[0]?.toLowerCase() ?? "") || isEastAsian(`${givenName ?? ""}${surname ?? ""}`)

/** The texts that are not empty, with a space between those that need one. */
const joined = (texts: readonly (string | null)[]): string | null => {
  let text = ""
  for (const part of texts)
    if (part !== null && part.trim() !== "") text += text === "" || meetsUnspaced(text, part) ? part : ` ${part}`
  return text === "" ? null : text
}

/** The parts of a name as one text, in the order of its language or script. Null if all of them are empty. */
export const composedName = (name: NameParts, language: string | null): string | null =>
  inOrder(name, hasSurnameFirst(name, language))

/** The parts of a name as one text. Null if all of them are empty. */
const inOrder = (name: NameParts, isSurnameFirst: boolean): string | null => {
  const { prefix, givenName, surnamePrefix, surname, suffix } = name
  return isSurnameFirst
    ? joined([prefix, surnamePrefix, surname, givenName, suffix])
    : joined([prefix, givenName, surnamePrefix, surname, suffix])
}

/** The whole name as people write it: as it was given, or else composed of its parts. Null if it says nothing. */
export const writtenName = (name: NameWords): string | null => name.written ?? composedName(name, name.language)

/** Where a text is in another one, as whole words; -1 if it is there not at all, or several times. */
export const onlyPlace = (text: string, part: string): number => {
  const at = text.indexOf(part)
  if (part === "" || at < 0 || text.includes(part, at + 1)) return -1
  const [before, after] = [text.slice(0, at), text.slice(at + part.length)]
  return isBoundary(before, part) && isBoundary(part, after) ? at : -1
}

const endsInLetter = /[\p{L}\p{M}\p{N}]$/u
const beginsInLetter = /^[\p{L}\p{M}\p{N}]/u

const isBoundary = (before: string, after: string): boolean =>
  !(endsInLetter.test(before) && beginsInLetter.test(after)) ||
  (eastAsian.test(before.slice(-1)) && eastAsian.test(after.slice(0, 1)))

const partNames = ["prefix", "givenName", "surnamePrefix", "surname", "suffix"] as const

/**
 * These changes of a name, with what they make of the text in which it is written, if that text was given and they do not
 * give another. Each changed part takes the place of the old one. Where the old one has no such place, the text is composed
 * in the order that the name had.
 */
export const withWritten = <C extends { readonly [K in keyof NameWords]?: NameWords[K] | undefined }>(
  before: NameWords,
  changes: C,
): C & { readonly written?: string | null | undefined } => {
  if (before.written === null || changes.written !== undefined) return changes
  let [text, isWhole]: [string, boolean] = [before.written, true]
  const after = { ...before }
  for (const part of partNames) {
    const [was, is] = [before[part], changes[part]]
    if (is === undefined || is === was) continue
    after[part] = is
    const at = was === null || is === null ? -1 : onlyPlace(text, was)
    isWhole &&= at >= 0
    if (was !== null && is !== null && at >= 0) text = `${text.slice(0, at)}${is}${text.slice(at + was.length)}`
  }
  const written = isWhole ? text : inOrder(after, hadSurnameFirst(before))
  if (written === before.written) return changes
  return { ...changes, written: written === null || isLongerThan(written, MOST_WRITTEN) ? null : written }
}

/** Whether the text of a name has its surname before the given name; the usual order where the text does not show it. */
const hadSurnameFirst = (name: NameWords): boolean => {
  const { written, givenName, surname, language } = name
  const [given, family] = [givenName, surname].map((part) => (part === null ? -1 : (written ?? "").indexOf(part)))
  return given === undefined || family === undefined || given < 0 || family < 0
    ? hasSurnameFirst(name, language)
    : family < given
}

/** The whole name as people write it. `"Unnamed"` if it says nothing. */
export const displayName = (name: NameWords): string => writtenName(name) ?? "Unnamed"

/** The name as its readers see it: with the whole name, composed of its parts if it was not given. */
export const nameRead = (record: Name): NameRead => ({
  ...readOf(record),
  written: writtenName(record),
  identifiers: shownIdentifiers(record),
})
