import { EventCreate, EventUpdate } from "../../../core/domain/event.ts"
import { treeReader, user } from "../operation/access.ts"
import { asActor, asActorIfMatch, asReader } from "../operation/as-caller.ts"
import { json, mergePatch } from "../request/body/body.ts"
import { nothing, query } from "../request/input.ts"
import { eventListOf, eventParameters } from "../request/lists/record-lists.ts"
import { cursor, deleted, limit } from "../request/parameters.ts"
import { eventReply } from "../codecs/event.ts"
import { created, empty, record } from "../response/json-replies.ts"
import { list } from "../response/list-replies.ts"
import { route } from "../operation/route.ts"

/** Events of persons and partnerships. */
export const eventRoutes = [
  route("createEvent", {
    method: "post",
    path: "/trees/{tree_id}/events",
    summary: "Create an event of a person or partnership",
    description:
      "Creates an event of a person or of a partnership. Exactly one of `person_id` and `relationship_id` is required.",
    access: user("write"),
    takes: json(EventCreate),
    reply: created(eventReply, ({ id }) => `/events/${id}`),
    handle: asActor((app) => app.createEvent),
  }),
  route("listTreeEvents", {
    method: "get",
    path: "/trees/{tree_id}/events",
    summary: "List the events of a tree",
    description:
      "Lists the events of a tree in the order of their creation. Events that the reader may not see are left out.",
    access: treeReader,
    takes: query({ deleted, ...eventParameters, limit, cursor }),
    reply: list(eventReply),
    tag: "revision",
    handle:
      (app) =>
      ({ reader, params, input }) =>
        app.listTreeEvents(reader, { ...params, ...eventListOf(input) }),
  }),
  route("listPersonEvents", {
    method: "get",
    path: "/persons/{person_id}/events",
    summary: "List the events of a person and of their partnerships",
    description:
      "Lists the events of a person and of the partnerships of that person by date. Those without a date are last. " +
      "Without `limit` a page has at most 1,000.",
    access: treeReader,
    takes: query({ limit, cursor }),
    reply: list(eventReply),
    tag: "revision",
    handle: asReader((app) => app.listPersonEvents),
  }),
  route("listRelationshipEvents", {
    method: "get",
    path: "/relationships/{relationship_id}/events",
    summary: "List the events of a partnership",
    description: "Lists the events of a partnership, such as a marriage. Without `limit` a page has at most 1,000.",
    access: treeReader,
    takes: query({ limit, cursor }),
    reply: list(eventReply),
    tag: "revision",
    handle: asReader((app) => app.listRelationshipEvents),
  }),
  route("getEvent", {
    method: "get",
    path: "/events/{event_id}",
    summary: "Get one event",
    description: "Returns one event with its date and the name of its place.",
    access: treeReader,
    takes: nothing,
    reply: record(eventReply),
    handle: asReader((app) => app.getEvent),
  }),
  route("updateEvent", {
    method: "patch",
    path: "/events/{event_id}",
    summary: "Update an event; a date is replaced as a whole",
    description: "Changes an event. A date is replaced as a whole. The subject of an event cannot be changed.",
    access: user("write"),
    takes: mergePatch(EventUpdate),
    reply: record(eventReply),
    versioned: true,
    handle: asActorIfMatch((app) => app.updateEvent),
  }),
  route("deleteEvent", {
    method: "delete",
    path: "/events/{event_id}",
    summary: "Delete an event",
    description: "Deletes an event with its citations.",
    access: user("write"),
    takes: nothing,
    reply: empty,
    versioned: true,
    handle: asActorIfMatch((app) => app.deleteEvent),
  }),
  route("restoreEvent", {
    method: "post",
    path: "/events/{event_id}/restore",
    summary: "Restore a deleted event and everything that was deleted with it",
    description: "Restores a deleted event with the citations and media that were deleted with it.",
    access: user("write"),
    takes: nothing,
    reply: record(eventReply),
    errors: ["NotDeleted", "OwnerDeleted"],
    handle: asActor((app) => app.restoreEvent),
  }),
]
