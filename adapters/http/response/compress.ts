import { setImmediate } from "node:timers/promises"
import type { Transform } from "node:stream"
import { promisify } from "node:util"
import * as zlib from "node:zlib"
import type { HttpRequest } from "../request/request.ts"
import { type Encoding, wantedEncoding } from "../answer/accept-encoding.ts"
import type { Chunks } from "../answer/reply.ts"
import { varyBy } from "./vary.ts"

/** Shorter texts are sent as they are. */
const LEAST_BYTES = 1_024
/** Texts up to this size take less than a millisecond. Longer ones are compressed off this thread. */
const MOST_BYTES_AT_ONCE = 262_144

const { constants } = zlib
// Measured with pages of persons: higher levels take twice the time for a few percent.
const zstd = { params: { [constants.ZSTD_c_compressionLevel]: 3 } }
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 19 } }
const gzip = { level: 4 }

interface Coder {
  readonly atOnce: (bytes: Uint8Array) => Buffer
  readonly later: (bytes: Uint8Array) => Promise<Buffer>
  readonly stream: () => Transform & { flush(): void }
}

const laterZstd = promisify<Uint8Array, zlib.ZstdOptions, Buffer>(zlib.zstdCompress)
const laterBrotli = promisify<Uint8Array, zlib.BrotliOptions, Buffer>(zlib.brotliCompress)
const laterGzip = promisify<Uint8Array, zlib.ZlibOptions, Buffer>(zlib.gzip)

const coders: Readonly<Record<Encoding, Coder>> = {
  zstd: {
    atOnce: (bytes) => zlib.zstdCompressSync(bytes, zstd),
    later: (bytes) => laterZstd(bytes, zstd),
    stream: () => zlib.createZstdCompress(zstd),
  },
  br: {
    atOnce: (bytes) => zlib.brotliCompressSync(bytes, brotli),
    later: (bytes) => laterBrotli(bytes, brotli),
    stream: () => zlib.createBrotliCompress(brotli),
  },
  gzip: {
    atOnce: (bytes) => zlib.gzipSync(bytes, gzip),
    later: (bytes) => laterGzip(bytes, gzip),
    stream: () => zlib.createGzip(gzip),
  },
}

const COMPRESSIBLE = /^(?:text\/|application\/(?:problem\+)?json\b|application\/x-ndjson\b)/

/** Whether an answer of this type may be compressed. Media and archives are compressed already. */
export const isCompressible = (mediaType: string): boolean => COMPRESSIBLE.test(mediaType)

/**
 * Sets the headers of a compressible answer and returns the content coding to use; null for none. `size` is null if
 * it is not known yet. The entity tag differs for each coding.
 */
export const applyEncoding = ({ headers, response }: HttpRequest, size: number | null): Encoding | null => {
  varyBy(response, "Accept-Encoding")
  const { encoding, isRequired } = wantedEncoding(String(headers["accept-encoding"] ?? ""))
  if (encoding === null || (size !== null && size < LEAST_BYTES && !isRequired)) return null
  response.setHeader("Content-Encoding", encoding)
  const tag = response.getHeader("ETag")
  if (typeof tag === "string") response.setHeader("ETag", tag.replace(/"$/, `-${encoding}"`))
  return encoding
}

/** The compressed bytes of a short text. */
export const compressedAtOnce = (encoding: Encoding, bytes: Uint8Array): Buffer => coders[encoding].atOnce(bytes)

/** The compressed bytes of a whole text. */
export const compressed = (encoding: Encoding, bytes: Uint8Array): Buffer | Promise<Buffer> =>
  bytes.length <= MOST_BYTES_AT_ONCE ? coders[encoding].atOnce(bytes) : coders[encoding].later(bytes)

const published = new WeakMap<object, Map<Encoding, Promise<Buffer>>>()

/** The compressed bytes of a text that stays the same as long as `content` exists. They are computed once. */
export const compressedOnce = (content: object, encoding: Encoding, bytes: Uint8Array): Promise<Buffer> => {
  const known = published.get(content) ?? new Map<Encoding, Promise<Buffer>>()
  published.set(content, known)
  const buffer = known.get(encoding) ?? coders[encoding].later(bytes)
  known.set(encoding, buffer)
  return buffer
}

/** A stream that compresses its chunks, and the chunks that it reads. */
export interface CompressedStream {
  readonly chunks: AsyncIterable<string | Uint8Array>
  readonly coder: Transform
}

/**
 * A stream that compresses chunks. It flushes when the next chunk is not ready yet, so the reader gets everything
 * as soon as it is produced.
 */
export const compressedStream = (encoding: Encoding, first: string | Uint8Array, rest: Chunks): CompressedStream => {
  const coder = coders[encoding].stream()
  async function* chunks(): AsyncGenerator<string | Uint8Array> {
    try {
      yield first
      for (;;) {
        const next = rest.next()
        if (!(await isSoon(next))) coder.flush()
        const { value, done } = await next
        if (value !== undefined && value !== "") yield value
        if (done === true) return
      }
    } finally {
      await rest.return?.()
    }
  }
  return { chunks: chunks(), coder }
}

const isSoon = (next: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    next.then(
      () => true,
      () => true,
    ),
    setImmediate(false),
  ])
