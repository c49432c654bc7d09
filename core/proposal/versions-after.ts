import type { TouchedRows } from "../domain/change/touched-rows.ts"
import { vitalTypes } from "../domain/living/vital-event.ts"
import { proposedEntities } from "../domain/proposal/operation.ts"
import type { SeenVersions, Versions } from "../domain/proposal/seen-versions.ts"

/**
 * The versions after an operation of the proposal has run. What it changed is no surprise for the operations that are
 * left, so its versions move on, if nothing else had changed before.
 */
export const versionsAfter = (seen: SeenVersions, touched: TouchedRows): SeenVersions => {
  const records: Record<string, number> = { ...seen.records }
  for (const kind of proposedEntities) for (const row of touched[kind]) moveOn(records, row)
  const vitals: Record<string, Versions> = { ...seen.vitals }
  for (const row of touched.event) {
    const { personId, type } = row.after ?? row.before ?? { personId: null, type: null }
    if (personId === null || !vitalTypes.includes(type) || !Object.hasOwn(seen.records, personId)) continue
    const events = { ...vitals[personId] }
    if (row.before === null) events[row.after?.id ?? ""] = row.after?.version ?? 0
    moveOn(events, row)
    vitals[personId] = events
  }
  return { records, vitals }
}

interface Versioned {
  readonly id: string
  readonly version: number
  readonly deletedAt: Date | null
}

/** Sets the new version of a row, if its version before is the one that was seen. */
const moveOn = (
  versions: Record<string, number>,
  { before, after }: { readonly before: Versioned | null; readonly after: Versioned | null },
): void => {
  const id = before?.id
  if (id === undefined || versions[id] !== before?.version) return
  if (after === null || after.deletedAt !== null) delete versions[id]
  else versions[id] = after.version
}
