import type { NameParts, NameWords } from "../../name.ts"
import { composedName, meetsUnspaced, onlyPlace } from "../../name-text/compose-name.ts"
import { normalizeText } from "../../name-text/normalize-text.ts"
import { trimmedOrNull } from "./read-context.ts"

/** A word that distinguishes generations. It is no surname. */
const generationWord = /^\s*(?:jr|jun|junior|sr|snr|sen|senior|ii|iii|iv|v|vi)\.?\s*$/i

/**
 * Splits the value of NAME at its slashes: `Given /Surname/ suffix` (5.5.1, NAME_PERSONAL). If nothing comes before
 * the slashes but the title, the text after them is the given name, if it is not the suffix. With more than two slashes
 * the surname is between the first pair, except that a generation word there is a suffix: `Gerald R/Jr/Ford/`.
 */
export const splitNameValue = (
  value: string,
  { prefix, suffix }: Pick<NameParts, "prefix" | "suffix"> = noParts,
): Pick<NameParts, "givenName" | "surname" | "suffix"> => {
  const open = value.indexOf("/")
  if (open < 0) return { givenName: trimmedOrNull(value), surname: null, suffix: null }
  const close = value.indexOf("/", open + 1)
  const before = trimmedOrNull(value.slice(0, open))
  const [, between = "", rest = ""] = value.split("/")
  if (hasMoreSlashes(value) && generationWord.test(between) && rest.trim() !== "")
    return { givenName: before, surname: trimmedOrNull(rest), suffix: trimmedOrNull(between) }
  const after =
    close < 0
      ? null
      : trimmedOrNull(
          value
            .slice(close + 1)
            .replaceAll("/", " ")
            .trim()
            .replace(/^,/, ""),
        )
  const isGivenAfter = after !== null && after !== suffix && (before === null || before === prefix)
  return {
    givenName: isGivenAfter ? after : before,
    surname: trimmedOrNull(value.slice(open + 1, close < 0 ? value.length : close)),
    suffix: isGivenAfter ? null : after,
  }
}

const hasMoreSlashes = (value: string): boolean => value.split("/").length > 3

/** A name without any parts. */
export const noParts: NameParts = { givenName: null, surname: null, prefix: null, suffix: null, surnamePrefix: null }

/** A name that says nothing. */
export const noWords: NameWords = { ...noParts, written: null, language: null, forms: [] }

/** The value of NAME and the parts that have structures of their own below it; null where absent. */
export interface NamePieces extends NameParts {
  /** The value of NAME itself. */
  readonly value: string
}

/**
 * The parts of a name. The value takes precedence (5.5.1, PERSONAL_NAME_PIECES): GIVN and SURN are used only if the
 * value contains all their words, and SURN only if it has all words between the slashes. A value without slashes does not show
 * which words are the surname, so GIVN and SURN are used as they are. NPFX, SPFX and NSFX are always used as they are,
 * and are removed from the part of the value that begins or ends with them.
 */
export const composeName = (pieces: NamePieces): NameParts => {
  const { value, givenName, surname, prefix, suffix, surnamePrefix } = pieces
  if (!value.includes("/") && (givenName !== null || surname !== null))
    return {
      givenName: givenName === null ? unslashedGivenName(pieces) : withoutCommas(givenName, value),
      surname: surname === null ? null : withoutCommas(surname, value),
      prefix,
      suffix,
      surnamePrefix,
    }
  const split = splitNameValue(value, pieces)
  const family = surnameIn(pieces, split.surname)
  return {
    givenName:
      agreed(givenName, split.givenName, value) ??
      withoutSuffix(withoutPrefix(split.givenName, prefix), split.surname === null ? suffix : null),
    surname: family,
    prefix,
    suffix:
      suffix ?? (family !== null && split.suffix !== null && hasWords(family, split.suffix) ? null : split.suffix),
    surnamePrefix,
  }
}

/** The surname: what SURN says, if it has all words between the slashes, else these words. */
const surnameIn = ({ value, surname, surnamePrefix }: NamePieces, between: string | null): string | null => {
  const within = withoutPrefix(between, surnamePrefix)
  const said = agreed(surname, between, value)
  return said === null || (within !== null && !hasWords(said, within)) ? within : said
}

