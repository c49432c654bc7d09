import type { Wire } from "../../../../core/codec/wire.ts"
import type { CommonText } from "./common.ts"

/** The texts of one schema of the OpenAPI description: of the object itself, and of its properties. */
export interface SchemaTexts {
  readonly about: string
  /** By the key of the codec, in camelCase. */
  readonly properties: Readonly<Record<string, string>>
}

/** One text for each property. The common ones may be left out; a text given here replaces the common one. */
type TextsOf<A> = { readonly [Key in Exclude<keyof A, CommonText>]-?: string } & {
  readonly [Key in Extract<keyof A, CommonText>]?: string
}

/**
 * The texts of the schema of a codec, by the name of the schema. A property of the codec without a text does not
 * compile.
 */
export const describe = <A>(
  { name }: Wire<A>,
  about: string,
  properties: TextsOf<A>,
): Readonly<Record<string, SchemaTexts>> => ({ [name]: { about, properties } })
