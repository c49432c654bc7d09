import { pipe } from "fp-ts/lib/function.js"
import * as E from "fp-ts/lib/Either.js"
import { type Actor, type Command, execute, type ExecutePorts, type SessionActor } from "./use-case/command.ts"
import { acceptInvitation } from "./commands/invitation/accept-invitation.ts"
import { createInvitation } from "./commands/invitation/create-invitation.ts"
import { revokeInvitation } from "./commands/invitation/revoke-invitation.ts"
import { getInvitation } from "./queries/invitation/get-invitation.ts"
import { listInvitations } from "./queries/invitation/list-invitations.ts"
import { openInvitation } from "./queries/invitation/open-invitation.ts"
import { createApiToken } from "./commands/account/create-api-token.ts"
import { finishSignIn } from "./commands/account/finish-sign-in.ts"
import { startSignIn } from "./commands/account/start-sign-in.ts"
import { removeIdentity } from "./commands/account/remove-identity.ts"
import type { SignInWays } from "./edit/account/sign-in-ways.ts"
import { revokeApiToken } from "./commands/account/revoke-api-token.ts"
import { authenticateProgram } from "./commands/account/authenticate-program.ts"
import { authenticate } from "./commands/account/authenticate.ts"
import { changePassword } from "./commands/account/change-password.ts"
import { confirmPasswordReset } from "./commands/account/confirm-password-reset.ts"
import { deleteAccount } from "./commands/account/delete-account.ts"
import { endSession } from "./commands/account/end-session.ts"
import { importAccount, type ImportAccountPorts } from "./commands/account/import-account.ts"
import { login } from "./commands/account/login.ts"
import { storeAnswer } from "./commands/answer/store-answer.ts"
import { findAnswer } from "./queries/answer/find-answer.ts"
import { runOperation } from "./operation/run-operation.ts"
import { shownProposal } from "./proposal/shown-proposal.ts"
import { type Repeatable, withAnswerOf, withStoredAnswer } from "./use-case/repeatable.ts"
import { type AccountPorts, register } from "./commands/account/register.ts"
import { requestEmailVerification } from "./commands/account/request-email-verification.ts"
import { requestPasswordReset } from "./commands/account/request-password-reset.ts"
import { setSelfPerson } from "./commands/account/set-self-person.ts"
import { updateProfile } from "./commands/account/update-profile.ts"
import { verifyEmail } from "./commands/account/verify-email.ts"
import { runBatch } from "./commands/batch/run-batch.ts"
import { undoChange } from "./commands/change/undo-change.ts"
import { createCitation } from "./commands/citation/create-citation.ts"
import { deleteCitation } from "./commands/citation/delete-citation.ts"
import { restoreCitation } from "./commands/citation/restore-citation.ts"
import { updateCitation } from "./commands/citation/update-citation.ts"
import { applyDeceased } from "./commands/cleanup/apply-deceased.ts"
import { applyGender } from "./commands/cleanup/apply-gender.ts"
import { applyNames } from "./commands/cleanup/apply-names.ts"
import { createEvent } from "./commands/event/create-event.ts"
import { deleteEvent } from "./commands/event/delete-event.ts"
import { restoreEvent } from "./commands/event/restore-event.ts"
import { updateEvent } from "./commands/event/update-event.ts"
import { importGedcom } from "./commands/gedcom/import-gedcom.ts"
import { uploadGedcom } from "./commands/gedcom/upload-gedcom.ts"
import { sizeOfFile } from "./gedcom/upload/find-upload.ts"
import { deleteMedia } from "./commands/media/delete-media.ts"
import { restoreMedia } from "./commands/media/restore-media.ts"
import { updateMedia } from "./commands/media/update-media.ts"
import { type MediaPorts, uploadMedia } from "./commands/media/upload-media.ts"
import { addMember } from "./commands/member/add-member.ts"
import { removeMember } from "./commands/member/remove-member.ts"
import { updateMember } from "./commands/member/update-member.ts"
import { createName } from "./commands/name/create-name.ts"
import { deleteName } from "./commands/name/delete-name.ts"
import { makeNamePrimary } from "./commands/name/make-name-primary.ts"
import { restoreName } from "./commands/name/restore-name.ts"
import { updateName } from "./commands/name/update-name.ts"
import { createPerson } from "./commands/person/create-person.ts"
import { deletePerson } from "./commands/person/delete-person.ts"
import { restorePerson } from "./commands/person/restore-person.ts"
import { updatePerson } from "./commands/person/update-person.ts"
import { applyProposal } from "./commands/proposal/apply-proposal.ts"
import { createProposal } from "./commands/proposal/create-proposal.ts"
import { createProposalComment } from "./commands/proposal/create-proposal-comment.ts"
import { deleteProposal } from "./commands/proposal/delete-proposal.ts"
import { rejectProposal } from "./commands/proposal/reject-proposal.ts"
import { undoProposal } from "./commands/proposal/undo-proposal.ts"
import type { UndoPorts } from "./edit/undo/answer-undo.ts"
import { createRelationship } from "./commands/relationship/create-relationship.ts"
import { deleteRelationship } from "./commands/relationship/delete-relationship.ts"
import { restoreRelationship } from "./commands/relationship/restore-relationship.ts"
import { updateRelationship } from "./commands/relationship/update-relationship.ts"
import { createSource } from "./commands/source/create-source.ts"
import { deleteSource } from "./commands/source/delete-source.ts"
import { restoreSource } from "./commands/source/restore-source.ts"
import { updateSource } from "./commands/source/update-source.ts"
import { createTree } from "./commands/tree/create-tree.ts"
import { deleteTree } from "./commands/tree/delete-tree.ts"
import { purgeTree } from "./commands/tree/purge-tree.ts"
import { restoreTree } from "./commands/tree/restore-tree.ts"
import { updateTree } from "./commands/tree/update-tree.ts"
import { updateTreeAi } from "./commands/tree/update-tree-ai.ts"
import type { DomainError } from "./domain/errors.ts"
import type { ProposalRead, ProposalState } from "./domain/proposal/proposal.ts"
import { type User, type UserRead, userRead } from "./domain/account/user.ts"
import type { Bytes } from "./ports/blobs.ts"
import type { ExportReads } from "./ports/export-reads.ts"
import type { CurrentCaller } from "./ports/caller.ts"
import type { TreeSignals } from "./ports/changes/tree-signals.ts"
import type { Reads } from "./ports/reads.ts"
import { exportAccount, type ExportAccountPorts } from "./queries/account/export-account.ts"
import { findKnownDevice } from "./queries/account/find-known-device.ts"
import { checkRestore } from "./queries/account/check-restore.ts"
import { getStorage } from "./queries/account/get-storage.ts"
import { getUser } from "./queries/account/get-user.ts"
import { listApiTokens } from "./queries/account/list-api-tokens.ts"
import { listIdentities } from "./queries/account/list-identities.ts"
import { listProviders } from "./queries/account/list-providers.ts"
import { listSessions } from "./queries/account/list-sessions.ts"
import { getChange } from "./queries/change/get-change.ts"
import { listChangeEntries } from "./queries/change/list-change-entries.ts"
import { listChanges } from "./queries/change/list-changes.ts"
import { listPersonHistory } from "./queries/change/list-person-history.ts"
import { feedHub } from "./feed/feed-hub.ts"
import { followFeed } from "./queries/feed/follow-feed.ts"
import { listFeed } from "./queries/feed/list-feed.ts"
import { listFeedEntries } from "./queries/feed/list-feed-entries.ts"
import { listOwnActivity } from "./queries/account/list-own-activity.ts"
import { listInstanceActivity } from "./queries/instance/list-instance-activity.ts"
import { getCitation } from "./queries/citation/get-citation.ts"
import { getKinship } from "./queries/chart/get-kinship.ts"
import { listKinship } from "./queries/chart/list-kinship.ts"
import { getPersonPage } from "./queries/chart/get-person-page.ts"
import { getOverview } from "./queries/overview/get-overview.ts"
import { listAnniversaries } from "./queries/overview/list-anniversaries.ts"
import { listSurnames } from "./queries/overview/list-surnames.ts"
import { getNeighbourhood } from "./queries/chart/get-neighbourhood.ts"
import { listCitationIds } from "./queries/citation/list-citation-ids.ts"
import { listCitations } from "./queries/citation/list-citations.ts"
import { previewDeceasedByBirth } from "./queries/cleanup/preview-deceased-by-birth.ts"
import { previewDeceasedByChild } from "./queries/cleanup/preview-deceased-by-child.ts"
import { previewGenderFromGedcom } from "./queries/cleanup/preview-gender-from-gedcom.ts"
import { previewGenderFromName } from "./queries/cleanup/preview-gender-from-name.ts"
import { previewGenderFromSpouse } from "./queries/cleanup/preview-gender-from-spouse.ts"
import { previewNames } from "./queries/cleanup/preview-names.ts"
import { getEvent } from "./queries/event/get-event.ts"
import { listPersonEvents } from "./queries/event/list-person-events.ts"
import { listPlaces } from "./queries/event/list-places.ts"
import { listRelationshipEvents } from "./queries/event/list-relationship-events.ts"
import { listTreeEvents } from "./queries/event/list-tree-events.ts"
import type { ExportGedcom } from "./gedcom/export/open-export.ts"
import { exportGedcom, type GedcomExport } from "./queries/gedcom/export-gedcom.ts"
import { exportGedzip } from "./queries/gedcom/export-gedzip.ts"
import { previewGedcom } from "./queries/gedcom/preview-gedcom.ts"
import { getInstance } from "./queries/instance/get-instance.ts"
import { listAllTrees } from "./queries/instance/list-all-trees.ts"
import { listUsers } from "./queries/instance/list-users.ts"
import { closeUser } from "./commands/instance/close-user.ts"
import { makeResetLink } from "./commands/instance/make-reset-link.ts"
import { verifyUser } from "./commands/instance/verify-user.ts"
import { getMedia } from "./queries/media/get-media.ts"
import { notePictureSize } from "./edit/blob/note-picture-size.ts"
import { getThumbnail, type ThumbnailPorts } from "./queries/media/get-thumbnail.ts"
import { getMediaContent } from "./queries/media/get-media-content.ts"
import { listMedia } from "./queries/media/list-media.ts"
import { getMember } from "./queries/member/get-member.ts"
import { listMembers } from "./queries/member/list-members.ts"
import { getName } from "./queries/name/get-name.ts"
import { listNames } from "./queries/name/list-names.ts"
import { getAncestors } from "./queries/person/get-ancestors.ts"
import { getDescendants } from "./queries/person/get-descendants.ts"
import { getFamily } from "./queries/person/get-family.ts"
import { getPerson } from "./queries/person/get-person.ts"
import { getPersonVisibility } from "./queries/person/get-person-visibility.ts"
import { listCards } from "./queries/person/list-cards.ts"
import { listPersons } from "./queries/person/list-persons.ts"
import { countProposals } from "./queries/proposal/count-proposals.ts"
import { getProposal } from "./queries/proposal/get-proposal.ts"
import { listProposalComments } from "./queries/proposal/list-proposal-comments.ts"
import { listProposals } from "./queries/proposal/list-proposals.ts"
import { boundedSearches } from "./view/bounded-searches.ts"
import { countLongReads } from "./view/long-reads.ts"
import { describeProposal } from "./view/readable/readable-proposal.ts"
import { getPublicTree } from "./queries/public/get-public-tree.ts"
import { listPublicTrees } from "./queries/public/list-public-trees.ts"
import { getRelationship } from "./queries/relationship/get-relationship.ts"
import { listPersonRelationships } from "./queries/relationship/list-person-relationships.ts"
import { listTreeRelationships } from "./queries/relationship/list-tree-relationships.ts"
import { getSource } from "./queries/source/get-source.ts"
import { listSources } from "./queries/source/list-sources.ts"
import { checkEditor } from "./queries/tree/check-editor.ts"
import { checkImport } from "./queries/tree/check-import.ts"
import { getTreeState } from "./queries/tree/get-tree-state.ts"
import { findTree } from "./queries/tree/find-tree.ts"
import { getExposure } from "./queries/tree/get-exposure.ts"
import { getTree } from "./queries/tree/get-tree.ts"
import { getTreeAi } from "./queries/tree/get-tree-ai.ts"
import { listAudit } from "./queries/tree/list-audit.ts"
import { listTrees } from "./queries/tree/list-trees.ts"
import { viewAs } from "./queries/tree/view-as.ts"
import { notForAssistants } from "./use-case/not-for-assistants.ts"
import { ask, type Query, type Reader } from "./use-case/query.ts"
import { withinLimits } from "./use-case/write-limits.ts"
import { ratePerMinute } from "./lib/rate.ts"
import { createWebhook, type WebhookPorts } from "./commands/webhook/create-webhook.ts"
import { deleteWebhook } from "./commands/webhook/delete-webhook.ts"
import { updateWebhook } from "./commands/webhook/update-webhook.ts"
import { getWebhook } from "./queries/webhook/get-webhook.ts"
import { listWebhookDeliveries } from "./queries/webhook/list-webhook-deliveries.ts"
import { listWebhooks } from "./queries/webhook/list-webhooks.ts"

