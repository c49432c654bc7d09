import * as t from "io-ts"
import { entityTypes } from "../../../../core/domain/audit/action.ts"
import type { WouldSet } from "../../../../core/domain/change/undo-change.ts"
import { type ConflictReason, conflictReasons } from "../../../../core/domain/audit/undo-conflict.ts"
import { oneOf, type Wire, wire } from "../../../../core/codec/wire.ts"
import type { UndoResult } from "../../../../core/index.ts"
import { created, ok } from "../../response/json-replies.ts"
import type { Reply } from "../../answer/reply.ts"
import { changeReply } from "./change.ts"
import { anyJson } from "../common.ts"

export const wouldSetReply: Wire<WouldSet> = wire("WouldSet", {
  entityType: oneOf(entityTypes),
  entityId: t.string,
  field: t.string,
  from: anyJson,
  to: anyJson,
})

/** What an undo would set. */
export const undoPreviewReply = wire("UndoPreview", { would: t.readonlyArray(wouldSetReply) })

/** A field that an undo does not set back, as the extension `conflicts` of a problem has it. */
export const undoConflictReply = wire("UndoConflict", {
  entityType: oneOf(entityTypes),
  entityId: t.string,
  field: t.string,
  // biome-ignore lint/suspicious/noThenProperty: the name in the contract; the value is never a function
  then: anyJson,
  made: anyJson,
  now: anyJson,
  reason: oneOf<ConflictReason>(conflictReasons),
})

const { report: _report, ...undone } = created(changeReply, ({ id }) => `/changes/${id}`)
const rehearsed = ok(undoPreviewReply)

/** The change that undoes another one, with its address; for a dry run the fields that it would set. */
export const undoReply: Reply<UndoResult> = {
  ...undone,
  headers: ["Location"],
  other: { status: 200, codec: undoPreviewReply, description: "The fields that the undo would set, for `dry_run`." },
  answer: (value, to) => ("change" in value ? undone.answer(value.change, to) : rehearsed.answer(value, to)),
}

/** Why any undo may be refused. */
export const undoErrors = [
  "PlaceExists",
  "PlaceCycle",
  "CannotUndo",
  "Purged",
  "UndoConflict",
  "LastName",
  "RelationshipExists",
  "AncestryCycle",
  "ProposalNotPending",
] as const
