import { createHash } from "node:crypto"
import type { Bytes } from "../../core/ports/blobs.ts"

/** The same bytes. Throws `fault` at the end unless they have this size and checksum (`sha256:` and the digest in hex). */
export const withChecksum = async function* (
  bytes: Bytes,
  { size, checksum }: { readonly size: number; readonly checksum: string },
  fault: () => Error,
): AsyncGenerator<Uint8Array> {
  const digest = createHash("sha256")
  let length = 0
  for await (const chunk of bytes) {
    digest.update(chunk)
    length += chunk.length
    yield chunk
  }
  if (length !== size || `sha256:${digest.digest("hex")}` !== checksum) throw fault()
}

/** Reads all bytes. Returns their number and checksum. */
export const checksumOf = async (bytes: Bytes): Promise<{ readonly size: number; readonly checksum: string }> => {
  const digest = createHash("sha256")
  let size = 0
  for await (const chunk of bytes) {
    digest.update(chunk)
    size += chunk.length
  }
  return { size, checksum: `sha256:${digest.digest("hex")}` }
}
