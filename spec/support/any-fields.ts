import type fc from "fast-check"
import type { FieldKind } from "../../core/codec/field.ts"
import { type AnyField, byName, type Fields, type ValuesOf } from "../../core/codec/fields.ts"
import { line, longText, maybe } from "./any-text.ts"

const texts = { line, "optional line": maybe(line), "optional text": maybe(longText) } as const

/** The names of the fields that hold any text. */
type TextName<F extends Fields> = {
  readonly [N in keyof F]: F[N]["kind"] extends keyof typeof texts ? N : never
}[keyof F]

/** A generator for each field that does not hold any text. Such a field does not compile until it has one. */
type OtherFields<F extends Fields> = { readonly [N in Exclude<keyof F, TextName<F>>]: fc.Arbitrary<ValuesOf<F>[N]> }

type Generators<F extends Fields> = { readonly [N in keyof F]: fc.Arbitrary<ValuesOf<F>[N]> }

const isText = (kind: FieldKind): kind is keyof typeof texts => kind in texts

/** Generates the values of fields: any texts, and the others as `others` says. Those of `others` come first. */
export const generatorsOf = <F extends Fields>(
  fields: F,
  others: OtherFields<F> & Partial<Generators<F>>,
): Generators<F> => {
  const own: Readonly<Record<string, unknown>> = others
  return byName<Generators<F>, AnyField>(fields, ({ kind }, name) => own[name] ?? (isText(kind) ? texts[kind] : null))
}
