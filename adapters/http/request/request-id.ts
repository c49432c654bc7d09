import { randomUUID } from "node:crypto"

const TAKEN = /^[A-Za-z0-9._-]{1,64}$/

/** The request id of the `X-Request-Id` header if it is valid, otherwise a new one. */
export const requestIdOf = (given: string | readonly string[] | undefined): string =>
  typeof given === "string" && TAKEN.test(given) ? given : randomUUID()
