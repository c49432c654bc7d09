import type { AuditFact } from "../domain/audit.ts"
import type { Citation } from "../domain/citation.ts"
import type { Event } from "../domain/event.ts"
import type { Media } from "../domain/media.ts"
import type { Name } from "../domain/name.ts"
import type { Person } from "../domain/person.ts"
import type { Relationship } from "../domain/relationship.ts"
import type { Source } from "../domain/source.ts"
import { type Json, toJson } from "../wire.ts"

/** The records of a tree that editors write. */
type Edited = Person | Name | Event | Relationship | Source | Citation | Media

/** A record as the audit log keeps it. */
export const recordJson = (record: Edited): Json =>
  toJson("date" in record ? { ...record, date: record.date === null ? null : { ...record.date } } : { ...record })

/** What a command did to one record: `before` is null when it was not there, `after` when it is gone. */
export const fact = (
  noun: "person" | "name" | "event" | "relationship" | "source" | "citation" | "media",
  verb: string,
  ...[before, after]: [before: Edited | null, after: Edited] | [before: Edited, after: null]
): AuditFact => {
  const { id, treeId } = after === null ? before : after
  return {
    action: `${noun}.${verb}`,
    entityType: noun,
    entityId: id,
    treeId,
    before: before === null ? null : recordJson(before),
    after: after === null ? null : recordJson(after),
  }
}
