import type { NameParts } from "../../name.ts"
import { normalizeText } from "../../search.ts"
import { filled } from "./read-context.ts"

/** NAME's value taken apart at its slashes: `Given /Surname/ suffix` (5.5.1, NAME_PERSONAL). With nothing before the slashes, what follows them is the given name. */
export const splitNameValue = (value: string): Pick<NameParts, "givenName" | "surname" | "suffix"> => {
  const open = value.indexOf("/")
  if (open < 0) return { givenName: filled(value), surname: null, suffix: null }
  const close = value.indexOf("/", open + 1)
  const before = filled(value.slice(0, open))
  const after = close < 0 ? null : filled(value.slice(close + 1).replaceAll("/", " "))
  return {
    givenName: before ?? after,
    surname: filled(value.slice(open + 1, close < 0 ? value.length : close)),
    suffix: before === null ? null : after,
  }
}

/** A name of which nothing is said. */
export const noParts: NameParts = { givenName: null, surname: null, prefix: null, suffix: null, surnamePrefix: null }

/** The parts of a name that stand below NAME in structures of their own; null where absent. */
export interface NamePieces extends NameParts {
  /** NAME's own value. */
  readonly value: string
}

/**
 * The parts of a name. The value is what counts (5.5.1, PERSONAL_NAME_PIECES): GIVN and SURN refine it where all their words stand in it,
 * or where it is blank. NPFX, SPFX and NSFX are taken as they are, and come off the part of the value that begins or ends with them.
 */
export const composeName = ({ value, givenName, surname, prefix, suffix, surnamePrefix }: NamePieces): NameParts => {
  const split = splitNameValue(value)
  return {
    givenName:
      agreed(givenName, split.givenName, value) ??
      withoutSuffix(withoutPrefix(split.givenName, prefix), split.surname === null ? suffix : null),
    surname: agreed(surname, split.surname, value) ?? withoutPrefix(split.surname, surnamePrefix),
    prefix,
    suffix: suffix ?? split.suffix,
    surnamePrefix,
  }
}

/** The piece, if the value has its words. 5.5.1 puts commas between the names in one piece, which the value then has not; slashes the value cannot have. */
const agreed = (piece: string | null, part: string | null, value: string): string | null => {
  if (piece === null || piece === part || (piece.includes(",") && blank(value).includes(blank(piece).trim())))
    return piece
  const text = piece.includes(",")
    ? filled(
        piece
          .split(",")
          .map((name) => name.trim())
          .join(" "),
      )
    : piece
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
  part !== null && prefix !== null && part.startsWith(`${prefix} `) ? filled(part.slice(prefix.length)) : part

const withoutSuffix = (part: string | null, suffix: string | null): string | null =>
  part !== null && suffix !== null && part.endsWith(` ${suffix}`) ? filled(part.slice(0, -suffix.length)) : part
