import { ProposalUndo } from "../../../../core/domain/change/undo-change.ts"
import { storedUploadReply } from "../../../../core/domain/gedcom/import/stored-upload.ts"
import { progressLine, progressReply } from "../../codecs/progress.ts"
import { importDecisions, uploadReading } from "../../request/body/import-file.ts"
import { BatchCreate } from "../../../../core/domain/proposal/batch.ts"
import { batchRecord, batchResult } from "../../codecs/batch.ts"
import {
  DeceasedSelection,
  GenderAssignment,
  GenderSelection,
  NameFix,
  NameSelection,
} from "../../../../core/domain/cleanup/cleanup-input.ts"
import {
  gedcomCandidate,
  gedcomMatch,
  encodingDetails,
  gedcomWarning,
  importReportReply,
  personCounts,
  previewReportReply,
  unmappedTag,
  warnedRecord,
  alreadyThereReply,
} from "../../../../core/domain/gedcom/report/report-codecs.ts"
import { BasisInput } from "../../../../core/domain/proposal/basis.ts"
import { CommentCreate, CommentUpdate } from "../../../../core/domain/comment/comment.ts"
import { ProposalCommentCreate } from "../../../../core/domain/proposal/comment.ts"
import { mergeData, noOperationData, operationData } from "../../../../core/domain/proposal/operation-data.ts"
import { BatchOperation, OperationInput } from "../../../../core/domain/proposal/operation.ts"
import { ProposalApply, ProposalCreate, ProposalReject } from "../../../../core/domain/proposal/proposal.ts"
import {
  bornByRelativesReply,
  bornLongAgoReply,
  cleanedNamesReply,
  cleanedPersonsReply,
  genderInFileReply,
  genderProposalReply,
  nameProposalReply,
  nameSuggestion,
  parentLongAgoReply,
} from "../../codecs/cleanup/cleanup.ts"
import {
  applyErrorReply,
  basisCitation,
  diffEntry,
  mention,
  namedUser,
  operationReply,
  pendingByOrigin,
  proposalCommentReply,
  proposalCountsReply,
  proposalDetailReply,
  proposalReply,
  shownBasis,
} from "../../codecs/proposal.ts"
import { keptRecordReply } from "../../codecs/kept-record.ts"
import { commentAuthor, commentReply } from "../../codecs/comment.ts"
import { describe } from "./describe.ts"
import { nameTexts } from "./person.ts"

const person = "The person that the proposal is about."
const nameParts = { givenName: "The given names.", surname: "The surname." }
const reported = {
  alreadyThere:
    "Who of the file was in the tree already. From half of the persons who are imported as new there is the warning " +
    "`already_there`.",
  unmappedTags: "The tags of the file that have no field here. They are kept and exported again.",
  warnings: "The lines that were not understood completely. The list is limited.",
  media: "The number of media files in the archive. Absent for a plain GEDCOM file.",
}
const operationIndex = "The index of the operation, from 0."
const basis = "What the operation is based on, for the reviewer. Null or absent if that is not said."
const operation = {
  op: "What the operation does to the record.",
  entity: "The kind of the record.",
  id: "The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates.",
  ref: "A name for the record that a `create` makes. Later operations can write `$` and the name as its id.",
  data: "The body that the route of this change accepts. A name has its `person_id` here.",
}
const summary = "Why the changes are proposed. Null if that is not said."
const commented = {
  text: "What the member says.",
  mentions: "The members of the tree that the text addresses. Each must see the record in full.",
}
const proposal = {
  status:
    "`pending` until an editor decides, then `applied` or `rejected`. `pending` again when all that was applied is undone.",
  origin: "Whether a contributor or the assistant made the proposal.",
  summary,
  operations: "The proposed changes, in order.",
  proposer: "The user who made the proposal. Null if the account was deleted.",
  reviewer: "The user who decided. Null if the proposal is pending.",
  rejectReason: "Why the proposal was rejected. Null if it was not, or without a reason.",
  applyError: "Why the last apply stopped. Null if it did not.",
  appliedOperations: "The number of operations that are already applied.",
  undoneOperations: "The number of operations that were applied and are undone. They can be applied again.",
}

