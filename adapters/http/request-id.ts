import { randomUUID } from "node:crypto"

const TAKEN = /^[A-Za-z0-9._-]{1,64}$/

/** The id that a caller gave a request with `X-Request-Id`, when it is one; else a new one. */
export const requestIdOf = (given: string | readonly string[] | undefined): string =>
  typeof given === "string" && TAKEN.test(given) ? given : randomUUID()
