import type { Reads } from "../../../core/ports/reads.ts"
import type { MemoryStoredBytes } from "../stored-bytes.ts"
import type { Tables } from "../tables.ts"
import { answerReads } from "./answers.ts"
import { apiTokenReads, identityReads, instanceReads, sessionReads, userReads } from "./accounts.ts"
import { chartReads } from "./charts.ts"
import { changeReads } from "./changes/changes.ts"
import { cleanupReads } from "./cleanup.ts"
import { snapshotOf } from "./export.ts"
import { eventReads } from "./events.ts"
import { feedReads } from "./changes/feed.ts"
import { commentReads } from "./contributions/comments.ts"
import { associationReads } from "./associations.ts"
import { citationReads, sourceReads } from "./evidence.ts"
import { mediaReads } from "./media.ts"
import { placeReads } from "./places.ts"
import { overviewReads } from "./overview/overview.ts"
import { nameReads } from "./large-record/names.ts"
import { personReads } from "./persons.ts"
import { proposalReads } from "./contributions/proposals.ts"
import { relationshipReads } from "./relationships.ts"
import { invitationReads } from "../stores/invitations.ts"
import { questionReads } from "./contributions/questions.ts"
import { linkReads } from "../stores/links.ts"
import { uploadReads } from "../stores/uploads.ts"
import { treeReads } from "./trees.ts"
import { webhookReads } from "./webhooks.ts"

/** The reads of queries, on committed data. */
export const readsOf = (tables: Tables, bytes: MemoryStoredBytes): Reads => ({
  users: userReads(tables),
  sessions: sessionReads(tables),
  apiTokens: apiTokenReads(tables),
  identities: identityReads(tables),
  trees: treeReads(tables, bytes),
  invitations: invitationReads(tables),
  links: linkReads(tables),
  questions: questionReads(tables),
  persons: personReads(tables),
  names: nameReads(tables),
  events: eventReads(tables),
  places: placeReads(tables),
  relationships: relationshipReads(tables),
  sources: sourceReads(tables),
  citations: citationReads(tables),
  associations: associationReads(tables),
  kept: { inTree: (treeId) => snapshotOf(tables, "committed", treeId) },
  wholeTrees: { inTree: (treeId) => snapshotOf(tables, "committed", treeId) },
  comments: commentReads(tables),
  media: mediaReads(tables),
  proposals: proposalReads(tables),
  instance: instanceReads(tables),
  cleanup: cleanupReads(tables),
  answers: answerReads(tables),
  uploads: uploadReads(tables),
  changes: changeReads(tables),
  charts: chartReads(tables),
  feed: feedReads(tables),
  overview: overviewReads(tables),
  webhooks: webhookReads(tables),
})
