import { byName, type Fields, type ValuesOf } from "../../../codec/fields.ts"

/** The form in which a field is compared; `treeStays`: two records that differ in it are the same, and the value of the tree stays. */
type Compare<T> = ((values: T) => unknown) | "treeStays" | "stricterStays"

/**
 * How each field of `T` counts when a record of a file is compared to one of the tree. A record that is the same is not added again, so
 * that a merge needs a rule for every field: a field added to `T` does not compile until it has one.
 */
type Comparison<T> = { readonly [Field in keyof T]-?: Compare<T> }

/** The compared values of a record, in the order of the fields. Records with the same owner and values are the same. */
export const comparedValues = <T>(comparison: Comparison<T>): ((values: T) => readonly unknown[]) => {
  const compared: ((values: T) => unknown)[] = []
  for (const field in comparison) {
    const compare: Compare<T> = comparison[field]
    if (typeof compare === "function") compared.push(compare)
  }
  return (values) => compared.map((compare) => compare(values))
}

/** A value in the form for comparisons: its texts without regard to case and surrounding white space, its parts by name. */
const words = (value: unknown): unknown => {
  if (typeof value === "string") return value.trim().toLowerCase() || null
  if (Array.isArray(value)) return value.map(words)
  if (typeof value !== "object" || value === null) return value
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, part]) => [name, words(part)])
}

/** Compares the fields that editors set, texts without regard to case. */
export const wordsOf = <F extends Fields>(fields: F) =>
  byName<{ readonly [N in keyof F]: (values: ValuesOf<F>) => unknown }, unknown>(
    fields,
    (_field, name) => (values: Readonly<Record<string, unknown>>) => words(values[name]),
  )
