import { MOST_FAULTS } from "../../core/codec/most-faults.ts"
import { codeOf, type DomainError, type FieldError } from "../../core/domain/errors.ts"
import type { ApplyError } from "../../core/domain/proposal/proposal.ts"

/** What HTTP itself refuses, before or beside any use case. */
export type HttpError =
  | { readonly _tag: "BadRequest" }
  | { readonly _tag: "UnreadableBody"; readonly detail: string }
  | { readonly _tag: "ForeignOrigin" }
  | { readonly _tag: "UnknownPath" }
  | { readonly _tag: "MethodNotAllowed"; readonly allow: string }
  | { readonly _tag: "NotAcceptable"; readonly detail: string }
  | { readonly _tag: "RequestTimeout" }
  | { readonly _tag: "RangeNotSatisfiable"; readonly size: number }
  | { readonly _tag: "UnsupportedMediaType"; readonly detail: string }
  | { readonly _tag: "HeadersTooLarge" }
  | { readonly _tag: "InternalError" }
  | { readonly _tag: "StoreUnavailable" }
  | { readonly _tag: "StoreBusy"; readonly retryAfterSeconds: number }

/** Everything that a request can be refused with. */
export type Refusal = DomainError | HttpError

interface Kind {
  readonly status: number
  readonly title: string
}

/** What each refusal is in HTTP. */
export const kinds: Readonly<Record<Refusal["_tag"], Kind>> = {
  BadRequest: { status: 400, title: "The request is not HTTP as this server reads it" },
  UnreadableBody: { status: 400, title: "The body cannot be read" },
  Unauthenticated: { status: 401, title: "Sign in first" },
  WrongCredentials: { status: 401, title: "The e-mail address and the password do not belong together" },
  WrongPassword: { status: 403, title: "The current password is another" },
  EmailUnverified: { status: 403, title: "Verify your e-mail address first" },
  Forbidden: { status: 403, title: "You may not do this" },
  ForeignOrigin: { status: 403, title: "A write with the session cookie must come from this service's own pages" },
  NotFound: { status: 404, title: "There is no such thing" },
  UnknownPath: { status: 404, title: "There is nothing at this address" },
  MethodNotAllowed: { status: 405, title: "This address does not take this method" },
  NotAcceptable: { status: 406, title: "The answer has no form that you accept" },
  RequestTimeout: { status: 408, title: "The request did not arrive in time" },
  EmailTaken: { status: 409, title: "The e-mail address has an account already" },
  AlreadyMember: { status: 409, title: "This user is a member already" },
  LastOwner: { status: 409, title: "A tree keeps at least one owner" },
  LastName: { status: 409, title: "A person keeps at least one name" },
  DuplicateRelationship: { status: 409, title: "These two are related in this way already" },
  AncestryCycle: { status: 409, title: "Nobody is their own ancestor" },
  TreeNotDeleted: { status: 409, title: "The tree is not deleted" },
  ProposalNotPending: { status: 409, title: "The proposal is decided already, or someone else is applying it" },
  ProposalFailed: { status: 409, title: "An operation of the proposal failed" },
  VersionStale: { status: 412, title: "The record has changed since, or If-Match names no version of it" },
  TooLarge: { status: 413, title: "The body is too large" },
  UnsupportedMediaType: { status: 415, title: "The body has a type that is not taken here" },
  RangeNotSatisfiable: { status: 416, title: "The file has no such range" },
  InvalidInput: { status: 422, title: "The request holds something invalid" },
  InvalidToken: { status: 422, title: "The token is false, spent or expired" },
  NotGedcom: { status: 422, title: "The file is not GEDCOM" },
  TooManyTries: { status: 429, title: "Too many tries" },
  HeadersTooLarge: { status: 431, title: "The address or the headers are too long" },
  InternalError: { status: 500, title: "Something went wrong on our side" },
  StoreUnavailable: { status: 503, title: "The store cannot be reached at the moment" },
  StoreBusy: { status: 503, title: "The service is busy: try again in a moment" },
}

/** Every stable `code` word, with its status and title. */
export const codes: readonly (Kind & { readonly code: string })[] = Object.entries(kinds).map(([tag, kind]) => ({
  code: codeOf(tag),
  ...kind,
}))

/** A problem body of RFC 9457, with our `code`, `request_id`, `errors` and, where an apply failed, `apply_error`. */
export interface Problem {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly code: string
  readonly detail: string
  readonly request_id: string
  readonly errors?: readonly FieldError[]
  readonly apply_error?: ApplyError
}

export const problemOf = (refusal: Refusal, requestId: string): Problem => {
  const { status, title } = kinds[refusal._tag]
  const code = codeOf(refusal._tag)
  const errors = fieldErrorsOf(refusal)
  return {
    type: `/api/v1/docs#${code}`,
    title,
    status,
    code,
    detail: detailOf(refusal, `${title}.`),
    request_id: requestId,
    ...(errors === null ? {} : { errors }),
    ...(refusal._tag === "ProposalFailed"
      ? { apply_error: { operation: refusal.operation, code: refusal.code, detail: refusal.detail } }
      : {}),
  }
}

const detailOf = (refusal: Refusal, otherwise: string): string => {
  if (refusal._tag !== "InvalidInput") return "detail" in refusal ? refusal.detail : otherwise
  const shown = refusal.errors.slice(0, MOST_FAULTS)
  return shown.map(({ path, message }) => (path === "" ? message : `${path} ${message}`)).join("; ")
}

/** A 422 always says what is wrong and where, in at most `MOST_FAULTS` places. */
const fieldErrorsOf = (refusal: Refusal): readonly FieldError[] | null => {
  switch (refusal._tag) {
    case "InvalidInput":
      return refusal.errors.slice(0, MOST_FAULTS)
    case "InvalidToken":
      return [{ path: "token", message: "is false, spent or expired" }]
    case "NotGedcom":
      return [{ path: "file", message: refusal.detail }]
    default:
      return null
  }
}

/** The headers that a refusal brings besides its body. */
export const problemHeaders = (refusal: Refusal): Readonly<Record<string, string>> => {
  switch (refusal._tag) {
    case "Unauthenticated":
    case "WrongCredentials":
      return { "WWW-Authenticate": 'Bearer realm="stemma"' }
    case "MethodNotAllowed":
      return { Allow: refusal.allow }
    case "TooManyTries":
    case "StoreBusy":
      return { "Retry-After": String(refusal.retryAfterSeconds) }
    case "StoreUnavailable":
      return { "Retry-After": "5" }
    case "RangeNotSatisfiable":
      return { "Content-Range": `bytes */${refusal.size}` }
    default:
      return {}
  }
}
