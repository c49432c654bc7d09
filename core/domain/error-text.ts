import { MOST_FAULTS } from "../codec/most-faults.ts"
import { type DomainError, inputErrors } from "./errors.ts"

/** The title of each refusal: a short sentence without a full stop. */
export const errorTitles: Readonly<Record<DomainError["_tag"], string>> = {
  Unauthenticated: "Sign in first",
  WrongCredentials: "The e-mail address or the password is wrong",
  WrongPassword: "The current password is wrong",
  EmailUnverified: "Verify your e-mail address first",
  SessionRequired: "This needs a session; an API token is not enough",
  ScopeMissing: "The API token lacks a scope",
  TooManyInvitations: "The tree has 100 open invitations already; revoke one first",
  TooManyLinks: "The tree has 100 links already; end one first",
  LinkEnded: "The link is unknown or has ended, or the passcode is wrong",
  TooManyQuestions: "You have asked 100 questions in this tree in the last 30 days already",
  QuestionEnded: "The question is unknown, or it is answered, or it has ended",
  TooManyTokens: "The account has 50 API tokens already; revoke one first",
  TooManyWebhooks: "There are too many webhooks already; delete one first",
  TooManyPending: "You have 1,000 pending proposals in this tree already; wait until some are decided, or delete one",
  RegistrationClosed: "Registration is not open here",
  PasswordSignInOff: "Signing in with a password is switched off here",
  NotLocal: "Another service keeps the passwords; change yours there",
  WrongAccount: "The invitation is for the account with another e-mail address, which must be verified",
  Forbidden: "You do not have the rights for this",
  NotFound: "Not found",
  NoThumbnail: "The medium is not a raster picture that can be decoded, or has more than 100 megapixels",
  EmailTaken: "The e-mail address already has an account",
  AlreadyMember: "The user is already a member of this tree",
  LastOwner: "A tree needs at least one owner",
  LastName: "A person needs at least one name",
  LastIdentity: "An account needs at least one way to sign in",
  NoPassword: "The account has no password; set one with the link of a password reset",
  DuplicateRelationship: "This relationship already exists",
  AncestryCycle: "A person cannot be their own ancestor",
  PlaceExists: "The parent has a place with this name already",
  PlaceCycle: "A place cannot be a part of itself",
  PlaceInUse: "The place has events or parts",
  CannotMerge: "These persons cannot be one",
  TreeNotDeleted: "The tree is not deleted",
  NotDeleted: "The record is not deleted",
  OwnerDeleted: "The record belongs to a deleted record",
  RelationshipExists: "The same relationship has been added since",
  ProposalNotPending: "The proposal is already decided, or somebody else is applying it",
  AlreadyUndone: "The change is already undone",
  CannotUndo: "This change cannot be undone",
  Purged: "Records of the change have been removed permanently",
  UndoConflict: "What the change did has been changed since",
  ProposalFailed: "An operation of the proposal failed",
  VersionStale: "The record has changed, or If-Match names no version of it",
  TooLarge: "The body is too large",
  StorageFull: "The storage is full",
  InvalidInput: "The request contains invalid values",
  InvalidToken: "The token is unknown, used or expired",
  NotGedcom: "The file is not GEDCOM",
  TooManyTries: "Too many attempts",
  TooManyBytes: "The account has written more than it may in a minute",
  RequestInProgress: "A request with this Idempotency-Key is in progress",
  IdempotencyKeyReused: "Another request has used this Idempotency-Key",
  FeedExpired: "The feed does not continue from this number; read the records, and follow the feed from the beginning",
  ProviderUnavailable: "The identity provider cannot be reached; try again later",
  IdempotencyKeySpent: "The request was already answered, and its answer is not stored because it contains a secret",
}

/** The explanation of a refusal for users, in one or more sentences. */
export const describeError = (error: DomainError): string => {
  if (error._tag !== "InvalidInput") return "detail" in error ? error.detail : `${errorTitles[error._tag]}.`
  const named = inputErrors(error).slice(0, MOST_FAULTS)
  return named.map(({ path, message }) => (path === "" ? message : `${path} ${message}`)).join("; ")
}
