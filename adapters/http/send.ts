import { pipeline } from "node:stream/promises"
import { endCookie, setCookie } from "./cookies.ts"
import { isKnownTag } from "./conditional.ts"
import { PREFIX } from "./prefix.ts"
import type { Host, HttpContext } from "./host.ts"
import { kinds, problemHeaders, problemOf, type Refusal } from "./problems.ts"
import type { Answer, Chunks } from "./reply.ts"
import { sendFile } from "./send-file.ts"
import { dropStalledReader, SHORT_CHARACTERS } from "./slow-reader.ts"

const PROBLEM_TYPE = "application/problem+json; charset=utf-8"

/** Sends a refusal as a problem. */
export const sendProblem = (ctx: HttpContext, refusal: Refusal): void => {
  ctx.status = kinds[refusal._tag].status
  for (const [name, value] of Object.entries(problemHeaders(refusal))) ctx.res.setHeader(name, value)
  sendText(ctx, PROBLEM_TYPE, JSON.stringify(problemOf(refusal, ctx.state.requestId)))
}

const sendText = (ctx: HttpContext, mediaType: string, text: string | Uint8Array): void => {
  ctx.res.setHeader("Content-Type", mediaType)
  ctx.body = typeof text === "string" ? text : Buffer.from(text.buffer, text.byteOffset, text.length)
}

/**
 * How long caches may keep published answers without revalidation. A new version of the service is visible after
 * this time.
 */
const PUBLISHED_SECONDS = 300

/** Sends an answer, or 304 if the reader already has it (`If-None-Match`). */
export const send = async (ctx: HttpContext, host: Host, answer: Answer): Promise<void> => {
  const { status, content, tag, location, next, filename, isPublished = false } = answer
  const { res } = ctx
  ctx.status = status
  if (isPublished) {
    res.setHeader("Cache-Control", `public, max-age=${PUBLISHED_SECONDS}`)
    res.removeHeader("Vary")
  }
  const cookies = cookiesOf(answer, host.publicUrl)
  if (cookies.length > 0) res.setHeader("Set-Cookie", cookies)
  if (location !== undefined) res.setHeader("Location", PREFIX + location)
  if (next !== undefined) res.setHeader("Link", nextLink(ctx, next))
  if (filename !== undefined) ctx.attachment(filename)
  if (tag !== undefined) {
    res.setHeader("ETag", tag)
    if (
      status === 200 &&
      (ctx.method === "GET" || ctx.method === "HEAD") &&
      isKnownTag(ctx.req.headers["if-none-match"], tag)
    ) {
      ctx.status = 304
      return
    }
  }
  if (content.kind === "none") sendNothing(ctx, status)
  if (content.kind === "text") {
    const text = content.write()
    if (text.length > SHORT_CHARACTERS) dropStalledReader(res, host.patienceMs)
    sendText(ctx, content.mediaType, text)
  }
  if (content.kind === "chunks" || content.kind === "bytes") dropStalledReader(res, host.patienceMs)
  if (content.kind === "chunks") await sendChunks(ctx, content.mediaType, content.chunks)
  if (content.kind === "bytes") {
    const refusal = await sendFile(ctx, host, content.file, tag)
    if (refusal === null) return
    res.removeHeader("ETag")
    sendProblem(ctx, refusal)
  }
}

/** Sends a status without a body. Koa would otherwise send the status text. */
const sendNothing = (ctx: HttpContext, status: number): void => {
  ctx.body = null
  ctx.status = status
}

const cookiesOf = ({ session, device }: Answer, publicUrl: string | null): readonly string[] => [
  ...(session === undefined
    ? []
    : [session === "ended" ? endCookie("session", publicUrl) : setCookie("session", session, publicUrl)]),
  ...(device === undefined ? [] : [setCookie("device", device, publicUrl)]),
]

const nextLink = (ctx: HttpContext, cursor: string): string => {
  const search = new URLSearchParams(ctx.querystring)
  search.set("cursor", cursor)
  return `<${ctx.path}?${search}>; rel="next"`
}

/**
 * Sends chunks as fast as the reader takes them. The first chunk is read before the headers are sent, so an early
 * failure is still a problem. A later failure closes the connection. If the reader leaves, reading stops.
 */
const sendChunks = async (ctx: HttpContext, mediaType: string, chunks: Chunks): Promise<void> => {
  const first = await chunks.next()
  if (first.done === true) return sendText(ctx, mediaType, first.value ?? "")
  ctx.res.setHeader("Content-Type", mediaType)
  if (ctx.method === "HEAD") {
    await chunks.return?.()
    return
  }
  ctx.respond = false
  await pipeline(from(first.value, chunks), ctx.res)
}

const from = async function* (first: string | Uint8Array, rest: Chunks): AsyncGenerator<string | Uint8Array> {
  try {
    yield first
    for (;;) {
      const { value, done } = await rest.next()
      if (value !== undefined && value !== "") yield value
      if (done === true) return
    }
  } finally {
    await rest.return?.()
  }
}
