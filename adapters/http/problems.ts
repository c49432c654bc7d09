import { OverBudget } from "../../core/ports/heavy-work.ts"
import { StorageFull, StoreBusy, StoreUnavailable } from "../../core/ports/unavailable.ts"
import type { MergeConflict } from "../../core/domain/audit/merge-conflict.ts"
import type { UndoConflict } from "../../core/domain/audit/undo-conflict.ts"
import { MOST_FAULTS } from "../../core/codec/most-faults.ts"
import { describeError, errorTitles } from "../../core/domain/error-text.ts"
import { codeOf, type DomainError, inputErrors, type OperationRefused } from "../../core/domain/errors.ts"
import type { FieldError } from "../../core/codec/field-error.ts"
import type { ApplyError } from "../../core/domain/proposal/proposal.ts"

/** The refusals of HTTP itself, independent of any use case. */
export type HttpError =
  | { readonly _tag: "BadRequest" }
  | { readonly _tag: "UnreadableBody"; readonly detail: string }
  | { readonly _tag: "ViewAsRefused"; readonly detail: string }
  | { readonly _tag: "HolderRefused" }
  | { readonly _tag: "ForeignOrigin" }
  | { readonly _tag: "UnknownPath" }
  | { readonly _tag: "MethodNotAllowed"; readonly allow: string }
  | { readonly _tag: "NotAcceptable"; readonly detail: string }
  | { readonly _tag: "RequestTimeout" }
  | { readonly _tag: "RangeNotSatisfiable"; readonly size: number }
  | { readonly _tag: "UnsupportedMediaType"; readonly detail: string }
  | { readonly _tag: "AddressTooLong"; readonly detail: string }
  | { readonly _tag: "HeadersTooLarge"; readonly detail: string }
  | { readonly _tag: "OverBudget"; readonly detail: string; readonly limit: number | null }
  | { readonly _tag: "InternalError" }
  | { readonly _tag: "StoreUnavailable"; readonly detail?: string }
  | { readonly _tag: "StoreBusy"; readonly retryAfterSeconds: number }

/** All refusals of a request. */
export type Refusal = DomainError | OperationRefused | HttpError

interface Kind {
  readonly status: number
  readonly title: string
  /** The `code` of another refusal, if this one shares it with another status. */
  readonly code?: string
}

