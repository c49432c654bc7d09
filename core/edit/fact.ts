import type { AuditFact } from "../domain/audit.ts"
import { type Json, toJson } from "../codec/wire.ts"
import type { Edited, Noun } from "./edited-record.ts"

type AnyEdited = Edited[Noun]

/** A record as the audit log keeps it. */
export const recordJson = (record: AnyEdited): Json =>
  toJson("date" in record ? { ...record, date: record.date === null ? null : { ...record.date } } : { ...record })

/** What a command did to one record: `before` is null when it was not there, `after` when it is gone. */
export const fact = (
  noun: Noun,
  verb: string,
  ...[before, after]: [before: AnyEdited | null, after: AnyEdited] | [before: AnyEdited, after: null]
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
