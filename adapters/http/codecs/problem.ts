import * as t from "io-ts"
import { oneOf, wire } from "../../../core/codec/wire.ts"
import { rules } from "../../../core/codec/rule.ts"
import { mergeConflicts } from "../../../core/domain/audit/merge-conflict.ts"
import { count } from "../../../core/codec/count.ts"
import { codes } from "../problems.ts"
import { scopes } from "../../../core/domain/account/scope.ts"
import { undoConflictReply } from "./history/undo.ts"
import { applyErrorReply } from "./proposal.ts"

export const fieldError = wire("FieldError", { path: t.string, message: t.string }, { rule: oneOf(rules) })

const [first = "", ...others] = codes.map(({ code }) => code)
const problemCodes: readonly [string, ...string[]] = [first, ...others]

/** The body of a refusal (RFC 9457), as `adapters/http/problems.ts` makes it. */
export const problemReply = wire(
  "Problem",
  {
    type: t.string,
    title: t.string,
    status: count,
    code: oneOf(problemCodes),
    detail: t.string,
    requestId: t.string,
  },
  {
    conflicts: t.readonlyArray(t.union([undoConflictReply, oneOf(mergeConflicts)])),
    errors: t.readonlyArray(fieldError),
    applyError: applyErrorReply,
    operation: count,
    limit: count,
    scope: oneOf(scopes),
  },
)
