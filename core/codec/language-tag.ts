import { pipe } from "fp-ts/lib/function.js"
import * as E from "fp-ts/lib/Either.js"
import * as t from "io-ts"
import { described, type Described, lineText } from "./wire.ts"

/** The most characters of a language tag. */
const MOST = 100

/** The canonical form of a language tag of BCP 47, for example `zh-Hant`; null if the text is none. */
export const canonicalTag = (text: string): string | null => {
  if (text.length > MOST) return null
  try {
    return Intl.getCanonicalLocales(text)[0] ?? null
  } catch {
    return null
  }
}

const { is, validate, encode, schema } = lineText(MOST, 1)

/** A language tag of BCP 47, which is brought to its canonical form. */
export const languageTag: Described<string> = described(
  new t.Type<string, string, unknown>(
    "a language tag",
    is,
    (u, context) =>
      pipe(
        validate(u, context),
        E.chain((text) => {
          const tag = canonicalTag(text)
          return tag === null
            ? t.failure(u, context, "must be a language tag of BCP 47, for example hu or zh-Hant")
            : t.success(tag)
        }),
      ),
    encode,
  ),
  schema,
)