const details = {
  birth: "The date and the place of birth. Null if there is none, and beyond the first 20,000 candidates.",
  death: "The date and the place of death. Null if there is none, and beyond the first 20,000 candidates.",
  parents: "The names of the parents, at most ten. Null beyond the first 20,000 candidates.",
  partners: "The names of the partners, at most ten. Null beyond the first 20,000 candidates.",
  children: "The number of children. Null beyond the first 20,000 candidates.",
}

const encoded = {
  encoding: "The encoding in which the file was read, for example `UTF-8`.",
  encodingDetails: "How the encoding was found.",
}

/** The texts of GEDCOM reports, cleanup tools and proposals. */
export const workTexts = {
  ...describe(importReportReply, "What an import wrote.", {
    persons: "The number of persons, by what happened to them.",
    names: "The number of new names.",
    events: "The number of new events.",
    relationships: "The number of new relationships.",
    sources: "The number of new sources.",
    citations: "The number of new citations.",
    associations: "The number of new associations.",
    places: "The number of new places.",
    deceasedByRelatives:
      "The number of persons that the cleanup list `deceased-by-relatives` of the tree has now. Null if the tree has more " +
      "than 100,000 persons.",
    ...encoded,
    ...reported,
  }),
  ...describe(personCounts, "The number of persons of a file, by what happened to them.", {
    created: "The persons that were created.",
    merged: "The persons that were merged into existing ones.",
    skipped: "The persons that were left out.",
    overwritten: "The existing persons that were replaced.",
  }),
  ...describe(unmappedTag, "A tag of a file that has no field here.", {
    tag: "The path of the tag, for example `INDI.DNA`.",
    count: "The number of lines with the tag.",
    lines: "The numbers of the first five lines.",
  }),
  ...describe(gedcomWarning, "What was not understood completely in a file. Equal faults are one warning.", {
    line: "The number of the first line, from 1.",
    code: "The kind of warning, a stable word.",
    message: "The warning as a sentence that names the person, family or source.",
    lines: "The numbers of the first five lines.",
    records: "The first records of these lines, at most five.",
    count: "How often the fault occurs in the file.",
    lost:
      "What the tree lacks because of the fault: `nothing`, `value` (a text or a part of it), or `link` (a link between " +
      "records).",
  }),
  ...describe(alreadyThereReply, "Who of a file is in the tree already.", {
    persons: "The number of persons of the file who match a person of the tree with the score `high`.",
    share: "Their share of all persons of the file, from 0 to 1.",
  }),
  ...describe(keptRecordReply, "A record of an imported file, as an import kept it.", {
    id: "The id of the kept record.",
    tag: "The tag of the record, such as `INDI`.",
    xref: "The xref of the record in the tree. Null if it has none.",
    lines: "The lines, from the record's own on. Long texts continue in `CONT` lines, as in GEDCOM 7.0.",
    mapped:
      "The indexes of the lines that are data, in ascending order: their values are in fields of the tree. The other lines are " +
      "only kept and written again by exports. Lines of a deleted event, name or citation are not among them.",
  }),
  ...describe(warnedRecord, "A record of a file that a warning is about.", {
    xref: "The xref of the record. Null if it has none.",
    name: "The name of the person, of the partners of a family, or the title of a source. Null if there is none.",
  }),
  ...describe(previewReportReply, "What an import of the file would find.", {
    persons: "The number of persons in the file.",
    families: "The number of families in the file.",
    sources: "The number of sources in the file.",
    version: "The version of GEDCOM that the file names. Null if it names none.",
    ...encoded,
    candidates: "The persons of the file who may already be in the tree.",
    ...reported,
  }),
  ...describe(encodingDetails, "How the encoding of a file was found.", {
    declared: "The value of `HEAD.CHAR`. Null if it is absent.",
    certain: "False if the encoding is a guess by the letters. The warning `encoding_guessed` says so too.",
    sample: "Names with letters beyond ASCII as the encoding reads them, at most five.",
  }),
  ...describe(storedUploadReply, "A file that was uploaded for an import.", {
    size: "The number of bytes of the file.",
    expiresAt: "When the upload ends, in UTC: an hour after it was received.",
  }),
  ...describe(importDecisions, "What to do with the persons of an upload.", {
    defaultAction: "What to do with a person that `resolutions` does not name. `new` if absent.",
    encoding:
      "The encoding to read the file in, one of `encodings` of the vocabulary. If absent or null the file decides.",
    chooseHome:
      "Whether a tree without a home person gets the first person of the file as its home person. That is a part of " +
      "the import, and its undo takes it back. False if absent.",
    resolutions: "What to do with single persons, by the id of their record in the file.",
  }),
  ...describe(uploadReading, "How to read an upload.", {
    encoding:
      "The encoding to read the file in, one of `encodings` of the vocabulary. If absent or null the file decides.",
  }),
  ...describe(progressLine, "One line of an answer in lines, while the work goes on.", {
    progress: "How far the work is.",
  }),
  ...describe(progressReply, "How far long work is.", {
    phase: "`queued` while the work waits for its turn, then the phases in their order.",
    records:
      "How many are done: records of the file, persons of the tree while `matching`, files of the archive while `unpacking`.",
    of: "How many there are. Null if that is not known.",
  }),
  ...describe(gedcomCandidate, "A person of a file who may already be in the tree.", {
    ref: "The id of the record in the file, for example `@I1@`. Null if it has none.",
    displayName: "The name in the file.",
    birthYear: "The year of birth in the file. Null if it is not known.",
    ...details,
    matches: "The persons of the tree who may be the same, best first.",
  }),
  ...describe(gedcomMatch, "A person of the tree who may be the same as a person of a file.", {
    personId: "The person of the tree.",
    displayName: "The name in the tree.",
    birthYear: "The year of birth in the tree. Null if it is not known.",
    score:
      "`high` for similar names, birth years within one and no conflict, or for an equal identifier. `medium` for weaker matches.",
    similarity: "How similar the names are, from 0 to 1.",
    conflicts:
      "What contradicts between the two: `gender`, `birth` (more than a year apart, or another day), `death` (another " +
      "year or day), `born_after_death`, `parents` (others).",
    ...details,
  }),
  ...describe(DeceasedSelection, "The persons to mark as not living.", { personIds: "The ids of the persons." }),
  ...describe(GenderSelection, "The sex to set for persons.", { assignments: "One entry for each person." }),
  ...describe(GenderAssignment, "The sex to set for one person.", {
    personId: "The person.",
    gender: "The sex to set.",
  }),
  ...describe(NameSelection, "The names to correct.", { fixes: "One entry for each name." }),
  ...describe(NameFix, "The correction of one name.", {
    nameId: "The name.",
    givenName: "The correct given names.",
    surname: "The correct surname.",
    prefix: "The correct title. Absent: it stays.",
    suffix: "The correct part after the name. Absent: it stays.",
    surnamePrefix: "The correct prefix of the surname. Absent: it stays.",
    nickname: "A nickname that was in the given names. It becomes a further name of the person.",
  }),
  ...describe(bornLongAgoReply, "A person who was born long ago and has no death.", {
    person,
    birthYear: "The year of birth.",
  }),
  ...describe(
    bornByRelativesReply,
    "A person who may be living by the living rule, and was born long ago by the years of relatives.",
    {
      person,
      birth: "The years between which the person was born, with the facts that give them.",
    },
  ),
  ...describe(parentLongAgoReply, "A person without a death who has a child that was born long ago.", {
    person,
    childBirthYear: "The year of birth of the earliest child.",
  }),
  ...describe(genderInFileReply, "The sex of a person according to a file.", {
    person,
    gender: "The sex that the file has.",
    ref: "The id of the record in the file, for example `@I1@`. Null if it has none.",
  }),
  ...describe(genderProposalReply, "The probable sex of a person.", {
    person,
    gender: "The proposed sex.",
    basis: "What the proposal is based on: the given name, or the names of the partners.",
  }),
  ...describe(nameProposalReply, "A name with an error, and its correction.", {
    person,
    nameId: "The name with the error.",
    givenName: "The given names as they are now.",
    surname: "The surname as it is now.",
    flags: "What is wrong with the name.",
    suggestion: "The correct name. Null if it is not certain.",
  }),
  ...describe(nameSuggestion, "The parts of a corrected name.", {
    ...nameParts,
    prefix: "The title before the name.",
    suffix: "The part after the name.",
    surnamePrefix: "The prefix of the surname.",
    nickname: "A nickname that was in the given names; null if there was none.",
  }),
  ...describe(cleanedPersonsReply, "What a correction of persons did.", {
    updated: "The number of changed persons.",
    unchanged: "The persons that needed no change, or that are not in the tree any more.",
  }),
  ...describe(cleanedNamesReply, "What a correction of names did.", {
    updated: "The number of changed names.",
    unchanged: "The names that needed no change, or that are not in the tree any more.",
  }),
  ...describe(ProposalCreate, "A new proposal.", {
    operations: proposal.operations,
    summary,
    origin: `${proposal.origin} The default is \`contributor\`.`,
  }),
  ...describe(ProposalApply, "How to apply a proposal.", {
    operations: "Operations that replace those that are left. Absent if the proposal is applied as it is.",
    only:
      "The indexes of the operations to run, from 0, after `operations` has replaced those that are left. The others " +
      "do not run. Absent for all.",
  }),
  ...describe(ProposalUndo, "How a proposal is undone.", {
    dryRun: "Whether nothing is to be written. The answer then lists the fields that the undo would set.",
    fields: "The conflicts to overwrite.",
    force: "Whether all conflicts are to be overwritten.",
  }),
  ...describe(ProposalReject, "How to reject a proposal.", {
    reason: "The reason, for the proposer. Null or absent for none.",
  }),
  ...describe(BatchCreate, "Operations that run in one transaction, all or none.", {
    operations: "The operations in their order, at most 1,000.",
    ifMatch:
      "The versions that records must have before the batch, by their ids. The answer is 412 if a record has another version.",
  }),
  ...describe(batchResult, "What a batch left behind.", {
    changeId: "The change that contains all operations. Null if no operation changed anything.",
    records: "One record for each operation, in their order.",
  }),
  ...describe(batchRecord, "The record of one operation.", {
    ref: "The reference that the operation gave to the record. Null if it gave none.",
    entity: "The kind of record.",
    id: "The id of the record.",
    version: "The version after the batch. Null if the record is deleted, or if the batch did not change it.",
  }),
  ...describe(OperationInput, "One proposed change.", { ...operation, basis }),
  ...describe(BatchOperation, "One operation of a batch.", operation),
  ...describe(mergeData, "The person who is merged into the one that the operation is about.", {
    fromId: "The person who is merged, or a reference to a person of an earlier operation.",
    take: "Which of both values a field gets, as in `POST /persons/{person_id}/merge`.",
  }),
  ...describe(operationData.name.create, "The data of a new name.", {
    ...nameTexts,
    personId: "The person who has the name.",
    isPrimary: "Whether the name becomes the primary name.",
  }),
  ...describe(operationData.name.update, "The changes of a name. Absent fields stay as they are.", {
    ...nameTexts,
    personId: "The person who has the name.",
  }),
  ...describe(noOperationData, "An empty object: a deletion has no data.", {}),
  ...describe(operationReply, "One proposed change, and whether it has run.", {
    ...operation,
    basis,
    done: "Whether the operation has run.",
  }),
  ...describe(BasisInput, "What an operation is based on: citations, a text, or both.", {
    citationIds: "Citations of the tree.",
    text: "What the operation is based on, in words. Null or absent for none.",
  }),
  ...describe(shownBasis, "What an operation is based on, with the sources of its citations.", {
    text: "What the operation is based on, in words. Null if that is not said.",
    citations: "The citations with their sources.",
  }),
  ...describe(basisCitation, "A citation that an operation is based on.", {
    sourceId: "The source. Null if the citation no longer exists.",
    title: "The title of the source. Null if the source no longer exists.",
    page: "The page or another place in the source. Null if that is not said.",
  }),
  ...describe(proposalCountsReply, "How many proposals a tree has.", {
    pending: "The proposals that wait for a decision.",
    applied: "The proposals that were applied.",
    rejected: "The proposals that were rejected.",
    byOrigin: "The pending proposals by their origin.",
  }),
  ...describe(pendingByOrigin, "The pending proposals by their origin.", {
    assistant: "Those of assistants.",
    contributor: "Those of members.",
  }),
  ...describe(CommentCreate, "A new comment.", commented),
  ...describe(CommentUpdate, "The changes of a comment. Absent fields stay as they are.", commented),
  ...describe(commentAuthor, "Who wrote a comment.", {
    id: "The account. Null if it is no account of this instance: the comment came with a backup.",
    displayName: "The name of the account. Null if it has none.",
  }),
  ...describe(commentReply, "What a member said about a record.", {
    ...commented,
    subjectType: "The kind of the record that it is about.",
    subjectId: "The id of the record that it is about.",
    author: "Who wrote it. Null if the account was deleted.",
    editedAt: "When the author changed the comment last. Null if never.",
  }),
  ...describe(ProposalCommentCreate, "A new comment.", { text: "What you want to say." }),
  ...describe(proposalCommentReply, "What a member said about a proposal.", {
    proposalId: "The proposal that it is about.",
    author: "The user who wrote it. Null if the account was deleted.",
    via: "The credentials with which it was written.",
    text: "What the member said.",
  }),
  ...describe(proposalReply, "Changes that a member proposes and an editor decides on.", proposal),
  ...describe(proposalDetailReply, "A proposal with the difference to the present records.", {
    ...proposal,
    diff: "What each operation changes, in order.",
    stale:
      "The indexes of the operations that are left and name a record that was changed or deleted since they were proposed.",
    changeIds:
      "The changes by which its applied operations hold, the oldest first. A change that is undone is not among them.",
  }),
  ...describe(namedUser, "A user as others see them.", {
    displayName: "The name that the user has given. Null if there is none.",
  }),
  ...describe(applyErrorReply, "Why an apply stopped.", {
    operation: operationIndex,
    code: "The code of the problem of this operation.",
    detail: "The problem as a sentence.",
  }),
  ...describe(diffEntry, "What one operation changes.", {
    operation: operationIndex,
    op: "What the operation does to the record.",
    entity: "The kind of the record.",
    id: "The id of the record. Null for a record that does not exist yet.",
    label: "The record in words, for example the name of a person. Null if it does not exist.",
    isApplied: "Whether the operation is already applied.",
    before: "The record as it is now. Null if it does not exist.",
    after: "The record after the operation. Null if it deletes the record.",
    mentions: "The other records that the operation refers to.",
    basis: "What the operation is based on. Null if that is not said.",
  }),
  ...describe(mention, "A record that an operation refers to.", {
    id: "The id of the record, or a reference to one that the proposal creates.",
    entity: "The kind of the record.",
    label: "The record in words.",
  }),
}
