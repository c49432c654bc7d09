import type * as t from "io-ts"
import { listOf, wire } from "../../codec/wire.ts"
import { PersonId } from "../ids.ts"

/** A request for the kinship of many persons to one person. */
export const KinshipRequest = wire("KinshipRequest", { of: PersonId, ids: listOf(PersonId, 1_000) })
export type KinshipRequest = t.TypeOf<typeof KinshipRequest>