/** The status and title of each refusal. */
export const kinds: Readonly<Record<Refusal["_tag"], Kind>> = {
  BadRequest: { status: 400, title: "The request is not valid HTTP" },
  UnreadableBody: { status: 400, title: "The body cannot be read" },
  ViewAsRefused: { status: 400, title: "The request cannot have this View-As header" },
  Unauthenticated: { status: 401, title: errorTitles.Unauthenticated },
  WrongCredentials: { status: 401, title: errorTitles.WrongCredentials },
  HolderRefused: { status: 401, title: "The link has ended", code: "link_ended" },
  WrongPassword: { status: 403, title: errorTitles.WrongPassword },
  EmailUnverified: { status: 403, title: errorTitles.EmailUnverified },
  RegistrationClosed: { status: 403, title: errorTitles.RegistrationClosed },
  PasswordSignInOff: { status: 403, title: errorTitles.PasswordSignInOff },
  WrongAccount: { status: 403, title: errorTitles.WrongAccount },
  Forbidden: { status: 403, title: errorTitles.Forbidden },
  SessionRequired: { status: 403, title: errorTitles.SessionRequired },
  ScopeMissing: { status: 403, title: errorTitles.ScopeMissing },
  ForeignOrigin: { status: 403, title: "A write with the session cookie must come from the service's own origin" },
  NotFound: { status: 404, title: errorTitles.NotFound },
  UnknownPath: { status: 404, title: "No such address" },
  MethodNotAllowed: { status: 405, title: "This address does not support the method" },
  NotAcceptable: { status: 406, title: "The response is not available in an accepted format" },
  RequestTimeout: { status: 408, title: "The request did not arrive in time" },
  TooManyInvitations: { status: 409, title: errorTitles.TooManyInvitations },
  TooManyPending: { status: 409, title: errorTitles.TooManyPending },
  TooManyLinks: { status: 409, title: errorTitles.TooManyLinks },
  LinkEnded: { status: 404, title: errorTitles.LinkEnded },
  TooManyQuestions: { status: 409, title: errorTitles.TooManyQuestions },
  QuestionEnded: { status: 404, title: errorTitles.QuestionEnded },
  TooManyTokens: { status: 409, title: errorTitles.TooManyTokens },
  TooManyWebhooks: { status: 409, title: errorTitles.TooManyWebhooks },
  EmailTaken: { status: 409, title: errorTitles.EmailTaken },
  AlreadyMember: { status: 409, title: errorTitles.AlreadyMember },
  LastOwner: { status: 409, title: errorTitles.LastOwner },
  LastName: { status: 409, title: errorTitles.LastName },
  LastIdentity: { status: 409, title: errorTitles.LastIdentity },
  NotLocal: { status: 409, title: errorTitles.NotLocal },
  NoPassword: { status: 409, title: errorTitles.NoPassword },
  DuplicateRelationship: { status: 409, title: errorTitles.DuplicateRelationship },
  NoThumbnail: { status: 404, title: errorTitles.NoThumbnail },
  AncestryCycle: { status: 409, title: errorTitles.AncestryCycle },
  PlaceExists: { status: 409, title: errorTitles.PlaceExists },
  PlaceCycle: { status: 409, title: errorTitles.PlaceCycle },
  PlaceInUse: { status: 409, title: errorTitles.PlaceInUse },
  CannotMerge: { status: 409, title: errorTitles.CannotMerge },
  TreeNotDeleted: { status: 409, title: errorTitles.TreeNotDeleted },
  NotDeleted: { status: 409, title: errorTitles.NotDeleted },
  OwnerDeleted: { status: 409, title: errorTitles.OwnerDeleted },
  RelationshipExists: { status: 409, title: errorTitles.RelationshipExists },
  ProposalNotPending: { status: 409, title: errorTitles.ProposalNotPending },
  AlreadyUndone: { status: 409, title: errorTitles.AlreadyUndone },
  CannotUndo: { status: 409, title: errorTitles.CannotUndo },
  Purged: { status: 409, title: errorTitles.Purged },
  UndoConflict: { status: 409, title: errorTitles.UndoConflict },
  ProposalFailed: { status: 409, title: errorTitles.ProposalFailed },
  RequestInProgress: { status: 409, title: errorTitles.RequestInProgress },
  IdempotencyKeySpent: { status: 409, title: errorTitles.IdempotencyKeySpent },
  FeedExpired: { status: 410, title: errorTitles.FeedExpired },
  VersionStale: { status: 412, title: errorTitles.VersionStale },
  TooLarge: { status: 413, title: errorTitles.TooLarge },
  AddressTooLong: { status: 414, title: "The address is too long" },
  OverBudget: { status: 413, title: "The request exceeds its budget of memory or time" },
  UnsupportedMediaType: { status: 415, title: "The media type of the body is not supported here" },
  RangeNotSatisfiable: { status: 416, title: "The requested range is outside the file" },
  InvalidInput: { status: 422, title: errorTitles.InvalidInput },
  InvalidToken: { status: 422, title: errorTitles.InvalidToken },
  NotGedcom: { status: 422, title: errorTitles.NotGedcom },
  IdempotencyKeyReused: { status: 422, title: errorTitles.IdempotencyKeyReused },
  TooManyTries: { status: 429, title: errorTitles.TooManyTries },
  TooManyBytes: { status: 429, title: errorTitles.TooManyBytes },
  HeadersTooLarge: { status: 431, title: "The headers are too long" },
  InternalError: { status: 500, title: "Internal error" },
  StoreUnavailable: { status: 503, title: "The store is not available" },
  StoreBusy: { status: 503, title: "The service is busy" },
  ProviderUnavailable: { status: 503, title: errorTitles.ProviderUnavailable },
  StorageFull: { status: 507, title: errorTitles.StorageFull },
}

/** The `code` of a refusal. */
export const codeOfRefusal = (tag: Refusal["_tag"]): string => kinds[tag].code ?? codeOf(tag)

/** Every stable `code` once, with its status and title. */
export const codes: readonly (Kind & { readonly code: string })[] = Object.entries(kinds)
  .filter(([, { code }]) => code === undefined)
  .map(([tag, kind]) => ({ ...kind, code: codeOf(tag) }))

/**
 * A problem body of RFC 9457, extended by `code`, `request_id`, `errors` and, for a failed apply, `apply_error`, for an undo `conflicts`.
 */
export interface Problem {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly code: string
  readonly detail: string
  readonly request_id: string
  readonly errors?: readonly FieldError[]
  readonly apply_error?: ApplyError
  /** The index of the operation of a batch that was refused. */
  readonly operation?: number
  /** The fields that an undo does not set back, or the reasons why two persons cannot be one. */
  readonly conflicts?: readonly (Conflict | MergeConflict)[]
  /** The most bytes, after a body that has more. */
  readonly limit?: number
  /** The scope that the API token lacks. */
  readonly scope?: string
}

