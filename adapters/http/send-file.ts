import { pipeline } from "node:stream/promises"
import type { ByteRange, Bytes } from "../../core/ports/blobs.ts"
import type { Host, HttpContext } from "./host.ts"
import type { Refusal } from "./problems.ts"
import { rangeOf } from "./range.ts"
import type { SentFile } from "./sent-file.ts"

const lost: Refusal = { _tag: "NotFound", detail: "The bytes of this media object are lost." }

/** Sends a file or the requested range of it. Returns a refusal if nothing was sent. `tag` is its entity tag. */
export const sendFile = async (
  ctx: HttpContext,
  host: Host,
  file: SentFile,
  tag: string | undefined,
): Promise<Refusal | null> => {
  const { res, req } = ctx
  const range = isRanged(ctx, tag) ? rangeOf(req.headers.range, file.size) : null
  if (range === "unsatisfiable") return { _tag: "RangeNotSatisfiable", size: file.size }
  const length = range === null ? file.size : range.last - range.first + 1
  const isHead = ctx.method === "HEAD"
  const bytes = await file.open(isHead && length > 0 ? { first: 0, last: 0 } : range)
  if (bytes === null) {
    host.log.warn({ requestId: ctx.state.requestId, mediaId: file.id }, "a media object has no bytes in the store")
    return lost
  }
  const chunks = exactly(bytes, isHead ? Math.min(length, 1) : length)
  // The first bytes are read before the headers are sent, so that an early failure can still become a problem.
  const first = await chunks.next()
  try {
    describeFile(ctx, file, range)
    res.setHeader("Content-Length", length)
    ctx.status = range === null ? 200 : 206
    if (isHead) return null
    ctx.respond = false
    await pipeline(from(first, chunks), res)
    return null
  } finally {
    await chunks.return(undefined)
  }
}

/**
 * Only GET supports ranges. With `If-Range` the range applies only if the file is unchanged (strong comparison).
 */
const isRanged = ({ method, req }: HttpContext, tag: string | undefined): boolean => {
  const condition = req.headers["if-range"]
  return method === "GET" && (condition === undefined || condition === tag)
}

const describeFile = (
  ctx: HttpContext,
  { filename, isInline, mediaType, size }: SentFile,
  range: ByteRange | null,
): void => {
  const { res } = ctx
  // `attachment` also sets a content type by the file extension; the next line corrects it.
  ctx.attachment(filename ?? undefined, { type: isInline ? "inline" : "attachment" })
  res.setHeader("Content-Type", mediaType)
  res.setHeader("Content-Security-Policy", "sandbox; default-src 'none'")
  res.setHeader("Accept-Ranges", "bytes")
  if (range !== null) res.setHeader("Content-Range", `bytes ${range.first}-${range.last}/${size}`)
}

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
  rest: AsyncGenerator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  if (first.done === true) return
  yield first.value
  yield* rest
}
