import * as E from "fp-ts/lib/Either.js"
import { invalidInput } from "../../../../core/domain/errors.ts"
import type { Refusal } from "../../problems.ts"
import type { HttpRequest } from "../request.ts"

export const KEY_HEADER = "Idempotency-Key"

const KEY = /^[\x21-\x7e]{1,255}$/

/** The idempotency key of a request; null if it has none. */
export const idempotencyKeyOf = ({ headers }: HttpRequest): E.Either<Refusal, string | null> => {
  const given = headers["idempotency-key"]
  if (given === undefined) return E.right(null)
  return typeof given === "string" && KEY.test(given)
    ? E.right(given)
    : E.left(invalidInput(KEY_HEADER, "must be 1 to 255 visible ASCII characters"))
}
