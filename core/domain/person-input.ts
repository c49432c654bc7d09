import type * as t from "io-ts"
import { boolean, listOf, nullable, oneOf, wire } from "../codec/wire.ts"
import { VitalEventCreate, VitalEventUpdate } from "./event.ts"
import { NameCreate } from "./name.ts"
import { privacySettings } from "./living.ts"
import { genders } from "./person.ts"
import { optionalName, optionalText } from "../codec/optional-text.ts"

const facts = {
  gender: nullable(oneOf(genders)),
  isLiving: nullable(boolean),
  notes: optionalText(1_048_576),
  privacy: oneOf(privacySettings),
  givenName: optionalName(500),
  surname: optionalName(500),
}

export const PersonCreate = wire(
  "PersonCreate",
  {},
  {
    ...facts,
    names: listOf(NameCreate, 100),
    birth: nullable(VitalEventCreate),
    death: nullable(VitalEventCreate),
  },
)
export type PersonCreate = t.TypeOf<typeof PersonCreate>

export const PersonUpdate = wire(
  "PersonUpdate",
  {},
  { ...facts, birth: nullable(VitalEventUpdate), death: nullable(VitalEventUpdate) },
)
export type PersonUpdate = t.TypeOf<typeof PersonUpdate>