/** Whether a text has all words of another one. */
const hasWords = (text: string, part: string): boolean => {
  const folded = normalizeText(text)
  const words = new Set(folded.split(" "))
  return normalizeText(part)
    .split(" ")
    .every((word) => word === "" || words.has(word) || (unspaced.test(word) && folded.includes(word)))
}

const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u
const endsInLetter = /[\p{L}\p{M}]$/u
const beginsInLetter = /^\p{L}/u

/** The value of NAME without its slashes. A slash between two letters becomes a space, except in scripts without spaces. */
const withoutSlashes = (value: string): string => {
  let text = ""
  for (const piece of value.split("/")) {
    const meets = endsInLetter.test(text) && beginsInLetter.test(piece)
    const isUnspaced = meetsUnspaced(text, piece) || (unspaced.test(text.slice(-1)) && unspaced.test(piece.slice(0, 1)))
    text += meets && !isUnspaced ? ` ${piece}` : piece
  }
  return text.replace(/ {2,}/g, " ").trim()
}

/**
 * The name as it is written: the value without its slashes. A title, a suffix or a prefix of the surname that is only in a
 * structure of its own is put in its place. Null if the parts say the same, or if the value is blank.
 */
export const writtenIn = (value: string, parts: NameParts, language: string | null): string | null => {
  let text = withoutSlashes(value)
  if (text === "") return null
  const { prefix, surnamePrefix, surname, suffix } = parts
  const at = surname === null ? -1 : onlyPlace(text, surname)
  if (surnamePrefix !== null && at >= 0 && !hasWords(text, surnamePrefix))
    text = `${text.slice(0, at)}${surnamePrefix} ${text.slice(at)}`
  if (prefix !== null && !hasWords(text, prefix)) text = `${prefix} ${text}`
  if (suffix !== null && !hasWords(text, suffix)) text = `${text} ${suffix}`
  return unlessComposed(text, parts, language)
}

/** The text of a name; null if it says what its parts say. A value cannot have the slashes of a part. */
export const unlessComposed = (text: string, parts: NameParts, language: string | null): string | null => {
  const composed = composedName(parts, language)
  return text === composed || text === composed?.replaceAll("/", " ") ? null : text
}

/**
 * The given name in a value without slashes when only SURN is present: the words other than the surname and its
 * prefix.
 */
const unslashedGivenName = ({ value, surname, prefix, suffix, surnamePrefix }: NamePieces): string | null => {
  const spoken = withoutSuffix(withoutPrefix(trimmedOrNull(value), prefix), suffix)
  if (spoken === null || spoken === surname) return null
  const before = withoutSuffix(spoken, surname)
  return before === spoken
    ? withoutPrefix(withoutPrefix(spoken, surnamePrefix), surname)
    : withoutSuffix(before, surnamePrefix)
}

/**
 * A piece as text. 5.5.1 separates the names in one piece by commas; they are separators unless the value contains
 * them too.
 */
const withoutCommas = (piece: string, value: string): string | null =>
  !piece.includes(",") || blank(value).includes(blank(piece).trim())
    ? piece
    : trimmedOrNull(
        piece
          .split(",")
          .map((name) => name.trim())
          .join(" "),
      )

/** The piece if the value has all its words, otherwise null. A value cannot contain the slashes of a piece. */
const agreed = (piece: string | null, part: string | null, value: string): string | null => {
  if (piece === null || piece === part) return piece
  const text = withoutCommas(piece, value)
  if (text === piece && piece.includes(",")) return piece
  if (text === null || text === part || /^[\s/]*$/.test(value)) return text
  const words = new Set(normalizeText(value).split(" "))
  return normalizeText(text)
    .split(" ")
    .every((word) => word === "" || words.has(word))
    ? text
    : null
}

const blank = (text: string): string => text.replaceAll("/", " ")

const withoutPrefix = (part: string | null, prefix: string | null): string | null =>
  part !== null && prefix !== null && part.startsWith(`${prefix} `) ? trimmedOrNull(part.slice(prefix.length)) : part

const withoutSuffix = (part: string | null, suffix: string | null): string | null =>
  part !== null && suffix !== null && part.endsWith(` ${suffix}`) ? trimmedOrNull(part.slice(0, -suffix.length)) : part
