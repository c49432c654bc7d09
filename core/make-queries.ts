import { pipe } from "fp-ts/lib/function.js"
import * as E from "fp-ts/lib/Either.js"
import { getInvitation } from "./queries/invitation/get-invitation.ts"
import { listInvitations } from "./queries/invitation/list-invitations.ts"
import { findHolder, findLinkToOpen } from "./queries/link/find-holder.ts"
import { getLink } from "./queries/link/get-link.ts"
import { getQuestion, listQuestions } from "./queries/question/list-questions.ts"
import { readCalendar } from "./queries/calendar/read-calendar.ts"
import { getQuestionPicture } from "./queries/question/get-question-picture.ts"
import { readQuestion } from "./queries/question/read-question.ts"
import { listLinks } from "./queries/link/list-links.ts"
import { openInvitation } from "./queries/invitation/open-invitation.ts"
import type { SignInWays } from "./edit/account/sign-in-ways.ts"
import { findAnswer } from "./queries/answer/find-answer.ts"
import { sizeOfFile } from "./gedcom/upload/find-upload.ts"
import type { DomainError } from "./domain/errors.ts"
import type { Bytes } from "./ports/blobs.ts"
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
import { getComment } from "./queries/comment/get-comment.ts"
import { listComments } from "./queries/comment/list-comments.ts"
import { getAssociation } from "./queries/association/get-association.ts"
import { listAssociations } from "./queries/association/list-associations.ts"
import { listPersonAssociations } from "./queries/association/list-person-associations.ts"
import { getCitation } from "./queries/citation/get-citation.ts"
import { getKinship } from "./queries/chart/get-kinship.ts"
import { listKinship } from "./queries/chart/list-kinship.ts"
import { getReckoning } from "./queries/chart/get-reckoning.ts"
import { getPersonPage } from "./queries/chart/get-person-page.ts"
import { getOverview } from "./queries/overview/get-overview.ts"
import { listAnniversaries } from "./queries/overview/list-anniversaries.ts"
import { listSurnames } from "./queries/overview/list-surnames.ts"
import { getNeighbourhood } from "./queries/chart/get-neighbourhood.ts"
import { listCitationIds } from "./queries/citation/list-citation-ids.ts"
import { listCitations } from "./queries/citation/list-citations.ts"
import { previewDeceasedByBirth } from "./queries/cleanup/preview-deceased-by-birth.ts"
import { previewDeceasedByChild } from "./queries/cleanup/preview-deceased-by-child.ts"
import { previewDeceasedByRelatives } from "./queries/cleanup/preview-deceased-by-relatives.ts"
import { previewGenderFromGedcom } from "./queries/cleanup/preview-gender-from-gedcom.ts"
import { previewGenderFromName } from "./queries/cleanup/preview-gender-from-name.ts"
import { previewGenderFromSpouse } from "./queries/cleanup/preview-gender-from-spouse.ts"
import { previewNames } from "./queries/cleanup/preview-names.ts"
import { getEvent } from "./queries/event/get-event.ts"
import { listPersonEvents } from "./queries/event/list-person-events.ts"
import { listRelationshipEvents } from "./queries/event/list-relationship-events.ts"
import { listTreeEvents } from "./queries/event/list-tree-events.ts"
import type { ExportGedcom } from "./gedcom/export/open-export.ts"
import { listChecks } from "./queries/checks/list-checks.ts"
import { listPersonRecords } from "./queries/kept/list-person-records.ts"
import { listSourceRecords } from "./queries/kept/list-source-records.ts"
import { listDuplicates } from "./queries/duplicates/list-duplicates.ts"
import { exportGedcom, type GedcomExport } from "./queries/gedcom/export-gedcom.ts"
import { exportGedzip } from "./queries/gedcom/export-gedzip.ts"
import { type PreviewPorts, previewGedcom } from "./queries/gedcom/preview-gedcom.ts"
import { getInstance } from "./queries/instance/get-instance.ts"
import { listAllTrees } from "./queries/instance/list-all-trees.ts"
import { listUsers } from "./queries/instance/list-users.ts"
import { getMedia } from "./queries/media/get-media.ts"
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
import { findKeptPerson } from "./queries/person/find-kept-person.ts"
import { getPerson } from "./queries/person/get-person.ts"
import { getPersonVisibility } from "./queries/person/get-person-visibility.ts"
import { listCards } from "./queries/person/list-cards.ts"
import { listPersons } from "./queries/person/list-persons.ts"
import { countProposals } from "./queries/proposal/count-proposals.ts"
import { getProposal } from "./queries/proposal/get-proposal.ts"
import { listProposalComments } from "./queries/proposal/list-proposal-comments.ts"
import { listProposals } from "./queries/proposal/list-proposals.ts"
import { boundedReads, readBounds } from "./view/bounded-reads.ts"
import { boundedSearches } from "./view/bounded-searches.ts"
import { countLongReads } from "./view/long-reads.ts"
import { getPublicTree } from "./queries/public/get-public-tree.ts"
import { listPublicTrees } from "./queries/public/list-public-trees.ts"
import { getPlace } from "./queries/place/get-place.ts"
import { listPlaceEvents } from "./queries/place/list-place-events.ts"
import { listPlaces } from "./queries/place/list-places.ts"
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
import { ask, type AskPorts, type Query, type Reader } from "./use-case/query.ts"
import { getWebhook } from "./queries/webhook/get-webhook.ts"
import { listWebhookDeliveries } from "./queries/webhook/list-webhook-deliveries.ts"
import { listWebhooks } from "./queries/webhook/list-webhooks.ts"
import type { Tokens } from "./ports/platform/tokens.ts"
import type { Pictures } from "./ports/pictures/pictures.ts"

