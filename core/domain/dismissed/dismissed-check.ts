import * as t from "io-ts"
import { wire } from "../../codec/wire.ts"
import { PersonId } from "../ids.ts"

/** A dismissal as the row of the person with the smallest id has it: the rule, and all persons in the order of their ids. */
export const DismissedCheck = wire("DismissedCheck", { rule: t.string, personIds: t.readonlyArray(PersonId) })
export type DismissedCheck = t.TypeOf<typeof DismissedCheck>
