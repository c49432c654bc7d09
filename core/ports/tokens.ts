/** Secrets that are handed out once and kept only as hashes, and signatures of texts. */
export interface Tokens {
  /** 256 random bits, URL-safe. */
  make(): string
  /** SHA-256 in hex. */
  hash(token: string): string
  /** HMAC-SHA256 of a text with this key, URL-safe. */
  sign(key: string, text: string): string
  /** Whether this is the signature of the text with this key; takes as long for any signature of the same length. */
  isSigned(key: string, text: string, signature: string): boolean
}
