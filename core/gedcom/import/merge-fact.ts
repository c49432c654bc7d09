import type { AuditFact } from "../../domain/audit.ts"
import type { MergedPerson } from "../../domain/gedcom/map/rows.ts"
import { toJson } from "../../codec/wire.ts"
import { fact, recordJson } from "../../edit/fact.ts"

/** The audit fact for merging a record into a person of the tree. */
export const mergeFact = ({ before, after, names, events }: MergedPerson): AuditFact => ({
  ...fact("person", "merge", before, after),
  before: recordJson(before),
  after: toJson({ ...after, names: names.map(recordJson), events: events.map(recordJson) }),
})
