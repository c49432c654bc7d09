import { count } from "../../../core/codec/count.ts"
import { nullable, oneOf, type Wire, wire } from "../../../core/codec/wire.ts"
import { type Progress, progressPhases } from "../../../core/domain/gedcom/report/progress.ts"

/** The progress of long work on a file. */
export const progressReply: Wire<Progress> = wire("Progress", {
  phase: oneOf(progressPhases),
  records: count,
  of: nullable(count),
})

/** A line of an answer in lines, before the last one. */
export const progressLine = wire("ProgressLine", { progress: progressReply })
