import { pipe } from "fp-ts/lib/function.js"
import * as E from "fp-ts/lib/Either.js"
import { type Actor, type Command, execute, type ExecutePorts, type SessionActor } from "./use-case/command.ts"
import { acceptInvitation } from "./commands/invitation/accept-invitation.ts"
import { createCalendar } from "./commands/calendar/create-calendar.ts"
import { deleteCalendar } from "./commands/calendar/delete-calendar.ts"
import { createLink } from "./commands/link/create-link.ts"
import { answerQuestion } from "./commands/question/answer-question.ts"
import { askQuestion } from "./commands/question/ask-question.ts"
import { endQuestion } from "./commands/question/end-question.ts"
import { deleteLink } from "./commands/link/delete-link.ts"
import { openLink } from "./commands/link/open-link.ts"
import { createInvitation } from "./commands/invitation/create-invitation.ts"
import { revokeInvitation } from "./commands/invitation/revoke-invitation.ts"
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
import { runOperation } from "./operation/run-operation.ts"
import { shownProposal } from "./proposal/shown-proposal.ts"
import { type Repeatable, withAnswerOf, withStoredAnswer } from "./use-case/repeatable.ts"
import { register } from "./commands/account/register.ts"
import type { AccountPorts } from "./edit/account/account-ports.ts"
import { requestEmailVerification } from "./commands/account/request-email-verification.ts"
import { requestPasswordReset } from "./commands/account/request-password-reset.ts"
import { setSelfPerson } from "./commands/account/set-self-person.ts"
import { updateProfile } from "./commands/account/update-profile.ts"
import { verifyEmail } from "./commands/account/verify-email.ts"
import { runBatch } from "./commands/batch/run-batch.ts"
import { undoChange } from "./commands/change/undo-change.ts"
import { createComment } from "./commands/comment/create-comment.ts"
import { deleteComment } from "./commands/comment/delete-comment.ts"
import { restoreComment } from "./commands/comment/restore-comment.ts"
import { updateComment } from "./commands/comment/update-comment.ts"
import { createAssociation } from "./commands/association/create-association.ts"
import { deleteAssociation } from "./commands/association/delete-association.ts"
import { restoreAssociation } from "./commands/association/restore-association.ts"
import { updateAssociation } from "./commands/association/update-association.ts"
import { createCitation } from "./commands/citation/create-citation.ts"
import { deleteCitation } from "./commands/citation/delete-citation.ts"
import { restoreCitation } from "./commands/citation/restore-citation.ts"
import { updateCitation } from "./commands/citation/update-citation.ts"
import { applyDeceased } from "./commands/cleanup/apply-deceased.ts"
import { applyGender } from "./commands/cleanup/apply-gender.ts"
import { applyNames } from "./commands/cleanup/apply-names.ts"
import { dismissCheck } from "./commands/checks/dismiss-check.ts"
import { reconsiderCheck } from "./commands/checks/reconsider-check.ts"
import { dismissDuplicate } from "./commands/duplicates/dismiss-duplicate.ts"
import { reconsiderDuplicate } from "./commands/duplicates/reconsider-duplicate.ts"
import { createEvent } from "./commands/event/create-event.ts"
import { deleteEvent } from "./commands/event/delete-event.ts"
import { restoreEvent } from "./commands/event/restore-event.ts"
import { updateEvent } from "./commands/event/update-event.ts"
import { importGedcom } from "./commands/gedcom/import-gedcom.ts"
import { uploadGedcom } from "./commands/gedcom/upload-gedcom.ts"
import { deleteMedia } from "./commands/media/delete-media.ts"
import { linkMedia } from "./commands/media/link-media.ts"
import { unlinkMedia } from "./commands/media/unlink-media.ts"
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
import { mergePerson } from "./commands/person/merge-person.ts"
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
import { orderRelationships } from "./commands/relationship/order-relationships.ts"
import { restoreRelationship } from "./commands/relationship/restore-relationship.ts"
import { updateRelationship } from "./commands/relationship/update-relationship.ts"
import { createPlace } from "./commands/place/create-place.ts"
import { deletePlace } from "./commands/place/delete-place.ts"
import { mergePlace } from "./commands/place/merge-place.ts"
import { updatePlace } from "./commands/place/update-place.ts"
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
import type { ExportReads } from "./ports/export-reads.ts"
import type { Reads } from "./ports/reads.ts"
import { closeUser } from "./commands/instance/close-user.ts"
import { makeResetLink } from "./commands/instance/make-reset-link.ts"
import { verifyUser } from "./commands/instance/verify-user.ts"
import { describeProposal } from "./view/readable/readable-proposal.ts"
import { notForAssistants } from "./use-case/not-for-assistants.ts"
import { ask, type AskPorts } from "./use-case/query.ts"
import { createWebhook, type WebhookPorts } from "./commands/webhook/create-webhook.ts"
import { deleteWebhook } from "./commands/webhook/delete-webhook.ts"
import { updateWebhook } from "./commands/webhook/update-webhook.ts"
import { type LimitedPorts, limitedUow } from "./use-case/limited-uow.ts"
import { rehearsable } from "./use-case/rehearsable.ts"

/** What the command handlers need. */
export type CommandPorts = LimitedPorts &
  AskPorts &
  SignInWays &
  WebhookPorts &
  AccountPorts &
  MediaPorts & { readonly reads: Reads; readonly exportReads: ExportReads } & Pick<UndoPorts, "uow"> &
  Pick<ImportAccountPorts, "archives" | "readJson">

