import { type ClientRequest, type IncomingMessage, request } from "node:http"
import type { Schemas, TestHost } from "./http.ts"

/** A stream of server-sent events, as a client reads it. */
export interface OpenedStream {
  readonly status: number
  readonly headers: IncomingMessage["headers"]
  /** The items so far. */
  readonly items: readonly Schemas["FeedItem"][]
  /** Everything that arrived. */
  text(): string
  /** Resolves when the server has ended the stream, or the connection broke. */
  readonly ended: Promise<void>
  /** Breaks the connection without a word. */
  kill(): void
}

export interface StreamOptions {
  readonly token: string
  readonly query?: string
  readonly lastEventId?: number
  readonly onItem?: (item: Schemas["FeedItem"]) => void
}

const answerTo = (sent: ClientRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => sent.once("response", resolve).once("error", reject).end())

/** Opens the feed of a tree as server-sent events. */
export const openStream = async (
  host: Pick<TestHost, "url">,
  treeId: string,
  { token, query = "", lastEventId, onItem = () => undefined }: StreamOptions,
): Promise<OpenedStream> => {
  const sent = request(`${host.url}/api/v1/trees/${treeId}/feed${query}`, {
    agent: false,
    headers: {
      authorization: `Bearer ${token}`,
      accept: "text/event-stream",
      ...(lastEventId === undefined ? {} : { "last-event-id": String(lastEventId) }),
    },
  })
  const response = await answerTo(sent)
  sent.on("error", () => undefined)
  const items: Schemas["FeedItem"][] = []
  let text = ""
  let rest = ""
  response.setEncoding("utf8").on("data", (chunk: string) => {
    text += chunk
    const events = `${rest}${chunk}`.split("\n\n")
    rest = events.pop() ?? ""
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1]
      if (data === undefined) continue
      const item: Schemas["FeedItem"] = JSON.parse(data)
      if (!event.startsWith(`id: ${item.seq}\n`)) throw new Error(`the id of an event is not its seq: ${event}`)
      items.push(item)
      onItem(item)
    }
  })
  response.on("error", () => undefined)
  const ended = new Promise<void>((resolve) => response.once("close", () => resolve()))
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    items,
    text: () => text,
    ended,
    kill: () => sent.destroy(),
  }
}
