import type { ServerResponse } from "node:http"
import { pipeline } from "node:stream/promises"
import * as E from "fp-ts/lib/Either.js"
import { encodings, readyEncoding } from "../answer/accept-encoding.ts"
import type { Answer, Chunks, Content, TextContent } from "../answer/reply.ts"
import type { SentFile } from "../answer/sent-file.ts"
import type { Host } from "../host/host.ts"
import { kinds, problemHeaders, problemOf, type Refusal } from "../problems.ts"
import type { HttpRequest } from "../request/request.ts"
import { isKnownToReader, setAnswerHeaders } from "./answer-headers.ts"
import { withFirst } from "./chunks.ts"
import {
  applyEncoding,
  compressed,
  compressedAtOnce,
  compressedOnce,
  compressedStream,
  isCompressible,
} from "./compress.ts"
import { writeEvents } from "./event-sink.ts"
import { openFile } from "./open-file.ts"
import { dropStalledReader, SHORT_CHARACTERS } from "./slow-reader.ts"
import { varyBy } from "./vary.ts"

/** What a server sends for an answer or a refusal. All other headers are set at the response already. */
export interface Outgoing {
  readonly status: number
  /** Whether clients save or show the content, and its file name; null without a header of this. */
  readonly disposition: { readonly type: "inline" | "attachment"; readonly filename: string | undefined } | null
  /**
   * The headers of the content. They are set after that of `disposition`: a framework may guess a type by the file
   * name, and Node does not encode a file name rightly that follows `Content-Length`.
   */
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: OutgoingBody
}

/** The body: none, the one that HEAD and 304 leave out, a whole one, or one that is written as it is produced. */
export type OutgoingBody =
  | { readonly kind: "none" | "left out" }
  | { readonly kind: "whole"; readonly bytes: string | Buffer }
  | { readonly kind: "stream"; readonly writeTo: (response: ServerResponse) => Promise<void> }

/** What an answer needs of the host. */
type SendingHost = Pick<Host, "publicUrl" | "patienceMs" | "log" | "corsOrigins">

const PROBLEM_TYPE = "application/problem+json; charset=utf-8"

const leftOut: OutgoingBody = { kind: "left out" }

const whole = (text: string | Uint8Array): OutgoingBody => ({
  kind: "whole",
  bytes: typeof text === "string" ? text : Buffer.from(text.buffer, text.byteOffset, text.length),
})

/** A refusal as a problem. Sets its headers. */
export const outgoingProblem = (request: HttpRequest, refusal: Refusal): Outgoing => {
  const { response, state } = request
  response.removeHeader("Content-Encoding")
  for (const [name, value] of Object.entries(problemHeaders(refusal))) response.setHeader(name, value)
  const bytes = Buffer.from(JSON.stringify(problemOf(refusal, state.requestId)))
  const encoding = applyEncoding(request, bytes.length)
  // A problem is short: its faults are limited.
  const body = whole(encoding === null ? bytes : compressedAtOnce(encoding, bytes))
  return { status: kinds[refusal._tag].status, disposition: null, headers: { "Content-Type": PROBLEM_TYPE }, body }
}

/**
 * An answer or a refusal as it is sent. Sets its headers. An answer that the reader already has becomes 304. The
 * first part of the content is read here, so that an early failure can still become a problem.
 */
export const outgoing = async (
  request: HttpRequest,
  host: SendingHost,
  outcome: E.Either<Refusal, Answer>,
): Promise<Outgoing> => {
  if (E.isLeft(outcome)) return outgoingProblem(request, outcome.left)
  const answer = outcome.right
  const { status, content, filename } = answer
  setAnswerHeaders(request, host.publicUrl, answer)
  const disposition: Outgoing["disposition"] = filename === undefined ? null : { type: "attachment", filename }
  if (isKnownToReader(request, answer)) return { status: 304, disposition, headers: {}, body: leftOut }
  if (content.kind === "bytes") return outgoingFile(request, host, content.file, answer.tag)
  const headers: Outgoing["headers"] = content.kind === "none" ? {} : { "Content-Type": content.mediaType }
  return { status, disposition, headers, body: await bodyOf(request, host, answer, content) }
}

