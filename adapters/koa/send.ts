import { pipeline } from "node:stream/promises"
import * as E from "fp-ts/lib/Either.js"
import { encodings, readyEncoding } from "../http/answer/accept-encoding.ts"
import { isKnownToReader, setAnswerHeaders } from "../http/response/answer-headers.ts"
import { withFirst } from "../http/response/chunks.ts"
import {
  applyEncoding,
  compressed,
  compressedAtOnce,
  compressedOnce,
  compressedStream,
  isCompressible,
} from "../http/response/compress.ts"
import type { Host } from "../http/host/host.ts"
import { openFile } from "../http/response/open-file.ts"
import { kinds, problemHeaders, problemOf, type Refusal } from "../http/problems.ts"
import type { Answer, Chunks, Content, OpenEvents } from "../http/answer/reply.ts"
import type { SentFile } from "../http/answer/sent-file.ts"
import { dropStalledReader, SHORT_CHARACTERS } from "../http/response/slow-reader.ts"
import { varyBy } from "../http/response/vary.ts"
import { type HttpContext, requestOf } from "./request.ts"

const PROBLEM_TYPE = "application/problem+json; charset=utf-8"

/** Sends a refusal as a problem. */
export const sendProblem = (ctx: HttpContext, refusal: Refusal): void => {
  ctx.status = kinds[refusal._tag].status
  ctx.res.removeHeader("Content-Encoding")
  for (const [name, value] of Object.entries(problemHeaders(refusal))) ctx.res.setHeader(name, value)
  const bytes = Buffer.from(JSON.stringify(problemOf(refusal, requestOf(ctx).state.requestId)))
  ctx.res.setHeader("Content-Type", PROBLEM_TYPE)
  const encoding = applyEncoding(requestOf(ctx), bytes.length)
  // A problem is short: its faults are limited.
  ctx.body = encoding === null ? bytes : compressedAtOnce(encoding, bytes)
}

/** Sends a whole text, compressed by `compress` if the client wants that. */
const sendText = async (
  ctx: HttpContext,
  mediaType: string,
  text: string | Uint8Array,
  compress: typeof compressed = compressed,
): Promise<void> => {
  ctx.res.setHeader("Content-Type", mediaType)
  if (!isCompressible(mediaType)) return sendAsIs(ctx, text)
  const size = typeof text === "string" ? Buffer.byteLength(text) : text.length
  const encoding = applyEncoding(requestOf(ctx), size)
  if (encoding === null) return sendAsIs(ctx, text)
  ctx.body = await compress(encoding, typeof text === "string" ? Buffer.from(text) : text)
}

const sendAsIs = (ctx: HttpContext, text: string | Uint8Array): void => {
  ctx.body = typeof text === "string" ? text : Buffer.from(text.buffer, text.byteOffset, text.length)
}

/** Sends an answer or a refusal. An answer that the reader already has becomes 304. */
export const send = async (ctx: HttpContext, host: Host, outcome: E.Either<Refusal, Answer>): Promise<void> => {
  if (E.isLeft(outcome)) return sendProblem(ctx, outcome.left)
  const answer = outcome.right
  const request = requestOf(ctx)
  ctx.status = answer.status
  setAnswerHeaders(request, host.publicUrl, answer)
  if (answer.filename !== undefined) ctx.attachment(answer.filename)
  if (isKnownToReader(request, answer)) ctx.status = 304
  else await sendContent(ctx, host, answer)
}

const sendContent = async (ctx: HttpContext, host: Host, answer: Answer): Promise<void> => {
  const { status, content, tag, isSecret, isPublished } = answer
  switch (content.kind) {
    case "none":
      return sendNothing(ctx, status)
    case "text": {
      const text = content.write()
      if (text.length > SHORT_CHARACTERS) dropStalledReader(ctx.res, host.patienceMs)
      if (isSecret === true) {
        ctx.res.setHeader("Content-Type", content.mediaType)
        return sendAsIs(ctx, text)
      }
      return isPublished === true
        ? sendText(ctx, content.mediaType, text, (encoding, bytes) => compressedOnce(content, encoding, bytes))
        : sendText(ctx, content.mediaType, text)
    }
    case "asset":
      dropStalledReader(ctx.res, host.patienceMs)
      return sendAsset(ctx, content)
    case "chunks":
      dropStalledReader(ctx.res, host.patienceMs)
      return sendChunks(ctx, content.mediaType, content.chunks)
    case "events":
      dropStalledReader(ctx.res, host.patienceMs)
      return sendEvents(ctx, content.mediaType, content.open)
    case "bytes":
      dropStalledReader(ctx.res, host.patienceMs)
      return sendFile(ctx, host, content.file, tag)
  }
}

