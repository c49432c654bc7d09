import { MOST_DAYS } from "../../../core/domain/overview/anniversary.ts"
import { optionalUser, treeReader, user } from "../operation/access.ts"
import { asReader } from "../operation/as-caller.ts"
import { anniversaryReply, overviewReply, surnameReply } from "../codecs/overview.ts"
import { nothing, query } from "../request/input.ts"
import { dayOrNull } from "../request/lists/day.ts"
import { cursor, limit, wholeNumber } from "../request/parameters.ts"
import { ok } from "../response/json-replies.ts"
import { list } from "../response/list-replies.ts"
import { route } from "../operation/route.ts"

/** A tree in numbers, and its anniversaries. */
export const overviewRoutes = [
  route("getOverview", {
    method: "get",
    path: "/trees/{tree_id}/overview",
    summary: "Get a tree in numbers",
    description:
      "Counts the records of a tree and says how complete it is. Only persons that the reader sees in full count.",
    access: treeReader,
    takes: nothing,
    reply: ok(overviewReply),
    tag: "revision",
    handle: asReader((app) => app.getOverview),
  }),
  route("listSurnames", {
    method: "get",
    path: "/trees/{tree_id}/surnames",
    summary: "List the surnames of a tree",
    description: "Lists the surnames of the persons that the reader sees in full with their frequency, by name.",
    access: treeReader,
    takes: query({ limit, cursor }),
    reply: list(surnameReply),
    tag: "revision",
    handle: asReader((app) => app.listSurnames),
  }),
  route("listAnniversaries", {
    method: "get",
    path: "/trees/{tree_id}/anniversaries",
    summary: "List the anniversaries of a tree",
    description:
      "Lists the anniversaries of events with an exact day, by day. Days of other calendars count with their Gregorian " +
      "day. Only members can read it.",
    access: user("read"),
    takes: query({
      from: dayOrNull("The first day. Today (UTC) if absent."),
      days: wholeNumber("The number of days.", { min: 1, max: MOST_DAYS, absent: 30 }),
      limit,
      cursor,
    }),
    reply: list(anniversaryReply),
    tag: "revision and day",
    handle: asReader((app) => app.listAnniversaries),
  }),
]

/** The same for visitors without an account. */
export const publicOverviewRoutes = [
  route("getPublicOverview", {
    method: "get",
    path: "/public/trees/{tree_id}/overview",
    summary: "Get a tree in numbers",
    description: "Counts the records of a visible tree. Only persons that the reader sees in full count.",
    access: optionalUser,
    takes: nothing,
    reply: ok(overviewReply),
    tag: "revision",
    handle: asReader((app) => app.getOverview),
  }),
  route("listPublicSurnames", {
    method: "get",
    path: "/public/trees/{tree_id}/surnames",
    summary: "List the surnames of a tree",
    description: "Lists the surnames of a visible tree by name. Only persons that the reader sees in full count.",
    access: optionalUser,
    takes: query({ limit, cursor }),
    reply: list(surnameReply),
    tag: "revision",
    handle: asReader((app) => app.listSurnames),
  }),
]
