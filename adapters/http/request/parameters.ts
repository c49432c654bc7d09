import { pipe } from "fp-ts/lib/function.js"
import * as E from "fp-ts/lib/Either.js"
import type * as t from "io-ts"
import { usualCutoffYear } from "../../../core/domain/cleanup/deceased.ts"
import { type DomainError, invalidInputs } from "../../../core/domain/errors.ts"
import type { FieldError } from "../../../core/codec/field-error.ts"
import { PersonId } from "../../../core/domain/ids.ts"
import { snakeCase } from "../../../core/codec/snake-case.ts"
import { optionalLine } from "../../../core/codec/optional-text.ts"
import { faults, instant, type Schema } from "../../../core/codec/wire.ts"
import { append } from "../../../core/lib/append.ts"
import { isLongerThan } from "../../../core/codec/code-points.ts"

/** One text parameter of a query string or form: how it is read, and its value if it is absent. */
export interface Parameter<A> {
  readonly schema: Schema
  readonly description: string
  readonly absent: A
  /** The value, or what is wrong with it: a message (`must be …`), or a list of faults with their places. */
  read(text: string): E.Either<string | readonly FieldError[], A>
}

/** The parameters of an operation. Others are ignored. */
export interface Parameters<A> {
  readonly named: readonly { readonly name: string; readonly parameter: Parameter<unknown> }[]
  /** Reads all parameters. `textOf` returns the text of a name; null if it is absent. */
  read(textOf: (name: string) => string | null): E.Either<DomainError, A>
}

export type ParametersOf<Props> = { readonly [Key in keyof Props]: Props[Key] extends Parameter<infer A> ? A : never }

/** Parameters by name: camelCase in the code, snake_case in requests. */
export const parameters = <Props extends { readonly [key: string]: Parameter<unknown> }>(
  props: Props,
): Parameters<ParametersOf<Props>> => {
  const named = Object.entries(props).map(([key, parameter]) => ({ key, name: snakeCase(key), parameter }))
  const isRead = (values: Readonly<Record<string, unknown>>): values is ParametersOf<Props> =>
    named.every(({ key }) => Object.hasOwn(values, key))
  return {
    named,
    read: (textOf) => {
      const values: Record<string, unknown> = {}
      const errors: FieldError[] = []
      for (const { key, name, parameter } of named) {
        const text = textOf(name)
        const value = text === null ? E.right(parameter.absent) : parameter.read(text)
        if (E.isLeft(value)) append(errors, faultsAt(name, value.left))
        else values[key] = value.right
      }
      if (isRead(values)) return E.right(values)
      const [first = { path: "", message: "is invalid" }, ...rest] = errors
      return E.left(invalidInputs([first, ...rest]))
    },
  }
}

const faultsAt = (name: string, fault: string | readonly FieldError[]): readonly FieldError[] =>
  typeof fault === "string"
    ? [{ path: name, message: fault }]
    : fault.map(({ path, ...more }) => ({ path: path === "" ? name : `${name}.${path}`, ...more }))

/** A parameter of this schema. `read` is called if the parameter is present. */
export const parameter = <A>(
  description: string,
  schema: Schema,
  absent: A,
  read: Parameter<A>["read"],
): Parameter<A> => ({
  description,
  schema,
  absent,
  read,
})

const integerOr = <A>(description: string, min: number, max: number, absent: A): Parameter<number | A> =>
  parameter<number | A>(description, { type: "integer", minimum: min, maximum: max }, absent, (text) => {
    const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
    return value >= min && value <= max ? E.right(value) : E.left(`must be a whole number from ${min} to ${max}`)
  })

/** A whole number within bounds; `absent` if it is not given. */
export const wholeNumber = (
  description: string,
  { min, max, absent }: { readonly min: number; readonly max: number; readonly absent: number },
): Parameter<number> => integerOr(`${description} ${absent} if absent.`, min, max, absent)

/** An optional whole number from 0 on, of at most 15 digits. */
export const wholeNumberOrNull = (description: string): Parameter<number | null> =>
  parameter<number | null>(description, { type: "integer", minimum: 0, maximum: MOST_NUMBER }, null, (text) =>
    /^\d{1,15}$/.test(text) ? E.right(Number(text)) : E.left(`must be a whole number from 0 to ${MOST_NUMBER}`),
  )

const MOST_NUMBER = 999_999_999_999_999

