import type * as t from "io-ts"
import { inputsOf } from "../codec/fields.ts"
import { listOf, nullable, wire } from "../codec/wire.ts"
import { PortraitInput } from "./evidence/portrait.ts"
import { VitalEventCreate, VitalEventUpdate } from "./event.ts"
import { NameCreate } from "./name.ts"
import { personFields } from "./person.ts"
import { optionalName } from "../codec/optional-text.ts"

const facts = inputsOf(personFields)
const primaryName = { givenName: optionalName(500), surname: optionalName(500) }

export const PersonCreate = wire(
  "PersonCreate",
  {},
  {
    ...facts,
    ...primaryName,
    names: listOf(NameCreate, 100),
    birth: nullable(VitalEventCreate),
    death: nullable(VitalEventCreate),
  },
)
export type PersonCreate = t.TypeOf<typeof PersonCreate>

export const PersonUpdate = wire(
  "PersonUpdate",
  {},
  {
    ...facts,
    ...primaryName,
    portrait: nullable(PortraitInput),
    birth: nullable(VitalEventUpdate),
    death: nullable(VitalEventUpdate),
  },
)
export type PersonUpdate = t.TypeOf<typeof PersonUpdate>
