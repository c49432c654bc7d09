import { pipe } from "fp-ts/lib/function.js"
import * as E from "fp-ts/lib/Either.js"
import { user } from "../operation/access.ts"
import type { Refusal } from "../problems.ts"
import { feedEntryReply, feedItemReply } from "../codecs/history/feed.ts"
import { type Input, query } from "../request/input.ts"
import { cursor, limit, wholeNumberOrNull } from "../request/parameters.ts"
import { type Feed, feed } from "../response/event-stream.ts"
import { list } from "../response/list-replies.ts"
import { route } from "../operation/route.ts"

const page = query({
  after: wholeNumberOrNull("The number of the last change that you have; the feed continues after it."),
  limit,
})

interface FeedInput {
  readonly after: number | null
  readonly limit: number | null
}

/** The query; a client of events that comes back says in `Last-Event-ID` which event it received last. */
const start: Input<FeedInput> = {
  ...page,
  headers: [
    {
      name: "Last-Event-ID",
      description:
        "For server-sent events: the id of the last event that you received. It takes precedence over `after`.",
    },
  ],
  read: async (request, host) => {
    const input = await page.read(request, host)
    const last = request.headers["last-event-id"]
    return typeof last === "string" && /^\d{1,15}$/.test(last)
      ? pipe(
          input,
          E.map((read) => ({ ...read, after: Number(last) })),
        )
      : input
  },
}

/** The feed of a tree: what has changed, for programs that keep a copy. */
export const feedRoutes = [
  route("listFeed", {
    method: "get",
    path: "/trees/{tree_id}/feed",
    summary: "Follow the changes of a tree",
    description:
      "Lists the changes of a tree, oldest first, by ids without any data. A reader who has read up to a `seq` has " +
      "missed no change before it. With `Accept: text/event-stream` the changes are sent as they happen, as " +
      "server-sent events; the `id` of an event is the `seq`. The stream ends within 5 seconds of the end of the " +
      "membership, the session, the token or the tree. An account can have 20 streams and a tree 200; another one is " +
      "503 `store_busy`. Nothing expires, but after the restore of a backup a `seq` may be ahead of the tree: the " +
      "answer is then 410 `feed_expired`. Only members can read it.",
    access: user("feed"),
    takes: start,
    reply: feed(feedItemReply),
    errors: ["FeedExpired"],
    handle:
      (app) =>
      async ({ actor, reader, params, input, wantsOther }): Promise<E.Either<Refusal, Feed>> =>
        wantsOther
          ? pipe(
              await app.followFeed(actor, reader, { ...params, after: input.after }),
              E.map((begin): Feed => ({ kind: "stream", start: begin })),
            )
          : pipe(
              await app.listFeed(reader, { ...params, ...input }),
              E.map((found): Feed => ({ kind: "page", page: found })),
            ),
  }),
  route("listFeedEntries", {
    method: "get",
    path: "/trees/{tree_id}/feed/{seq}/entries",
    summary: "List the entries of a change in the feed",
    description:
      "Lists what a change did to each record, by ids without any data. An item of the feed holds the first 1,000 " +
      "entries; an import can have more. Only members can read them.",
    access: user("feed"),
    takes: query({ limit, cursor }),
    reply: list(feedEntryReply),
    handle:
      (app) =>
      ({ reader, params, input }) =>
        app.listFeedEntries(reader, { treeId: params.treeId, seq: Number(params.seq), ...input }),
  }),
]
