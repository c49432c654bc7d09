import type { PersonId } from "../ids.ts"
import { keptPersonOf, type MergedPerson } from "../merged.ts"

/** All merges of a tree. */
export interface Merges {
  /** The kept person of a merged one, at the end of all merges. The same id for a person who was not merged. */
  readonly personOf: (id: PersonId) => PersonId
  /** The ids of all replaced rows and of their replacements. */
  readonly rows: readonly string[]
  /** The id of the present replacement of a row. The same id if it was not replaced. */
  readonly rowOf: (id: string) => string
  /** The ids of the rows for which this one stands, without its own. */
  readonly standingFor: (id: string) => readonly string[]
  /** The merged persons by the kept person. */
  readonly byKept: ReadonlyMap<PersonId, readonly PersonId[]>
  readonly isEmpty: boolean
}

/** The merges that these persons remember. */
export const mergesOf = (rows: readonly MergedPerson[]): Merges => {
  const mergedOf = new Map(rows.map(({ id, merged }) => [id, merged]))
  const next = new Map<string, string>(rows.flatMap(({ id, merged }) => [...merged.same, [id, merged.intoId] as const]))
  const personOf = (id: PersonId): PersonId => keptPersonOf(id, (one) => mergedOf.get(one) ?? null)
  const rowOf = (id: string): string => {
    let last = id
    for (let steps = 0, found = next.get(last); found !== undefined && steps <= next.size; steps++) {
      last = found
      found = next.get(last)
    }
    return last
  }
  const left = Map.groupBy(next.keys(), rowOf)
  return {
    personOf,
    rows: [...new Set([...next].flat())],
    rowOf,
    standingFor: (id) => left.get(id) ?? [],
    byKept: Map.groupBy(mergedOf.keys(), personOf),
    isEmpty: rows.length === 0,
  }
}
