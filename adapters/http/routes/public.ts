import { optionalUser } from "../access.ts"
import { nothing, query } from "../request/input.ts"
import { cursor, limit, personIds, personSearch, treeSearch } from "../request/parameters.ts"
import { eventReply } from "../replies/event.ts"
import { nameReply, personReply, personTag } from "../replies/person.ts"
import { relationshipReply } from "../replies/relationship.ts"
import { publicTreeReply, publicTreeTag } from "../replies/tree.ts"
import { record } from "../response/json-replies.ts"
import { list } from "../response/list-replies.ts"
import { route } from "../route.ts"

/** The public surface: the queries of members, for anyone. */
export const publicRoutes = [
  route("listPublicTrees", {
    method: "get",
    path: "/public/trees",
    summary: "List the directory of visible trees",
    access: optionalUser,
    takes: query({ q: treeSearch, limit, cursor }),
    reply: list(publicTreeReply),
    handle:
      (app) =>
      ({ reader, input }) =>
        app.listPublicTrees(reader, input),
  }),
  route("getPublicTree", {
    method: "get",
    path: "/public/trees/{tree_id}",
    summary: "One tree",
    access: optionalUser,
    takes: nothing,
    reply: record(publicTreeReply, publicTreeTag),
    handle:
      (app) =>
      ({ reader, params }) =>
        app.getPublicTree(reader, params),
  }),
  route("listPublicPersons", {
    method: "get",
    path: "/public/trees/{tree_id}/persons",
    summary: "List the persons of a tree",
    access: optionalUser,
    takes: query({ q: personSearch, ids: personIds, limit, cursor }),
    reply: list(personReply),
    handle:
      (app) =>
      ({ reader, params, input }) =>
        app.listPersons(reader, { ...params, ...input, deleted: false }),
  }),
  route("listPublicRelationships", {
    method: "get",
    path: "/public/trees/{tree_id}/relationships",
    summary: "List the relationships of a tree",
    access: optionalUser,
    takes: query({ limit, cursor }),
    reply: list(relationshipReply),
    handle:
      (app) =>
      ({ reader, params, input }) =>
        app.listTreeRelationships(reader, { ...params, ...input }),
  }),
  route("listPublicEvents", {
    method: "get",
    path: "/public/trees/{tree_id}/events",
    summary: "List the events of a tree",
    access: optionalUser,
    takes: query({ limit, cursor }),
    reply: list(eventReply),
    handle:
      (app) =>
      ({ reader, params, input }) =>
        app.listTreeEvents(reader, { ...params, ...input }),
  }),
  route("getPublicPerson", {
    method: "get",
    path: "/public/persons/{person_id}",
    summary: "Get one person with names",
    access: optionalUser,
    takes: nothing,
    reply: record(personReply, personTag),
    handle:
      (app) =>
      ({ reader, params }) =>
        app.getPerson(reader, params),
  }),
  route("listPublicNames", {
    method: "get",
    path: "/public/persons/{person_id}/names",
    summary: "List the names of a person",
    access: optionalUser,
    takes: nothing,
    reply: list(nameReply, "list"),
    handle:
      (app) =>
      ({ reader, params }) =>
        app.listNames(reader, params),
  }),
  route("listPublicPersonEvents", {
    method: "get",
    path: "/public/persons/{person_id}/events",
    summary: "List the events of a person and of their partnerships",
    access: optionalUser,
    takes: nothing,
    reply: list(eventReply, "list"),
    handle:
      (app) =>
      ({ reader, params }) =>
        app.listPersonEvents(reader, params),
  }),
]
