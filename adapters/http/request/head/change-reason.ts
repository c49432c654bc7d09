import { pipe } from "fp-ts/lib/function.js"
import * as E from "fp-ts/lib/Either.js"
import { isLongerThan } from "../../../../core/codec/code-points.ts"
import { controlCharacterFault, hasControlCharacter } from "../../../../core/codec/control-character.ts"
import { invalidInput, invalidInputs } from "../../../../core/domain/errors.ts"
import type { Refusal } from "../../problems.ts"
import type { HttpRequest } from "../request.ts"

export const REASON_HEADER = "Change-Reason"

const MOST_CHARACTERS = 500

/** An extended value of RFC 8187, section 3.2, in UTF-8. */
const EXTENDED = /^utf-8'[A-Za-z0-9-]*'((?:%[0-9A-Fa-f]{2}|[A-Za-z0-9!#$&+\-.^_`|~])*)$/i

const utf8 = new TextDecoder("utf-8", { fatal: true })

/** The reason for a change that a request gives; null if it gives none. */
export const changeReasonOf = ({ headers }: HttpRequest): E.Either<Refusal, string | null> => {
  const given = headers["change-reason"]
  if (given === undefined) return E.right(null)
  const text = typeof given === "string" ? textOf(given) : null
  if (text === null)
    return E.left(invalidInput(REASON_HEADER, "must be UTF-8, or UTF-8'' and a percent-encoded text (RFC 8187)"))
  const reason = text.trim()
  if (hasControlCharacter(reason)) return E.left(invalidInputs([{ path: REASON_HEADER, ...controlCharacterFault }]))
  return isLongerThan(reason, MOST_CHARACTERS)
    ? E.left(invalidInput(REASON_HEADER, `must have at most ${MOST_CHARACTERS} characters`))
    : E.right(reason === "" ? null : reason)
}

/** The text of a header value, of which Node makes one character for each byte; null if it is not UTF-8. */
const textOf = (value: string): string | null => {
  const encoded = EXTENDED.exec(value)?.[1]
  const decoded = E.tryCatch(
    () => (encoded === undefined ? utf8.decode(Buffer.from(value, "latin1")) : decodeURIComponent(encoded)),
    () => null,
  )
  return pipe(
    decoded,
    E.getOrElse((): string | null => null),
  )
}
