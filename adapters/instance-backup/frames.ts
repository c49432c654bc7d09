import type { Bytes } from "../../core/ports/blobs.ts"
import { BrokenBackup } from "./broken-backup.ts"
import { type ByteSource, endsTooEarly } from "./byte-source.ts"

/** The bytes of a medium were other ones than its row says when the backup was taken. */
export class DamagedAtSource extends Error {
  override readonly name = "DamagedAtSource"
}

/** The most bytes of one frame. */
const MOST = 1_048_576
const END = 0
/** The length of a frame that ends a content which turned out to be damaged. */
const DAMAGED = 0xffffffff

const lengthOf = (length: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length)
  return bytes
}

/** A content as frames: each has its length in four bytes, and an empty one is the last. */
export const framed = async function* (content: Bytes): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of content) {
      for (let at = 0; at < chunk.length; at += MOST) {
        const piece = chunk.subarray(at, at + MOST)
        yield lengthOf(piece.length)
        yield piece
      }
    }
  } catch (error) {
    if (!(error instanceof DamagedAtSource)) throw error
    yield lengthOf(DAMAGED)
    return
  }
  yield lengthOf(END)
}

/** The content of frames, up to its end. Throws `DamagedAtSource` where it ends for that reason. */
export const unframed = async function* (source: ByteSource): AsyncGenerator<Uint8Array> {
  for (;;) {
    const head = await source.take(4)
    if (head.length < 4) throw endsTooEarly()
    const length = head.readUInt32BE()
    if (length === END) return
    if (length === DAMAGED) throw new DamagedAtSource("The bytes were damaged when the backup was taken.")
    if (length > MOST) throw new BrokenBackup("The backup is broken: a frame is too long.")
    const piece = await source.take(length)
    if (piece.length < length) throw endsTooEarly()
    yield piece
  }
}
