import type * as t from "io-ts"
import type { FieldKind } from "./field.ts"

/** Any field. */
export interface AnyField {
  readonly kind: FieldKind
  readonly input: t.Mixed
  readonly backup: t.Mixed
  readonly stored: t.Mixed
  readonly redactable: t.Mixed
  readonly about: string
}

/** The fields of a record, by their names. */
export type Fields = Readonly<Record<string, AnyField>>

/** Fields that a request may leave out, by their names. */
export type OptionalFields = Readonly<Record<string, AnyField & { readonly initial: unknown }>>

/** The values of fields in a record. */
export type ValuesOf<F extends Fields> = { readonly [N in keyof F]: t.TypeOf<F[N]["stored"]> }

/** One part of each field, by the names of the fields. */
type PartsOf<F extends Fields, P extends keyof AnyField> = { readonly [N in keyof F]: F[N][P] }

/** The values of fields in a new record. */
type InitialOf<F extends OptionalFields> = { readonly [N in keyof F]: F[N]["initial"] }

const hasAll = <T extends object>(values: object, names: readonly string[]): values is T =>
  names.every((name) => name in values)

/** Something of each field, by the names of the fields. `T` says what `of` returns for each of them. */
export const byName = <T extends object, One>(
  fields: Readonly<Record<string, One>>,
  of: (field: One, name: string) => unknown,
): T => {
  const values = Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, unknown] => [name, of(field, name)]),
  )
  if (!hasAll<T>(values, Object.keys(fields))) throw new Error("A field is missing.")
  return values
}

const partsOf = <F extends Fields, P extends keyof AnyField>(fields: F, part: P): PartsOf<F, P> =>
  byName<PartsOf<F, P>, AnyField>(fields, (field) => field[part])

/** The codecs of the fields in requests. */
export const inputsOf = <F extends Fields>(fields: F): PartsOf<F, "input"> => partsOf(fields, "input")

/** The codecs of the fields in backups. */
export const backupsOf = <F extends Fields>(fields: F): PartsOf<F, "backup"> => partsOf(fields, "backup")

/** The codecs of the fields in answers and in entries of changes. */
export const storedOf = <F extends Fields>(fields: F): PartsOf<F, "stored"> => partsOf(fields, "stored")

/** The codecs of the fields in answers that may withhold them. */
export const redactablesOf = <F extends Fields>(fields: F): PartsOf<F, "redactable"> => partsOf(fields, "redactable")

/** The descriptions of the fields in the API. */
export const textsOf = <F extends Fields>(fields: F): PartsOf<F, "about"> => partsOf(fields, "about")

/** The values of the fields in a record that is made of this request: those that it leaves out are the initial ones. */
export const valuesOf = <F extends OptionalFields>(
  fields: F,
  request: { readonly [N in keyof F]?: F[N]["initial"] },
): InitialOf<F> => {
  const given: Readonly<Record<string, unknown>> = request
  return byName<InitialOf<F>, OptionalFields[string]>(fields, ({ initial }, name) => given[name] ?? initial)
}

/** The values of the fields in a record of which nothing else is known. */
export const initialOf = <F extends OptionalFields>(fields: F): InitialOf<F> =>
  byName<InitialOf<F>, OptionalFields[string]>(fields, ({ initial }) => initial)

/** The values of the fields in a record, in the order of the fields. */
export const allValues = <F extends Fields>(
  fields: F,
  record: { readonly [N in keyof F]: unknown },
): readonly unknown[] => {
  const values: Readonly<Record<string, unknown>> = record
  return Object.keys(fields).map((name) => values[name])
}

/** The values of the fields in a record whose reader may not see them. */
export const nullsOf = <F extends Fields>(fields: F): { readonly [N in keyof F]: null } =>
  byName<{ readonly [N in keyof F]: null }, AnyField>(fields, () => null)

/** The values of the fields in a record, and nothing else of it. */
export const ownValuesOf = <F extends Fields>(fields: F, record: ValuesOf<F>): ValuesOf<F> => {
  const values: Readonly<Record<string, unknown>> = record
  return byName<ValuesOf<F>, AnyField>(fields, (_field, name) => values[name])
}
