/** Turns passwords into what may be stored. Slow by design: never called inside a transaction. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** Whether the password is the one behind the hash; with a null hash it takes the same time and answers false. */
  verify(password: string, hash: string | null): Promise<boolean>
}
