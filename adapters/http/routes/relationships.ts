import { RelationshipCreate, RelationshipUpdate } from "../../../core/domain/relationship.ts"
import { user } from "../operation/access.ts"
import { json, mergePatch } from "../request/body/body.ts"
import { nothing, query } from "../request/input.ts"
import { cursor, deleted, limit } from "../request/parameters.ts"
import { relationshipReply } from "../codecs/relationship.ts"
import { created, empty, record } from "../response/json-replies.ts"
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
    handle:
      (app) =>
      ({ actor, params, input, repeatable }) =>
        app.createRelationship(actor, { ...params, ...input }, repeatable),
  }),
  route("listTreeRelationships", {
    method: "get",
    path: "/trees/{tree_id}/relationships",
    summary: "List the relationships of a tree",
    description: "Lists the relationships of a tree in the order of their creation.",
    access: user("read"),
    takes: query({ deleted, limit, cursor }),
    reply: list(relationshipReply),
    tag: "revision",
    handle:
      (app) =>
      ({ reader, params, input }) =>
        app.listTreeRelationships(reader, { ...params, ...input }),
  }),
  route("listPersonRelationships", {
    method: "get",
    path: "/persons/{person_id}/relationships",
    summary: "List the relationships of a person",
    description: "Lists every relationship of a person: with parents, children and partners.",
    access: user("read"),
    takes: nothing,
    reply: list(relationshipReply, "list"),
    tag: "revision",
    handle:
      (app) =>
      ({ reader, params }) =>
        app.listPersonRelationships(reader, params),
  }),
  route("getRelationship", {
    method: "get",
    path: "/relationships/{relationship_id}",
    summary: "Get one relationship",
    description:
      "Returns one relationship. If the reader may not see both persons in full, only the ids and the type are shown.",
    access: user("read"),
    takes: nothing,
    reply: record(relationshipReply),
    handle:
      (app) =>
      ({ reader, params }) =>
        app.getRelationship(reader, params),
  }),
  route("updateRelationship", {
    method: "patch",
    path: "/relationships/{relationship_id}",
    summary: "Update a relationship",
    description: "Changes the qualifier or the notes of a relationship. Its persons and its type cannot be changed.",
    access: user("write"),
    takes: mergePatch(RelationshipUpdate),
    reply: record(relationshipReply),
    versioned: true,
    handle:
      (app) =>
      ({ actor, params, input, ifMatch }) =>
        app.updateRelationship(actor, { ...params, ...input, ifMatch }),
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
    handle:
      (app) =>
      ({ actor, params, ifMatch }) =>
        app.deleteRelationship(actor, { ...params, ifMatch }),
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
    handle:
      (app) =>
      ({ actor, params, repeatable }) =>
        app.restoreRelationship(actor, params, repeatable),
  }),
]
