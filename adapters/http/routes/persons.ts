import { NameCreate, NameUpdate } from "../../../core/domain/name.ts"
import type { LineageRead } from "../../../core/domain/lineage.ts"
import { MergePerson } from "../../../core/domain/merge/merge-input.ts"
import { PersonCreate, PersonUpdate } from "../../../core/domain/person-input.ts"
import { treeReader, user } from "../operation/access.ts"
import { asActor, asActorIfMatch, asReader } from "../operation/as-caller.ts"
import { json, mergePatch } from "../request/body/body.ts"
import { nothing, query } from "../request/input.ts"
import { cursor, deleted, flag, generations, limit, personIds, personSearch } from "../request/parameters.ts"
import { isReckoned, listPersonsOrCards, personListOf, personListParameters } from "../request/lists/person-list.ts"
import { personVisibilityReply } from "../codecs/exposure.ts"
import { listedCardReply, personListItem } from "../codecs/person-list.ts"
import {
  deletedReply,
  familyReply,
  lineageReply,
  mergeReply,
  nameReply,
  personReply,
  personTag,
  restoredReply,
} from "../codecs/person.ts"
import { created, empty, ok, record } from "../response/json-replies.ts"
import { inParts, pageOfEither, list, lists } from "../response/list-replies.ts"
import { route } from "../operation/route.ts"

const cascade = flag("Also delete all descendants.")

