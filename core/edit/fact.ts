import type { AuditFact } from "../domain/audit/audit.ts"
import { actionOf } from "../domain/audit/action.ts"
import type { Edited, Noun } from "./edited-record.ts"

/** The action of a command on one record of a tree. Throws if the list of actions lacks it. */
export const fact = (noun: Noun, verb: string, { id, treeId }: Pick<Edited[Noun], "id" | "treeId">): AuditFact => ({
  action: actionOf(noun, verb),
  entityType: noun,
  entityId: id,
  treeId,
})
