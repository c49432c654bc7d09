import { changeEntryReply, changeReply, subjectReply } from "../../codecs/history/change.ts"
import { viaReply } from "../../codecs/tree.ts"
import { ChangeUndo, FieldOfRecordInput } from "../../../../core/domain/change/undo-change.ts"
import { undoConflictReply, undoPreviewReply, wouldSetReply } from "../../codecs/history/undo.ts"
import { describe } from "./describe.ts"

/** The texts of changes and their entries. */
export const changeTexts = {
  ...describe(changeReply, "One command, with everything that it did.", {
    seq: "The number of the change in its tree, in the order in which changes took effect. Null outside trees.",
    treeId: "The tree. Null for a change of an account, and once the tree is purged.",
    at: "When the change was made, in UTC.",
    actor: "The user who made the change. Null for the system.",
    via: "By which credentials the change was made.",
    action: "What happened: the kind of record and the verb, for example `person.update`.",
    summary: "What happened, in one English sentence.",
    subject:
      "The record that the change is mainly about. Null outside trees, and for imports and undos, which are about many.",
    reason: "The `Change-Reason` of the request. Null if it had none.",
    undoes: "The change that this one undoes. Null if it undoes none, or several, as the undo of a proposal does.",
    undoneBy: "The change that has undone this one. Null if none has.",
    proposalId: "The proposal that contained the change. Null for a direct change.",
    entryCount: "The number of records that the change touched.",
  }),
  ...describe(subjectReply, "The record that a change is mainly about.", {
    type: "The kind of the record.",
    id: "The id of the record.",
    name:
      "What the record is called now: for an event or a name the person, for a relationship both persons. Null if it " +
      "has no name, or is purged.",
  }),
  ...describe(ChangeUndo, "How a change is undone.", {
    dryRun: "Whether nothing is to be written. The answer then lists the fields that the undo would set.",
    fields: "The conflicts to overwrite.",
  }),
  ...describe(FieldOfRecordInput, "A field of a record.", {
    entityId: "The id of the record.",
    field: "The name of the field; `attached` for the records of other changes that depend on the record.",
  }),
  ...describe(undoPreviewReply, "What an undo would do.", {
    would: "The fields that the undo would set, at most the first 10,000.",
  }),
  ...describe(wouldSetReply, "A field that an undo would set.", {
    entityType: "The kind of the record.",
    entityId: "The id of the record.",
    field: "The name of the field.",
    from: "The present value.",
    to: "The value that the undo would give it.",
  }),
  ...describe(undoConflictReply, "A field that an undo does not set back.", {
    entityType: "The kind of the record.",
    entityId: "The id of the record.",
    field: "The name of the field; `attached` if records of other changes depend on the record.",
    // biome-ignore lint/suspicious/noThenProperty: the name in the contract; the value is never a function
    then: "The value before the change.",
    made: "The value that the change gave it.",
    now: "The present value; for `attached` the records, at most ten.",
    reason:
      "`changed`: the field has been changed since. `attached`: records of other changes depend on the record. " +
      "`deleted`: the field would refer to a deleted record. `account_deleted`: the account no longer exists.",
  }),
  ...describe(viaReply, "Credentials.", {
    kind: "A `session`, an API `token`, an `assistant` that only proposes, or the `system` itself.",
    id: "The id of the session or token. Null if there is none.",
    name: "The user agent of the session, the name of the token, or the provider of the assistant. Null if it is not known.",
  }),
  ...describe(changeEntryReply, "What a change did to one record.", {
    entityType: "The kind of the record.",
    entityId: "The id of the record.",
    before: "The fields of the record before the change. Null if it did not exist, and after a purge.",
    after: "The fields of the record after the change. Null if it no longer exists, and after a purge.",
  }),
}