/** Sends a file in memory, compressed if it exists so and the client wants that. */
const sendAsset = (ctx: HttpContext, { mediaType, bytes, encoded }: Asset): void => {
  const ready = encodings.filter((encoding) => encoded[encoding] !== undefined)
  const encoding = readyEncoding(String(ctx.headers["accept-encoding"] ?? ""), ready)
  ctx.res.setHeader("Content-Type", mediaType)
  if (ready.length > 0) varyBy(ctx.res, "Accept-Encoding")
  if (encoding !== null) {
    ctx.res.setHeader("Content-Encoding", encoding)
    ctx.res.setHeader("ETag", String(ctx.res.getHeader("ETag")).replace(/"$/, `-${encoding}"`))
  }
  sendAsIs(ctx, (encoding === null ? undefined : encoded[encoding]) ?? bytes)
}

type Asset = Extract<Content, { readonly kind: "asset" }>

/** Sends a status without a body. Koa would otherwise send the status text. */
const sendNothing = (ctx: HttpContext, status: number): void => {
  ctx.body = null
  ctx.status = status
}

/**
 * Sends chunks as fast as the reader takes them. The first chunk is read before the headers are sent, so an early
 * failure is still a problem. A later failure closes the connection. If the reader leaves, reading stops.
 */
const sendChunks = async (ctx: HttpContext, mediaType: string, chunks: Chunks): Promise<void> => {
  const first = await chunks.next()
  if (first.done === true) return sendText(ctx, mediaType, first.value ?? "")
  ctx.res.setHeader("Content-Type", mediaType)
  const encoding = isCompressible(mediaType) ? applyEncoding(requestOf(ctx), null) : null
  if (ctx.method === "HEAD") {
    await chunks.return?.()
    return
  }
  ctx.respond = false
  if (encoding !== null) {
    const stream = compressedStream(encoding, first.value, chunks)
    return pipeline(stream.chunks, stream.coder, ctx.res)
  }
  await pipeline(withFirst(first.value, chunks), ctx.res)
}

/** A reader of events who leaves more than this unread is dropped. */
const MOST_UNREAD_BYTES = 1_048_576

/** Sends events as they happen, uncompressed, until their source ends or the reader leaves. */
const sendEvents = async (ctx: HttpContext, mediaType: string, open: OpenEvents): Promise<void> => {
  const { res } = ctx
  res.setHeader("Content-Type", mediaType)
  if (ctx.method === "HEAD") return
  ctx.respond = false
  res.flushHeaders()
  const closed = new Promise<void>((resolve) => (res.closed ? resolve() : res.once("close", () => resolve())))
  const stop = open({
    write: (text) => {
      if (res.destroyed || res.writableEnded) return false
      res.write(text)
      return res.writableLength <= MOST_UNREAD_BYTES
    },
    drained: async () => {
      if (res.writableNeedDrain) await Promise.race([new Promise((resolve) => res.once("drain", resolve)), closed])
    },
    end: () => void (res.writableLength > MOST_UNREAD_BYTES ? res.destroy() : res.end()),
  })
  await closed
  stop()
}

/** Sends a file or the requested range of it. */
const sendFile = async (ctx: HttpContext, host: Host, file: SentFile, tag: string | undefined): Promise<void> => {
  const opened = await openFile(requestOf(ctx), host, file, tag)
  if (E.isLeft(opened)) {
    ctx.res.removeHeader("ETag")
    return sendProblem(ctx, opened.left)
  }
  const { status, headers, bytes } = opened.right
  // `attachment` also sets a content type by the file extension; the headers correct it.
  ctx.attachment(file.filename ?? undefined, { type: file.isInline ? "inline" : "attachment" })
  for (const [name, value] of Object.entries(headers)) ctx.res.setHeader(name, value)
  ctx.status = status
  if (bytes === null) return
  ctx.respond = false
  await pipeline(bytes, ctx.res)
}
