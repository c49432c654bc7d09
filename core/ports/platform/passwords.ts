/** Hashes and verifies passwords. Slow by design, so it must never run inside a transaction. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** Whether the password matches the hash. With a null hash it takes the same time and returns false. */
  verify(password: string, hash: string | null): Promise<boolean>
}
