import { eventReply } from "../../../../adapters/http/codecs/event.ts"
import { user } from "../../../../adapters/http/operation/access.ts"
import { asActor, asActorIfMatch, asReader } from "../../../../adapters/http/operation/as-caller.ts"
import { route } from "../../../../adapters/http/operation/route.ts"
import { json } from "../../../../adapters/http/request/body/body.ts"
import { nothing } from "../../../../adapters/http/request/input.ts"
import { record } from "../../../../adapters/http/response/json-replies.ts"
import { EventCreate } from "../../../../core/domain/event.ts"

const texts = { summary: "", description: "" }
const read = { ...texts, method: "get", access: user("read"), takes: nothing, reply: record(eventReply) } as const
const write = { ...read, method: "post", access: user("write") } as const
const one = "/events/{event_id}"
const another = "/sources/{source_id}"
const inTree = "/trees/{tree_id}/events"

/** The compiler must refuse the lines that are marked, and no others. */
export const routes = [
  route("right", { ...read, path: one, handle: asReader((app) => app.getEvent) }),
  route("wrongPath", { ...read, path: another, handle: asReader((app) => app.getEvent) }), // refused
  route("wrongReply", { ...read, path: another, handle: asReader((app) => app.getSource) }), // refused
  route("aCommand", { ...read, path: one, handle: asReader((app) => app.restoreEvent) }), // refused
  route("aQuery", { ...write, path: one, handle: asActor((app) => app.getEvent) }), // refused
  route("right", { ...write, path: one, handle: asActorIfMatch((app) => app.updateEvent) }),
  route("noIfMatch", { ...write, path: one, handle: asActor((app) => app.updateEvent) }), // refused
  route("right", { ...write, path: inTree, takes: json(EventCreate), handle: asActor((app) => app.createEvent) }),
  route("noBody", { ...write, path: inTree, handle: asActor((app) => app.createEvent) }), // refused
]
