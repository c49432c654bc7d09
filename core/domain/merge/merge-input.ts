import type * as t from "io-ts"
import { boolean, oneOf, wire } from "../../codec/wire.ts"
import { PersonId } from "../ids.ts"

/** Whose value a field of the kept person gets: that of the merged person, or the present one. */
export const mergeSides = ["from", "kept"] as const
export type MergeSide = (typeof mergeSides)[number]

const side = oneOf(mergeSides)

/** The fields of which an editor can choose whose value stays. */
export const MergeTake = wire(
  "MergeTake",
  {},
  {
    gender: side,
    isLiving: side,
    privacy: side,
    notes: side,
    birth: side,
    death: side,
    portrait: side,
    primaryName: side,
  },
)
export type MergeTake = t.TypeOf<typeof MergeTake>

const choices = { take: MergeTake }

/** The body of a request: the person who is merged into the person of the address. */
export const MergePerson = wire("MergePerson", { fromId: PersonId }, { ...choices, dryRun: boolean })
export type MergePerson = t.TypeOf<typeof MergePerson>

/** The same as an operation of a proposal or batch. */
export const ProposedMerge = wire("ProposedMerge", { fromId: PersonId }, choices)
export type ProposedMerge = t.TypeOf<typeof ProposedMerge>
