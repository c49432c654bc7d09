import type { AuditFact } from "../../domain/audit/audit.ts"
import type { MoreIdentifiers } from "../../domain/gedcom/map/rows.ts"
import { type Identifier, withIdentifiers } from "../../domain/evidence/identifier.ts"
import type { TreeId } from "../../domain/ids.ts"
import { type Lifecycle, nextVersion } from "../../domain/lifecycle.ts"
import { append } from "../../lib/append.ts"
import { inGroups } from "../../lib/in-groups.ts"
import type { TreeRecords } from "../../ports/unit-of-work.ts"
import { fact } from "../fact.ts"
import type { Context } from "../../use-case/command.ts"

interface Identified extends Lifecycle {
  readonly id: string
  readonly identifiers: readonly Identifier[] | null
}

const withThese = <T extends Identified>(row: T, identifiers: T["identifiers"], now: Date): T => ({
  ...nextVersion(row, now),
  identifiers,
})

/** The number of rows in one read. */
const batch = 1_000

/** Adds identifiers of an imported file to rows of the tree that are equal to what the file says. Returns the facts for the audit log. */
export const addIdentifiers = async (
  { sources, relationships, names, events, citations, now }: Context,
  treeId: TreeId,
  added: readonly MoreIdentifiers[],
): Promise<readonly AuditFact[]> => {
  const by = Map.groupBy(added, (one) => one.of)
  const addTo = async <T extends Identified>(
    of: MoreIdentifiers["of"],
    records: TreeRecords<T>,
  ): Promise<readonly T[]> => {
    const more = Map.groupBy(by.get(of) ?? [], ({ id }) => id)
    const changed: T[] = []
    for (const ids of inGroups([...more.keys()], batch)) {
      const fresh = (await records.ofIds(treeId, ids)).flatMap((row) => {
        const identifiers = (more.get(row.id) ?? []).reduce(
          (all, one) => withIdentifiers(all, one.identifiers),
          row.identifiers,
        )
        return identifiers === row.identifiers ? [] : [withThese(row, identifiers, now)]
      })
      await records.updateMany(fresh)
      append(changed, fresh)
    }
    return changed
  }
  return [
    ...(await addTo("source", sources)).map((row) => fact("source", "update", row)),
    ...(await addTo("relationship", relationships)).map((row) => fact("relationship", "update", row)),
    ...(await addTo("name", names)).map((row) => fact("name", "update", row)),
    ...(await addTo("event", events)).map((row) => fact("event", "update", row)),
    ...(await addTo("citation", citations)).map((row) => fact("citation", "update", row)),
  ]
}
