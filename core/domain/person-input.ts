import type * as t from "io-ts"
import { boolean, listOf, nullable, oneOf, wire } from "../codec/wire.ts"
import { PortraitInput } from "./evidence/portrait.ts"
import { VitalEventCreate, VitalEventUpdate } from "./event.ts"
import type { Inputs } from "./inputs.ts"
import { NameCreate } from "./name.ts"
import { privacySettings } from "./living/living.ts"
import { genders, type PersonFacts } from "./person.ts"
import { optionalName, optionalText } from "../codec/optional-text.ts"

const facts = {
  gender: nullable(oneOf(genders)),
  isLiving: nullable(boolean),
  notes: optionalText(1_048_576),
  privacy: oneOf(privacySettings),
} satisfies Inputs<PersonFacts>
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
