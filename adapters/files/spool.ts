import { open, type FileHandle, rm } from "node:fs/promises"
import { join } from "node:path"
import { StringDecoder } from "node:string_decoder"
import { randomUUID } from "node:crypto"
import type { Spool } from "../../core/ports/spool.ts"
import { isFull } from "./free-space.ts"

export interface FileSpoolOptions {
  /** The folder of the files. It must exist. */
  readonly folder: string
  /** Whether the disk has room for more. Without room, the producer waits for the consumer. */
  readonly hasRoom: () => Promise<boolean>
  /** The number of characters of a text that are kept in memory before the rest goes to a file. */
  readonly inMemory?: number
}

const MEBI = 1_048_576
const READ_BYTES = 262_144
/** The free space is checked each time this number of bytes has been written. */
const LOOK_BYTES = 16 * MEBI

/**
 * Spools texts in memory. If the consumer is slow, the rest goes to a file, which is removed at the end of the
 * text.
 */
export const fileSpool =
  ({ folder, hasRoom, inMemory = MEBI }: FileSpoolOptions): Spool =>
  (text) =>
    readSpooled(text, new Backlog(join(folder, `spool-${randomUUID()}`), hasRoom, inMemory))

async function* readSpooled(text: AsyncIterable<string>, backlog: Backlog): AsyncGenerator<string> {
  const producing = produce(text, backlog)
  try {
    for (let piece = await backlog.take(); piece !== null; piece = await backlog.take()) yield piece
    await producing
  } finally {
    backlog.stop()
    await producing.catch(() => undefined)
    await backlog.close()
  }
}

const produce = async (text: AsyncIterable<string>, backlog: Backlog): Promise<void> => {
  try {
    for await (const piece of text) {
      await backlog.put(piece)
      if (backlog.isStopped) return
    }
  } finally {
    backlog.end()
  }
}

/** The pieces between producer and consumer: the oldest in memory, the rest in a file. */
class Backlog {
  readonly #path: string
  readonly #hasRoom: () => Promise<boolean>
  readonly #mostInMemory: number
  readonly #pieces: string[] = []
  readonly #decoder = new StringDecoder("utf8")
  #inMemory = 0
  #file: FileHandle | null = null
  #readAt = 0
  #writeAt = 0
  #lookAt = 0
  #hasEnded = false
  #isStopped = false
  #wake = (): void => undefined
  #changed = Promise.resolve()

  constructor(path: string, hasRoom: () => Promise<boolean>, mostInMemory: number) {
    this.#path = path
    this.#hasRoom = hasRoom
    this.#mostInMemory = mostInMemory
    this.#await()
  }

  get isStopped(): boolean {
    return this.#isStopped
  }

  /** Stores a piece. Resolves when the next one is accepted. */
  async put(piece: string): Promise<void> {
    while (!this.#isStopped) {
      const changed = this.#changed
      if (this.#readAt === this.#writeAt) {
        // Everything in the file has been read, so writing starts at its beginning again.
        this.#readAt = this.#writeAt = this.#lookAt = 0
        if (this.#inMemory < this.#mostInMemory) return this.#keepInMemory(piece)
      }
      if ((await this.#mayWrite()) && (await this.#write(piece))) return
      await changed
    }
  }

  /** The next piece; null at the end. */
  async take(): Promise<string | null> {
    for (;;) {
      const changed = this.#changed
      const piece = this.#takeFromMemory() ?? (await this.#read())
      if (piece !== null) return piece
      if (this.#hasEnded) return null
      await changed
    }
  }

  /** No more pieces will be put. */
  end(): void {
    this.#hasEnded = true
    this.#tell()
  }

  /** No more pieces will be taken. */
  stop(): void {
    this.#isStopped = true
    this.#tell()
  }

  async close(): Promise<void> {
    await this.#file?.close()
    await rm(this.#path, { force: true })
  }

  async #mayWrite(): Promise<boolean> {
    if (this.#writeAt < this.#lookAt) return true
    if (!(await this.#hasRoom())) return false
    this.#lookAt = this.#writeAt + LOOK_BYTES
    return true
  }

  #keepInMemory(piece: string): void {
    this.#pieces.push(piece)
    this.#inMemory += piece.length
    this.#tell()
  }

  #takeFromMemory(): string | null {
    const piece = this.#pieces.shift()
    if (piece === undefined) return null
    this.#inMemory -= piece.length
    this.#tell()
    return piece
  }

  /** Appends a piece to the file. Returns false if the disk is full. */
  async #write(piece: string): Promise<boolean> {
    const bytes = Buffer.from(piece)
    try {
      this.#file ??= await open(this.#path, "wx+")
      for (let at = 0; at < bytes.length; ) {
        const { bytesWritten } = await this.#file.write(bytes, at, bytes.length - at, this.#writeAt + at)
        at += bytesWritten
      }
    } catch (error) {
      if (isFull(error)) return false
      throw error
    }
    this.#writeAt += bytes.length
    this.#tell()
    return true
  }

  async #read(): Promise<string | null> {
    if (this.#file === null || this.#readAt === this.#writeAt) return null
    const length = Math.min(READ_BYTES, this.#writeAt - this.#readAt)
    const { buffer, bytesRead } = await this.#file.read(Buffer.allocUnsafe(length), 0, length, this.#readAt)
    this.#readAt += bytesRead
    this.#tell()
    return this.#decoder.write(buffer.subarray(0, bytesRead))
  }

  #tell(): void {
    const wake = this.#wake
    this.#await()
    wake()
  }

  #await(): void {
    this.#changed = new Promise((resolve) => {
      this.#wake = resolve
    })
  }
}
