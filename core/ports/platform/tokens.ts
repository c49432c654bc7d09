/** Makes random secrets, of which only hashes are stored, and signs texts. */
export interface Tokens {
  /** 256 random bits, URL-safe. */
  make(): string
  /** SHA-256 in hex. */
  hash(token: string): string
  /** HMAC-SHA256 of a text with this key, URL-safe. */
  sign(key: string, text: string): string
  /**
   * Whether this is the signature of the text with this key. Takes the same time for every signature of the same
   * length.
   */
  isSigned(key: string, text: string, signature: string): boolean
}