/** What the query handlers need. There is no unit of work, so that none of them can write rows. */
export type QueryPorts = AskPorts &
  Pick<SignInWays, "identityProviders"> &
  ExportAccountPorts &
  PreviewPorts & {
    readonly reads: Reads
    readonly tokens: Tokens
    readonly treeSignals: TreeSignals
    readonly pictures: Pictures
    /** Notes the size of a picture of which the record has another one; by default it stays unnoted. */
    readonly noteSize?: ThumbnailPorts["noteSize"]
    /** The caller of the current code. Without it, searches are bounded by tree alone. */
    readonly currentCaller?: CurrentCaller
  }

/**
 * All query handlers of Stemma, ready to call. A host that only shows trees needs nothing else: it makes its readers
 * itself, because a sign-in is a command.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a table
export const makeQueries = (ports: QueryPorts) => {
  const currentCaller = ports.currentCaller ?? (() => null)
  const persons = { ...ports.reads.persons, search: boundedSearches(ports.reads.persons.search, currentCaller) }
  // Assistants reach only what is made by `openQuery`.
  const openQuery = ask({ ...ports, reads: { ...ports.reads, persons } })
  const closed = { read: notForAssistants("read"), write: notForAssistants("write"), feed: notForAssistants("feed") }
  const ofMembers = notForAssistants("members")
  const ofExports = notForAssistants("export")
  const query = <I, A>(useCase: Query<I, A>) => closed.read(openQuery(useCase))
  const chart = boundedReads(currentCaller, readBounds.charts)
  const page = boundedReads(currentCaller, readBounds.pages)

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
    findAnswer: openQuery(findAnswer),

    findKnownDevice: findKnownDevice(ports),
    openInvitation: openInvitation(ports),
    getInvitation: ofMembers(openQuery(getInvitation)),
    listInvitations: ofMembers(openQuery(listInvitations)),
    listLinks: query(listLinks),
    getLink: query(getLink),
    listQuestions: page(query(listQuestions)),
    getQuestion: query(getQuestion),
    readQuestion: readQuestion(ports),
    getQuestionPicture: getQuestionPicture({ noteSize: async () => null, ...ports }),
    readCalendar: readCalendar(ports),
    findHolder: findHolder(ports),
    findLinkToOpen: findLinkToOpen(ports),
    listApiTokens: query(listApiTokens),
    listProviders: listProviders(ports),
    listIdentities: query(listIdentities),
    listSessions: query(listSessions),
    getUser: query(getUser),
    getStorage: query(getStorage),
    exportAccount: ofExports((reader: Reader) => exportedBytes(exportAccount(ports))(reader, {})),
    checkRestore: query(checkRestore),

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
    listInstanceActivity: query(listInstanceActivity),

    listWebhooks: query(listWebhooks),
    getWebhook: query(getWebhook),
    listWebhookDeliveries: query(listWebhookDeliveries),

    getMember: ofMembers(openQuery(getMember)),
    listMembers: ofMembers(openQuery(listMembers)),

    getPerson: openQuery(getPerson),
    findKeptPerson: openQuery(findKeptPerson),
    getPersonVisibility: query(getPersonVisibility),
    listPersons: page(openQuery(listPersons)),
    listCards: page(openQuery(listCards)),
    getFamily: page(openQuery(getFamily)),
    getAncestors: chart(openQuery(getAncestors)),
    getDescendants: chart(openQuery(getDescendants)),
    getNeighbourhood: chart(query(getNeighbourhood)),
    getPersonPage: page(query(getPersonPage)),
    getReckoning: chart(openQuery(getReckoning)),
    getKinship: openQuery(getKinship),
    listKinship: openQuery(listKinship),

    getName: openQuery(getName),
    listNames: page(openQuery(listNames)),

    getEvent: openQuery(getEvent),
    listTreeEvents: page(openQuery(listTreeEvents)),
    listPersonEvents: page(openQuery(listPersonEvents)),
    listRelationshipEvents: page(openQuery(listRelationshipEvents)),

    getPlace: query(getPlace),
    listPlaces: page(query(listPlaces)),
    listPlaceEvents: page(query(listPlaceEvents)),

    getRelationship: openQuery(getRelationship),
    listTreeRelationships: page(openQuery(listTreeRelationships)),
    listPersonRelationships: page(openQuery(listPersonRelationships)),

    getSource: openQuery(getSource),
    listSources: page(openQuery(listSources)),

    getComment: query(getComment),
    listComments: page(query(listComments)),
    getAssociation: query(getAssociation),
    listAssociations: page(query(listAssociations)),
    listPersonAssociations: page(query(listPersonAssociations)),

    listPersonRecords: page(query(listPersonRecords)),
    listSourceRecords: page(query(listSourceRecords)),

    getCitation: openQuery(getCitation),
    listCitations: page(openQuery(listCitations)),
    listCitationIds: openQuery(listCitationIds),

    getMedia: query(getMedia),
    getMediaContent: closed.read(getMediaContent(ports)),
    getThumbnail: closed.read(getThumbnail({ noteSize: async () => null, ...ports })),
    listMedia: page(query(listMedia)),

    getProposal: openQuery(getProposal),
    listProposals: openQuery(listProposals),
    countProposals: query(countProposals),
    listProposalComments: query(listProposalComments),

    previewDeceasedByBirth: query(previewDeceasedByBirth),
    previewDeceasedByChild: query(previewDeceasedByChild),
    previewDeceasedByRelatives: query(previewDeceasedByRelatives(ports)),
    previewGenderFromGedcom: query(previewGenderFromGedcom),
    previewGenderFromName: query(previewGenderFromName),
    previewGenderFromSpouse: query(previewGenderFromSpouse),
    previewNames: query(previewNames),
    listDuplicates: openQuery(listDuplicates(ports)),
    listChecks: openQuery(listChecks(ports)),

    previewGedcom: closed.write(previewGedcom(ports)),
    sizeOfFile: sizeOfFile(ports),
    exportGedcom: ofExports(exportedText),
    exportGedzip: ofExports(exportedBytes(exportGedzip(ports))),
  }
}

/** All query handlers. */
export type Queries = ReturnType<typeof makeQueries>
