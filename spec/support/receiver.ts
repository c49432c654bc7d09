import { createServer, type IncomingHttpHeaders } from "node:http"
import { once } from "node:events"
import { text } from "node:stream/consumers"

/** A request that a receiver of webhooks has got. */
export interface Received {
  readonly body: string
  readonly headers: IncomingHttpHeaders
  readonly path: string
}

/** How a receiver answers: with a status, with headers too, or never. */
export type ReceiverAnswer = number | { readonly status: number; readonly headers: Record<string, string> } | "hang"

export interface Receiver {
  readonly url: string
  readonly received: readonly Received[]
  /** The numbers of the changes, in the order in which they came. */
  seqs(): readonly number[]
  /** Sets how it answers from now on. */
  answer(how: ReceiverAnswer): void
  stop(): Promise<void>
}

/** A receiver of webhooks on a port of 127.0.0.1. It accepts everything until something else is set. */
export const startReceiver = async (): Promise<Receiver> => {
  let answer: ReceiverAnswer = 204
  const received: Received[] = []
  const server = createServer((request, response) => {
    void text(request)
      .then((body) => {
        received.push({ body, headers: request.headers, path: request.url ?? "" })
        if (answer === "hang") return
        if (typeof answer === "number") response.writeHead(answer).end()
        else response.writeHead(answer.status, answer.headers).end()
      })
      .catch(() => undefined)
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  // A case that fails before it stops the receiver must not keep the process.
  server.unref()
  const address = server.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/in`,
    received,
    seqs: () => received.map(({ body }): number => JSON.parse(body).seq),
    answer: (how) => {
      answer = how
    },
    stop: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