/** A field that an undo does not set back: its value before the change, the value that the change gave, and the present one. */
interface Conflict {
  readonly entity_type: string
  readonly entity_id: string
  readonly field: string
  readonly then: unknown
  readonly made: unknown
  readonly now: unknown
  readonly reason: string
}

/** The most conflicts in one problem. */
const MOST_CONFLICTS = 1_000

const conflictOf = ({ entityType, entityId, field, before, made, now, reason }: UndoConflict): Conflict => ({
  entity_type: entityType,
  entity_id: entityId,
  field,
  // biome-ignore lint/suspicious/noThenProperty: the name in the contract; the value is never a function
  then: before,
  made,
  now,
  reason,
})

export const problemOf = (refusal: Refusal, requestId: string): Problem => {
  const { status, title } = kinds[refusal._tag]
  const code = codeOfRefusal(refusal._tag)
  const errors = fieldErrorsOf(refusal)
  return {
    type: `/api/v1/docs#${code}`,
    title,
    status,
    code,
    detail: detailOf(refusal),
    request_id: requestId,
    ...(errors === null ? {} : { errors }),
    ...("operation" in refusal && refusal._tag !== "ProposalFailed" ? { operation: refusal.operation } : {}),
    ...(refusal._tag === "UndoConflict"
      ? { conflicts: refusal.conflicts.slice(0, MOST_CONFLICTS).map(conflictOf) }
      : {}),
    ...(refusal._tag === "CannotMerge" ? { conflicts: refusal.conflicts } : {}),
    ...("limit" in refusal && refusal.limit !== null ? { limit: refusal.limit } : {}),
    ...(refusal._tag === "ScopeMissing" ? { scope: refusal.scope } : {}),
    ...(refusal._tag === "ProposalFailed"
      ? { apply_error: { operation: refusal.operation, code: refusal.code, detail: refusal.detail } }
      : {}),
  }
}

const detailOf = (refusal: Refusal): string => {
  if (isDomainError(refusal)) return describeError(refusal)
  return ("detail" in refusal ? refusal.detail : undefined) ?? `${kinds[refusal._tag].title}.`
}

const isDomainError = (refusal: Refusal): refusal is DomainError => Object.hasOwn(errorTitles, refusal._tag)

/** A 422 always says what is wrong and where, in at most `MOST_FAULTS` places. */
const fieldErrorsOf = (refusal: Refusal): readonly FieldError[] | null => {
  switch (refusal._tag) {
    case "InvalidInput":
      return inputErrors(refusal).slice(0, MOST_FAULTS)
    case "InvalidToken":
      return [{ path: refusal.path ?? "token", message: "is unknown, used or expired" }]
    case "NotGedcom":
      return [{ path: "file", message: refusal.detail }]
    case "IdempotencyKeyReused":
      return [{ path: "Idempotency-Key", message: "was used for another request" }]
    default:
      return null
  }
}

/** The headers of a refusal besides those of its body. */
export const problemHeaders = (refusal: Refusal): Readonly<Record<string, string>> => {
  switch (refusal._tag) {
    case "Unauthenticated":
    case "WrongCredentials":
      return { "WWW-Authenticate": 'Bearer realm="stemma"' }
    case "MethodNotAllowed":
      return { Allow: refusal.allow }
    case "TooManyTries":
    case "TooManyBytes":
    case "StoreBusy":
      return { "Retry-After": String(refusal.retryAfterSeconds) }
    case "StoreUnavailable":
    case "ProviderUnavailable":
      return { "Retry-After": "5" }
    case "RangeNotSatisfiable":
      return { "Content-Range": `bytes */${refusal.size}` }
    default:
      return {}
  }
}

/** A body arrives more slowly than clients may send it. */
export class SlowBody extends Error {
  override readonly name = "SlowBody"
}

/** The refusal for a known failure; null for a defect. */
export const refusalOfFailure = (error: unknown): Refusal | null => {
  if (error instanceof StoreBusy) return { _tag: "StoreBusy", retryAfterSeconds: error.retryAfterSeconds }
  if (error instanceof OverBudget)
    return { _tag: "OverBudget", detail: `${error.message} Nothing was stored.`, limit: error.memoryBytes }
  if (error instanceof StorageFull) return { _tag: "StorageFull", detail: error.message }
  if (error instanceof SlowBody) return { _tag: "RequestTimeout" }
  return error instanceof StoreUnavailable ? { _tag: "StoreUnavailable" } : null
}
