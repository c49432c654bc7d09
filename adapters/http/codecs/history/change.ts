import * as t from "io-ts"
import { actions, entityTypes } from "../../../../core/domain/audit/action.ts"
import type { ChangeEntryRead, ChangeRead, SubjectRead } from "../../../../core/domain/change/change-read.ts"
import { ChangeId, ProposalId, TreeId } from "../../../../core/domain/ids.ts"
import { count } from "../../../../core/codec/count.ts"
import { instant, nullable, oneOf, type Wire, wire } from "../../../../core/codec/wire.ts"
import { anyJson } from "../common.ts"
import { auditActor, viaReply } from "../tree.ts"

/** The record that a change is mainly about. */
export const subjectReply: Wire<SubjectRead> = wire("ChangeSubject", {
  type: oneOf(entityTypes),
  id: t.string,
  name: nullable(t.string),
})

/** A change: one command. */
export const changeReply: Wire<ChangeRead> = wire("Change", {
  id: ChangeId,
  seq: nullable(count),
  treeId: nullable(TreeId),
  at: instant,
  actor: nullable(auditActor),
  via: viaReply,
  action: oneOf(actions),
  summary: t.string,
  subject: nullable(subjectReply),
  reason: nullable(t.string),
  undoes: nullable(ChangeId),
  undoneBy: nullable(ChangeId),
  proposalId: nullable(ProposalId),
  entryCount: count,
})

/** What a change did to one record. */
export const changeEntryReply: Wire<ChangeEntryRead> = wire("ChangeEntry", {
  entityType: oneOf(entityTypes),
  entityId: t.string,
  before: anyJson,
  after: anyJson,
})
