import * as t from "io-ts"
import { ENGLISH, type Language } from "../languages/language.ts"
import { isDescribed, isList, isNullable, isWire } from "./kinds.ts"
import type { Wire } from "./wire.ts"

/** The codec of a JSON object of which some fields are in the language of the reader. Without one they are in English. */
export interface Worded<A> extends t.Type<A, { readonly [key: string]: unknown }, unknown> {
  readonly _tag: "Worded"
  /** The whole object, with the fields in words. */
  readonly whole: t.Mixed
  readonly wordsOf: (value: A, language: Language) => unknown
}

/** The codec of values whose JSON is that of `whole`: what `wordsOf` makes of them in a language. */
export const worded = <A, B>(bare: Wire<A>, whole: Wire<B>, wordsOf: (value: A, language: Language) => B): Worded<A> =>
  Object.assign(
    new t.Type<A, { readonly [key: string]: unknown }, unknown>(whole.name, bare.is, bare.validate, (value) =>
      whole.encode(wordsOf(value, ENGLISH)),
    ),
    { _tag: "Worded" as const, whole, wordsOf },
  )

export const isWorded = (codec: t.Mixed): codec is Worded<unknown> => "_tag" in codec && codec._tag === "Worded"

/** Whether a codec has words of a language, at any depth. */
export const hasWords = (codec: t.Mixed): boolean => {
  if (isWorded(codec)) return true
  if (isWire(codec)) return Object.values({ ...codec.required, ...codec.optional }).some(hasWords)
  if (isNullable(codec) || isList(codec)) return hasWords(codec.of)
  if (codec instanceof t.ArrayType || codec instanceof t.ReadonlyArrayType) return hasWords(codec.type)
  if (codec instanceof t.DictionaryType) return hasWords(codec.codomain)
  return !isDescribed(codec) && codec instanceof t.UnionType && codec.types.some((type: t.Mixed) => hasWords(type))
}
