import type { Context } from "../../use-case/command.ts"
import type { AuditFact } from "../../domain/audit/audit.ts"
import { revised } from "../../domain/lifecycle.ts"
import type { EventId } from "../../domain/ids.ts"
import { fact } from "../../edit/fact.ts"

/** Hides events of the tree that an imported file restricts. Returns the facts for the audit log. */
export const hideEvents = async ({ events, now }: Context, ids: readonly EventId[]): Promise<readonly AuditFact[]> => {
  const facts: AuditFact[] = []
  for (const id of new Set(ids)) {
    const before = await events.find(id)
    const after = before === null ? null : revised(before, { privacy: "hidden" }, now)
    if (before === null || after === null || after === before) continue
    await events.update(after)
    facts.push(fact("event", "update", after))
  }
  return facts
}
