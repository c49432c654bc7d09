import { pipe } from "fp-ts/lib/function.js"
import * as E from "fp-ts/lib/Either.js"
import * as t from "io-ts"
import { described, type Described, lineText, type Nullable, nullable, text } from "./wire.ts"

/** A text or null. An empty text becomes null. */
const emptyAsNull = (of: t.Type<string, string, unknown>): Nullable<string, string> => {
  const codec = nullable(of)
  const validate: typeof codec.validate = (u, context) =>
    pipe(
      codec.validate(u, context),
      E.map((value) => value || null),
    )
  return Object.assign(new t.Type(codec.name, codec.is, validate, codec.encode), { _tag: codec._tag, of })
}

/** A name of `min` to `max` characters on one line. Surrounding white space is removed. */
export const nameText = (max: number, min = 0): Described<string> => {
  const { name, is, validate, encode, schema } = lineText(max, min)
  return described(
    new t.Type<string, string, unknown>(
      name,
      is,
      (u, context) => validate(typeof u === "string" ? u.trim() : u, context),
      encode,
    ),
    schema,
  )
}

/** A text on one line of at most `max` characters, or null. An empty text becomes null. */
export const optionalLine = (max: number): Nullable<string, string> => emptyAsNull(lineText(max))

/** A text of at most `max` characters, or null. An empty text becomes null. */
export const optionalText = (max: number): Nullable<string, string> => emptyAsNull(text(max))

/** A name of at most `max` characters without surrounding white space, or null. An empty name becomes null. */
export const optionalName = (max: number): Nullable<string, string> => emptyAsNull(nameText(max))
