import type { AuditFact } from "../domain/audit.ts"
import { type Json, toJson } from "../codec/wire.ts"
import type { Edited, Noun } from "./edited-record.ts"

type AnyEdited = Edited[Noun]

/** A record in the form of the audit log. */
export const recordJson = (record: AnyEdited): Json =>
  toJson("date" in record ? { ...record, date: record.date === null ? null : { ...record.date } } : { ...record })

/** The change of one record: `before` is null if it did not exist, `after` if it no longer exists. */
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
