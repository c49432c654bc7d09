import * as E from "fp-ts/lib/Either.js"
import { type DomainError, allWithin } from "../errors.ts"
import type { DateInput, GenealogicalDate } from "./genealogical-date.ts"
import { makeDate } from "./make-date.ts"

/**
 * The date of these parts; null if there are none. The paths of errors begin with `path` (`date`, `date.month`).
 */
export const dateOf = (parts: DateInput | null, path: string): E.Either<DomainError, GenealogicalDate | null> => {
  if (parts === null) return E.right(null)
  const date = makeDate(parts)
  return E.isRight(date) ? date : E.left({ _tag: "InvalidInput", names: "code", errors: allWithin(path, date.left) })
}
