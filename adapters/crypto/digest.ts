import { createHash } from "node:crypto"
import type { NewDigest } from "../../core/ports/platform/digest.ts"

/** SHA-256 by OpenSSL. */
export const newDigest: NewDigest = () => {
  const hash = createHash("sha256")
  return { update: (bytes) => void hash.update(bytes), hex: () => hash.digest("hex") }
}
