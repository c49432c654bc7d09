import * as t from "io-ts"
import { count } from "../../../core/codec/count.ts"
import { nullable, type Wire, wire } from "../../../core/codec/wire.ts"
import type { KeptRecordRead } from "../../../core/domain/gedcom/kept/kept-read.ts"
import { RecordId } from "../../../core/domain/ids.ts"

export const keptRecordReply: Wire<KeptRecordRead> = wire("KeptRecordRead", {
  id: RecordId,
  tag: t.string,
  xref: nullable(t.string),
  lines: t.readonlyArray(t.string),
  mapped: t.readonlyArray(count),
})