/** A text of at most `max` characters. */
export const textOrNull = (description: string, max: number): Parameter<string | null> =>
  parameter<string | null>(description, { type: "string", maxLength: max }, null, (text) => {
    if (isLongerThan(text, max)) return E.left(`must have at most ${max} characters`)
    return text.includes("\0") ? E.left("must not contain NUL") : E.right(text)
  })

export const limit = integerOr(
  "The maximum number of items. A page of records also ends after 8 MiB of text, unless one record alone is longer.",
  1,
  1_000,
  null,
)

export const cursor = textOrNull('Where the last page ended, as its `Link: rel="next"` says.', 2_000)

export const personSearch = textOrNull(
  "Words of names in any order, at most 16, and years of birth or death. A word matches names that start with it, " +
    "that sound the same, or that differ by at most one letter in three. Of a person the primary name and the 99 " +
    "oldest others count, with 1,000 words in all.",
  500,
)

export const treeSearch = textOrNull("Words of a name or description, in any order.", 500)

export const sourceSearch = textOrNull(
  "Words of the title, abbreviation, author, publication, repository, call number, text or notes, in any order, without " +
    "regard to case and accents.",
  500,
)

export const placeSearch = textOrNull("Words of the name, in any order, without regard to case and accents.", 500)

const anyTitle = optionalLine(500)

/** A title. An empty one counts as absent. */
export const title: Parameter<string | null> = {
  ...textOrNull("The title.", 500),
  read: (text) => {
    const read = anyTitle.decode(text)
    return E.isRight(read) ? read : E.left(faults(read.left))
  },
}

export const generations = integerOr("The number of generations to follow.", 1, 50, 4)

export const bornOnOrBefore = integerOr("The latest birth year to list.", 1, 9_999, usualCutoffYear)

/** True or false; false if absent. */
export const flag = (description: string): Parameter<boolean> =>
  parameter(description, { type: "boolean", default: false }, false, (text) =>
    text === "true" || text === "false" ? E.right(text === "true") : E.left("must be true or false"),
  )

/** Selects the deleted records of a list. */
export const deleted = flag("List deleted records instead; for editors.")

/** One of these words; the first if absent. */
export const choice = <Word extends string>(description: string, words: readonly [Word, ...Word[]]): Parameter<Word> =>
  parameter(description, { type: "string", enum: words, default: words[0] }, words[0], (text) => {
    const word = words.find((candidate) => candidate === text)
    return word === undefined ? E.left(`must be one of ${words.join(", ")}`) : E.right(word)
  })

/** An optional filter with one of these words. */
export const choiceOrNull = <Word extends string>(
  description: string,
  words: readonly [Word, ...Word[]],
): Parameter<Word | null> =>
  parameter<Word | null>(description, { type: "string", enum: words }, null, (text) => {
    const word = words.find((candidate) => candidate === text)
    return word === undefined ? E.left(`must be one of ${words.join(", ")}`) : E.right(word)
  })

/** An optional filter by an id. */
export const idOrNull = <A extends string>(
  description: string,
  codec: t.Type<A, unknown, unknown>,
): Parameter<A | null> =>
  parameter<A | null>(description, { type: "string", format: "uuid" }, null, (text) =>
    codec.is(text) ? E.right(text) : E.left("must be an id"),
  )

/** An optional filter by a time. */
export const instantOrNull = (description: string): Parameter<Date | null> =>
  parameter<Date | null>(description, { type: "string", format: "date-time" }, null, (text) =>
    pipe(
      instant.decode(text),
      E.mapLeft(() => "must be an RFC 3339 time"),
    ),
  )

const MOST_IDS = 1_000

/** A list of ids, which may be absent. */
export const personIdList = (description: string): Parameter<readonly PersonId[]> =>
  parameter<readonly PersonId[]>(description, { type: "string" }, [], (text) => {
    const ids = personIds.read(text)
    return E.isLeft(ids) ? ids : E.right(ids.right ?? [])
  })

export const personIds: Parameter<readonly PersonId[] | null> = parameter<readonly PersonId[] | null>(
  "Ids separated by commas: only these persons, with their names.",
  { type: "string" },
  null,
  (text) => {
    const ids = text === "" ? [] : text.split(",")
    if (ids.length > MOST_IDS) return E.left(`must have at most ${MOST_IDS} ids`)
    return ids.every(PersonId.is) ? E.right(ids) : E.left("must be ids separated by commas")
  },
)