const commandOver =
  (ports: ExecutePorts) =>
  <I, A>(useCase: Command<I, A>) =>
  (actor: Actor, input: I, repeatable?: Repeatable<A>): Promise<E.Either<DomainError, A>> =>
    execute(ports)(withStoredAnswer(useCase, repeatable))(actor, input)

/** All command handlers of Stemma, ready to call. The sign-in is among them, because it writes sessions. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a table
export const makeCommands = (unlimited: CommandPorts) => {
  /** Every write has limits, unless it is made of the ports without. */
  const ports: CommandPorts = { ...unlimited, uow: limitedUow(unlimited) }
  // Assistants reach only what is made by `openCommand`.
  const openCommand = commandOver(ports)
  const write = notForAssistants("write")
  const ofMembers = notForAssistants("members")
  const command = <I, A>(useCase: Command<I, A>) => write(openCommand(useCase))
  /** A deletion goes on when there is no room for other writes. */
  const deletion = <I, A>(useCase: Command<I, A>) => write(commandOver(unlimited)(useCase))

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
        : ask(ports)(describeProposal)({ userId: actor.userId, surface: "member" }, { proposalId: outcome.right.id })
    }

  return {
    storeAnswer: storeAnswer(ports),

    register: register(ports),
    login: login(unlimited),
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
    createCalendar: write(commandOver(ports)(createCalendar(ports.tokens))),
    deleteCalendar: deletion(deleteCalendar),
    createLink: write(createLink(ports)),
    deleteLink: deletion(deleteLink),
    openLink: openLink(unlimited),
    askQuestion: write(askQuestion(ports)),
    endQuestion: deletion(endQuestion),
    answerQuestion: answerQuestion(ports),
    revokeApiToken: deletion(revokeApiToken),
    startSignIn: startSignIn(unlimited),
    finishSignIn: finishSignIn(unlimited),
    removeIdentity: deletion(removeIdentity(unlimited)),
    updateProfile: ownRecord(updateProfile),
    setSelfPerson: ownRecord(setSelfPerson),
    deleteAccount: deletion(deleteAccount),
    importAccount: importAccount(ports),

    createTree: command(createTree),
    updateTree: command(updateTree),
    deleteTree: deletion(deleteTree),
    restoreTree: command(restoreTree),
    purgeTree: deletion(purgeTree),
    updateTreeAi: command(updateTreeAi(ports.settings.aiProviders)),
    undoChange: write(undoChange(ports)),

    verifyUser: verifyUser(ports),
    makeResetLink: makeResetLink(ports),
    closeUser: closeUser(unlimited),

    createWebhook: createWebhook(ports),
    updateWebhook: updateWebhook(ports),
    deleteWebhook: deletion(deleteWebhook),

    addMember: ofMembers(openCommand(addMember)),
    updateMember: ofMembers(openCommand(updateMember)),
    removeMember: ofMembers(commandOver(unlimited)(removeMember)),

    createPerson: command(createPerson),
    updatePerson: command(updatePerson),
    deletePerson: deletion(deletePerson),
    restorePerson: command(restorePerson),
    dismissCheck: command(dismissCheck),
    reconsiderCheck: deletion(reconsiderCheck),
    dismissDuplicate: command(dismissDuplicate),
    reconsiderDuplicate: deletion(reconsiderDuplicate),
    mergePerson: write(rehearsable(ports)(mergePerson)),

    createName: command(createName),
    updateName: command(updateName),
    deleteName: deletion(deleteName),
    restoreName: command(restoreName),
    makeNamePrimary: command(makeNamePrimary),

    createEvent: command(createEvent),
    updateEvent: command(updateEvent),
    deleteEvent: deletion(deleteEvent),
    restoreEvent: command(restoreEvent),

    createRelationship: command(createRelationship),
    updateRelationship: command(updateRelationship),
    orderRelationships: command(orderRelationships),
    deleteRelationship: deletion(deleteRelationship),
    restoreRelationship: command(restoreRelationship),

    createPlace: command(createPlace),
    updatePlace: command(updatePlace),
    deletePlace: deletion(deletePlace),
    mergePlace: command(mergePlace),

    createSource: command(createSource),
    updateSource: command(updateSource),
    deleteSource: deletion(deleteSource),
    restoreSource: command(restoreSource),

    createComment: command(createComment),
    updateComment: command(updateComment),
    deleteComment: deletion(deleteComment),
    restoreComment: command(restoreComment),
    createAssociation: command(createAssociation),
    updateAssociation: command(updateAssociation),
    deleteAssociation: deletion(deleteAssociation),
    restoreAssociation: command(restoreAssociation),

    createCitation: command(createCitation),
    updateCitation: command(updateCitation),
    deleteCitation: deletion(deleteCitation),
    restoreCitation: command(restoreCitation),

    uploadMedia: write(uploadMedia(ports)),
    updateMedia: command(updateMedia),
    linkMedia: command(linkMedia),
    unlinkMedia: deletion(unlinkMedia),
    deleteMedia: deletion(deleteMedia),
    restoreMedia: command(restoreMedia),

    runBatch: runBatch({ ...ports, runOperation }),

    createProposal: decided(proposalCommand(createProposal)),
    applyProposal: write(decided(applyProposal({ ...ports, runOperation }))),
    rejectProposal: write(decided(proposalCommand(rejectProposal))),
    undoProposal: write(undoProposal(ports)),
    deleteProposal: deletion(deleteProposal),
    createProposalComment: openCommand(createProposalComment),

    applyDeceased: command(applyDeceased),
    applyGender: command(applyGender),
    applyNames: command(applyNames),

    uploadGedcom: write(uploadGedcom(ports)),
    importGedcom: write(importGedcom(ports)),
  }
}

/** All command handlers. */
export type Commands = ReturnType<typeof makeCommands>
