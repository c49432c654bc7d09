import type { Bytes } from "../../core/ports/blobs.ts"
import { BrokenBackup } from "./broken-backup.ts"

/** Bytes that are taken in pieces of any size. */
export interface ByteSource {
  /** The text up to the next line feed, without it. Throws `BrokenBackup` if there is none within `most` bytes. */
  line(most: number): Promise<string>
  /** The next `length` bytes, or fewer at the end. */
  take(length: number): Promise<Buffer>
  isAtEnd(): Promise<boolean>
}

const LINE_FEED = 10

/** Throws `BrokenBackup` if the source ends where more bytes must come. */
export const endsTooEarly = (): BrokenBackup => new BrokenBackup("The backup is broken: it ends too early.")

/** Reads no more of `bytes` than is taken. `onTaken` gets all bytes in the order in which they are taken. */
export const byteSource = (bytes: Bytes, onTaken: (bytes: Uint8Array) => void = () => undefined): ByteSource => {
  const chunks = bytes[Symbol.asyncIterator]()
  let held = Buffer.alloc(0)
  const more = async (): Promise<boolean> => {
    const next = await chunks.next()
    if (next.done === true) return false
    held = held.length === 0 ? Buffer.from(next.value) : Buffer.concat([held, next.value])
    return true
  }
  const cut = (length: number): Buffer => {
    const taken = held.subarray(0, length)
    held = held.subarray(length)
    onTaken(taken)
    return taken
  }
  return {
    line: async (most) => {
      for (;;) {
        const at = held.indexOf(LINE_FEED)
        if (at !== -1 && at <= most) return cut(at + 1).toString("utf8", 0, at)
        if (held.length > most) throw new BrokenBackup("The backup is broken: a line is too long.")
        if (!(await more())) throw endsTooEarly()
      }
    },
    take: async (length) => {
      while (held.length < length && (await more()));
      return cut(length)
    },
    isAtEnd: async () => {
      while (held.length === 0) if (!(await more())) return true
      return false
    },
  }
}
