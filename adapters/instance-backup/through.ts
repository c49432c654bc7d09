import { Readable, type Transform } from "node:stream"
import { pipeline } from "node:stream/promises"
import type { Bytes } from "../../core/ports/blobs.ts"

/** The bytes as a transform changes them. */
export const through = async function* (bytes: Bytes, transform: Transform): AsyncGenerator<Uint8Array> {
  const done = pipeline(Readable.from(bytes, { objectMode: false }), transform)
  // A failure is thrown where the bytes are read.
  done.catch(() => undefined)
  for await (const chunk of transform) yield chunk
  await done
}

const LINE_FEED = 10

/** The same bytes. `onLines` gets the number of line feeds of each chunk. */
export const countLines = async function* (bytes: Bytes, onLines: (lines: number) => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    let lines = 0
    for (let at = chunk.indexOf(LINE_FEED); at !== -1; at = chunk.indexOf(LINE_FEED, at + 1)) lines++
    onLines(lines)
    yield chunk
  }
}
