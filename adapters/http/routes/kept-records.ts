import { keptRecordReply } from "../codecs/kept-record.ts"
import { user } from "../operation/access.ts"
import { asReader } from "../operation/as-caller.ts"
import { route } from "../operation/route.ts"
import { nothing, query } from "../request/input.ts"
import { cursor, limit } from "../request/parameters.ts"
import { list } from "../response/list-replies.ts"

/** The records of imported files. */
export const keptRecordRoutes = [
  route("listPersonRecords", {
    method: "get",
    path: "/persons/{person_id}/records",
    summary: "List the records of imported files about a person",
    description:
      "Lists the lines that imports kept of a person and of the person's families, in the order of the files. `mapped` has the " +
      "indexes of the lines that are data: their values are in fields of the records of the tree. Without `limit` a page has " +
      "at most 1,000 records. Only members can read it.",
    access: user("read"),
    takes: query({ limit, cursor }),
    reply: list(keptRecordReply),
    tag: "revision",
    handle: asReader((app) => app.listPersonRecords),
  }),
  route("listSourceRecords", {
    method: "get",
    path: "/sources/{source_id}/records",
    summary: "List the records of imported files about a source",
    description:
      "Lists the lines that imports kept of a source, in the order of the files. `mapped` has the indexes of the lines that " +
      "are data: their values are in fields of the source. There are at most 1,000. Only members can read it.",
    access: user("read"),
    takes: nothing,
    reply: list(keptRecordReply, "list"),
    tag: "revision",
    handle: asReader((app) => app.listSourceRecords),
  }),
]