/** Persons and their names. */
export const personRoutes = [
  route("createPerson", {
    method: "post",
    path: "/trees/{tree_id}/persons",
    summary: "Create a person",
    description:
      "Creates a person with names and, on request, with a birth and a death. All parts are created in one transaction.",
    access: user("write"),
    takes: json(PersonCreate),
    reply: created(personReply, ({ id }) => `/persons/${id}`),
    handle: asActor((app) => app.createPerson),
  }),
  route("listPersons", {
    method: "get",
    path: "/trees/{tree_id}/persons",
    summary: "List the persons of a tree, by page, by ids or by a search",
    description:
      "Lists persons in the order of their creation or of `sort`, and only those that the filters match. With `q` the " +
      "list is ordered by falling score. With `ids` it contains only these persons, with their names. `sort`, `count` " +
      "and filters cannot be combined with `q`, `ids` and `deleted`. Two searches of a tree run at the same time; " +
      "others wait, and are refused with `store_busy` after ten seconds.",
    access: treeReader,
    heavy: {
      lane: "shared",
      account: ({ reader }) => reader.userId ?? "",
      completesFrom: null,
      when: ({ reader }, asked) => reader.userId !== null && isReckoned(asked),
    },
    takes: query({
      q: personSearch,
      ids: personIds,
      deleted,
      ...personListParameters,
      limit,
      cursor,
    }),
    reply: pageOfEither(personReply, listedCardReply, personListItem),
    tag: "revision",
    handle:
      (app) =>
      ({ reader, params, input }) =>
        listPersonsOrCards(app, reader, { ...params, ...personListOf(input) }),
  }),
  route("getPerson", {
    method: "get",
    path: "/persons/{person_id}",
    summary: "Get one person with names",
    description:
      "Returns one person with at most 500 names. A reader who may not see the person in full gets a redacted person, " +
      "which has the same fields with null.",
    access: treeReader,
    takes: nothing,
    reply: record(personReply, personTag),
    handle: asReader((app) => app.getPerson),
  }),
  route("updatePerson", {
    method: "patch",
    path: "/persons/{person_id}",
    summary:
      "Update a person; given name and surname are those of the primary name, birth and death those of the events",
    description:
      "Changes a person. `given_name` and `surname` change the primary name. `birth` and `death` change the event of " +
      "that type, or create it.",
    access: user("write"),
    takes: mergePatch(PersonUpdate),
    reply: record(personReply, personTag),
    versioned: true,
    handle: asActorIfMatch((app) => app.updatePerson),
  }),
  route("deletePerson", {
    method: "delete",
    path: "/persons/{person_id}",
    summary: "Delete a person with their relationships",
    description:
      "Deletes a person with the names, events, citations and relationships of that person. `POST " +
      "/persons/{person_id}/restore` brings all of them back.",
    access: user("write"),
    takes: query({ cascade }),
    reply: ok(deletedReply),
    versioned: true,
    handle: asActorIfMatch((app) => app.deletePerson),
  }),
  route("restorePerson", {
    method: "post",
    path: "/persons/{person_id}/restore",
    summary: "Restore a deleted person and everything that the same deletion removed",
    description:
      "Restores a deleted person and everything that the same deletion removed. A relationship returns when its other person exists.",
    access: user("write"),
    takes: query({ cascade: flag("Restore every person of the same deletion.") }),
    reply: ok(restoredReply),
    errors: ["AncestryCycle"],
    handle: asActor((app) => app.restorePerson),
  }),
  route("mergePerson", {
    method: "post",
    path: "/persons/{person_id}/merge",
    summary: "Merge another person of the tree into this one",
    description:
      "Merges the person `from_id` into this one. Names become alternate names; equal names, events, citations and " +
      "relationships become one; everything else moves. Accounts, the tree and portraits that named the other person " +
      "name this one. `take` chooses which of both values a field gets. It is one change: its undo brings back both persons. " +
      "With `dry_run` nothing is written.",
    access: user("write"),
    takes: json(MergePerson),
    reply: ok(mergeReply),
    versioned: true,
    errors: ["AncestryCycle", "CannotMerge"],
    handle:
      (app) =>
      ({ actor, params, input, ifMatch, repeatable }) =>
        app.mergePerson(actor, { ...params, ...input, ifMatch }, repeatable),
  }),
  route("getPersonVisibility", {
    method: "get",
    path: "/persons/{person_id}/visibility",
    summary: "Explain what each kind of reader sees of a person",
    description:
      "Returns what visitors without an account, users without a role and members see of a person, and the facts that " +
      "decide. Only editors can read it.",
    access: user("read"),
    takes: nothing,
    reply: list(personVisibilityReply, "list"),
    tag: "revision",
    handle: asReader((app) => app.getPersonVisibility),
  }),
  route("getFamily", {
    method: "get",
    path: "/persons/{person_id}/family",
    summary: "Get the parents, siblings, partners and children of a person",
    description:
      "Returns the closest relatives of a person, at most 500 of each kind. Each relative is shown as far as the reader may see them.",
    access: treeReader,
    takes: nothing,
    reply: inParts(familyReply),
    tag: "revision",
    handle: asReader((app) => app.getFamily),
  }),
  route("getAncestors", {
    method: "get",
    path: "/persons/{person_id}/ancestors",
    summary: "Get a person and their ancestors",
    description:
      "Returns the person, the ancestors up to the number of generations, and the parent-child relationships between them.",
    access: treeReader,
    takes: query({ generations }),
    reply: lists<LineageRead>(lineageReply),
    tag: "revision",
    handle: asReader((app) => app.getAncestors),
  }),
  route("getDescendants", {
    method: "get",
    path: "/persons/{person_id}/descendants",
    summary: "Get a person and their descendants",
    description:
      "Returns the person, the descendants up to the number of generations, and the parent-child relationships between them.",
    access: treeReader,
    takes: query({ generations }),
    reply: lists<LineageRead>(lineageReply),
    tag: "revision",
    handle: asReader((app) => app.getDescendants),
  }),
  route("createName", {
    method: "post",
    path: "/persons/{person_id}/names",
    summary: "Add a name to a person",
    description: "Adds a name to a person. With `is_primary` the new name becomes the primary name.",
    access: user("write"),
    takes: json(NameCreate),
    reply: created(nameReply, ({ personId, id }) => `/persons/${personId}/names/${id}`),
    handle: asActor((app) => app.createName),
  }),
  route("listNames", {
    method: "get",
    path: "/persons/{person_id}/names",
    summary: "List the names of a person",
    description:
      "Lists the names of a person: the primary name, then the others in the order of their creation. Without `limit` " +
      "a page has at most 1,000.",
    access: treeReader,
    takes: query({ deleted, limit, cursor }),
    reply: list(nameReply),
    tag: "revision",
    handle: asReader((app) => app.listNames),
  }),
  route("getName", {
    method: "get",
    path: "/persons/{person_id}/names/{name_id}",
    summary: "Get one name of a person",
    description: "Returns one name of a person with its type and all its parts.",
    access: treeReader,
    takes: nothing,
    reply: record(nameReply),
    handle: asReader((app) => app.getName),
  }),
  route("updateName", {
    method: "patch",
    path: "/persons/{person_id}/names/{name_id}",
    summary: "Update a name",
    description: "Changes the type or the parts of a name. `POST …/make-primary` makes a name the primary name.",
    access: user("write"),
    takes: mergePatch(NameUpdate),
    reply: record(nameReply),
    versioned: true,
    handle: asActorIfMatch((app) => app.updateName),
  }),
  route("deleteName", {
    method: "delete",
    path: "/persons/{person_id}/names/{name_id}",
    summary: "Delete a name; if it was primary, another becomes primary",
    description:
      "Deletes a name. If it was the primary name, another name becomes primary. The last name of a person cannot be deleted.",
    access: user("write"),
    takes: nothing,
    reply: empty,
    versioned: true,
    errors: ["LastName"],
    handle: asActorIfMatch((app) => app.deleteName),
  }),
  route("restoreName", {
    method: "post",
    path: "/persons/{person_id}/names/{name_id}/restore",
    summary: "Restore a deleted name; it is not the primary one",
    description: "Restores a deleted name. The primary name of the person stays the same.",
    access: user("write"),
    takes: nothing,
    reply: record(nameReply),
    errors: ["NotDeleted", "OwnerDeleted"],
    handle: asActor((app) => app.restoreName),
  }),
  route("makeNamePrimary", {
    method: "post",
    path: "/persons/{person_id}/names/{name_id}/make-primary",
    summary: "Make a name the primary name",
    description: "Makes a name the primary name of its person. The former primary name becomes an ordinary name.",
    access: user("write"),
    takes: nothing,
    reply: record(nameReply),
    handle: asActor((app) => app.makeNamePrimary),
  }),
]