const bodyOf = async (
  request: HttpRequest,
  { patienceMs }: SendingHost,
  { isSecret, isPublished }: Answer,
  content: Exclude<Content, { readonly kind: "bytes" }>,
): Promise<OutgoingBody> => {
  const { response, method } = request
  switch (content.kind) {
    case "none":
      return { kind: "none" }
    case "text": {
      const text = content.write()
      if (text.length > SHORT_CHARACTERS) dropStalledReader(response, patienceMs)
      return isSecret === true ? whole(text) : textBody(request, content, text, isPublished === true)
    }
    case "asset":
      dropStalledReader(response, patienceMs)
      return assetBody(request, content)
    case "chunks":
      dropStalledReader(response, patienceMs)
      return chunksBody(request, content.mediaType, content.chunks)
    case "events":
      dropStalledReader(response, patienceMs)
      if (method === "HEAD") return leftOut
      return { kind: "stream", writeTo: (to) => writeEvents(to, content.open) }
  }
}

/** A whole text, compressed if the client wants that. A published one is compressed once for all readers. */
const textBody = async (
  request: HttpRequest,
  content: Pick<TextContent, "mediaType">,
  text: string | Uint8Array,
  isPublished: boolean,
): Promise<OutgoingBody> => {
  if (!isCompressible(content.mediaType)) return whole(text)
  const encoding = applyEncoding(request, typeof text === "string" ? Buffer.byteLength(text) : text.length)
  if (encoding === null) return whole(text)
  const bytes = typeof text === "string" ? Buffer.from(text) : text
  return whole(await (isPublished ? compressedOnce(content, encoding, bytes) : compressed(encoding, bytes)))
}

/** A file in memory, compressed if it exists so and the client wants that. */
const assetBody = ({ headers, response }: HttpRequest, { bytes, encoded }: Asset): OutgoingBody => {
  const ready = encodings.filter((encoding) => encoded[encoding] !== undefined)
  const encoding = readyEncoding(String(headers["accept-encoding"] ?? ""), ready)
  if (ready.length > 0) varyBy(response, "Accept-Encoding")
  if (encoding !== null) {
    response.setHeader("Content-Encoding", encoding)
    response.setHeader("ETag", String(response.getHeader("ETag")).replace(/"$/, `-${encoding}"`))
  }
  return whole((encoding === null ? undefined : encoded[encoding]) ?? bytes)
}

type Asset = Extract<Content, { readonly kind: "asset" }>

/**
 * Chunks, as fast as the reader takes them. A failure after the first one closes the connection. If the reader
 * leaves, reading stops.
 */
const chunksBody = async (request: HttpRequest, mediaType: string, chunks: Chunks): Promise<OutgoingBody> => {
  const first = await chunks.next()
  if (first.done === true) return textBody(request, { mediaType }, first.value ?? "", false)
  const encoding = isCompressible(mediaType) ? applyEncoding(request, null) : null
  if (request.method === "HEAD") {
    await chunks.return?.()
    return leftOut
  }
  return {
    kind: "stream",
    writeTo: (response) => {
      if (encoding === null) return pipeline(withFirst(first.value, chunks), response)
      const stream = compressedStream(encoding, first.value, chunks)
      return pipeline(stream.chunks, stream.coder, response)
    },
  }
}

/** A file or the requested range of it. */
const outgoingFile = async (
  request: HttpRequest,
  host: SendingHost,
  file: SentFile,
  tag: string | undefined,
): Promise<Outgoing> => {
  const { response } = request
  dropStalledReader(response, host.patienceMs)
  const opened = await openFile(request, host, file, tag)
  if (E.isLeft(opened)) {
    response.removeHeader("ETag")
    return outgoingProblem(request, opened.left)
  }
  const { status, headers, bytes } = opened.right
  return {
    status,
    disposition: { type: file.isInline ? "inline" : "attachment", filename: file.filename ?? undefined },
    headers,
    body: bytes === null ? leftOut : { kind: "stream", writeTo: (to) => pipeline(bytes, to) },
  }
}
