import type { Readable } from "node:stream"
import { Dicer } from "@fastify/busboy"
import { type Disposition, readDisposition } from "./disposition.ts"

/**
 * Reads multipart forms (RFC 7578) as they arrive, for every kind of upload. Busboy's parser finds the parts. Its
 * form reader is not used: it skips parts without a name silently, and it ignores `filename*` after `filename`.
 */

/** One part of a form. The next part follows when the bytes of this one are read or skipped. */
export interface Part extends Disposition {
  readonly bytes: AsyncIterable<Uint8Array>
}

/** The body is not a multipart form, or ends in the middle of one. */
export class UnreadableForm extends Error {
  override readonly name = "UnreadableForm"
}

const MOST_HEADER_BYTES = 16_384

/** The boundary in a content type. */
export const boundaryOf = (contentType: string): string | null => {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? []
  return quoted ?? bare ?? null
}

/**
 * The parts of a form in order. Throws UnreadableForm, and rethrows errors of `body`. The body is read as fast as the
 * parts are taken.
 */
export const partsOf = async function* (body: AsyncIterable<Uint8Array>, boundary: string): AsyncGenerator<Part> {
  const form = new FormParser(boundary)
  void form.parse(body)
  try {
    for (let found = await form.next(); found !== null; found = await form.next()) {
      yield found.part
      found.skip()
    }
  } finally {
    form.stop()
  }
}

/** The headers of a part, by name in lower case. Their bytes are letters in ISO 8859-1. */
type PartHeaders = Readonly<Record<string, readonly string[]>>

/** Busboy's parser, whose type definitions are missing in the package. */
interface PartParser {
  write(chunk: Uint8Array, taken: () => void): boolean
  end(): unknown
  on(event: "part", listener: (part: Readable) => void): this
  on(event: "finish", listener: () => void): this
  on(event: "error", listener: (error: Error) => void): this
}

const parserOf: (settings: { readonly boundary: string; readonly maxHeaderSize: number }) => PartParser = (settings) =>
  new Dicer(settings)

interface FoundPart {
  readonly part: Part
  /** Skips the bytes that were not read. */
  skip(): void
}

/** Turns the events of the parser into parts that are taken one after another. */
class FormParser {
  readonly #parser: PartParser
  /** The parts that were found but not taken. Their bytes may still arrive. */
  readonly #found: FoundPart[] = []
  readonly #streams = new Set<Readable>()
  #failure: unknown = null
  #isOver = false
  #changed = Promise.withResolvers<void>()

  constructor(boundary: string) {
    // The parser cuts longer headers. With twice the limit, too long ones are recognised before they are cut.
    this.#parser = parserOf({ boundary, maxHeaderSize: 2 * MOST_HEADER_BYTES })
    this.#parser
      .on("part", (stream) => this.#begin(stream))
      .on("finish", () => this.#end())
      .on("error", () => this.#fail(new UnreadableForm("The form is incomplete.")))
  }

  /** Gives the body to the parser, piece by piece. The next piece waits until all parts of this one are taken. */
  async parse(body: AsyncIterable<Uint8Array>): Promise<void> {
    try {
      for await (const chunk of body) {
        await new Promise<void>((resolve) => this.#parser.write(chunk, resolve))
        while (this.#found.length > 0 && !this.#isOver) await this.#changed.promise
        if (this.#isOver) return
      }
      this.#parser.end()
    } catch (error) {
      this.#fail(error)
    }
  }

  /** The next part; null at the end of the form. */
  async next(): Promise<FoundPart | null> {
    for (;;) {
      const found = this.#found.shift()
      this.#notify()
      if (found !== undefined) return found
      if (this.#failure !== null) throw this.#failure
      if (this.#isOver) return null
      await this.#changed.promise
    }
  }

  /** Reads no more of the body. */
  stop(): void {
    this.#isOver = true
    for (const stream of this.#streams) stream.destroy()
    this.#notify()
  }

  #begin(stream: Readable): void {
    this.#streams.add(stream)
    // An error is thrown where the bytes of the part are read, or by `next`.
    stream.on("error", () => {}).once("close", () => this.#streams.delete(stream))
    stream.once("header", (headers: PartHeaders) => {
      const disposition = dispositionOf(headers)
      if (disposition instanceof UnreadableForm) return this.#fail(disposition)
      this.#found.push({ part: { ...disposition, bytes: this.#bytesOf(stream) }, skip: () => stream.resume() })
      this.#notify()
    })
  }

  async *#bytesOf(stream: Readable): AsyncGenerator<Uint8Array> {
    try {
      yield* stream.iterator({ destroyOnReturn: false })
    } catch (error) {
      throw this.#failure ?? error
    }
    if (this.#failure !== null) throw this.#failure
  }

  #end(): void {
    this.#isOver = true
    this.#notify()
  }

  #fail(error: unknown): void {
    this.#failure ??= error
    this.stop()
  }

  #notify(): void {
    this.#changed.resolve()
    this.#changed = Promise.withResolvers()
  }
}

const dispositionOf = (headers: PartHeaders): Disposition | UnreadableForm => {
  const size = Object.entries(headers).reduce((sum, [name, values]) => sum + name.length + values.join("").length, 0)
  if (size > MOST_HEADER_BYTES) return new UnreadableForm("The headers of a part are too long.")
  const header = headers["content-disposition"]?.[0] ?? ""
  return readDisposition(Buffer.from(header, "latin1").toString("utf8")) ?? new UnreadableForm("A part has no name.")
}
