import type * as t from "io-ts"
import { languageField, namePart, word } from "../codec/field.ts"
import { inputsOf, ownValuesOf, type ValuesOf } from "../codec/fields.ts"
import { boolean, wire } from "../codec/wire.ts"
import { identifiersField } from "./evidence/identifier.ts"
import type { NameId, PersonId, TreeId } from "./ids.ts"
import type { Read, RecordLifecycle } from "./lifecycle.ts"
import { formsField } from "./name-forms/name-form.ts"

export const nameTypes = [
  "birth",
  "maiden",
  "married",
  "alias",
  "nickname",
  "immigrant",
  "professional",
  "religious",
  "other",
] as const
export type NameType = (typeof nameTypes)[number]

const partFields = {
  givenName: namePart("The given names, separated by spaces. Null if they are not known."),
  surname: namePart("The surname without its prefix. Null if it is not known."),
  prefix: namePart("A title before the name, for example `Sir`."),
  suffix: namePart("A part after the name, for example `Jr.`."),
  surnamePrefix: namePart("A part before the surname that is not used for sorting, for example `van der`."),
}

/** Fields of a name that every backup has. */
export const firstNameFields = {
  nameType: word(nameTypes, "birth", "The kind of name, for example `birth` or `married`."),
  ...partFields,
}

/** Fields of a name that backups of earlier versions may lack. */
export const laterNameFields = {
  written: namePart(
    "The whole name as people write it, for example `Nagy Béla`. Null in a request: it is composed of the parts, with the surname " +
      "first where the language or the script has it so. Null in an answer if all parts are.",
  ),
  language: languageField("The language of the name: a tag of BCP 47, for example `hu`."),
  forms: formsField,
}

/** Fields of a name beside its words that backups of earlier versions may lack. */
export const furtherNameFields = { identifiers: identifiersField }

/** The fields of a name that editors change. Another command changes which one is primary. */
export const nameFields = { ...firstNameFields, ...laterNameFields, ...furtherNameFields }

/** The parts of a name, as they are written. */
export type NameParts = ValuesOf<typeof partFields>

/** The parts of a name, and the text in which it is written. */
export type NameWords = NameParts & ValuesOf<typeof laterNameFields>

export interface Name extends ValuesOf<typeof nameFields>, RecordLifecycle {
  readonly id: NameId
  readonly treeId: TreeId
  readonly personId: PersonId
  /** Exactly one live name of a person is primary. */
  readonly isPrimary: boolean
}

/** A name as its readers see it. */
export type NameRead = Read<Name>

/** The fields of a new name in a request. */
export const newNameInputs = { ...inputsOf(nameFields), isPrimary: boolean }

export const NameCreate = wire("NameCreate", {}, newNameInputs)
export type NameCreate = t.TypeOf<typeof NameCreate>

export const NameUpdate = wire("NameUpdate", {}, inputsOf(nameFields))
export type NameUpdate = t.TypeOf<typeof NameUpdate>

const wordFields = { ...partFields, ...laterNameFields }

/** The texts of a name, and nothing else of it. */
export const nameWords = (name: NameWords): NameWords => ownValuesOf(wordFields, name)
