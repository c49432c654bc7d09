import { AssociationCreate, AssociationUpdate } from "../../../core/domain/association/association.ts"
import { associationReply } from "../codecs/association.ts"
import { treeReader, user } from "../operation/access.ts"
import { asActor, asActorIfMatch, asReader } from "../operation/as-caller.ts"
import { route } from "../operation/route.ts"
import { json, mergePatch } from "../request/body/body.ts"
import { nothing, query } from "../request/input.ts"
import { cursor, deleted, limit } from "../request/parameters.ts"
import { created, empty, record } from "../response/json-replies.ts"
import { list } from "../response/list-replies.ts"

/** Who was beside a person, or took part in an event. */
export const associationRoutes = [
  route("createAssociation", {
    method: "post",
    path: "/trees/{tree_id}/associations",
    summary: "Create an association",
    description:
      "Says who was beside a person, or took part in an event or relationship: a godparent, a witness, a friend. The associate " +
      "is a person of the tree (`associate_id`), or somebody else with a name (`associate_name`).",
    access: user("write"),
    takes: json(AssociationCreate),
    reply: created(associationReply, ({ id }) => `/associations/${id}`),
    handle: asActor((app) => app.createAssociation),
  }),
  route("listAssociations", {
    method: "get",
    path: "/trees/{tree_id}/associations",
    summary: "List the associations of a tree",
    description: "Lists the associations of a tree in the order of their creation.",
    access: treeReader,
    takes: query({ deleted, limit, cursor }),
    reply: list(associationReply),
    tag: "revision",
    handle: asReader((app) => app.listAssociations),
  }),
  route("listPersonAssociations", {
    method: "get",
    path: "/persons/{person_id}/associations",
    summary: "List the associations of a person",
    description:
      "Lists the associations of a person, of the events and relationships, and those in which the person is the associate. " +
      "Without `limit` a page has at most 1,000.",
    access: treeReader,
    takes: query({ limit, cursor }),
    reply: list(associationReply),
    tag: "revision",
    handle: asReader((app) => app.listPersonAssociations),
  }),
  route("getAssociation", {
    method: "get",
    path: "/associations/{association_id}",
    summary: "Get one association",
    description: "Returns one association with the ids of its persons and of its event or relationship.",
    access: treeReader,
    takes: nothing,
    reply: record(associationReply),
    handle: asReader((app) => app.getAssociation),
  }),
  route("updateAssociation", {
    method: "patch",
    path: "/associations/{association_id}",
    summary: "Update an association",
    description: "Changes the associate, the role or the texts of an association. What it is about cannot be changed.",
    access: user("write"),
    takes: mergePatch(AssociationUpdate),
    reply: record(associationReply),
    versioned: true,
    handle: asActorIfMatch((app) => app.updateAssociation),
  }),
  route("deleteAssociation", {
    method: "delete",
    path: "/associations/{association_id}",
    summary: "Delete an association",
    description: "Deletes an association. Its persons stay.",
    access: user("write"),
    takes: nothing,
    reply: empty,
    versioned: true,
    handle: asActorIfMatch((app) => app.deleteAssociation),
  }),
  route("restoreAssociation", {
    method: "post",
    path: "/associations/{association_id}/restore",
    summary: "Restore a deleted association",
    description: "Restores a deleted association. Its persons and its event or relationship must exist.",
    access: user("write"),
    takes: nothing,
    reply: record(associationReply),
    errors: ["NotDeleted", "OwnerDeleted"],
    handle: asActor((app) => app.restoreAssociation),
  }),
]
