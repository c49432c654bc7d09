/**
 * Reads multipart forms, RFC 7578 (and RFC 2046 section 5.1), as they arrive. The bytes of a part are passed on
 * without being collected, and nothing is read before it is requested. The parser of koa-body would write files to
 * the disk first.
 */

/** One part of a form. The next part follows when the bytes of this one are read or skipped. */
export interface Part {
  readonly name: string
  /** Null if the part is not a file. */
  readonly filename: string | null
  readonly bytes: AsyncIterable<Uint8Array>
}

/** The body is not a multipart form, or ends in the middle of one. */
export class UnreadableForm extends Error {
  override readonly name = "UnreadableForm"
}

const MOST_HEADER_BYTES = 16_384
const CRLF = Buffer.from("\r\n")
const END_OF_HEADERS = Buffer.from("\r\n\r\n")

/** The boundary in a content type. */
export const boundaryOf = (contentType: string): string | null => {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? []
  return quoted ?? bare ?? null
}

/** The parts of a form in order. Throws UnreadableForm, and rethrows errors of `body`. */
export const partsOf = async function* (body: AsyncIterable<Uint8Array>, boundary: string): AsyncGenerator<Part> {
  const input = new Input(body)
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  // The first boundary may be at the very beginning, without the line break that precedes the others.
  input.unread(CRLF)
  await drain(until(input, delimiter))
  while (await goesOn(input)) {
    const { name, filename } = await readHeaders(input)
    const bytes = until(input, delimiter)
    yield { name, filename, bytes }
    await drain(bytes)
  }
}

/** The received bytes that are not read yet. */
class Input {
  readonly #chunks: AsyncIterator<Uint8Array>
  #held: Buffer = Buffer.alloc(0)

  constructor(body: AsyncIterable<Uint8Array>) {
    this.#chunks = body[Symbol.asyncIterator]()
  }

  get held(): Buffer {
    return this.#held
  }

  /** Waits for more bytes. Throws if there are none. */
  async more(): Promise<void> {
    const { value, done } = await this.#chunks.next()
    if (done === true) throw new UnreadableForm("The form is incomplete.")
    const chunk = Buffer.from(value.buffer, value.byteOffset, value.byteLength)
    this.#held = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk])
  }

  take(length: number): Buffer {
    const taken = this.#held.subarray(0, length)
    this.#held = this.#held.subarray(length)
    return taken
  }

  unread(bytes: Buffer): void {
    this.#held = Buffer.concat([bytes, this.#held])
  }
}

/** The bytes up to a delimiter. The delimiter itself is skipped. */
const until = async function* (input: Input, delimiter: Buffer): AsyncGenerator<Uint8Array> {
  for (;;) {
    const at = input.held.indexOf(delimiter)
    if (at >= 0) {
      if (at > 0) yield input.take(at)
      input.take(delimiter.length)
      return
    }
    const safe = input.held.length - begun(input.held, delimiter)
    if (safe > 0) yield input.take(safe)
    await input.more()
  }
}

/** The number of bytes at the end that may be the beginning of the delimiter. */
const begun = (bytes: Buffer, delimiter: Buffer): number => {
  const [first = 0] = delimiter
  for (
    let at = bytes.indexOf(first, Math.max(0, bytes.length - delimiter.length + 1));
    at >= 0;
    at = bytes.indexOf(first, at + 1)
  ) {
    if (bytes.subarray(at).equals(delimiter.subarray(0, bytes.length - at))) return bytes.length - at
  }
  return 0
}

const drain = async (bytes: AsyncIterable<Uint8Array>): Promise<void> => {
  for await (const _ of bytes);
}

/** Reads to the end of the line after a boundary. Returns whether another part follows. */
const goesOn = async (input: Input): Promise<boolean> => {
  while (input.held.length < 2) await input.more()
  if (input.held.subarray(0, 2).equals(Buffer.from("--"))) return false
  const rest = await lineOf(input, CRLF)
  if (rest.trim() !== "") throw new UnreadableForm("A boundary is followed by other text.")
  return true
}

const lineOf = async (input: Input, end: Buffer): Promise<string> => {
  let at = input.held.indexOf(end)
  while (at < 0) {
    if (input.held.length > MOST_HEADER_BYTES) throw new UnreadableForm("The headers of a part are too long.")
    await input.more()
    at = input.held.indexOf(end)
  }
  const line = input.take(at).toString("utf8")
  input.take(end.length)
  return line
}

const readHeaders = async (input: Input): Promise<Pick<Part, "name" | "filename">> => {
  const headers = await lineOf(input, END_OF_HEADERS)
  const disposition = /^content-disposition:[ \t]*form-data[ \t]*(;.*)$/im.exec(headers)?.[1]
  const name = disposition === undefined ? null : parameterOf(disposition, /;\s*name=(?:"((?:\\"|[^"])*)"|([^\s;"]+))/i)
  if (disposition === undefined || name === null) throw new UnreadableForm("A part has no name.")
  const filename = parameterOf(disposition, /;\s*filename=(?:"((?:\\"|[^"])*)"|([^\s;"]+))/i)
  return { name, filename: extendedFilenameOf(disposition) ?? filename }
}

/** Browsers write a quotation mark as `%22`, other clients put a backslash before it. */
const parameterOf = (disposition: string, pattern: RegExp): string | null => {
  const [, quoted, bare] = pattern.exec(disposition) ?? []
  return (
    quoted
      ?.replaceAll('\\"', '"')
      .replace(/%22/g, '"')
      .replace(/%0d|%0a/gi, "") ??
    bare ??
    null
  )
}

/** `filename*=UTF-8''…` is not part of RFC 7578, but some clients send it. */
const extendedFilenameOf = (disposition: string): string | null => {
  const encoded = /;\s*filename\*=utf-8''([^\s;]+)/i.exec(disposition)?.[1]
  if (encoded === undefined) return null
  try {
    return decodeURIComponent(encoded)
  } catch {
    return null
  }
}
