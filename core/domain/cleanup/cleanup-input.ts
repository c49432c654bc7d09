import type * as t from "io-ts"
import { listOf, oneOf, wire } from "../../codec/wire.ts"
import { NameId, PersonId } from "../ids.ts"
import { genders } from "../person.ts"
import { optionalName } from "../../codec/optional-text.ts"

/** The most items that fit into a JSON body. */
const MOST = 25_000

/** The persons to mark as dead. */
export const DeceasedSelection = wire("DeceasedSelection", { personIds: listOf(PersonId, MOST) })
export type DeceasedSelection = t.TypeOf<typeof DeceasedSelection>

export const GenderAssignment = wire("GenderAssignment", { personId: PersonId, gender: oneOf(genders) })

/** The sex for persons who have none. */
export const GenderSelection = wire("GenderSelection", { assignments: listOf(GenderAssignment, MOST) })
export type GenderSelection = t.TypeOf<typeof GenderSelection>

const part = optionalName(500)
export const NameFix = wire(
  "NameFix",
  { nameId: NameId, givenName: part, surname: part },
  { prefix: part, suffix: part, surnamePrefix: part, nickname: part },
)
export type NameFix = t.TypeOf<typeof NameFix>

/** The corrected names. */
export const NameSelection = wire("NameSelection", { fixes: listOf(NameFix, MOST) })
export type NameSelection = t.TypeOf<typeof NameSelection>
