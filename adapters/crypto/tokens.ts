import { hash, randomBytes } from "node:crypto"
import type { Tokens } from "../../core/ports/tokens.ts"

/** Tokens of 256 random bits in base64url, known to the store as SHA-256. */
export const tokens: Tokens = {
  make: () => randomBytes(32).toString("base64url"),
  hash: (token) => hash("sha256", token, "hex"),
}
