import type { PersonId, SourceId } from "../../ids.ts"
import type { KeptRecord } from "../kept/kept-record.ts"
import type { MergedRecord } from "../kept/merge-kept.ts"

/**
 * What a record became, and how much of it is kept. A person, family or source that already has a kept record does
 * not get a second one.
 */
export interface Taken {
  readonly personId?: PersonId
  readonly sourceId?: SourceId
  /** The ordinal of a FAM record. */
  readonly family?: number
  readonly keeps: "record" | "recordIfNeeded" | "firstLine" | "additions" | "nothing" | "nothingUncounted"
  /** The kept record to which new parts are added. */
  readonly into?: KeptRecord | undefined
  readonly isFresh?: MergedRecord["isFresh"]
  readonly staysAway?: MergedRecord["staysAway"]
}
