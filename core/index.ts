import { notePictureSize } from "./edit/blob/note-picture-size.ts"
import type { Settings } from "./use-case/settings.ts"
import { limitedUow } from "./use-case/limited-uow.ts"
import { type CommandPorts, type Commands, makeCommands } from "./make-commands.ts"
import { makeQueries, type Queries, type QueryPorts } from "./make-queries.ts"

/** The ports that the core needs. */
export type Ports = CommandPorts & Omit<QueryPorts, "noteSize">

/** The service as its hosts use it: all query handlers and all command handlers, ready to call. */
export interface App extends Queries, Commands {
  readonly settings: Settings
}

/** All use cases of Stemma, its query handlers and its command handlers: the entrance for hosts. */
export const makeApp = (ports: Ports): App => ({
  settings: ports.settings,
  ...makeQueries({ ...ports, noteSize: notePictureSize({ ...ports, uow: limitedUow(ports) }) }),
  ...makeCommands(ports),
})

export { type CommandPorts, makeCommands, makeQueries, type QueryPorts }

export { SIGN_IN_SECONDS } from "./edit/account/pending-sign-in.ts"

// The types of use cases that hosts and adapters need besides `App`.
export type { CleanupResult } from "./cleanup/cleanup-result.ts"
export type { Actor, SessionActor } from "./use-case/command.ts"
export type { FinishedSignIn } from "./commands/account/finish-sign-in.ts"
export type { StartedSignIn } from "./commands/account/start-sign-in.ts"
export type { CreatedApiToken } from "./commands/account/create-api-token.ts"
export { restoreWarnings, type AccountImport } from "./backup/import-report.ts"
export type { VerifiedEmail } from "./commands/account/verify-email.ts"
export type { SignedIn } from "./edit/account/open-session.ts"
export type { StartFeed } from "./queries/feed/follow-feed.ts"
export type { BornLongAgo } from "./queries/cleanup/preview-deceased-by-birth.ts"
export type { ParentLongAgo } from "./queries/cleanup/preview-deceased-by-child.ts"
export type { GenderInFile } from "./queries/cleanup/preview-gender-from-gedcom.ts"
export type { GenderProposal } from "./queries/cleanup/preview-gender-from-name.ts"
export type { Duplicate } from "./queries/duplicates/list-duplicates.ts"
export type { NameProposal } from "./queries/cleanup/preview-names.ts"
export type { StorageRead } from "./queries/account/get-storage.ts"
export type { UndoResult } from "./edit/undo/answer-undo.ts"
export type { GedcomExport } from "./queries/gedcom/export-gedcom.ts"
export type { Instance } from "./queries/instance/get-instance.ts"
export type { MediaThumbnail } from "./queries/media/get-thumbnail.ts"
export type { MediaContent } from "./queries/media/get-media-content.ts"
export type { PersonVisibility } from "./queries/person/get-person-visibility.ts"
export type { ExposureReport } from "./queries/tree/get-exposure.ts"
export type { ProposalDetail } from "./queries/proposal/get-proposal.ts"
export type { CreatedInvitation } from "./commands/invitation/create-invitation.ts"
export type { LinkedToMedia } from "./commands/media/link-media.ts"
export type { OpenCalendar } from "./queries/calendar/read-calendar.ts"
export type { CreatedQuestion } from "./commands/question/ask-question.ts"
export type { CreatedLink } from "./commands/link/create-link.ts"
export type { HeldLink } from "./commands/link/open-link.ts"
export type { Reader } from "./use-case/query.ts"
export { readerOf } from "./use-case/reader-of.ts"
export { type Repeatable, repeatableFor } from "./use-case/repeatable.ts"
export type { Listing } from "./view/listing.ts"
export type { CreatedWebhook } from "./commands/webhook/create-webhook.ts"
export type { WebhookDeliveryRead } from "./queries/webhook/list-webhook-deliveries.ts"
