import { type Server, type ServerResponse, STATUS_CODES } from "node:http"
import type { Duplex } from "node:stream"
import { commonHeaders } from "../response/common-headers.ts"
import type { Host } from "../host/host.ts"
import { kinds, problemOf, type Refusal } from "../problems.ts"
import { requestIdOf } from "../request/request-id.ts"

/**
 * How long the rest of a refused request is received. If a connection is closed while bytes arrive, the client
 * loses the answer.
 */
const LINGER_MS = 1_000

/** An error of Node's HTTP parser. `rawPacket` holds the bytes in which it occurred. */
type ParserError = NodeJS.ErrnoException & { readonly rawPacket?: Buffer }

/** The refusals of requests that the HTTP parser could not read. Any other is a 400. */
const refusals: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: { _tag: "HeadersTooLarge", detail: "The address and the headers are too long." },
  ERR_HTTP_REQUEST_TIMEOUT: { _tag: "RequestTimeout" },
}

const ID_HEADER = "x-request-id:"

/** The value of `X-Request-Id`, if the bytes of the request contain one. */
const givenId = (packet: Buffer | undefined): string | undefined =>
  (packet?.toString("latin1") ?? "")
    .split("\n")
    .find((line) => line.toLowerCase().startsWith(ID_HEADER))
    ?.slice(ID_HEADER.length)
    .trim()

/**
 * Answers requests that the HTTP parser of this server cannot read. There is no request object then, only a socket.
 * The answer is a problem with the common headers, and it is logged and counted like any other.
 */
export const refuseUnread = (server: Server, { log, metrics }: Pick<Host, "log" | "metrics">): void => {
  const answers = new WeakMap<Duplex, ServerResponse>()
  server.on("request", ({ socket }, response) => answers.set(socket, response))
  const refused = new WeakSet<Duplex>()
  server.on("clientError", (error: ParserError, socket: Duplex) => {
    // The rest of a request that was already refused causes further errors.
    if (refused.has(socket)) return
    const answer = answers.get(socket)
    // A problem in the middle of another answer would be read as part of it.
    const isAnswering = answer?.headersSent === true && !answer.writableFinished
    if (error.code === "ECONNRESET" || !socket.writable || isAnswering) return void socket.destroy()
    const refusal = refusals[error.code ?? ""] ?? { _tag: "BadRequest" }
    const requestId = requestIdOf(givenId(error.rawPacket))
    const { status } = kinds[refusal._tag]
    log.info({ requestId, method: null, path: null, status, ms: 0 })
    metrics.count("none", status, 0)
    refused.add(socket)
    socket.end(messageOf(refusal, requestId))
    setTimeout(() => socket.destroy(), LINGER_MS).unref()
  })
}

/** The complete HTTP message: status line, headers and body. */
const messageOf = (refusal: Refusal, requestId: string): string => {
  const { status } = kinds[refusal._tag]
  const body = JSON.stringify(problemOf(refusal, requestId))
  const headers = {
    ...commonHeaders(requestId),
    "Content-Type": "application/problem+json; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    Connection: "close",
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`
}
