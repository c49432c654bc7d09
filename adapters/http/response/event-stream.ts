import type * as t from "io-ts"
import { ENGLISH } from "../../../core/languages/language.ts"
import type { FeedItem } from "../../../core/domain/change/feed.ts"
import type { Listing, StartFeed } from "../../../core/index.ts"
import { jsonWriter } from "./json-writer.ts"
import { list } from "./list-replies.ts"
import type { EventSink, Reply } from "../answer/reply.ts"

/** The media type of server-sent events. */
const EVENTS_TYPE = "text/event-stream"

/** A page of a feed or, on request, the feed as server-sent events. */
export type Feed =
  | { readonly kind: "page"; readonly page: Listing<FeedItem> }
  | { readonly kind: "stream"; readonly start: StartFeed }

/** Clients of a stream that ended come back after 1 to 4 s, not all at once. */
const retry = (): string => `retry: ${1_000 + Math.floor(Math.random() * 3_000)}\n\n`

/** Proxies must neither keep events back nor store them. */
const headers = { "Cache-Control": "no-store", "X-Accel-Buffering": "no" }

/** A feed, as JSON or as server-sent events whose ids are the sequence numbers. */
export const feed = (item: t.Type<FeedItem, unknown, unknown>): Reply<Feed> => {
  const { status, mediaType, codec, shape, headers: described, answer } = list(item, "list")
  const write = jsonWriter(item)
  const eventOf = eventWriter((value) => write(value, ENGLISH))
  return {
    status,
    mediaType,
    codec,
    shape,
    headers: described,
    otherType: EVENTS_TYPE,
    answer: (value, to) => {
      if (value.kind === "page") return answer(value.page, to)
      const open = (sink: EventSink): (() => void) => {
        sink.write(retry())
        return value.start({
          send: (items) => items.every((one) => sink.write(eventOf(one))),
          comment: () => sink.write(":\n\n"),
          drained: sink.drained,
          end: sink.end,
        })
      }
      return { status: 200, headers, content: { kind: "events", mediaType: EVENTS_TYPE, open } }
    },
  }
}

/** Writes each item once, however many streams send it. */
const eventWriter = (write: (item: FeedItem) => string): ((item: FeedItem) => string) => {
  const written = new WeakMap<FeedItem, string>()
  return (item) => {
    const known = written.get(item)
    if (known !== undefined) return known
    const event = `id: ${item.seq}\ndata: ${write(item)}\n\n`
    written.set(item, event)
    return event
  }
}