/** The ports that the core needs. */
export type Ports = ExecutePorts & {
  /** Whether the disk of the rows has room beside its reserve; by default it always has. */
  readonly hasRoom?: () => Promise<boolean>
} & SignInWays &
  WebhookPorts &
  AccountPorts &
  MediaPorts & { readonly reads: Reads; readonly exportReads: ExportReads; readonly treeSignals: TreeSignals } & Pick<
    ExportAccountPorts,
    "backupReads" | "archives" | "spool" | "noteMissingMedia"
  > &
  Pick<ThumbnailPorts, "pictures"> &
  Pick<UndoPorts, "uow"> &
  Pick<ImportAccountPorts, "readJson"> & {
    /** The caller of the current code. Without it, searches are bounded by tree alone. */
    readonly currentCaller?: CurrentCaller
  }

const commandOver =
  (ports: ExecutePorts) =>
  <I, A>(useCase: Command<I, A>) =>
  (actor: Actor, input: I, repeatable?: Repeatable<A>): Promise<E.Either<DomainError, A>> =>
    execute(ports)(withStoredAnswer(useCase, repeatable))(actor, input)

/** All use cases of Stemma, ready to call: the only entry point for hosts. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a table
export const makeApp = (unlimited: Ports) => {
  /** Every write has limits, unless it is made of the ports without. */
  const ports: Ports = {
    ...unlimited,
    uow: withinLimits(unlimited.uow, {
      settings: unlimited.settings,
      hasRoom: unlimited.hasRoom ?? (async () => true),
      rate: ratePerMinute(unlimited.settings.accountBytesPerMinute, () => unlimited.now().getTime()),
    }),
  }
  // Assistants reach only what is made by `openCommand` and `openQuery`.
  const openCommand = commandOver(ports)
  const persons = {
    ...ports.reads.persons,
    search: boundedSearches(ports.reads.persons.search, ports.currentCaller ?? (() => null)),
  }
  const openQuery = ask({ ...ports, reads: { ...ports.reads, persons } })
  const closed = { read: notForAssistants("read"), write: notForAssistants("write"), feed: notForAssistants("feed") }
  const ofMembers = notForAssistants("members")
  const ofExports = notForAssistants("export")
  const command = <I, A>(useCase: Command<I, A>) => closed.write(openCommand(useCase))
  const query = <I, A>(useCase: Query<I, A>) => closed.read(openQuery(useCase))
  /** A deletion goes on when there is no room for other writes. */
  const deletion = <I, A>(useCase: Command<I, A>) => closed.write(commandOver(unlimited)(useCase))

  const ownRecord =
    <I>(change: Command<I, User>) =>
    async (actor: Actor, input: I): Promise<E.Either<DomainError, UserRead>> =>
      pipe(
        await command(change)(actor, input),
        E.map((user) => userRead(user, ports.settings.ownerEmails)),
      )

  type DecideProposal<I, A> = (
    actor: Actor,
    input: I,
    repeatable?: Repeatable<ProposalRead>,
  ) => Promise<E.Either<DomainError, A>>
  const proposalCommand =
    <I, A extends ProposalState>(useCase: Command<I, A>): DecideProposal<I, A> =>
    (actor, input, repeatable) =>
      execute(ports)(withAnswerOf(useCase, repeatable, shownProposal))(actor, input)
  const decided =
    <I>(decide: DecideProposal<I, ProposalState>): DecideProposal<I, ProposalRead> =>
    async (actor, input, repeatable) => {
      const outcome = await decide(actor, input, repeatable)
      return E.isLeft(outcome)
        ? outcome
        : openQuery(describeProposal)({ userId: actor.userId, surface: "member" }, { proposalId: outcome.right.id })
    }

  const feeds = feedHub(ports)
  const longReads = countLongReads()
  const exportedBytes =
    <I, F extends { readonly bytes: Bytes }>(write: (reader: Reader, input: I) => Promise<E.Either<DomainError, F>>) =>
    async (reader: Reader, input: I): Promise<E.Either<DomainError, F>> =>
      pipe(
        await write(reader, input),
        E.map((file) => ({ ...file, bytes: longReads.of(reader.userId, file.bytes) })),
      )
  const exportedText = async (reader: Reader, input: ExportGedcom): Promise<E.Either<DomainError, GedcomExport>> =>
    pipe(
      await exportGedcom(ports)(reader, input),
      E.map((file) => ({ ...file, text: longReads.of(reader.userId, file.text) })),
    )

  return {
    settings: ports.settings,

    findAnswer: openQuery(findAnswer),
    storeAnswer: storeAnswer(ports),

    register: register(ports),
    login: login(unlimited),
    findKnownDevice: findKnownDevice(ports),
    authenticate: authenticate(unlimited),
    authenticateProgram: authenticateProgram(unlimited),
    verifyEmail: verifyEmail(unlimited),
    requestEmailVerification: requestEmailVerification(unlimited),
    requestPasswordReset: requestPasswordReset(unlimited),
    confirmPasswordReset: confirmPasswordReset(unlimited),
    changePassword: changePassword(unlimited),
    endSession: deletion(endSession),
    /** Ends the session of the request. */
    logout: (actor: SessionActor, repeatable?: Repeatable<null>) =>
      deletion(endSession)(actor, { sessionId: actor.sessionId }, repeatable),
    createApiToken: command(createApiToken(ports)),
    createInvitation: ofMembers(createInvitation(ports)),
    revokeInvitation: ofMembers(commandOver(unlimited)(revokeInvitation)),
    acceptInvitation: command(acceptInvitation(ports)),
    openInvitation: openInvitation(ports),
    getInvitation: ofMembers(openQuery(getInvitation)),
    listInvitations: ofMembers(openQuery(listInvitations)),
    revokeApiToken: deletion(revokeApiToken),
    listApiTokens: query(listApiTokens),
    startSignIn: startSignIn(unlimited),
    finishSignIn: finishSignIn(unlimited),
    listProviders: listProviders(ports),
    listIdentities: query(listIdentities),
    removeIdentity: deletion(removeIdentity(unlimited)),
    listSessions: query(listSessions),
    getUser: query(getUser),
    getStorage: query(getStorage),
    updateProfile: ownRecord(updateProfile),
    setSelfPerson: ownRecord(setSelfPerson),
    deleteAccount: deletion(deleteAccount),
    exportAccount: ofExports((reader: Reader) => exportedBytes(exportAccount(ports))(reader, {})),
    importAccount: importAccount(ports),
    checkRestore: query(checkRestore),

    createTree: command(createTree),
    updateTree: command(updateTree),
    deleteTree: deletion(deleteTree),
    restoreTree: command(restoreTree),
    purgeTree: deletion(purgeTree),
    updateTreeAi: command(updateTreeAi(ports.settings.aiProviders)),
    getTree: openQuery(getTree),
    getExposure: query(getExposure),
    getOverview: query(getOverview),
    listSurnames: query(listSurnames),
    listAnniversaries: query(listAnniversaries),
    viewAs: query(viewAs),
    findTree: openQuery(findTree),
    getTreeState: openQuery(getTreeState),
    checkEditor: query(checkEditor),
    checkImport: query(checkImport),
    getTreeAi: query(getTreeAi),
    listTrees: openQuery(listTrees),
    listPublicTrees: query(listPublicTrees),
    getPublicTree: openQuery(getPublicTree),
    listAudit: query(listAudit),
    listChanges: query(listChanges),
    undoChange: closed.write(undoChange(ports)),
    getChange: query(getChange),
    listChangeEntries: query(listChangeEntries),
    listPersonHistory: query(listPersonHistory),
    listOwnActivity: query(listOwnActivity),
    listFeed: closed.feed(openQuery(listFeed)),
    listFeedEntries: closed.feed(openQuery(listFeedEntries)),
    followFeed: closed.feed(followFeed(ports, feeds)),
    /** Ends all streams of changes, so that the process can stop. */
    endFeeds: () => feeds.close(),

    getInstance: query(getInstance),
    listUsers: listUsers(ports),
    listAllTrees: listAllTrees(ports),
    verifyUser: verifyUser(ports),
    makeResetLink: makeResetLink(ports),
    closeUser: closeUser(unlimited),
    listInstanceActivity: query(listInstanceActivity),

    createWebhook: createWebhook(ports),
    updateWebhook: updateWebhook(ports),
    deleteWebhook: deletion(deleteWebhook),
    listWebhooks: query(listWebhooks),
    getWebhook: query(getWebhook),
    listWebhookDeliveries: query(listWebhookDeliveries),

    addMember: ofMembers(openCommand(addMember)),
    updateMember: ofMembers(openCommand(updateMember)),
    removeMember: ofMembers(commandOver(unlimited)(removeMember)),
    getMember: ofMembers(openQuery(getMember)),
    listMembers: ofMembers(openQuery(listMembers)),

    createPerson: command(createPerson),
    updatePerson: command(updatePerson),
    deletePerson: deletion(deletePerson),
    restorePerson: command(restorePerson),
    getPerson: openQuery(getPerson),
    getPersonVisibility: query(getPersonVisibility),
    listPersons: openQuery(listPersons),
    listCards: openQuery(listCards),
    getFamily: openQuery(getFamily),
    getAncestors: openQuery(getAncestors),
    getDescendants: openQuery(getDescendants),
    getNeighbourhood: query(getNeighbourhood),
    getPersonPage: query(getPersonPage),
    getKinship: openQuery(getKinship),
    listKinship: openQuery(listKinship),

    createName: command(createName),
    updateName: command(updateName),
    deleteName: deletion(deleteName),
    restoreName: command(restoreName),
    makeNamePrimary: command(makeNamePrimary),
    getName: openQuery(getName),
    listNames: openQuery(listNames),

    createEvent: command(createEvent),
    updateEvent: command(updateEvent),
    deleteEvent: deletion(deleteEvent),
    restoreEvent: command(restoreEvent),
    getEvent: openQuery(getEvent),
    listTreeEvents: openQuery(listTreeEvents),
    listPersonEvents: openQuery(listPersonEvents),
    listRelationshipEvents: openQuery(listRelationshipEvents),
    listPlaces: query(listPlaces),

    createRelationship: command(createRelationship),
    updateRelationship: command(updateRelationship),
    deleteRelationship: deletion(deleteRelationship),
    restoreRelationship: command(restoreRelationship),
    getRelationship: openQuery(getRelationship),
    listTreeRelationships: openQuery(listTreeRelationships),
    listPersonRelationships: openQuery(listPersonRelationships),

    createSource: command(createSource),
    updateSource: command(updateSource),
    deleteSource: deletion(deleteSource),
    restoreSource: command(restoreSource),
    getSource: openQuery(getSource),
    listSources: openQuery(listSources),

    createCitation: command(createCitation),
    updateCitation: command(updateCitation),
    deleteCitation: deletion(deleteCitation),
    restoreCitation: command(restoreCitation),
    getCitation: openQuery(getCitation),
    listCitations: openQuery(listCitations),
    listCitationIds: openQuery(listCitationIds),

    uploadMedia: closed.write(uploadMedia(ports)),
    updateMedia: command(updateMedia),
    deleteMedia: deletion(deleteMedia),
    restoreMedia: command(restoreMedia),
    getMedia: query(getMedia),
    getMediaContent: closed.read(getMediaContent(ports)),
    getThumbnail: closed.read(getThumbnail({ ...ports, noteSize: notePictureSize(ports) })),
    listMedia: query(listMedia),

    runBatch: runBatch({ ...ports, runOperation }),

    createProposal: decided(proposalCommand(createProposal)),
    applyProposal: closed.write(decided(applyProposal({ ...ports, runOperation }))),
    rejectProposal: closed.write(decided(proposalCommand(rejectProposal))),
    undoProposal: closed.write(undoProposal(ports)),
    deleteProposal: deletion(deleteProposal),
    getProposal: openQuery(getProposal),
    listProposals: openQuery(listProposals),
    countProposals: query(countProposals),
    createProposalComment: openCommand(createProposalComment),
    listProposalComments: query(listProposalComments),

    previewDeceasedByBirth: query(previewDeceasedByBirth),
    previewDeceasedByChild: query(previewDeceasedByChild),
    applyDeceased: command(applyDeceased),
    previewGenderFromGedcom: query(previewGenderFromGedcom),
    previewGenderFromName: query(previewGenderFromName),
    previewGenderFromSpouse: query(previewGenderFromSpouse),
    applyGender: command(applyGender),
    previewNames: query(previewNames),
    applyNames: command(applyNames),

    previewGedcom: closed.write(previewGedcom(ports)),
    uploadGedcom: closed.write(uploadGedcom(ports)),
    sizeOfFile: sizeOfFile(ports),
    importGedcom: closed.write(importGedcom(ports)),
    exportGedcom: ofExports(exportedText),
    exportGedzip: ofExports(exportedBytes(exportGedzip(ports))),
  }
}

/** The service as its hosts use it. */
export type App = ReturnType<typeof makeApp>

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
export type { Reader } from "./use-case/query.ts"
export { readerOf } from "./use-case/reader-of.ts"
export { type Repeatable, repeatableFor } from "./use-case/repeatable.ts"
export type { Listing } from "./view/listing.ts"
export type { CreatedWebhook } from "./commands/webhook/create-webhook.ts"
export type { WebhookDeliveryRead } from "./queries/webhook/list-webhook-deliveries.ts"
