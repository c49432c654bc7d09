/** One operation of a proposal as the review shows it. */
export interface Step {
  readonly operation: number
  readonly op: "create" | "update" | "delete"
  readonly entity: "person" | "name" | "event" | "relationship" | "source" | "citation"
  readonly label: string | null
  readonly before: Fields | null
  readonly after: Fields | null
  readonly mentions: readonly { readonly id: string; readonly label: string }[]
}

export type Fields = Readonly<Record<string, unknown>>

/** One field of a record before and after, with its values as the API has them. */
export interface ChangedField {
  /** `surname`, or `birth.place` for a field of a part. */
  readonly path: string
  readonly before: unknown
  readonly after: unknown
}

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** The parts of a record that have fields of their own. */
const parts = new Set(["birth", "death"])

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || value === "default" || value === false

/** The fields without `detail` where it repeats `text`, as in citations. */
const withOneText = (fields: Fields): readonly (readonly [string, unknown])[] =>
  Object.entries(fields).filter(([name]) => name !== "detail" || fields["text"] === undefined)

/** The fields of a record, with those of its birth and death beside the others. */
const flat = (fields: Fields): ReadonlyMap<string, unknown> =>
  new Map(
    withOneText(fields).flatMap(([name, value]): (readonly [string, unknown])[] =>
      parts.has(name) && isFields(value)
        ? Object.entries(value).map(([inner, held]) => [`${name}.${inner}`, held] as const)
        : [[name, value]],
    ),
  )

const isSame = (a: unknown, b: unknown): boolean =>
  (isEmpty(a) && isEmpty(b)) || JSON.stringify(a) === JSON.stringify(b)

/** What a step changes, field by field, in the order of the record. Fields that stay as they are, are left out. */
export const changedFields = ({ before, after }: Pick<Step, "before" | "after">): readonly ChangedField[] => {
  const [old, fresh] = [flat(before ?? {}), flat(after ?? {})]
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .map((path) => ({ path, before: old.get(path) ?? null, after: fresh.get(path) ?? null }))
    .filter((field) => !isSame(field.before, field.after))
}

/** An operation as far as other operations can depend on it. */
export interface Linked {
  readonly id?: string | null
  readonly ref?: string | null
  readonly data?: Fields | null
}

const referencesIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return value.startsWith("$") ? [value.slice(1)] : []
  if (Array.isArray(value)) return value.flatMap(referencesIn)
  return isFields(value) ? Object.values(value).flatMap(referencesIn) : []
}

/** For each operation, the indexes of the operations that create what it names. */
export const needsOf = (operations: readonly Linked[]): readonly (readonly number[])[] => {
  const makers = new Map(operations.flatMap(({ ref }, index) => (typeof ref === "string" ? [[ref, index]] : [])))
  return operations.map(({ id, data }, index) =>
    [id, data].flatMap(referencesIn).flatMap((ref) => {
      const maker = makers.get(ref)
      return maker === undefined || maker === index ? [] : [maker]
    }),
  )
}

/** The choice with this operation and everything that it needs. */
export const withOperation = (
  chosen: ReadonlySet<number>,
  index: number,
  needs: readonly (readonly number[])[],
): ReadonlySet<number> => {
  const grown = new Set(chosen)
  const pending = [index]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (grown.has(next)) continue
    grown.add(next)
    for (const needed of needs[next] ?? []) pending.push(needed)
  }
  return grown
}

/** The choice without this operation and everything that needs it. */
export const withoutOperation = (
  chosen: ReadonlySet<number>,
  index: number,
  needs: readonly (readonly number[])[],
): ReadonlySet<number> => {
  const gone = new Set([index])
  // An operation can only need one before it or after it; so this is repeated until nothing more follows.
  for (let size = 0; size !== gone.size; ) {
    size = gone.size
    for (const one of chosen) if ((needs[one] ?? []).some((needed) => gone.has(needed))) gone.add(one)
  }
  return new Set([...chosen].filter((one) => !gone.has(one)))
}
