import { MOST_FAULTS } from "../codec/most-faults.ts"
import { snakeCase } from "../codec/snake-case.ts"

/**
 * One fault in a request. `path` is its place in the request (`date.month`, `names.0.given_name`); `""` is
 * the whole.
 */
export interface FieldError {
  readonly path: string
  readonly message: string
}

/** All refusals of use cases. They are expected; a thrown error is a defect. */
export type DomainError =
  | { readonly _tag: "Unauthenticated" }
  | { readonly _tag: "WrongCredentials" }
  | { readonly _tag: "WrongPassword" }
  | { readonly _tag: "EmailUnverified" }
  | { readonly _tag: "Forbidden"; readonly detail: string }
  | { readonly _tag: "NotFound"; readonly detail: string }
  | { readonly _tag: "EmailTaken" }
  | { readonly _tag: "AlreadyMember" }
  | { readonly _tag: "LastOwner" }
  | { readonly _tag: "LastName" }
  | { readonly _tag: "DuplicateRelationship" }
  | { readonly _tag: "AncestryCycle" }
  | { readonly _tag: "TreeNotDeleted" }
  | { readonly _tag: "NotDeleted" }
  | { readonly _tag: "OwnerDeleted"; readonly detail: string }
  | { readonly _tag: "RelationshipExists" }
  | { readonly _tag: "ProposalNotPending" }
  | { readonly _tag: "ProposalFailed"; readonly operation: number; readonly code: string; readonly detail: string }
  | { readonly _tag: "VersionStale" }
  | { readonly _tag: "TooLarge"; readonly detail: string }
  | { readonly _tag: "StorageFull"; readonly detail: string }
  | { readonly _tag: "InvalidInput"; readonly errors: readonly [FieldError, ...FieldError[]] }
  | { readonly _tag: "InvalidToken" }
  | { readonly _tag: "NotGedcom"; readonly detail: string }
  | { readonly _tag: "TooManyTries"; readonly retryAfterSeconds: number }

/** The refusal of one invalid field. */
export const invalid = (path: string, message: string): DomainError => ({
  _tag: "InvalidInput",
  errors: [{ path, message }],
})

/** The refusal for this fault. */
export const faulty = (fault: FieldError): DomainError => ({ _tag: "InvalidInput", errors: [fault] })

/** The same fault with a path below a place: `month` within `birth.date` is `birth.date.month`. */
export const within = (place: string, { path, message }: FieldError): FieldError => ({
  path: [place, path].filter((part) => part !== "").join("."),
  message,
})

/** The refusal for several faults below one place, at most 100. */
export const invalidWithin = (
  place: string,
  [first, ...more]: readonly [FieldError, ...FieldError[]],
): DomainError => ({
  _tag: "InvalidInput",
  errors: [within(place, first), ...more.slice(0, MOST_FAULTS - 1).map((fault) => within(place, fault))],
})

export const notFound = (noun: string): DomainError => ({ _tag: "NotFound", detail: `No such ${noun}.` })

export const forbidden = (detail: string): DomainError => ({ _tag: "Forbidden", detail })

/** The stable code of a refusal: `AncestryCycle` is `ancestry_cycle`. */
export const codeOf = (tag: string): string => snakeCase(tag).slice(1)
