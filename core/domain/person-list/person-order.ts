import type { PersonId } from "../ids.ts"
import type { PersonRead, ShownPerson } from "../person.ts"
import { seesEverything, type Viewer, visibilityOf } from "../privacy.ts"
import { byName, sortText } from "../name-text/sort-text.ts"

/** What a list of persons can be ordered by. `created` is the order of ids. */
export const personSorts = ["created", "name", "birth", "death", "updated"] as const
export type PersonSort = (typeof personSorts)[number]

/** The words for the orders: each sort, and the reverse of it after `-`. */
export const personOrderWords: readonly string[] = personSorts.flatMap((by) => [by, `-${by}`])

/** The shorter forms in which a list shows its persons. */
export const personFieldSets = ["card"] as const

export interface PersonOrder {
  readonly by: PersonSort
  readonly isReversed: boolean
}

/** The order without a `sort`. */
export const usualOrder: PersonOrder = { by: "created", isReversed: false }

/** The order in which the viewer gets a list. Only who sees everything may learn when persons were changed. */
export const shownOrder = (viewer: Viewer, wanted: PersonOrder | null): PersonOrder =>
  wanted === null || (wanted.by === "updated" && !seesEverything(viewer)) ? usualOrder : wanted

/** A value that persons are ordered by. Null is a missing one. Times are in milliseconds. */
export type SortValue = string | number | null

/** The position of a person in a list. Missing values come last in both directions, and equal ones are ordered by id. */
export interface PersonPosition {
  /** Surname and given name; one year or time; none for the order of creation. */
  readonly values: readonly SortValue[]
  readonly id: PersonId
}

type Sortable = Pick<PersonRead, "givenName" | "surname" | "birthYear" | "deathYear" | "updatedAt">

const valuesBy: Readonly<Record<PersonSort, (person: Sortable) => readonly SortValue[]>> = {
  created: () => [],
  name: ({ surname, givenName }) => [sortText(surname), sortText(givenName)],
  birth: ({ birthYear }) => [birthYear],
  death: ({ deathYear }) => [deathYear],
  updated: ({ updatedAt }) => [updatedAt?.getTime() ?? null],
}

/** The position of a person as a reader got them. All values of a redacted person are missing. */
export const positionOf = ({ by }: PersonOrder, person: Sortable & Pick<PersonRead, "id">): PersonPosition => ({
  values: valuesBy[by](person),
  id: person.id,
})

const nothing: Sortable = { givenName: null, surname: null, birthYear: null, deathYear: null, updatedAt: null }

/** The position of this row in the list that the viewer gets. */
export const positionFor =
  (order: PersonOrder, viewer: Viewer) =>
  (row: ShownPerson): PersonPosition => {
    if (visibilityOf(viewer, row) !== "full") return positionOf(order, { ...nothing, id: row.id })
    if (viewer.role !== null) return positionOf(order, row)
    return positionOf(order, { ...row, birthYear: row.publicBirthYear, deathYear: row.publicDeathYear })
  }

/** Compares two positions of a list in this order. */
export const byPosition = ({ isReversed }: PersonOrder) => {
  const sign = isReversed ? -1 : 1
  return (a: PersonPosition, b: PersonPosition): number => {
    for (const [at, value] of a.values.entries()) {
      const order = compareValues(value, b.values[at] ?? null, sign)
      if (order !== 0) return order
    }
    return a.id === b.id ? 0 : sign * (a.id < b.id ? -1 : 1)
  }
}

const compareValues = (a: SortValue, b: SortValue, sign: number): number => {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return typeof a === "string" && typeof b === "string" ? sign * byName(a, b) : sign * (Number(a) - Number(b))
}
