import type { Bytes } from "../../core/ports/blobs.ts"
import { type JsonStream, type ReadJson, UnreadableJson } from "../../core/ports/json.ts"

/** The limits of one value that is read as a whole: its bytes, its members and items, and its depth. */
const MOST_BYTES = 67_108_864
const MOST_PARTS = 2_000_000
const MOST_DEPTH = 32

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const COLON = 0x3a
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

const isSpace = (byte: number | undefined): boolean => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09
const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })

class BytesJsonStream implements JsonStream {
  readonly #chunks: AsyncIterator<Uint8Array>
  #held = new Uint8Array(65_536)
  #at = 0
  #end = 0
  #taken = 0

  constructor(bytes: Bytes) {
    this.#chunks = bytes[Symbol.asyncIterator]()
  }

  /** The number of bytes of the values read so far. */
  get taken(): number {
    return this.#taken
  }

  /** The keys of an object. */
  async *members(): AsyncGenerator<string> {
    await this.#expect(OPEN_OBJECT)
    if (await this.#take(CLOSE_OBJECT)) return
    do {
      const key = await this.value()
      if (typeof key !== "string") throw new UnreadableJson("the key of an object must be a string")
      await this.#expect(COLON)
      yield key
    } while (await this.#goesOn(CLOSE_OBJECT))
  }

  /** The indexes of the items of a list, from 0. */
  async *items(): AsyncGenerator<number> {
    await this.#expect(OPEN_LIST)
    if (await this.#take(CLOSE_LIST)) return
    let index = 0
    do yield index++
    while (await this.#goesOn(CLOSE_LIST))
  }

  /** A whole value. */
  async value(): Promise<unknown> {
    await this.#peek()
    const length = await this.#measure()
    const text = this.#held.subarray(this.#at, this.#at + length)
    this.#at += length
    this.#taken += length
    try {
      return JSON.parse(utf8.decode(text))
    } catch {
      throw new UnreadableJson("a value is not JSON in UTF-8")
    }
  }

  /** Whether an object or a list is next, rather than some other value. */
  async isNext(kind: "object" | "list"): Promise<boolean> {
    return (await this.#peek()) === (kind === "object" ? OPEN_OBJECT : OPEN_LIST)
  }

  /** Checks that only white space follows. */
  async end(): Promise<void> {
    if ((await this.#peek()) !== null) throw new UnreadableJson("there is text after the end")
  }

  /** Closes the source of the bytes. */
  async close(): Promise<void> {
    await this.#chunks.return?.()
  }

  /** The next byte that is not white space, without consuming it; null at the end. */
  async #peek(): Promise<number | null> {
    for (;;) {
      while (this.#at < this.#end && isSpace(this.#held[this.#at])) this.#at++
      if (this.#at < this.#end) return this.#held[this.#at] ?? null
      if (!(await this.#more())) return null
    }
  }

  async #take(byte: number): Promise<boolean> {
    const isThere = (await this.#peek()) === byte
    if (isThere) this.#at++
    return isThere
  }

  async #expect(byte: number): Promise<void> {
    if (!(await this.#take(byte))) throw new UnreadableJson(`${String.fromCharCode(byte)} is missing`)
  }

  async #goesOn(close: number): Promise<boolean> {
    if (await this.#take(COMMA)) return true
    await this.#expect(close)
    return false
  }

  /**
   * The number of bytes of the value that begins here; all of them are in the buffer afterwards. Whether it is
   * valid JSON is not checked.
   */
  async #measure(): Promise<number> {
    let length = 0
    let depth = 0
    let parts = 0
    let inText = false
    let isEscaped = false
    for (;;) {
      const [held, start] = [this.#held, this.#at]
      for (const end = this.#end - start; length < end; length++) {
        const byte = held[start + length]
        if (inText) {
          if (isEscaped) isEscaped = false
          else if (byte === BACKSLASH) isEscaped = true
          else if (byte === QUOTE) {
            inText = false
            if (depth === 0) return length + 1
          }
        } else if (byte === QUOTE) inText = true
        else if (byte === OPEN_OBJECT || byte === OPEN_LIST) depth++
        else if (depth === 0 && (byte === COMMA || byte === CLOSE_OBJECT || byte === CLOSE_LIST || isSpace(byte)))
          return length
        else if (byte === COMMA) parts++
        else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
          depth--
          if (depth === 0) return length + 1
        }
        if (depth > MOST_DEPTH || parts > MOST_PARTS) throw new UnreadableJson("a value exceeds the size limit")
      }
      if (length > MOST_BYTES) throw new UnreadableJson("a value exceeds the size limit")
      if (await this.#more()) continue
      if (depth === 0 && length > 0 && !inText) return length
      throw new UnreadableJson("the input is incomplete")
    }
  }

  /** Appends the next chunk to the buffer. Returns false at the end of the input. */
  async #more(): Promise<boolean> {
    const { value, done } = await this.#chunks.next()
    if (done === true) return false
    const left = this.#end - this.#at
    if (this.#end + value.length > this.#held.length) {
      const room = left + value.length
      // The buffer doubles, so that a value in many chunks is not copied for each of them.
      const target = room <= this.#held.length ? this.#held : new Uint8Array(Math.max(room, this.#held.length * 2))
      target.set(this.#held.subarray(this.#at, this.#end))
      this.#held = target
      this.#at = 0
      this.#end = left
    }
    this.#held.set(value, this.#end)
    this.#end += value.length
    return true
  }
}

/** Reads JSON from bytes while they arrive. Memory holds one value at a time. */
export const readJson: ReadJson = (bytes) => new BytesJsonStream(bytes)
