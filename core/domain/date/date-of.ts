import * as E from "fp-ts/lib/Either.js"
import { type DomainError, invalidWithin } from "../errors.ts"
import type { DateInput, GenealogicalDate } from "./genealogical-date.ts"
import { makeDate } from "./make-date.ts"

/** The date that these parts make, null for none. The paths of its faults begin with `path` (`date`, `date.month`). */
export const dateOf = (parts: DateInput | null, path: string): E.Either<DomainError, GenealogicalDate | null> => {
  if (parts === null) return E.right(null)
  const date = makeDate(parts)
  return E.isRight(date) ? date : E.left(invalidWithin(path, date.left))
}
