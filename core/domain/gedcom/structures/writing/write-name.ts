import type { GedcomVersion } from "../../../date/gedcom-words.ts"
import type { NameParts, NameType, NameWords } from "../../../name.ts"
import { sameValue } from "../../../lifecycle.ts"
import { fieldsOf } from "../../../../lib/fields-of.ts"
import { writeIdentifiers } from "./write-identifiers.ts"
import { fieldWriter } from "./field-writer.ts"
import { onlyPlace, writtenName } from "../../../name-text/compose-name.ts"
import { composeName, noParts, noWords, writtenIn } from "../name-value.ts"
import { nameLanguageTag, writtenTag } from "../reading/read-form.ts"
import { type NameValues, primaryTag } from "../reading/read-name.ts"
import { writeForms } from "./write-form.ts"
import type { GedcomStructure } from "../../lines/parser.ts"
import { optionalText, textStructure } from "../structure.ts"

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

const writeFields = fieldWriter<NameValues, { readonly untyped: boolean; readonly version: GedcomVersion }>({
  nameType: ({ nameType }, { untyped, version }) => (untyped ? [] : [writeType(nameType, version)]),
  prefix: ({ prefix }) => optionalText("NPFX", prefix),
  givenName: ({ givenName }) => optionalText("GIVN", givenName),
  surnamePrefix: ({ surnamePrefix }) => optionalText("SPFX", surnamePrefix),
  surname: ({ surname }) => optionalText("SURN", surname),
  suffix: ({ suffix }) => optionalText("NSFX", suffix),
  written: (name) => (isWrittenIn(nameValue(name), name) ? [] : optionalText(writtenTag, writtenName(name))),
  language: ({ language }) => optionalText(nameLanguageTag, language),
  identifiers: ({ identifiers }, { version }) => writeIdentifiers(identifiers, { record: "inside", version }),
  forms: (name, { version }) =>
    writeForms(name.forms, { written: writtenName(name), language: name.language }, version),
})

/** A name as a NAME structure. `readName` reads the same values from it. */
export const writeName = (
  name: NameValues,
  { untyped, claimed }: NameWording,
  version: GedcomVersion,
): GedcomStructure =>
  textStructure("NAME", nameValue(name), [
    ...writeFields(name, { untyped, version }),
    ...(claimed ? [textStructure(primaryTag, "Y")] : []),
  ])

const writeType = (type: NameType, version: GedcomVersion): GedcomStructure => {
  const word = typeWords[type]
  if (version === "5.5.1") return textStructure("TYPE", word)
  return onlyPhrases.has(type)
    ? textStructure("TYPE", "OTHER", [textStructure("PHRASE", word)])
    : textStructure("TYPE", word.toUpperCase())
}

/**
 * The value of NAME: the name as it is written, with slashes around the surname, or else `Prefix Given /van Surname/ suffix`.
 * Parts are left out if a reader would split the value differently; if nothing can be written, only the slashes remain.
 */
const nameValue = (name: NameWords): string => {
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
  const text = unslashed(writtenName(name)) ?? ""
  const possible = [...slashedIn(text, parts), full, plain, text].filter(
    (value) => value !== "" && readsBack(value, name),
  )
  return possible.find((value) => isWrittenIn(value, name)) ?? possible[0] ?? nothing
}

/** The text of a name with slashes around its surname, with and without the prefix of the surname. */
const slashedIn = (text: string, { surnamePrefix, surname }: NameParts): readonly string[] => {
  const family = spoken([surname])
  const slashedAt = (words: string): readonly string[] => {
    const at = onlyPlace(text, words)
    return at < 0 ? [] : [`${text.slice(0, at)}/${words}/${text.slice(at + words.length)}`]
  }
  return [...slashedAt(spoken([surnamePrefix, family])), ...(surnamePrefix === null ? [] : slashedAt(family))]
}

/** Whether a reader of this value gets the name as it is written. */
const isWrittenIn = (value: string, name: NameWords): boolean =>
  (writtenIn(value, name, name.language) ?? writtenName({ ...name, written: null })) === writtenName(name)

const nothing = "//"

const unslashed = (part: string | null): string | null => (part === null ? null : part.replaceAll("/", " ").trim())

const spoken = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== "").join(" ")

const slashed = (parts: readonly (string | null)[]): string | null => {
  const words = spoken(parts)
  return words === "" ? null : `/${words}/`
}

const partNames = fieldsOf(noParts)

/** Whether a reader gets these parts from this value and the pieces below it. */
const readsBack = (value: string, name: NameParts): boolean => {
  const read = composeName({ ...name, value })
  return partNames.every((part) => read[part] === name[part])
}

const valueNames = fieldsOf<Omit<NameValues, "identifiers">>({ ...noWords, nameType: "birth" })

/** Whether two names have the same type and parts, whatever their identifiers are. */
export const sameName = (a: NameValues, b: NameValues): boolean =>
  valueNames.every((value) => sameValue(a[value], b[value]))
