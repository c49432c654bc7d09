import { createHash, hash } from "node:crypto"
import type { IncomingHttpHeaders } from "node:http"
import type { Part } from "./multipart.ts"

/** The headers that change the meaning of a request besides its media type. */
const MEANINGFUL = ["if-match", "change-reason"] as const

/** What is known of a request before its body is read. */
interface RequestHead {
  readonly method: string
  readonly path: string
  readonly search: string
  readonly headers: IncomingHttpHeaders
}

/**
 * The hash by which a repeated request is recognised: of its key, method, address, media type and body. A form counts
 * by its parts, because each attempt to send it has another boundary.
 */
export class RequestHash {
  readonly #hash = createHash("sha256")
  #hex: string | null = null

  constructor(key: string, { method, path, search, headers }: RequestHead) {
    const [mediaType = ""] = (headers["content-type"] ?? "").split(";")
    const meaning = MEANINGFUL.map((name) => String(headers[name] ?? ""))
    for (const text of [key, method, path, search, mediaType.trim().toLowerCase(), ...meaning])
      this.add(Buffer.from(text))
  }

  /** Adds a part. Its length is part of the hash, so that parts cannot be divided in another way. */
  add(bytes: Uint8Array): void {
    this.#hash.update(`${bytes.length} `).update(bytes)
  }

  /** The same parts of a form. Each is added when the next one is taken. */
  async *parts(parts: AsyncIterable<Part>): AsyncGenerator<Part> {
    for await (const part of parts) {
      const bytesHash = createHash("sha256")
      yield { ...part, bytes: updating(bytesHash, part.bytes) }
      this.add(Buffer.from(JSON.stringify([part.name, part.filename])))
      this.add(bytesHash.digest())
    }
  }

  /** In hex. Nothing can be added after the first call. */
  hex(): string {
    this.#hex ??= this.#hash.digest("hex")
    return this.#hex
  }
}

async function* updating(
  bytesHash: ReturnType<typeof createHash>,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    bytesHash.update(chunk)
    yield chunk
  }
}

/** The id of the answer to requests of an account with this key. */
export const answerIdOf = (account: string, key: string): string =>
  hash("sha256", JSON.stringify([account, key]), "hex")
