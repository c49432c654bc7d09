import * as t from "io-ts"
import { count } from "../../../core/codec/count.ts"
import { nullable, oneOf, type Wire, wire } from "../../../core/codec/wire.ts"
import { ChangeId } from "../../../core/domain/ids.ts"
import type { BatchRecord, BatchResult } from "../../../core/domain/proposal/batch.ts"
import { proposedEntities } from "../../../core/domain/proposal/operation.ts"
import { createdWithoutLocation } from "../response/json-replies.ts"
import type { Reply } from "../answer/reply.ts"

export const batchRecord: Wire<BatchRecord> = wire("BatchRecord", {
  ref: nullable(t.string),
  entity: oneOf(proposedEntities),
  id: t.string,
  version: nullable(count),
})

export const batchResult: Wire<BatchResult> = wire("BatchResult", {
  changeId: nullable(ChangeId),
  records: t.readonlyArray(batchRecord),
})

const reply = createdWithoutLocation(batchResult)

/** The result of a batch, at the address of its change. A batch without a change has no address. */
export const batchReply: Reply<BatchResult> = {
  ...reply,
  headers: ["Location"],
  answer: (value, to) => ({
    ...reply.answer(value, to),
    ...(value.changeId === null ? {} : { location: `/changes/${value.changeId}` }),
  }),
}
