import * as E from "fp-ts/lib/Either.js"
import * as t from "io-ts"
import type { FieldError } from "./field-error.ts"
import { controlCharacterFault, hasControlCharacter } from "./control-character.ts"
import { append } from "../lib/append.ts"
import { brokenRule, ruleError } from "./broken-rule.ts"
import { ruleOf } from "./rule.ts"
import { MOST_FAULTS } from "./most-faults.ts"
import { codePoints, isLongerThan } from "./code-points.ts"
import { snakeCase } from "./snake-case.ts"

/** A JSON value of a body, an audit record or a document column. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** A JSON Schema (2020-12) fragment, as OpenAPI 3.1 uses it. */
export type Schema = { readonly [keyword: string]: Json }

/** A codec with its JSON Schema. */
export type Described<A, O = A> = t.Type<A, O, unknown> & { readonly schema: Schema }

/** A codec that also accepts null. */
export interface Nullable<A, O> extends t.Type<A | null, O | null, unknown> {
  readonly _tag: "Nullable"
  readonly of: t.Type<A, O, unknown>
}

/** What the JSON Schema of an object is made of. */
export interface ObjectFields {
  /** The name of the schema. */
  readonly name: string
  readonly required: t.Props
  readonly optional: t.Props
  /** The shapes that the object can have; absent if there is one. */
  readonly shapes?: Shapes
}

/** The codec of a JSON object, with camelCase keys in TypeScript and snake_case keys in JSON. */
export interface Wire<A> extends t.Type<A, { readonly [key: string]: unknown }, unknown>, ObjectFields {
  readonly _tag: "Wire"
  readonly name: string
}

/**
 * The shapes of a JSON object, as its JSON Schema states them (`oneOf`). They do not change how the object is decoded
 * and encoded.
 */
export interface Shapes {
  /** The field whose literal differs in each shape, which becomes the discriminator; null if several fields decide. */
  readonly key: string | null
  readonly oneOf: readonly ObjectFields[]
}

type Simplify<T> = { readonly [K in keyof T]: T[K] }
type WireOf<R extends t.Props, P extends t.Props> = Simplify<
  { [K in keyof R]: t.TypeOf<R[K]> } & { [K in keyof P]?: t.TypeOf<P[K]> }
>

const isObject = (u: unknown): u is { readonly [key: string]: unknown } =>
  typeof u === "object" && u !== null && !Array.isArray(u)

/** A codec with a JSON Schema. The given codec, which may be shared, is not changed. */
export const described = <A, O>(
  { name, is, validate, encode }: t.Type<A, O, unknown>,
  schema: Schema,
): Described<A, O> => Object.assign(new t.Type<A, O, unknown>(name, is, validate, encode), { schema })

export const nullable = <A, O>(of: t.Type<A, O, unknown>): Nullable<A, O> =>
  Object.assign(
    new t.Type<A | null, O | null, unknown>(
      `${of.name} | null`,
      (u): u is A | null => u === null || of.is(u),
      (u, context) => (u === null ? t.success(null) : of.validate(u, context)),
      (a) => (a === null ? null : of.encode(a)),
    ),
    { _tag: "Nullable" as const, of },
  )

/**
 * The codec of a JSON object with its OpenAPI component name. Keys are camelCase in TypeScript and snake_case in
 * JSON. Decoding refuses unknown keys, and encoding leaves them out. An absent optional key stays absent.
 */
