import type { AuditFact } from "../domain/audit/audit.ts"
import type { MoreIdentifiers } from "../domain/gedcom/map/rows.ts"
import { withIdentifiers } from "../domain/evidence/identifier.ts"
import { revised } from "../domain/lifecycle.ts"
import { fact } from "./fact.ts"
import type { Context } from "../use-case/command.ts"

/** Adds identifiers of an imported file to sources and partnerships of the tree. Returns the facts for the audit log. */
export const addIdentifiers = async (
  { sources, relationships, now }: Context,
  added: readonly MoreIdentifiers[],
): Promise<readonly AuditFact[]> => {
  const facts: AuditFact[] = []
  for (const { sourceId, relationshipId, identifiers: more } of added) {
    const source = sourceId === null ? null : await sources.find(sourceId)
    const couple = relationshipId === null ? null : await relationships.find(relationshipId)
    const known = source ?? couple
    if (known === null) continue
    const identifiers = withIdentifiers(known.identifiers, more)
    if (identifiers === known.identifiers) continue
    if (source !== null) {
      const after = revised(source, { identifiers }, now)
      await sources.update(after)
      facts.push(fact("source", "update", after))
    } else if (couple !== null) {
      const after = revised(couple, { identifiers }, now)
      await relationships.update(after)
      facts.push(fact("relationship", "update", after))
    }
  }
  return facts
}
