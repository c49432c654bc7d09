import * as t from "io-ts"
import { RelativeOrder } from "../../../core/domain/chart/relative-order.ts"
import { RelationshipCreate, RelationshipUpdate } from "../../../core/domain/relationship.ts"
import { treeReader, user } from "../operation/access.ts"
import { asActor, asActorIfMatch, asReader } from "../operation/as-caller.ts"
import { json, mergePatch } from "../request/body/body.ts"
import { nothing, query } from "../request/input.ts"
import { cursor, deleted, limit } from "../request/parameters.ts"
import { relationshipReply } from "../codecs/relationship.ts"
import { created, empty, ok, record } from "../response/json-replies.ts"
import { list } from "../response/list-replies.ts"
import { route } from "../operation/route.ts"

/** The relationships between persons. */
export const relationshipRoutes = [
  route("createRelationship", {
    method: "post",
    path: "/trees/{tree_id}/relationships",
    summary: "Create a relationship",
    description: "Creates a relationship between two persons of a tree: a parent and a child, or two partners.",
    access: user("write"),
    takes: json(RelationshipCreate),
    reply: created(relationshipReply, ({ id }) => `/relationships/${id}`),
    errors: ["DuplicateRelationship", "AncestryCycle"],
    handle: asActor((app) => app.createRelationship),
  }),
  route("listTreeRelationships", {
    method: "get",
    path: "/trees/{tree_id}/relationships",
    summary: "List the relationships of a tree",
    description: "Lists the relationships of a tree in the order of their creation.",
    access: treeReader,
    takes: query({ deleted, limit, cursor }),
    reply: list(relationshipReply),
    tag: "revision",
    handle: asReader((app) => app.listTreeRelationships),
  }),
  route("listPersonRelationships", {
    method: "get",
    path: "/persons/{person_id}/relationships",
    summary: "List the relationships of a person",
    description:
      "Lists every relationship of a person: with parents, children and partners. Without `limit` a page has at most 1,000.",
    access: treeReader,
    takes: query({ limit, cursor }),
    reply: list(relationshipReply),
    tag: "revision",
    handle: asReader((app) => app.listPersonRelationships),
  }),
  route("orderRelationships", {
    method: "post",
    path: "/trees/{tree_id}/relationships/order",
    summary: "Order the children or the partners of a person",
    description:
      "Puts all children or all partners of a person in the order of `ids`. The children that another parent shares with the " +
      "person get the same order there. The answer has the relationships in this order.",
    access: user("write"),
    takes: json(RelativeOrder),
    reply: ok(t.readonlyArray(relationshipReply)),
    handle: asActor((app) => app.orderRelationships),
  }),
  route("getRelationship", {
    method: "get",
    path: "/relationships/{relationship_id}",
    summary: "Get one relationship",
    description:
      "Returns one relationship. If the reader may not see both persons in full, only the ids and the type are shown.",
    access: treeReader,
    takes: nothing,
    reply: record(relationshipReply),
    handle: asReader((app) => app.getRelationship),
  }),
  route("updateRelationship", {
    method: "patch",
    path: "/relationships/{relationship_id}",
    summary: "Update a relationship",
    description: "Changes the fields of a relationship. Its persons and its type cannot be changed.",
    access: user("write"),
    takes: mergePatch(RelationshipUpdate),
    reply: record(relationshipReply),
    versioned: true,
    handle: asActorIfMatch((app) => app.updateRelationship),
  }),
  route("deleteRelationship", {
    method: "delete",
    path: "/relationships/{relationship_id}",
    summary: "Delete a relationship with its events and citations",
    description: "Deletes a relationship with its events and citations.",
    access: user("write"),
    takes: nothing,
    reply: empty,
    versioned: true,
    handle: asActorIfMatch((app) => app.deleteRelationship),
  }),
  route("restoreRelationship", {
    method: "post",
    path: "/relationships/{relationship_id}/restore",
    summary: "Restore a deleted relationship and everything that was deleted with it",
    description: "Restores a deleted relationship with the events and citations that were deleted with it.",
    access: user("write"),
    takes: nothing,
    reply: record(relationshipReply),
    errors: ["NotDeleted", "OwnerDeleted", "RelationshipExists", "AncestryCycle"],
    handle: asActor((app) => app.restoreRelationship),
  }),
]
