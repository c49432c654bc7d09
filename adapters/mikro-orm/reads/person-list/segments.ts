import type { PersonOrder, PersonPosition } from "../../../../core/domain/person-list/person-order.ts"
import { seesEverything } from "../../../../core/domain/privacy.ts"
import { nameSegments } from "./name-segments.ts"
import { isFullyVisible } from "./person-conditions.ts"
import { beyond, orderedById, type Segment, selectPersons, type Selection } from "./selection.ts"

/** The parts of a list in this order. Persons with missing values are in later parts. */
export const segmentsOf = ({ by }: PersonOrder, selection: Selection): readonly Segment[] => {
  switch (by) {
    case "created":
      return [orderedById(selection, [seesEverything(selection.viewer) ? "true" : "x.privacy <> 'hidden'"])]
    case "name":
      return nameSegments(selection)
    case "birth":
    case "death":
      return valueSegments(selection, yearOf[by])
    case "updated":
      return valueSegments(selection, updated)
  }
}

/** The number of the part that contains a position. */
export const segmentAt = ({ by }: PersonOrder, { values: [first = null, second = null] }: PersonPosition): number => {
  if (by === "created" || first !== null) return 0
  return by === "name" && second === null ? 2 : 1
}

/** A column that a list is ordered by. */
interface SortColumn {
  readonly column: string
  readonly type: "integer" | "timestamptz"
  /** The same for non-members. */
  readonly shown: string
}

const yearOf = {
  birth: { column: "x.birth_year", type: "integer", shown: "x.public_birth_year" },
  death: { column: "x.death_year", type: "integer", shown: "x.public_death_year" },
} as const

const updated: SortColumn = { column: "x.updated_at", type: "timestamptz", shown: "x.updated_at" }

/** Persons with a value, then those without one. */
const valueSegments = (selection: Selection, { type, ...columns }: SortColumn): readonly Segment[] => {
  const isFull = isFullyVisible(selection.viewer)
  const isOfMember = seesEverything(selection.viewer)
  const column = isOfMember ? columns.column : columns.shown
  const isShown = isOfMember ? [`${column} is not null`] : [`${column} is not null`, isFull]
  const valued: Segment = (after) => ({
    text: selectPersons(
      selection,
      [...isShown, ...(after === null ? [] : [`(${column}, x.id) ${beyond(selection)} ($3::${type}, $4::uuid)`])],
      [column, "x.id"],
    ),
    values: after === null ? [] : [valueOf(after, type), after.id],
  })
  const others = isOfMember
    ? orderedById(selection, [`${column} is null`], [column])
    : orderedById(selection, ["x.privacy <> 'hidden'", `(${isFull} and ${column} is not null) is not true`])
  return [valued, others]
}

const valueOf = ({ values: [value = null] }: PersonPosition, type: SortColumn["type"]): unknown =>
  type === "timestamptz" && typeof value === "number" ? new Date(value) : value
