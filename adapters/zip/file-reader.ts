import { buffer as gathered } from "node:stream/consumers"
import { RandomAccessReader } from "yauzl"
import type { FileAtRest } from "../../core/ports/archives.ts"

const WINDOW = 65_536

/**
 * Reads a file at any position through a moving window, because the directory of an archive is read in many small
 * steps.
 */
export class FileReader extends RandomAccessReader {
  readonly #file: FileAtRest
  #window = { first: 0, bytes: Buffer.alloc(0) }
  #failure: unknown = null

  constructor(file: FileAtRest) {
    super()
    this.#file = file
  }

  /** This many bytes from a position; null if the file ends before. */
  async at(position: number, length: number): Promise<Buffer | null> {
    const { first, bytes } = this.#window
    if (position + length > this.#file.size) return null
    if (position < first || position + length > first + bytes.length) {
      const last = Math.min(position + Math.max(length, WINDOW), this.#file.size) - 1
      this.#window = { first: position, bytes: await gathered(this.#file.open({ first: position, last })) }
    }
    const start = position - this.#window.first
    return this.#window.bytes.subarray(start, start + length)
  }

  // biome-ignore lint/complexity/useMaxParams: yauzl calls it
  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    this.at(position, length).then(
      (bytes) => {
        bytes?.copy(buffer, offset)
        callback(bytes === null ? new Error("the file ends before that") : null)
      },
      (error: unknown) => {
        this.#failure = error
        callback(new Error("the file cannot be read"))
      },
    )
  }

  /** Throws the error of the file, if there was one. It does not mean that the archive is damaged. */
  assertRead(): void {
    if (this.#failure !== null) throw this.#failure
  }
}
