import { session } from "../operation/access.ts"
import { asReader } from "../operation/as-caller.ts"
import { nothing } from "../request/input.ts"
import { instanceReply } from "../codecs/instance.ts"
import { ok } from "../response/json-replies.ts"
import { route } from "../operation/route.ts"

/** Routes about the whole service, for its operators. */
export const instanceRoutes = [
  route("getInstance", {
    method: "get",
    path: "/admin/instance",
    summary: "Get the status of the instance",
    description: "Returns the version and the counts of the instance. Only the operator can read it (`OWNER_EMAIL`).",
    access: session,
    takes: nothing,
    reply: ok(instanceReply),
    errors: ["Forbidden"],
    handle: asReader((app) => app.getInstance),
  }),
]
