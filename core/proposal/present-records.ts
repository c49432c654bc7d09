import type { ProposedEntity } from "../domain/proposal/operation.ts"
import type { Named } from "../domain/proposal/references.ts"
import { refOf } from "../domain/proposal/references.ts"

/** Ids by the kind of their records. References to records that do not exist yet are left out. */
export const idsByKind = (
  named: readonly Pick<Named, "entity" | "id">[],
): Readonly<Record<ProposedEntity, readonly string[]>> => {
  const ids: Record<ProposedEntity, string[]> = {
    person: [],
    name: [],
    event: [],
    relationship: [],
    source: [],
    citation: [],
    association: [],
  }
  for (const { entity, id } of named) if (refOf(id) === null) ids[entity].push(id)
  return ids
}
