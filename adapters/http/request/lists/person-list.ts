import { pipe } from "fp-ts/lib/function.js"
import * as E from "fp-ts/lib/Either.js"
import type { ListedCard } from "../../../../core/domain/chart/card.ts"
import type { DomainError } from "../../../../core/domain/errors.ts"
import type { App, Reader } from "../../../../core/index.ts"
import { genders, type PersonRead } from "../../../../core/domain/person.ts"
import { missingFacts, type PersonFilter } from "../../../../core/domain/person-list/person-filter.ts"
import {
  personFieldSets,
  type PersonOrder,
  personOrderWords as words,
  type PersonSort,
  personSorts,
} from "../../../../core/domain/person-list/person-order.ts"
import type { YearSpan } from "../../../../core/domain/reckoning/year-span.ts"
import type { EitherPage } from "../../answer/either-page.ts"
import { choiceOrNull, flag, type Parameter, parameter, type ParametersOf, textOrNull } from "../parameters.ts"

const sort: Parameter<PersonOrder | null> = parameter<PersonOrder | null>(
  "The order. `name` is surname and given name by the Unicode root collation. `-` before the word reverses it. " +
    "Missing values come last in both directions. Readers who are not members get the usual order for `updated`.",
  { type: "string", enum: words, default: "created" },
  null,
  (text) => {
    const word = text.startsWith("-") ? text.slice(1) : text
    const by = personSorts.find((known): known is PersonSort => known === word)
    return by === undefined
      ? E.left(`must be one of ${words.join(", ")}`)
      : E.right({ by, isReversed: text.startsWith("-") })
  },
)

const MOST_YEAR = 9_999

/** An optional year. Negative years are BCE. */
export const yearOrNull = (description: string): Parameter<number | null> =>
  parameter<number | null>(description, { type: "integer", minimum: -MOST_YEAR, maximum: MOST_YEAR }, null, (text) =>
    /^-?[1-9]\d{0,3}$/.test(text)
      ? E.right(Number(text))
      : E.left(`must be a year from -${MOST_YEAR} to ${MOST_YEAR}, not 0`),
  )

const flagOrNull = (description: string): Parameter<boolean | null> =>
  parameter<boolean | null>(description, { type: "boolean" }, null, (text) =>
    text === "true" || text === "false" ? E.right(text === "true") : E.left("must be true or false"),
  )

const filters = {
  surname: textOrNull("Only persons with this surname, without regard to case and accents.", 500),
  letter: textOrNull(
    "Only persons with a surname that begins with this letter, without regard to case and accents.",
    8,
  ),
  gender: choiceOrNull("Only persons of this sex.", genders),
  living: flagOrNull("Only persons who may be living, or only those who are not."),
  bornFrom: yearOrNull("Only persons born in this year or later. Negative years are BCE."),
  bornTo: yearOrNull("Only persons born in this year or earlier. Negative years are BCE."),
  missing: choiceOrNull(
    "Only persons without this: a year of birth, parents, citations of the person or of what belongs to the person, a sex.",
    missingFacts,
  ),
  identifier: textOrNull("Only persons with an identifier that has exactly this value.", 500),
}

const SPAN = /^(-?[1-9]\d{0,3})\.\.(-?[1-9]\d{0,3})$/

const bornBetween = parameter<YearSpan | null>(
  "Only persons with a birth that meets these years, by their own facts and those of relatives: `1820..1830`. Ignored for readers " +
    "who are no members. For trees of at most 100,000 persons.",
  { type: "string", pattern: SPAN.source, examples: ["1820..1830"] },
  null,
  (text) => {
    const [, from, to] = SPAN.exec(text) ?? []
    return from === undefined || to === undefined || Number(from) > Number(to)
      ? E.left("must be two years such as 1820..1830, the first not after the second")
      : E.right({ from: Number(from), to: Number(to) })
  },
)

/** Whether the query of an address asks for persons by reckoned years, which takes long in a large tree. */
export const isReckoned = (query: string): boolean => new URLSearchParams(query).has("born_between")

/** The order and the filters of a list of persons. */
export const personListParameters = {
  sort,
  ...filters,
  bornBetween,
  fields: choiceOrNull("`card`: the fields that charts and lists show, for each person.", personFieldSets),
  count: flag("Adds the number of persons on all pages as `X-Total-Count`, for members."),
}

type Given = ParametersOf<typeof personListParameters>

/** The same parameters with the filters as one object. */
export const personListOf = <Rest extends object>({
  surname,
  letter,
  gender,
  living,
  bornFrom,
  bornTo,
  missing,
  identifier,
  ...rest
}: Rest & Given): Omit<Rest & Given, Exclude<keyof PersonFilter, "among">> & { readonly filter: PersonFilter } => ({
  ...rest,
  filter: { surname, letter, gender, living, bornFrom, bornTo, missing, identifier, among: null },
})

type ListsPersons = Pick<App, "listPersons" | "listCards">
type ListOfPersons = Parameters<App["listPersons"]>[1] & Pick<Given, "fields">

/** Lists persons in the form that `fields` names. */
export const listPersonsOrCards = async (
  app: ListsPersons,
  reader: Reader,
  { fields, ...list }: ListOfPersons,
): Promise<E.Either<DomainError, EitherPage<PersonRead, ListedCard>>> =>
  fields === "card"
    ? pipe(
        await app.listCards(reader, list),
        E.map((listing) => ({ form: "other" as const, listing })),
      )
    : pipe(
        await app.listPersons(reader, list),
        E.map((listing) => ({ form: "usual" as const, listing })),
      )
