import type { GedcomStructure } from "../../lines/parser.ts"

type WriteField<T, Context> = (values: T, context: Context) => readonly GedcomStructure[]

/** How each field of `T` is written. A field added to `T` does not compile until it is here. */
type FieldWriters<T, Context> = { readonly [Field in keyof T]-?: WriteField<T, Context> }

/** Writes values field by field, in the order of the writers. */
export const fieldWriter = <T, Context = void>(writers: FieldWriters<T, Context>): WriteField<T, Context> => {
  const all: WriteField<T, Context>[] = []
  for (const field in writers) all.push(writers[field])
  return (values, context) => all.flatMap((write) => write(values, context))
}
