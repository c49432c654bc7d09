import type * as t from "io-ts"
import { boolean, listOf, nullable, oneOf, text, wire } from "../codec/wire.ts"
import { VitalEventCreate, VitalEventUpdate } from "./event.ts"
import { NameCreate } from "./name.ts"
import { privacySettings } from "./living.ts"
import { genders } from "./person.ts"

const facts = {
  gender: nullable(oneOf(genders)),
  isLiving: nullable(boolean),
  notes: nullable(text(1_048_576)),
  privacy: oneOf(privacySettings),
  givenName: nullable(text(500)),
  surname: nullable(text(500)),
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
