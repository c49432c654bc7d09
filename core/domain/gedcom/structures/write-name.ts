import type { GedcomVersion } from "../../date/gedcom-words.ts"
import type { NameParts, NameType } from "../../name.ts"
import { composeName, noParts } from "./name-value.ts"
import { type NameValues, primaryTag } from "./read-name.ts"
import type { GedcomStructure } from "../lines/parser.ts"
import { optionalText, textStructure } from "./structure.ts"

/**
 * NAME.TYPE in the words of 5.5.1. Words that 7.0 also has (g7:enumset-NAME-TYPE) are written there in capitals,
 * the others as PHRASE of OTHER.
 */
const typeWords: Readonly<Record<NameType, string>> = {
  birth: "birth",
  maiden: "maiden",
  married: "married",
  alias: "aka",
  nickname: "nickname",
  immigrant: "immigrant",
  professional: "professional",
  religious: "religious",
  other: "other",
}
const onlyPhrases: ReadonlySet<NameType> = new Set(["nickname", "religious"])

/** What a NAME structure states besides the parts of the name. */
export interface NameWording {
  /** Leaves TYPE out, because it is the type that a reader assumes for a NAME in this place. */
  readonly untyped: boolean
  /** Marks the name as primary, because the order of the names suggests another. */
  readonly claimed: boolean
}

/** A name as a NAME structure. `readName` reads the same parts from it. */
export const writeName = (
  name: NameValues,
  { untyped, claimed }: NameWording,
  version: GedcomVersion,
): GedcomStructure =>
  textStructure("NAME", nameValue(name), [
    ...(untyped ? [] : [writeType(name.nameType, version)]),
    ...optionalText("NPFX", name.prefix),
    ...optionalText("GIVN", name.givenName),
    ...optionalText("SPFX", name.surnamePrefix),
    ...optionalText("SURN", name.surname),
    ...optionalText("NSFX", name.suffix),
    ...optionalText(primaryTag, claimed ? "Y" : null),
  ])

const writeType = (type: NameType, version: GedcomVersion): GedcomStructure => {
  const word = typeWords[type]
  if (version === "5.5.1") return textStructure("TYPE", word)
  return onlyPhrases.has(type)
    ? textStructure("TYPE", "OTHER", [textStructure("PHRASE", word)])
    : textStructure("TYPE", word.toUpperCase())
}

/**
 * The value of NAME: `Prefix Given /van Surname/ suffix`. Parts are left out if a reader would split the value
 * differently; if nothing can be written, only the slashes remain.
 */
const nameValue = (name: NameParts): string => {
  const parts = {
    ...noParts,
    givenName: unslashed(name.givenName),
    surname: unslashed(name.surname),
    prefix: unslashed(name.prefix),
    suffix: unslashed(name.suffix),
    surnamePrefix: unslashed(name.surnamePrefix),
  }
  const full = spoken([parts.prefix, parts.givenName, slashed([parts.surnamePrefix, parts.surname]), parts.suffix])
  const plain = spoken([parts.givenName, slashed([parts.surname])])
  return [full, plain].find((value) => value !== "" && readsBack(value, name)) ?? nothing
}

const nothing = "//"

const unslashed = (part: string | null): string | null => (part === null ? null : part.replaceAll("/", " ").trim())

const spoken = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== "").join(" ")

const slashed = (parts: readonly (string | null)[]): string | null => {
  const words = spoken(parts)
  return words === "" ? null : `/${words}/`
}

const partNames = ["givenName", "surname", "prefix", "suffix", "surnamePrefix"] as const

/** Whether a reader gets these parts from this value and the pieces below it. */
const readsBack = (value: string, { givenName, surname, prefix, suffix, surnamePrefix }: NameParts): boolean => {
  const name = { givenName, surname, prefix, suffix, surnamePrefix }
  const read = composeName({ value, ...name })
  return partNames.every((part) => read[part] === name[part])
}

/** Whether two names have the same type and parts. */
export const sameName = (a: NameValues, b: NameValues): boolean =>
  a.nameType === b.nameType && partNames.every((part) => a[part] === b[part])
