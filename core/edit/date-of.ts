import * as E from "fp-ts/lib/Either.js"
import type { DateInput, GenealogicalDate } from "../domain/date/genealogical-date.ts"
import { makeDate } from "../domain/date/make-date.ts"
import type { DomainError, FieldError } from "../domain/errors.ts"

/** The date that these parts make, null for none; its faults have their places from `path` on (`date.month`). */
export const dateOf = (parts: DateInput | null, path: string): E.Either<DomainError, GenealogicalDate | null> => {
  if (parts === null) return E.right(null)
  const date = makeDate(parts)
  if (E.isRight(date)) return date
  const placed = (fault: FieldError): FieldError => ({ ...fault, path: `${path}.${fault.path}` })
  const [first, ...more] = date.left
  return E.left({ _tag: "InvalidInput", errors: [placed(first), ...more.map(placed)] })
}
