import { personFields } from "../../../../core/domain/person.ts"
import { longTextsOf, mayBeCut, withinBytes } from "../within-bytes.ts"
import type { TreeId } from "../../../../core/domain/ids.ts"
import type { ShownPerson } from "../../../../core/domain/person.ts"
import { isOpen } from "../../../../core/domain/person-list/person-filter.ts"
import { positionFor, type PersonPosition } from "../../../../core/domain/person-list/person-order.ts"
import { seesEverything, type PersonRow, withhold } from "../../../../core/domain/privacy.ts"
import { append } from "../../../../core/lib/append.ts"
import type { PersonList, PersonReads } from "../../../../core/ports/reads.ts"
import { shownPersons } from "../../entities/person.ts"
import type { Sql } from "../../sql.ts"
import { columns } from "../../table.ts"
import { inBatches, mapBatches } from "../batches.ts"
import { filterConditions } from "./person-conditions.ts"
import { segmentAt, segmentsOf } from "./segments.ts"
import { statement } from "../../statements/registry.ts"

const personColumns = columns(shownPersons, "x")

const longTexts = longTextsOf(personFields)

/**
 * Lists of persons in any order. A list is read in parts (`segmentsOf`), each through an index, so that a page takes
 * as long in a large tree as in a small one.
 */
export const personListReads = (sql: Sql): Pick<PersonReads, "listed" | "countListed"> => {
  const next = async (
    treeId: TreeId,
    { viewer, order, filter }: PersonList,
    after: PersonPosition | null,
    limit: number,
  ): Promise<readonly ShownPerson[]> => {
    // Statements with a filter contain its values and the year of the viewer, so they are not prepared.
    const isPrepared = isOpen(filter) && seesEverything(viewer)
    const conditions = filterConditions(viewer, filter)
    const segments = segmentsOf(order, { columns: personColumns, viewer, isReversed: order.isReversed, conditions })
    const first = after === null ? 0 : segmentAt(order, after)
    const found: ShownPerson[] = []
    for (const [at, segment] of segments.entries()) {
      if (at < first || found.length === limit || mayBeCut(found)) continue
      const { text: all, values } = segment(at === first ? after : null)
      const text = withinBytes(all, longTexts)
      const asked = [treeId, limit - found.length, ...values]
      const rows = isPrepared
        ? await sql.rows<ShownPerson>(statement("reads/person-list/person-list listed", text), asked)
        : await sql.rowsOnce<ShownPerson>(text, asked)
      append(found, rows)
    }
    return found
  }

  return {
    listed: (treeId, list, keyset) =>
      mapBatches(
        inBatches(keyset, (after, limit) => next(treeId, list, after, limit), positionFor(list.order, list.viewer)),
        withhold<PersonRow>,
      ),
    countListed: async (treeId, { viewer, filter }) => {
      const seen = seesEverything(viewer) ? [] : ["x.privacy <> 'hidden'"]
      const conditions = [...seen, ...filterConditions(viewer, filter)].map((condition) => `and (${condition})`)
      const text = `select count(*)::integer as "count" from persons x
        where x.tree_id = $1 and x.deleted_at is null ${conditions.join(" ")}`
      const [row] = await sql.rowsOnce<{ readonly count: number }>(text, [treeId])
      return row?.count ?? 0
    },
  }
}
