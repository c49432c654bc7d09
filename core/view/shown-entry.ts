import { hasRole } from "../domain/access.ts"
import type { EntityType } from "../domain/audit/action.ts"
import type { Json } from "../codec/wire.ts"
import type { Role } from "../domain/tree.ts"

interface EntryStates {
  readonly entityType: EntityType
  readonly before: Json
  readonly after: Json
}

/** The entry as a member with this role sees it. The address of a webhook may contain a secret: only owners see it. */
export const shownEntry = <T extends EntryStates>(entry: T, role: Role | null): T =>
  entry.entityType !== "webhook" || hasRole(role, "owner")
    ? entry
    : { ...entry, before: withoutUrl(entry.before), after: withoutUrl(entry.after) }

const withoutUrl = (state: Json): Json => {
  if (state === null || typeof state !== "object" || !("url" in state)) return state
  const { url: _url, ...rest } = state
  return rest
}
