import type * as t from "io-ts"
import { boolean, oneOf, wire } from "../codec/wire.ts"
import type { NameId, PersonId, TreeId } from "./ids.ts"
import { optionalName } from "../codec/optional-text.ts"
import type { Inputs } from "./inputs.ts"
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

/** The parts of a name, as they are written. */
export interface NameParts {
  readonly givenName: string | null
  readonly surname: string | null
  readonly prefix: string | null
  readonly suffix: string | null
  readonly surnamePrefix: string | null
}

export interface Name extends NameParts, Lifecycle {
  readonly id: NameId
  readonly treeId: TreeId
  readonly personId: PersonId
  readonly nameType: NameType
  /** Exactly one live name of a person is primary. */
  readonly isPrimary: boolean
}

/** A name as its readers see it. */
export type NameRead = Read<Name>

const part = optionalName(500)

/** The fields of a name that can be changed. */
export const nameParts = {
  nameType: oneOf(nameTypes),
  givenName: part,
  surname: part,
  prefix: part,
  suffix: part,
  surnamePrefix: part,
} satisfies Inputs<Name, "personId" | "isPrimary">

/** The fields of a new name. */
export const nameFields = { ...nameParts, isPrimary: boolean }

export const NameCreate = wire("NameCreate", {}, nameFields)
export type NameCreate = t.TypeOf<typeof NameCreate>

export const NameUpdate = wire("NameUpdate", {}, nameParts)
export type NameUpdate = t.TypeOf<typeof NameUpdate>

/** The complete name: prefix, given name, surname with its prefix, suffix. `"Unnamed"` if all of them are empty. */
export const displayName = (name: NameParts): string => {
  const spoken = [name.prefix, name.givenName, name.surnamePrefix, name.surname, name.suffix]
    .filter((word) => word !== null && word.trim() !== "")
    .join(" ")
  return spoken === "" ? "Unnamed" : spoken
}

export const nameRead = (record: Name): NameRead => readOf(record)
