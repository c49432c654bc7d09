import type { PersonPosition } from "../../../../core/domain/person-list/person-order.ts"
import type { Viewer } from "../../../../core/domain/privacy.ts"

/** How the rows of a list are selected. */
export interface Selection {
  readonly columns: string
  readonly viewer: Viewer
  readonly isReversed: boolean
  /** The conditions of the filter on the person `x`. */
  readonly conditions: readonly string[]
}

/** A statement about the tree `$1` with at most `$2` rows, and the values of its parameters from `$3` on. */
export interface SegmentStatement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** Part of a list: the statement of its rows after a position, or from its beginning. */
export type Segment = (after: PersonPosition | null) => SegmentStatement

/** The comparison with a position that the rows after it satisfy. */
export const beyond = ({ isReversed }: Selection): ">" | "<" => (isReversed ? "<" : ">")

/** The rows that satisfy the conditions, in the order of these expressions. */
export const selectPersons = (
  { columns, conditions, isReversed }: Selection,
  where: readonly string[],
  order: readonly string[],
): string => {
  const direction = isReversed ? "desc" : "asc"
  return `select ${columns} from persons x where x.tree_id = $1 and x.deleted_at is null
    ${[...where, ...conditions].map((condition) => `and (${condition})`).join(" ")}
    order by ${order.map((value) => `${value} ${direction}`).join(", ")} limit $2`
}

/**
 * Persons without the values of an order, by id. `prefix` are expressions that are null in all of them: an index
 * that begins with them is only used if the order names them.
 */
export const orderedById =
  (selection: Selection, where: readonly string[], prefix: readonly string[] = []): Segment =>
  (after) => ({
    text: selectPersons(
      selection,
      [...where, ...(after === null ? [] : [`x.id ${beyond(selection)} $3::uuid`])],
      [...prefix, "x.id"],
    ),
    values: after === null ? [] : [after.id],
  })
