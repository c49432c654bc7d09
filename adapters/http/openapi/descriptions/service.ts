import { fieldError, problemReply } from "../../replies/problem.ts"
import { vocabularyReply } from "../../replies/vocabulary.ts"
import { describe } from "./describe.ts"

/** The texts of problems and of the vocabulary. */
export const serviceTexts = {
  ...describe(problemReply, "A refusal (RFC 9457).", {
    type: "The address of the explanation of the problem, from the root of the service.",
    title: "The kind of problem as a short sentence.",
    status: "The HTTP status of the answer.",
    code: "The kind of problem as a stable word, for programs.",
    detail: "What is wrong with this request, for people.",
    requestId: "The id of the request in the log, also in `X-Request-Id`.",
    errors: "The faults of the input, each with its place. Only in answers with status 422.",
    applyError: "Why the apply of a proposal stopped. Only with the code `proposal_failed`.",
  }),
  ...describe(fieldError, "A fault of the input.", {
    path: "The place of the fault, for example `date.month` or `names.0.given_name`. Empty for the whole input.",
    message: "What is wrong there.",
  }),
  ...describe(vocabularyReply, "Every enumeration of the API.", {
    treeVisibilities: "Who besides the members may read a tree.",
    roles: "The roles of members.",
    scopes: "What an API token may do.",
    personVisibilities: "How much of a person a reader sees.",
    explainedReaders: "The kinds of readers that the visibility of a person is explained for.",
    explainedVisibilities: "How much of a person a kind of reader sees.",
    exposureReasons: "The facts that decide what readers see of a person.",
    genders: "The sex of a person.",
    privacySettings: "The privacy settings of a person.",
    eventPrivacySettings: "The privacy settings of an event.",
    nameTypes: "The kinds of names.",
    personEventTypes: "The curated types of events of a person.",
    partnershipEventTypes: "The curated types of events of a partnership.",
    nameFlags: "The errors that the name cleanup finds.",
    dateQualifiers: "How dates are meant.",
    calendars: "The calendars of dates.",
    relationshipTypes: "The kinds of relationships.",
    parentQualifiers: "The kinds of parenthood.",
    siblingKinds: "The kinds of siblings.",
    proposalStatuses: "The states of a proposal.",
    proposalOrigins: "Who makes proposals.",
    operationKinds: "What an operation of a proposal does.",
    proposedEntities: "The kinds of records that a proposal changes.",
    entityTypes: "The kinds of records in the audit log.",
    actions: "What changes and their entries are called.",
    actorTypes: "Who makes changes.",
    gedcomVersions: "The versions of GEDCOM for exports.",
    importActions: "What an import does with a person of the file.",
    matchScores: "How well persons of a file match persons of the tree.",
    restoreWarnings: "The warnings of a restore.",
    problemCodes: "The codes of problems.",
  }),
}
