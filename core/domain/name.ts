import type * as t from "io-ts"
import { namePart, word } from "../codec/field.ts"
import { inputsOf, type ValuesOf } from "../codec/fields.ts"
import { boolean, wire } from "../codec/wire.ts"
import type { NameId, PersonId, TreeId } from "./ids.ts"
import { type Lifecycle, type Read, readOf } from "./lifecycle.ts"

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

/** The fields of a name that editors change. Another command changes which one is primary. */
export const nameFields = {
  nameType: word(nameTypes, "birth", "The kind of name, for example `birth` or `married`."),
  ...partFields,
}

/** The parts of a name, as they are written. */
export type NameParts = ValuesOf<typeof partFields>

export interface Name extends ValuesOf<typeof nameFields>, Lifecycle {
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

/** The complete name: prefix, given name, surname with its prefix, suffix. `"Unnamed"` if all of them are empty. */
export const displayName = (name: NameParts): string => {
  const spoken = [name.prefix, name.givenName, name.surnamePrefix, name.surname, name.suffix]
    .filter((word) => word !== null && word.trim() !== "")
    .join(" ")
  return spoken === "" ? "Unnamed" : spoken
}

export const nameRead = (record: Name): NameRead => readOf(record)
