import * as t from "io-ts"
import { nullable, oneOf, type Wire, wire } from "../../../../core/codec/wire.ts"
import type { Finding, FixOperation } from "../../../../core/domain/checks/check.ts"
import { checkRules, checkSeverities } from "../../../../core/domain/checks/check-table.ts"
import { EventId, PersonId, RelationshipId } from "../../../../core/domain/ids.ts"
import { jsonObject } from "../../../../core/domain/proposal/operation.ts"

export const fixOperation: Wire<FixOperation> = wire("FixOperation", {
  op: oneOf(["update"]),
  entity: oneOf(["person", "name", "relationship"]),
  id: t.string,
  data: jsonObject,
})

/** What a rule finds in a tree. */
export const findingReply: Wire<Finding> = wire("Finding", {
  rule: oneOf(checkRules),
  severity: oneOf(checkSeverities),
  personIds: t.readonlyArray(PersonId),
  eventIds: t.readonlyArray(EventId),
  relationshipIds: t.readonlyArray(RelationshipId),
  detail: t.string,
  fix: nullable(t.readonlyArray(fixOperation)),
})