export const wire = <R extends t.Props, P extends t.Props = Record<never, never>>(
  name: string,
  required: R,
  optional?: P,
  shapes?: Shapes,
): Wire<WireOf<R, P>> => {
  const fields = [
    ...Object.entries(required).map(([key, codec]) => ({ key, wireKey: snakeCase(key), codec, isRequired: true })),
    ...Object.entries(optional ?? {}).map(([key, codec]) => ({
      key,
      wireKey: snakeCase(key),
      codec,
      isRequired: false,
    })),
  ]
  const known = new Set(fields.map((field) => field.wireKey))
  const is = (u: unknown): u is WireOf<R, P> =>
    isObject(u) && fields.every(({ key, codec, isRequired }) => (u[key] === undefined ? !isRequired : codec.is(u[key])))
  const validate = (u: unknown, context: t.Context): t.Validation<WireOf<R, P>> => {
    if (!isObject(u)) return brokenRule(u, context, { rule: "wrong_type", message: "must be an object" })
    const errors: t.Errors = []
    const decoded: Record<string, unknown> = {}
    for (const { key, wireKey, codec, isRequired } of fields) {
      const place = t.appendContext(context, wireKey, codec, u[wireKey])
      if (!Object.hasOwn(u, wireKey)) {
        if (isRequired) errors.push(ruleError(undefined, place, { rule: "required", message: "is required" }))
        continue
      }
      const value = codec.validate(u[wireKey], place)
      if (E.isLeft(value)) append(errors, value.left)
      else decoded[key] = value.right
    }
    for (const key of Object.keys(u)) {
      if (errors.length >= MOST_FAULTS) break
      if (!known.has(key)) {
        const place = t.appendContext(context, key, t.never, u[key])
        errors.push(ruleError(u[key], place, { rule: "unknown_field", message: "is not a known field" }))
      }
    }
    if (errors.length > 0) return t.failures(errors)
    return is(decoded) ? t.success(decoded) : t.failure(u, context, "is invalid")
  }
  const encode = (value: WireOf<R, P>): { readonly [key: string]: unknown } => {
    const source: { readonly [key: string]: unknown } = value
    const encoded: Record<string, unknown> = {}
    for (const { key, wireKey, codec } of fields) {
      const field = source[key]
      if (field !== undefined) encoded[wireKey] = field === null ? null : codec.encode(field)
    }
    return encoded
  }
  return Object.assign(
    new t.Type<WireOf<R, P>, { readonly [key: string]: unknown }, unknown>(name, is, validate, encode),
    {
      _tag: "Wire" as const,
      required,
      optional: optional ?? {},
      ...(shapes === undefined ? {} : { shapes }),
    },
  )
}

const pathOf = (context: t.Context): string =>
  context
    .map((entry) => entry.key)
    .filter((key) => key !== "")
    .join(".")

/**
 * The faults of a failed decoding: at most one per place and at most `MOST_FAULTS`, with the keys of the request
 * (`names.0.given_name`).
 */
export const faults = (errors: t.Errors): readonly [FieldError, ...FieldError[]] => {
  const byPath = new Map<string, FieldError>()
  for (const error of errors) {
    if (byPath.size === MOST_FAULTS) break
    const { context, message } = error
    const rule = ruleOf(error)
    const path = pathOf(context)
    const expected = context[context.length - 1]?.type.name ?? "valid"
    if (!byPath.has(path)) byPath.set(path, { path, message: message ?? `must be ${expected}`, ...(rule && { rule }) })
  }
  const [first = { path: "", message: "is invalid" }, ...rest] = byPath.values()
  return [first, ...rest]
}

/**
 * A text of at most `max` characters (Unicode code points) that every store can hold: well-formed and without NUL.
 */
export const text = (max: number, min = 0): Described<string> =>
  described(
    new t.Type<string, string, unknown>(
      `a text of ${min} to ${max} characters`,
      (u): u is string => typeof u === "string",
      (u, context) => {
        if (typeof u !== "string") return brokenRule(u, context, { rule: "wrong_type", message: "must be a string" })
        if (isLongerThan(u, max))
          return brokenRule(u, context, { rule: "too_long", message: `must have at most ${max} characters` })
        if (min > 0 && codePoints(u.trim()) < min)
          return brokenRule(u, context, {
            rule: "too_short",
            message: min === 1 ? "must not be empty" : `must have at least ${min} characters`,
          })
        if (u.includes("\0") || !u.isWellFormed())
          return brokenRule(u, context, {
            rule: "control_character",
            message: "must not contain NUL or invalid characters",
          })
        return t.success(u)
      },
      t.identity,
    ),
    { type: "string", maxLength: max, ...(min > 0 ? { minLength: min } : {}) },
  )

/** A text on one line, as `text` has it: without control characters (Cc), so without line ends too. */
export const lineText = (max: number, min = 0): Described<string> => {
  const { name, is, validate, encode, schema } = text(max, min)
  return described(
    new t.Type<string, string, unknown>(
      name,
      is,
      (u, context) => {
        const checked = validate(u, context)
        return E.isRight(checked) && hasControlCharacter(checked.right)
          ? brokenRule(u, context, controlCharacterFault)
          : checked
      },
      encode,
    ),
    schema,
  )
}

