/** What is known of a person on one side of a comparison, in words. Null where nothing is known. */
export interface Side {
  readonly name: string
  readonly birth: string | null
  readonly death: string | null
  readonly parents: readonly string[] | null
  readonly partners: readonly string[] | null
  readonly children: number | null
}

export type Field = keyof Side

/** How the sides of a comparison agree in a field: they are the same, they differ, or only one of them has it. */
export type Agreement = "same" | "differs" | "only_file" | "only_tree"

export interface ComparedField {
  readonly field: Field
  readonly file: string | null
  readonly tree: string | null
  readonly agreement: Agreement
}

const fields: readonly Field[] = ["name", "birth", "death", "parents", "partners", "children"]

const textOf = (value: Side[Field], list: (names: readonly string[]) => string): string | null => {
  if (value === null || typeof value === "string") return value
  if (typeof value === "number") return String(value)
  return value.length === 0 ? null : list(value)
}

/** Texts are the same whatever the case and the spaces; names in any order. */
const keyOf = (value: Side[Field]): string =>
  (Array.isArray(value) ? value.toSorted().join("\n") : String(value)).toLowerCase().replaceAll(/\s+/gu, " ")

const agreementOf = (file: string | null, tree: string | null, areSame: boolean): Agreement => {
  if (areSame) return "same"
  if (file === null) return "only_tree"
  return tree === null ? "only_file" : "differs"
}

/** The fields of a person of a file beside those of a person of the tree. Fields that neither has are left out. */
export const comparedSides = (
  file: Side,
  tree: Side,
  list: (names: readonly string[]) => string,
): readonly ComparedField[] =>
  fields.flatMap((field) => {
    const [one, other] = [textOf(file[field], list), textOf(tree[field], list)]
    if (one === null && other === null) return []
    const agreement = agreementOf(one, other, keyOf(file[field]) === keyOf(tree[field]))
    return [{ field, file: one, tree: other, agreement }]
  })
