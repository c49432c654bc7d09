import { optionalUser } from "../operation/access.ts"
import { asReader } from "../operation/as-caller.ts"
import { nothing, query } from "../request/input.ts"
import { listPersonsOrCards, personListOf, personListParameters } from "../request/lists/person-list.ts"
import { eventListOf, eventParameters } from "../request/lists/record-lists.ts"
import { cursor, limit, personIds, personSearch, treeSearch } from "../request/parameters.ts"
import { eventReply } from "../codecs/event.ts"
import { listedCardReply, personListItem } from "../codecs/person-list.ts"
import { nameReply, personReply, personTag } from "../codecs/person.ts"
import { relationshipReply } from "../codecs/relationship.ts"
import { publicTreeReply, publicTreeTag } from "../codecs/tree.ts"
import { record } from "../response/json-replies.ts"
import { pageOfEither, list } from "../response/list-replies.ts"
import { route } from "../operation/route.ts"

/** The public surface: the queries of members, for anyone. */
export const publicRoutes = [
  route("listPublicTrees", {
    method: "get",
    path: "/public/trees",
    summary: "List the directory of visible trees",
    description:
      "Lists the trees that the caller may see: public ones for everyone, and those for members of the site for signed-in users.",
    access: optionalUser,
    takes: query({ q: treeSearch, limit, cursor }),
    reply: list(publicTreeReply),
    handle: asReader((app) => app.listPublicTrees),
  }),
  route("getPublicTree", {
    method: "get",
    path: "/public/trees/{tree_id}",
    summary: "One tree",
    description: "Returns one visible tree as the public sees it.",
    access: optionalUser,
    takes: nothing,
    reply: record(publicTreeReply, publicTreeTag),
    handle: asReader((app) => app.getPublicTree),
  }),
  route("listPublicPersons", {
    method: "get",
    path: "/public/trees/{tree_id}/persons",
    summary: "List the persons of a tree",
    description: "Lists the persons of a visible tree. Living persons are redacted, and hidden persons are left out.",
    access: optionalUser,
    takes: query({ q: personSearch, ids: personIds, ...personListParameters, limit, cursor }),
    reply: pageOfEither(personReply, listedCardReply, personListItem),
    tag: "revision",
    handle:
      (app) =>
      ({ reader, params, input }) =>
        listPersonsOrCards(app, reader, { ...params, ...personListOf(input), deleted: false }),
  }),
  route("listPublicRelationships", {
    method: "get",
    path: "/public/trees/{tree_id}/relationships",
    summary: "List the relationships of a tree",
    description: "Lists the relationships of a visible tree between persons that the reader may see.",
    access: optionalUser,
    takes: query({ limit, cursor }),
    reply: list(relationshipReply),
    tag: "revision",
    handle: asReader((app) => app.listTreeRelationships),
  }),
  route("listPublicEvents", {
    method: "get",
    path: "/public/trees/{tree_id}/events",
    summary: "List the events of a tree",
    description: "Lists the events of persons that the reader sees in full.",
    access: optionalUser,
    takes: query({ ...eventParameters, limit, cursor }),
    reply: list(eventReply),
    tag: "revision",
    handle:
      (app) =>
      ({ reader, params, input }) =>
        app.listTreeEvents(reader, { ...params, ...eventListOf(input) }),
  }),
  route("getPublicPerson", {
    method: "get",
    path: "/public/persons/{person_id}",
    summary: "Get one person with names",
    description:
      "Returns one person of a visible tree with names, redacted if the reader may not see the person in full.",
    access: optionalUser,
    takes: nothing,
    reply: record(personReply, personTag),
    handle: asReader((app) => app.getPerson),
  }),
  route("listPublicNames", {
    method: "get",
    path: "/public/persons/{person_id}/names",
    summary: "List the names of a person",
    description:
      "Lists the names of a person of a visible tree, the primary name first. Without `limit` a page has at most 1,000.",
    access: optionalUser,
    takes: query({ limit, cursor }),
    reply: list(nameReply),
    tag: "revision",
    handle: asReader((app) => app.listNames),
  }),
  route("listPublicPersonEvents", {
    method: "get",
    path: "/public/persons/{person_id}/events",
    summary: "List the events of a person and of their partnerships",
    description:
      "Lists the events of a person of a visible tree and of the partnerships of that person by date. Those without a " +
      "date are last. Without `limit` a page has at most 1,000.",
    access: optionalUser,
    takes: query({ limit, cursor }),
    reply: list(eventReply),
    tag: "revision",
    handle: asReader((app) => app.listPersonEvents),
  }),
]
