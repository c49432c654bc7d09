import { createHmac, hash, randomBytes, timingSafeEqual } from "node:crypto"
import type { Tokens } from "../../core/ports/platform/tokens.ts"

const sign = (key: string, text: string): string => createHmac("sha256", key).update(text).digest("base64url")

/** Tokens of 256 random bits in base64url, known to the store as SHA-256, and signatures by HMAC-SHA256. */
export const tokens: Tokens = {
  make: () => randomBytes(32).toString("base64url"),
  hash: (token) => hash("sha256", token, "hex"),
  sign,
  isSigned: (key, text, signature) => {
    const [own, given] = [Buffer.from(sign(key, text)), Buffer.from(signature)]
    return own.length === given.length && timingSafeEqual(own, given)
  },
}
