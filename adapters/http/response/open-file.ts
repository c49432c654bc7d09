import * as E from "fp-ts/lib/Either.js"
import type { ByteRange, Bytes } from "../../../core/ports/blobs.ts"
import type { Host } from "../host/host.ts"
import type { Refusal } from "../problems.ts"
import { PREFIX } from "../prefix.ts"
import { rangeOf } from "./range.ts"
import type { HttpRequest } from "../request/request.ts"
import type { SentFile } from "../answer/sent-file.ts"

const lost: Refusal = { _tag: "NotFound", detail: "The bytes of this media object are lost." }

/** A file that is ready to be sent, whole or the requested range of it. */
export interface OpenFile {
  readonly status: 200 | 206
  readonly headers: Readonly<Record<string, string | number>>
  /** Null for a HEAD request. */
  readonly bytes: Bytes | null
}

/**
 * Opens a file or the requested range of it. `tag` is its entity tag. The first bytes are read here, before any header
 * is sent, so that an early failure can still become a problem.
 */
export const openFile = async (
  request: HttpRequest,
  host: Pick<Host, "log" | "corsOrigins">,
  file: SentFile,
  tag: string | undefined,
): Promise<E.Either<Refusal, OpenFile>> => {
  const { headers, method, state } = request
  const range = isRanged(request, tag) ? rangeOf(headers.range, file.size) : null
  if (range === "unsatisfiable") return E.left({ _tag: "RangeNotSatisfiable", size: file.size })
  const length = range === null ? file.size : range.last - range.first + 1
  const isHead = method === "HEAD"
  const bytes = await file.open(isHead && length > 0 ? { first: 0, last: 0 } : range)
  if (bytes === null) {
    host.log.warn({ requestId: state.requestId, mediaId: file.id }, "a media object has no bytes in the store")
    return E.left(lost)
  }
  const chunks = exactly(bytes, isHead ? Math.min(length, 1) : length)
  const first = await chunks.next()
  if (isHead) await chunks.return(undefined)
  return E.right({
    status: range === null ? 200 : 206,
    headers: { ...headersOf(file, range, length), "Cross-Origin-Resource-Policy": embeddedBy(request, host) },
    bytes: isHead ? null : from(first, chunks),
  })
}

/**
 * Only GET supports ranges. With `If-Range` the range applies only if the file is unchanged (strong comparison).
 */
const isRanged = ({ method, headers }: HttpRequest, tag: string | undefined): boolean => {
  const condition = headers["if-range"]
  return method === "GET" && (condition === undefined || condition === tag)
}

/** The sites whose pages may show the file: all for what is public, otherwise the service, and other origins that the operator names. */
const embeddedBy = ({ path }: HttpRequest, { corsOrigins }: Pick<Host, "corsOrigins">): string => {
  if (path.startsWith(`${PREFIX}/public/`)) return "cross-origin"
  return corsOrigins.size > 0 ? "same-site" : "same-origin"
}

const headersOf = ({ mediaType, size }: SentFile, range: ByteRange | null, length: number): OpenFile["headers"] => ({
  "Content-Type": mediaType,
  "Content-Security-Policy": "sandbox; default-src 'none'",
  "Accept-Ranges": "bytes",
  ...(range === null ? {} : { "Content-Range": `bytes ${range.first}-${range.last}/${size}` }),
  "Content-Length": length,
})

/**
 * The same bytes. Fewer or more than announced is an error: the reader would wait for the rest, or read the surplus
 * as another answer.
 */
const exactly = async function* (bytes: Bytes, length: number): AsyncGenerator<Uint8Array, undefined, undefined> {
  let sent = 0
  for await (const chunk of bytes) {
    sent += chunk.length
    if (sent > length) break
    yield chunk
  }
  if (sent !== length) throw new Error(`a blob of ${length} bytes returned ${sent}`)
}

const from = async function* (
  first: IteratorResult<Uint8Array>,
  rest: AsyncGenerator<Uint8Array, undefined, undefined>,
): AsyncGenerator<Uint8Array> {
  try {
    if (first.done === true) return
    yield first.value
    yield* rest
  } finally {
    await rest.return(undefined)
  }
}
