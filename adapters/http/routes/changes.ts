import { PersonId, UserId } from "../../../core/domain/ids.ts"
import { actions } from "../../../core/domain/audit/action.ts"
import { ChangeUndo } from "../../../core/domain/change/undo-change.ts"
import { session, user } from "../operation/access.ts"
import { asReader } from "../operation/as-caller.ts"
import { jsonOrNothing } from "../request/body/body.ts"
import { nothing, query } from "../request/input.ts"
import { choiceOrNull, cursor, idOrNull, instantOrNull, limit } from "../request/parameters.ts"
import { changeEntryReply, changeReply } from "../codecs/history/change.ts"
import { undoErrors, undoReply } from "../codecs/history/undo.ts"
import { ok } from "../response/json-replies.ts"
import { list } from "../response/list-replies.ts"
import { route } from "../operation/route.ts"

/** The id of any record; all ids have the same form. */
const entityId = PersonId

/** The history of trees and persons. */
export const changeRoutes = [
  route("listChanges", {
    method: "get",
    path: "/trees/{tree_id}/changes",
    summary: "List the changes of a tree",
    description:
      "Lists the changes of a tree, newest first. One command is one change, with an entry for each record that it " +
      "touched. Only editors can read it.",
    access: user("read"),
    takes: query({
      entityId: idOrNull("Only changes of this record.", entityId),
      actorId: idOrNull("Only changes by this user.", UserId),
      action: choiceOrNull("Only changes with this action.", actions),
      from: instantOrNull("Only changes from this time on."),
      to: instantOrNull("Only changes before this time."),
      limit,
      cursor,
    }),
    reply: list(changeReply),
    tag: "revision and accounts",
    handle: asReader((app) => app.listChanges),
  }),
  route("getChange", {
    method: "get",
    path: "/changes/{change_id}",
    summary: "Get a change",
    description: "Returns a change of a tree. Only editors can read it.",
    access: user("read"),
    takes: nothing,
    reply: ok(changeReply),
    handle: asReader((app) => app.getChange),
  }),
  route("listChangeEntries", {
    method: "get",
    path: "/changes/{change_id}/entries",
    summary: "List the entries of a change",
    description:
      "Lists what a change did to each record: its fields before and after. The entries of an import are those of the " +
      "records that it created and changed. Only editors can read them.",
    access: user("read"),
    takes: query({ limit, cursor }),
    reply: list(changeEntryReply),
    tag: "revision and accounts",
    handle: asReader((app) => app.listChangeEntries),
  }),
  route("undoChange", {
    method: "post",
    path: "/changes/{change_id}/undo",
    summary: "Undo a change",
    description:
      "Undoes a change as a new change: sets fields back, deletes what the change created, and restores what it " +
      "deleted. An undo can be undone too. It needs the rights of the writes in it. A field that has been changed " +
      "since is a conflict, and nothing is written; `fields` lists conflicts to overwrite. With `dry_run` nothing is " +
      "written, and the answer lists the fields that the undo would set.",
    access: user("write"),
    takes: jsonOrNothing(ChangeUndo),
    reply: undoReply,
    errors: ["AlreadyUndone", "TooManyWebhooks", "LastOwner", ...undoErrors],
    handle:
      (app) =>
      ({ actor, params, input, repeatable }) =>
        app.undoChange(actor, { undoneId: params.changeId, ...input }, repeatable),
  }),
  route("listPersonHistory", {
    method: "get",
    path: "/persons/{person_id}/history",
    summary: "List the changes of a person",
    description:
      "Lists the changes of a person and of the names, events, relationships, citations and media of the person, " +
      "newest first. Only members can read it.",
    access: user("read"),
    takes: query({ limit, cursor }),
    reply: list(changeReply),
    tag: "revision and accounts",
    handle: asReader((app) => app.listPersonHistory),
  }),
  route("listOwnActivity", {
    method: "get",
    path: "/users/me/activity",
    summary: "List the changes of your account",
    description: "Lists the changes of the caller's own account, newest first: sign-ins, passwords and the profile.",
    access: session,
    takes: query({ limit, cursor }),
    reply: list(changeReply),
    handle: asReader((app) => app.listOwnActivity),
  }),
  route("listInstanceActivity", {
    method: "get",
    path: "/admin/activity",
    summary: "List the changes without a tree",
    description:
      "Lists the changes of accounts and of purged trees, newest first, without names and without the data of people. " +
      "Only the operator can read it (`OWNER_EMAIL`).",
    access: session,
    takes: query({ limit, cursor }),
    reply: list(changeReply),
    errors: ["Forbidden"],
    handle: asReader((app) => app.listInstanceActivity),
  }),
]
