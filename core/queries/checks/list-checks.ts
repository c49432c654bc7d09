import * as E from "fp-ts/lib/Either.js"
import { findFaults } from "../../checks/find-faults.ts"
import { rowsOfEditor } from "../../checks/rows-of-editor.ts"
import type { Finding } from "../../domain/checks/check.ts"
import type { CheckRule } from "../../domain/checks/check-table.ts"
import { dayOf } from "../../domain/date/calendar.ts"
import type { PersonId, TreeId } from "../../domain/ids.ts"
import type { ExportReads } from "../../ports/export-reads.ts"
import type { Query } from "../../use-case/query.ts"
import type { Listing } from "../../view/listing.ts"

export interface ListChecks {
  readonly treeId: TreeId
  /** Only what this rule finds; absent or null for all rules. */
  readonly rule?: CheckRule | null | undefined
  /** Only findings that name this person; absent or null for all. */
  readonly personId?: PersonId | null | undefined
}

/** Lists what is impossible or unlikely in a tree, as far as it was not dismissed. For editors and their assistants. */
export const listChecks =
  ({ exportReads }: { readonly exportReads: ExportReads }): Query<ListChecks, Listing<Finding>> =>
  async (context, reader, { treeId, rule = null, personId = null }) => {
    const rows = await rowsOfEditor(context, reader, treeId)
    if (E.isLeft(rows)) return rows
    const { access, seen } = rows.right
    const wanted = { rule, personId, today: dayOf(context.now) }
    return E.right({ items: exportReads.snapshot(access, (tree) => findFaults(seen(tree), wanted)), next: null })
  }
