import { MergePlaceInput, PlaceCreate, placeOrders, PlaceUpdate } from "../../../core/domain/place/place.ts"
import { PlaceId } from "../../../core/domain/ids.ts"
import { eventReply } from "../codecs/event.ts"
import { placeReply } from "../codecs/place.ts"
import { treeReader, user } from "../operation/access.ts"
import { asActor, asActorIfMatch, asReader } from "../operation/as-caller.ts"
import { route } from "../operation/route.ts"
import { json, mergePatch } from "../request/body/body.ts"
import { nothing, query } from "../request/input.ts"
import { choiceOrNull, cursor, idOrNull, limit, placeSearch } from "../request/parameters.ts"
import { created, empty, record } from "../response/json-replies.ts"
import { list } from "../response/list-replies.ts"

/** The places of trees, for members. */
export const placeRoutes = [
  route("createPlace", {
    method: "post",
    path: "/trees/{tree_id}/places",
    summary: "Create a place",
    description:
      "Creates a place. Its name is unique within its parent, without regard to case and spacing. An event with this text " +
      "as its `place` is at this place.",
    access: user("write"),
    takes: json(PlaceCreate),
    reply: created(placeReply, ({ id }) => `/places/${id}`),
    errors: ["PlaceExists"],
    handle: asActor((app) => app.createPlace),
  }),
  route("listPlaces", {
    method: "get",
    path: "/trees/{tree_id}/places",
    summary: "List the places of a tree with the number of their events",
    description:
      "Lists the places of a tree, each with the number of events there, in the order of their creation or in that of " +
      "`sort`. Members only. Places that events have named are listed as long as an event has them.",
    access: treeReader,
    takes: query({
      q: placeSearch,
      parentId: idOrNull("Only the parts of this place.", PlaceId),
      sort: choiceOrNull(
        "The order: by name, or the places with the most events first. By creation if absent.",
        placeOrders,
      ),
      limit,
      cursor,
    }),
    reply: list(placeReply),
    tag: "revision",
    handle: asReader((app) => app.listPlaces),
  }),
  route("getPlace", {
    method: "get",
    path: "/places/{place_id}",
    summary: "Get one place",
    description: "Returns one place with the number of its events. Members only.",
    access: treeReader,
    takes: nothing,
    reply: record(placeReply),
    handle: asReader((app) => app.getPlace),
  }),
  route("updatePlace", {
    method: "patch",
    path: "/places/{place_id}",
    summary: "Update a place; a new name is the text of all its events",
    description:
      "Changes a place. A new name is the text of all its events, in one change that can be undone. Each of these events " +
      "becomes a new version.",
    access: user("write"),
    takes: mergePatch(PlaceUpdate),
    reply: record(placeReply),
    versioned: true,
    errors: ["PlaceExists", "PlaceCycle"],
    handle: asActorIfMatch((app) => app.updatePlace),
  }),
  route("deletePlace", {
    method: "delete",
    path: "/places/{place_id}",
    summary: "Delete a place without events and parts",
    description:
      "Deletes a place. A place that has events or parts is not deleted. Deleted events at the place keep its text, and " +
      "the undo of the change brings the place back.",
    access: user("write"),
    takes: nothing,
    reply: empty,
    versioned: true,
    errors: ["PlaceInUse"],
    handle: asActorIfMatch((app) => app.deletePlace),
  }),
  route("mergePlace", {
    method: "post",
    path: "/places/{place_id}/merge",
    summary: "Merge another place of the tree into this one",
    description:
      "Merges the place `from_id` into this one, which gets its events and parts, and its kind, coordinates and notes " +
      "where it has none. The name and the parent of this place stay, and its name is the text of the moved events. It " +
      "is one change that can be undone. A place that contains this one, or has a part with the name of a part of this " +
      "one, is refused.",
    access: user("write"),
    takes: json(MergePlaceInput),
    reply: record(placeReply),
    versioned: true,
    errors: ["PlaceExists", "PlaceCycle"],
    handle:
      (app) =>
      ({ actor, params, input, ifMatch, repeatable }) =>
        app.mergePlace(actor, { ...params, ...input, ifMatch }, repeatable),
  }),
  route("listPlaceEvents", {
    method: "get",
    path: "/places/{place_id}/events",
    summary: "List the events at a place",
    description: "Lists the events at a place in the order of their creation. Members only.",
    access: treeReader,
    takes: query({ limit, cursor }),
    reply: list(eventReply),
    tag: "revision",
    handle: asReader((app) => app.listPlaceEvents),
  }),
]