/** A whole number from `min` to `max`. */
export const integer = (min: number, max: number): Described<number> =>
  described(
    new t.Type<number, number, unknown>(
      `a whole number from ${min} to ${max}`,
      t.number.is,
      (u, context) =>
        typeof u === "number" && Number.isInteger(u) && u >= min && u <= max
          ? t.success(u)
          : brokenRule(u, context, {
              rule: typeof u === "number" && Number.isInteger(u) ? "out_of_range" : "wrong_type",
              message: `must be a whole number from ${min} to ${max}`,
            }),
      t.identity,
    ),
    { type: "integer", minimum: min, maximum: max },
  )

export const boolean: Described<boolean> = described(
  new t.Type<boolean, boolean, unknown>(
    "true or false",
    t.boolean.is,
    (u, context) =>
      typeof u === "boolean"
        ? t.success(u)
        : brokenRule(u, context, { rule: "wrong_type", message: "must be true or false" }),
    t.identity,
  ),
  { type: "boolean" },
)

/** One of a closed list of words. */
export const oneOf = <Word extends string>(words: readonly [Word, ...Word[]]): Described<Word> => {
  const known: ReadonlySet<unknown> = new Set(words)
  const is = (u: unknown): u is Word => known.has(u)
  return described(
    new t.Type<Word, Word, unknown>(
      words.join(" | "),
      is,
      (u, context) =>
        is(u)
          ? t.success(u)
          : brokenRule(u, context, { rule: "not_one_of", message: `must be one of ${words.join(", ")}` }),
      t.identity,
    ),
    { type: "string", enum: words },
  )
}

const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/

/** A point in time, in JSON as RFC 3339 in UTC, limited to years that every store can hold. */
export const instant: Described<Date, string> = described(
  new t.Type<Date, string, unknown>(
    "a moment",
    (u): u is Date => u instanceof Date,
    (u, context) => {
      const moment = typeof u === "string" && RFC_3339.test(u) ? new Date(u) : null
      const isThere = moment !== null && moment.getUTCFullYear() >= 1 && moment.getUTCFullYear() <= 9999
      return isThere
        ? t.success(moment)
        : brokenRule(u, context, { rule: "not_a_date", message: "must be an RFC 3339 time" })
    },
    (moment) => moment.toISOString(),
  ),
  { type: "string", format: "date-time" },
)

/**
 * The items of a list, or their faults. After slightly more than `MOST_FAULTS` faults, further items are not
 * checked.
 */
const validateItems = <A, O>(
  item: t.Type<A, O, unknown>,
  items: readonly unknown[],
  context: t.Context,
): t.Validation<readonly A[]> => {
  const errors: t.Errors = []
  const decoded: A[] = []
  for (const [index, value] of items.entries()) {
    const checked = item.validate(value, t.appendContext(context, String(index), item, value))
    if (E.isRight(checked)) decoded.push(checked.right)
    else append(errors, checked.left)
    if (errors.length >= MOST_FAULTS) break
  }
  return errors.length > 0 ? t.failures(errors) : t.success(decoded)
}

/** A list of at most `max` items. */
export const listOf = <A, O>(
  item: t.Type<A, O, unknown>,
  max: number,
): t.Type<readonly A[], readonly O[], unknown> & {
  readonly _tag: "List"
  readonly of: t.Mixed
  readonly max: number
} => {
  const many = t.array(item)
  return Object.assign(
    new t.Type<readonly A[], readonly O[], unknown>(
      `a list of ${item.name}`,
      many.is,
      (u, context) => {
        if (!Array.isArray(u)) return brokenRule(u, context, { rule: "wrong_type", message: "must be a list" })
        if (u.length > max)
          return brokenRule(u, context, { rule: "too_long", message: `must have at most ${max} items` })
        return validateItems(item, u, context)
      },
      (items) => many.encode([...items]),
    ),
    { _tag: "List" as const, of: item, max },
  )
}

type Jsonable =
  | null
  | undefined
  | boolean
  | number
  | string
  | Date
  | readonly Jsonable[]
  | { readonly [key: string]: Jsonable }

/** A record as JSON, for the audit log: snake_case keys, times in RFC 3339, absent keys left out. */
export const toJson = (value: Jsonable): Json => {
  if (value === undefined || value === null) return null
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== "object") return value
  if (isList(value)) return value.map(toJson)
  const json: Record<string, Json> = {}
  for (const [key, item] of Object.entries(value)) if (item !== undefined) json[snakeCase(key)] = toJson(item)
  return json
}

const isList = (value: object): value is readonly Jsonable[] => Array.isArray(value)
