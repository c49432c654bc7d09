/**
 * The public interface of `stemma`: the use cases, the types of the domain, and the ports. The values below the
 * domain are for authors of stores.
 */
export {
  type AccountImport,
  type Actor,
  type App,
  type BornLongAgo,
  type CleanupResult,
  type CommandPorts,
  type GedcomExport,
  type GenderInFile,
  type GenderProposal,
  type Instance,
  type Listing,
  makeApp,
  makeCommands,
  makeQueries,
  type MediaContent,
  type NameProposal,
  type ParentLongAgo,
  type Ports,
  type ProposalDetail,
  type QueryPorts,
  type Reader,
  restoreWarnings,
  type SignedIn,
} from "../../core/index.ts"
export { makeWork, type WorkerPorts } from "../../core/jobs/make-jobs.ts"
export type { Settings } from "../../core/use-case/settings.ts"
export type { AccessFacts, Surface, TreeAccess } from "../../core/domain/access.ts"
export type { EmailToken, EmailTokenPurpose } from "../../core/domain/account/email-token.ts"
export type { Identity, IdentityKey, ProviderKind, ProviderRead } from "../../core/domain/account/identity.ts"
export type { SignInError } from "../../core/domain/account/sign-in-error.ts"
export type { Mail } from "../../core/domain/account/mail.ts"
export type { Session, SessionRead } from "../../core/domain/account/session.ts"
export type { User, UserRead } from "../../core/domain/account/user.ts"
export type { AuditEntryRead, AuditFact } from "../../core/domain/audit/audit.ts"
export type { Action, EntityType } from "../../core/domain/audit/action.ts"
export type { Credential, FeedEntry, FeedItem, Follower } from "../../core/domain/change/feed.ts"
export type { Attribution, Change, ChangeEntry, EntryOp, RecordedChange } from "../../core/domain/change/change.ts"
export type { Via } from "../../core/domain/audit/via.ts"
export type {
  ImportedKind,
  ImportedRows,
  RecordedKind,
  RecordedRows,
  TouchedRow,
  TouchedRows,
} from "../../core/domain/change/touched-rows.ts"
export type { CheckedName } from "../../core/domain/cleanup/broken-name.ts"
export { isBornBy, isKnownDead } from "../../core/domain/cleanup/deceased.ts"
export type { NamedPerson } from "../../core/domain/cleanup/match-by-name.ts"
export type { PartnerWithSex } from "../../core/domain/cleanup/sex-of-partners.ts"
export type {
  Calendar,
  DateInput,
  DateParts,
  DateQualifier,
  GenealogicalDate,
} from "../../core/domain/date/genealogical-date.ts"
export {
  type DeletableKind,
  deletableKinds,
  type Deletion,
  type Dependency,
  dependents,
  type OwnerColumn,
  type Ownership,
  ownersOf,
} from "../../core/domain/deletion.ts"
export type { DomainError, FieldNames, InvalidInput } from "../../core/domain/errors.ts"
export type { FieldError } from "../../core/codec/field-error.ts"
export type {
  Event,
  EventCreate,
  EventPrivacy,
  EventRead,
  EventUpdate,
  PlacedEvent,
  VitalEventCreate,
  VitalEventUpdate,
} from "../../core/domain/event.ts"
export type { Place, PlaceCreate, PlaceRead, PlaceUpdate } from "../../core/domain/place/place.ts"
export type {
  Citation,
  CitationCreate,
  CitationRead,
  CitationTarget,
  CitationUpdate,
} from "../../core/domain/evidence/citation.ts"
export type { Attachment, LinkTarget, MediaLink } from "../../core/domain/evidence/media-link.ts"
export type { MediaTarget, MediaTargetType } from "../../core/domain/evidence/media-target.ts"
export type {
  Media,
  MediaCreate,
  MediaRead,
  MediaUpdate,
  StoredFile,
} from "../../core/domain/evidence/media.ts"
export {
  hasOnlyTitle,
  onlyTitle,
  type Source,
  type SourceCreate,
  type SourceRead,
  type SourceUpdate,
} from "../../core/domain/evidence/source.ts"
export type { Edge, FamilyRead, Kin, Siblinghood } from "../../core/domain/family.ts"
export type { KeptRecord } from "../../core/domain/gedcom/kept/kept-record.ts"
export {
  type ApplyId,
  AuditEntryId,
  BlobStoreId,
  ChangeId,
  CitationId,
  type DeletionId,
  EventId,
  type Id,
  IdentityId,
  MediaId,
  type MediaLinkId,
  NameId,
  PersonId,
  PlaceId,
  ProposalId,
  RecordId,
  RelationshipId,
  SessionId,
  SourceId,
  TreeId,
  UserId,
} from "../../core/domain/ids.ts"
export { hourlyJobs, Job, jobKinds, MOST_IN_A_JOB } from "../../core/domain/job.ts"
export type { Lifecycle, Read } from "../../core/domain/lifecycle.ts"
export type { Direction, LineageRead } from "../../core/domain/lineage.ts"
export { type Vital, vitalTypes } from "../../core/domain/living/vital-event.ts"
export type { VitalEvent } from "../../core/domain/living/vitals.ts"
export type { PrivacySetting } from "../../core/domain/living/living.ts"
export type { Name, NameCreate, NameParts, NameRead, NameType, NameUpdate } from "../../core/domain/name.ts"
export type { PersonCreate, PersonUpdate } from "../../core/domain/person-input.ts"
export type {
  Gender,
  MatchedName,
  Person,
  PersonFacts,
  PersonRead,
  PersonSummary,
  SearchContext,
} from "../../core/domain/person.ts"
export {
  type Involving,
  type PersonRow,
  type PrivacyFacts,
  type Relative,
  type SearchHit,
  seesEverything,
  type Viewer,
  type Visibility,
  visibilityOf,
  type Withheld,
  withhold,
} from "../../core/domain/privacy.ts"
export type { CurrentRecord, PresentRecords } from "../../core/domain/proposal/current-record.ts"
export type { JsonObject, Operation, OperationKind, ProposedEntity } from "../../core/domain/proposal/operation.ts"
export type {
  ApplyError,
  NamedUser,
  Proposal,
  ProposalApply,
  ProposalCreate,
  ProposalOrigin,
  ProposalRead,
  ProposalReject,
  ProposalRow,
  ProposalState,
  ProposalStatus,
} from "../../core/domain/proposal/proposal.ts"
export type {
  ParentQualifier,
  Relationship,
  RelationshipCreate,
  RelationshipRead,
  RelationshipType,
  RelationshipUpdate,
} from "../../core/domain/relationship.ts"
export { normalizeText } from "../../core/domain/name-text/normalize-text.ts"
export {
  type Hit,
  judge,
  type MatchOf,
  type PersonMatch,
  type Searchable,
  searchable,
} from "../../core/domain/search/hit-score.ts"
export type { SearchQuery } from "../../core/domain/search/search-query.ts"
export type { AiProvider, TreeAi, TreeAiUpdate } from "../../core/domain/tree-ai.ts"
export type {
  Member,
  Membership,
  PublicTreeRead,
  Role,
  Tree,
  TreeCreate,
  TreeRead,
  TreeUpdate,
  TreeVisibility,
} from "../../core/domain/tree.ts"
export {
  type ArchivedFile,
  type ArchiveEntry,
  type Archives,
  DamagedEntry,
  type FileAtRest,
} from "../../core/ports/archives.ts"
export type { BackedUpAccount, BackedUpTree, BackupReads } from "../../core/ports/backup-reads.ts"
export type { BlobEntry, BlobKey, Blobs, ByteRange, Bytes, ThumbnailKey } from "../../core/ports/blobs.ts"
export { type Caller, CallerLeft, type CurrentCaller } from "../../core/ports/caller.ts"
export type { CleanupReads, NameRow, ParentRow, PartneredRow } from "../../core/ports/cleanup-reads.ts"
export type { NewId, Now } from "../../core/ports/platform/clock.ts"
export type { ContentTypes } from "../../core/ports/platform/content-types.ts"
export type { Digest, NewDigest } from "../../core/ports/platform/digest.ts"
export type {
  CitationsOf,
  CitedRow,
  EventsOf,
  ExportReads,
  IdentifiersOfPerson,
  KeptKeys,
  KeptRow,
  MemberAccess,
  PersonPointer,
  PointedSource,
  RecordedPerson,
  TreeSnapshot,
} from "../../core/ports/export-reads.ts"
export type {
  EstablishedIdentity,
  IdentityProvider,
  IdentityRefusal,
} from "../../core/ports/identity/identity-provider.ts"
export type { IdentityProviders } from "../../core/ports/identity/identity-providers.ts"
export type { PasswordEvidence, PasswordProvider } from "../../core/ports/identity/password-provider.ts"
export type {
  PendingSignIn,
  ProviderAnswer,
  RedirectingProvider,
} from "../../core/ports/identity/redirecting-provider.ts"
export type { BlobHold } from "../../core/ports/instance-rows.ts"
export type { Jobs, RunningJobs, Schedule, Worker } from "../../core/ports/jobs.ts"
export { type JsonStream, type ReadJson, UnreadableJson } from "../../core/ports/json.ts"
export type { Mailer } from "../../core/ports/mailer.ts"
export type { Passwords } from "../../core/ports/platform/passwords.ts"
export type { Purges, TreeRemovalBatch } from "../../core/ports/purges.ts"
export type {
  CitationReads,
  DeletedReads,
  EventReads,
  Found,
  InstanceReads,
  MediaReads,
  PersonReads,
  PersonSearch,
  Portion,
  ProposalReads,
  Reach,
  Reads,
  RelationshipReads,
  SearchKey,
  SearchScope,
  SessionReads,
  SessionUser,
  SourceReads,
  TreeReads,
  TreeRow,
  UserReads,
} from "../../core/ports/reads.ts"
export type { ChangeLog } from "../../core/ports/changes/change-log.ts"
export type { FeedReads } from "../../core/ports/changes/feed-reads.ts"
export type { TreeSignals } from "../../core/ports/changes/tree-signals.ts"
export type { Keyset, Rows } from "../../core/ports/rows.ts"
export type { WebhookQueue } from "../../core/ports/webhook/webhooks.ts"
export type { Spool } from "../../core/ports/spool.ts"
export type { Tokens } from "../../core/ports/platform/tokens.ts"
export { MINUTE_MS, type Tries, type TryCount } from "../../core/ports/tries.ts"
export { StorageFull, StoreBusy, StoreUnavailable } from "../../core/ports/unavailable.ts"
export type {
  BlobStoreRecord,
  BlobStoreState,
  Deletions,
  EmailTokens,
  Events,
  KeptRecords,
  LifeEvent,
  MediaLinks,
  Memberships,
  Names,
  Persons,
  Places,
  Proposals,
  Records,
  Relationships,
  SelfOfUser,
  Sessions,
  Transaction,
  Trees,
  UnitOfWork,
  Users,
} from "../../core/ports/unit-of-work.ts"
