import type { MergeConflict } from "./audit/merge-conflict.ts"
import type { UndoConflict } from "./audit/undo-conflict.ts"
import type { FieldError } from "../codec/field-error.ts"
import { MOST_FAULTS } from "../codec/most-faults.ts"
import { snakeCase } from "../codec/snake-case.ts"

/**
 * How errors name fields: as the code has them (`toPersonId`), or as the input has them (`to_person_id`). Codecs and
 * checks of files use the names of the input, which may also be unknown keys and xrefs.
 */
export type FieldNames = "code" | "input"

/** Input that breaks a rule, with every fault that was found. */
export interface InvalidInput {
  readonly _tag: "InvalidInput"
  readonly names: FieldNames
  readonly errors: readonly [FieldError, ...FieldError[]]
}

/** All refusals of use cases. They are expected; a thrown error is a defect. */
export type DomainError =
  | { readonly _tag: "Unauthenticated" }
  | { readonly _tag: "WrongCredentials" }
  | { readonly _tag: "WrongPassword" }
  | { readonly _tag: "EmailUnverified" }
  | { readonly _tag: "SessionRequired" }
  | { readonly _tag: "ScopeMissing"; readonly scope: string; readonly detail: string }
  | { readonly _tag: "TooManyTokens" }
  | { readonly _tag: "TooManyInvitations" }
  | { readonly _tag: "TooManyLinks" }
  | { readonly _tag: "LinkEnded" }
  | { readonly _tag: "TooManyQuestions" }
  | { readonly _tag: "QuestionEnded" }
  | { readonly _tag: "TooManyWebhooks"; readonly detail: string }
  | { readonly _tag: "TooManyPending" }
  | { readonly _tag: "RegistrationClosed" }
  | { readonly _tag: "PasswordSignInOff" }
  | { readonly _tag: "WrongAccount" }
  | { readonly _tag: "Forbidden"; readonly detail: string }
  | { readonly _tag: "NotFound"; readonly detail: string }
  | { readonly _tag: "NoThumbnail" }
  | { readonly _tag: "EmailTaken" }
  | { readonly _tag: "AlreadyMember" }
  | { readonly _tag: "LastOwner" }
  | { readonly _tag: "LastName" }
  | { readonly _tag: "LastIdentity" }
  | { readonly _tag: "NoPassword" }
  | { readonly _tag: "NotLocal" }
  | { readonly _tag: "DuplicateRelationship" }
  | { readonly _tag: "AncestryCycle" }
  | { readonly _tag: "PlaceExists" }
  | { readonly _tag: "PlaceCycle" }
  | { readonly _tag: "PlaceInUse" }
  | { readonly _tag: "CannotMerge"; readonly conflicts: readonly MergeConflict[] }
  | { readonly _tag: "TreeNotDeleted" }
  | { readonly _tag: "NotDeleted" }
  | { readonly _tag: "OwnerDeleted"; readonly detail: string }
  | { readonly _tag: "RelationshipExists" }
  | { readonly _tag: "ProposalNotPending" }
  | { readonly _tag: "AlreadyUndone" }
  | { readonly _tag: "CannotUndo"; readonly detail: string }
  | { readonly _tag: "Purged" }
  | { readonly _tag: "UndoConflict"; readonly conflicts: readonly UndoConflict[] }
  | { readonly _tag: "ProposalFailed"; readonly operation: number; readonly code: string; readonly detail: string }
  | { readonly _tag: "VersionStale" }
  /** `limit` is the most bytes. `detail` names it too. */
  | { readonly _tag: "TooLarge"; readonly detail: string; readonly limit: number }
  | { readonly _tag: "StorageFull"; readonly detail: string }
  | InvalidInput
  | { readonly _tag: "InvalidToken"; readonly path?: string }
  | { readonly _tag: "NotGedcom"; readonly detail: string }
  | { readonly _tag: "TooManyTries"; readonly retryAfterSeconds: number }
  | { readonly _tag: "TooManyBytes"; readonly retryAfterSeconds: number }
  | { readonly _tag: "RequestInProgress" }
  | { readonly _tag: "IdempotencyKeyReused" }
  | { readonly _tag: "IdempotencyKeySpent" }
  | { readonly _tag: "FeedExpired" }
  | { readonly _tag: "ProviderUnavailable" }

/** The refusal of one operation of a batch, with its index. */
export type OperationRefused = DomainError & { readonly operation: number }

/** The refusal of one invalid field, named as the code has it. */
export const invalid = (path: string, message: string): DomainError => faulty({ path, message })

/** The refusal for this fault of a field that is named as the code has it. */
export const faulty = (fault: FieldError): DomainError => ({ _tag: "InvalidInput", names: "code", errors: [fault] })

/** The refusal of one invalid field, named as the input has it. */
export const invalidInput = (path: string, message: string): DomainError => invalidInputs([{ path, message }])

/** The refusal for these faults, with the names of the input. */
export const invalidInputs = (errors: readonly [FieldError, ...FieldError[]]): DomainError => ({
  _tag: "InvalidInput",
  names: "input",
  errors,
})

/** A fault with the names of the code, with the names of the input: `toPersonId` is `to_person_id`. */
export const namedAsInput = ({ path, ...fault }: FieldError): FieldError => ({ path: snakeCase(path), ...fault })

/** The faults of a refusal, with the names of the input. */
export const inputErrors = ({ names, errors }: InvalidInput): readonly FieldError[] =>
  names === "input" ? errors : errors.map(namedAsInput)

/** The same fault with a path below a place: `month` within `birth.date` is `birth.date.month`. */
export const within = (place: string, { path, ...fault }: FieldError): FieldError => ({
  path: [place, path].filter((part) => part !== "").join("."),
  ...fault,
})

/** Several faults below one place, at most 100. */
export const allWithin = (
  place: string,
  [first, ...more]: readonly [FieldError, ...FieldError[]],
): InvalidInput["errors"] => [
  within(place, first),
  ...more.slice(0, MOST_FAULTS - 1).map((fault) => within(place, fault)),
]

/** The refusal of more bytes than `limit`. `what` is the subject of its sentence: `The file`. */
export const tooLarge = (what: string, limit: number): DomainError & { readonly _tag: "TooLarge" } => ({
  _tag: "TooLarge",
  detail: `${what} may have at most ${limit} bytes.`,
  limit,
})

export const notFound = (noun: string): DomainError => ({ _tag: "NotFound", detail: `No such ${noun}.` })

export const forbidden = (detail: string): DomainError => ({ _tag: "Forbidden", detail })

/** The stable code of a refusal: `AncestryCycle` is `ancestry_cycle`. */
export const codeOf = (tag: string): string => snakeCase(tag).slice(1)
