import type { AuditFact } from "../domain/audit/audit.ts"
import { readKept } from "../domain/gedcom/kept/kept-node.ts"
import { areNamesUnread, nameWithUnread, namesIn } from "../domain/gedcom/kept/unread-names.ts"
import { revised } from "../domain/lifecycle.ts"
import type { Name } from "../domain/name.ts"
import { fact } from "../edit/fact.ts"
import { refreshNames } from "../edit/refresh-summary.ts"
import type { Transaction } from "../ports/unit-of-work.ts"
import type { KeptPiece } from "./reread-pieces.ts"

/**
 * Reads the names of one piece of kept records again, where an earlier version read less of them, and brings what is derived
 * from them up to date. Deleted names are read too. A name that an editor changed stays.
 */
export const fillNames = async (
  { names, persons }: Transaction,
  { treeId, rows, now }: KeptPiece,
): Promise<readonly AuditFact[]> => {
  const records = rows.flatMap((row) => (row.tag === "INDI" && areNamesUnread(row) ? [readKept(row)] : []))
  if (records.length === 0) return []
  const said = new Map(records.flatMap((record) => [...namesIn(record)]))
  const found = await names.ofIds(treeId, [...said.keys()])
  const changed = found.flatMap((name): readonly Name[] => {
    const read = said.get(name.id)
    const after = read === undefined ? name : revised(name, nameWithUnread(name, read), now)
    return after === name ? [] : [after]
  })
  await names.updateMany(changed)
  const owners = found.map(({ personId }) => personId)
  await refreshNames({ names, persons, now }, treeId, owners)
  return changed.map((name) => fact("name", "update", name))
}
