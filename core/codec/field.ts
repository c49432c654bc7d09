import * as E from "fp-ts/lib/Either.js"
import { pipe } from "fp-ts/lib/function.js"
import * as t from "io-ts"
import { count } from "./count.ts"
import { languageTag } from "./language-tag.ts"
import { optionalLine, optionalName, optionalText } from "./optional-text.ts"
import { boolean, integer, lineText, nullable, oneOf, text, type Wire } from "./wire.ts"

/** What a field holds. An adapter of a store maps each kind to its type of column. */
export type FieldKind =
  | "line"
  | "optional line"
  | "optional text"
  | "word"
  | "optional word"
  | "optional boolean"
  | "optional number"
  | "optional decimal"
  | "optional parts"
  | "optional list"
  | "list"

/**
 * A field of a record that editors set, declared once. Requests, answers, changes, backups, stores and the API
 * description follow from it.
 */
export interface Field<A, K extends FieldKind = FieldKind> {
  readonly kind: K
  /** In a request: bounded, and brought to its stored form. */
  readonly input: t.Type<A, unknown, unknown>
  /** In a backup: bounded, and as it was stored. */
  readonly backup: t.Type<A, unknown, unknown>
  /** In an answer and in an entry of a change. */
  readonly stored: t.Type<A, unknown, unknown>
  /** In an answer that may withhold it: null then. */
  readonly redactable: t.Type<A | null, unknown, unknown>
  /** The description in the API. */
  readonly about: string
}

/** A field that a request may leave out. */
export interface OptionalField<A, K extends FieldKind = FieldKind> extends Field<A, K> {
  /** The value in a record that was made without it. */
  readonly initial: A
}

const LINE = 500
const LONG_TEXT = 1_048_576

/** A text on one line that a record must have. */
export const requiredLine = (about: string, most = LINE): Field<string, "line"> => ({
  kind: "line",
  input: lineText(most, 1),
  backup: lineText(most, 1),
  stored: t.string,
  redactable: nullable(t.string),
  about,
})

const textField = <K extends FieldKind>(
  kind: K,
  input: t.Type<string | null, unknown, unknown>,
  backup: t.Type<string, unknown, unknown>,
  about: string,
): OptionalField<string | null, K> => ({
  kind,
  input,
  backup: nullable(backup),
  stored: nullable(t.string),
  redactable: nullable(t.string),
  initial: null,
  about,
})

/** A text on one line, or null. */
export const line = (about: string, most = LINE) =>
  textField("optional line", optionalLine(most), lineText(most), about)

/** A part of a name: a text on one line without surrounding white space, or null. */
export const namePart = (about: string) => textField("optional line", optionalName(LINE), lineText(LINE), about)

/** A text of any number of lines, or null. */
export const longText = (about: string, most = LONG_TEXT) =>
  textField("optional text", optionalText(most), text(most), about)

/** A language: a tag of BCP 47 in its canonical form, or null. */
export const languageField = (about: string) => textField("optional line", nullable(languageTag), languageTag, about)

/** Free text about a record, or null. */
export const notesField = longText("Free text about the record.")

type Words = readonly [string, ...string[]]

/** One of a closed list of words. */
export const word = <W extends Words>(
  words: W,
  initial: W[number],
  about: string,
): OptionalField<W[number], "word"> => {
  const codec = oneOf<W[number]>(words)
  return { kind: "word", input: codec, backup: codec, stored: codec, redactable: nullable(codec), initial, about }
}

/** One of a closed list of words, or null. */
export const optionalWord = <W extends Words>(
  words: W,
  about: string,
): OptionalField<W[number] | null, "optional word"> => {
  const codec = nullable(oneOf<W[number]>(words))
  return { kind: "optional word", input: codec, backup: codec, stored: codec, redactable: codec, initial: null, about }
}

/** True, false, or null for neither. */
export const optionalFlag = (about: string): OptionalField<boolean | null, "optional boolean"> => {
  const codec = nullable(boolean)
  return {
    kind: "optional boolean",
    input: codec,
    backup: codec,
    stored: codec,
    redactable: codec,
    initial: null,
    about,
  }
}

/** A whole number from `min` to `max`, or null. */
export const optionalNumber = (
  min: number,
  max: number,
  about: string,
): OptionalField<number | null, "optional number"> => {
  const [codec, stored] = [nullable(integer(min, max)), nullable(count)]
  return { kind: "optional number", input: codec, backup: codec, stored, redactable: stored, initial: null, about }
}

/** A number that this codec bounds, or null. */
export const optionalDecimal = (
  bounded: t.Type<number, unknown, unknown>,
  about: string,
): OptionalField<number | null, "optional decimal"> => {
  const [codec, stored] = [nullable(bounded), nullable(t.number)]
  return { kind: "optional decimal", input: codec, backup: codec, stored, redactable: stored, initial: null, about }
}

/** A value of several parts that all are required, or null. A request replaces it as a whole. */
export const wholeField = <A extends object>(
  parts: Wire<A>,
  about: string,
): OptionalField<A | null, "optional parts"> => {
  const codec = nullable(parts)
  return { kind: "optional parts", input: codec, backup: codec, stored: codec, redactable: codec, initial: null, about }
}

/** The codecs of a field of several parts. */
interface Parts<A> {
  /** In a request: bounded, and without the parts that are empty. */
  readonly input: Wire<Partial<A>>
  /** The stored form of these parts; null if all are empty. */
  readonly whole: (parts: Partial<A>) => A | null
  readonly stored: Wire<A>
}

/** A value of several parts, or null. A request replaces it as a whole. */
export const partsField = <A extends object>(
  { input, whole, stored }: Parts<A>,
  about: string,
): OptionalField<A | null, "optional parts"> => {
  const [given, held] = [nullable(input), nullable(stored)]
  const decoded = new t.Type<A | null, unknown, unknown>(
    given.name,
    held.is,
    (u, context) =>
      pipe(
        given.validate(u, context),
        E.map((parts) => (parts === null ? null : whole(parts))),
      ),
    held.encode,
  )
  const codec = Object.assign(decoded, { _tag: "Nullable" as const, of: input })
  return { kind: "optional parts", input: codec, backup: codec, stored: held, redactable: held, initial: null, about }
}
