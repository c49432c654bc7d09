import { comparedWords } from "./compared-words.ts"

/** Words before a surname that some write apart, some together with it, and some not at all. */
const prefixes: ReadonlySet<string> = new Set(
  (
    "van von vom vander vanden vande zu zum zur der den dem des de del della delle dei degli di da do dos das du la le les lo los las " +
    "l d o ua ni nic mac mc fitz an al el ibn bin ben bar bat abu ap ab af av ter ten te op het san santa st saint"
  ).split(" "),
)

/** Prefixes that are parts of a word in no other way, and what they are apart. */
const writtenTogether = /^(van|von)(der|den|dem)(\p{L}{4,})$/u
/** The beginning of a word that goes on with another capital. */
const beforeCapital = /(\p{Lu}\p{Ll}+)(?=\p{Lu})/gu

/** So many words before a surname are joined with it. */
const MOST_JOINED = 6

const wordsOf = (text: string | null): readonly string[] =>
  text === null ? [] : comparedWords(text).map(([first]) => first)

/**
 * Further words by which a surname is found: the prefix together with it (`van der Berg`: "vanderberg"), and the words of one that is
 * written together (`Vanderberg`, `MacDonald`: "van", "der", "berg", "mac", "donald").
 */
export const joinedAndApart = (surname: string | null, surnamePrefix: string | null): readonly string[] => {
  const own = wordsOf(surname)
  const before = wordsOf(surnamePrefix)
  const isPrefix = own.findIndex((word) => !prefixes.has(word))
  const parts = [...before, ...own.slice(0, Math.max(isPrefix, 0) + 1)]
  const joined = parts.length > 1 && parts.length <= MOST_JOINED ? [parts.join("")] : []
  const apart = own.flatMap((word) => writtenTogether.exec(word)?.slice(1) ?? [])
  const divided = surname?.replace(beforeCapital, "$1 ") ?? null
  return [...joined, ...apart, ...(divided === surname ? [] : wordsOf(divided))]
}
