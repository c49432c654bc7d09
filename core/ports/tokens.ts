/** Secrets that are handed out once and kept only as hashes. */
export interface Tokens {
  /** 256 random bits, URL-safe. */
  make(): string
  /** SHA-256 in hex. */
  hash(token: string): string
}
