import type { Reads } from "../../../core/ports/reads.ts"
import { inTurns, type Sql } from "../sql.ts"
import { accountReads } from "./accounts.ts"
import { answerReads } from "./answers.ts"
import { chartReads } from "./charts/charts.ts"
import { changeReads } from "./changes/changes.ts"
import { snapshotOf } from "./whole-tree/export.ts"
import { cleanupReads } from "./whole-tree/cleanup.ts"
import { eventReads } from "./events.ts"
import { feedReads } from "./changes/feed.ts"
import { mediaReads } from "./media.ts"
import { placeReads } from "./places.ts"
import { overviewReads } from "./overview/overview.ts"
import { nameReads } from "./names.ts"
import { personReads } from "./persons.ts"
import { proposalReads } from "./contributions/proposals.ts"
import { relationshipReads } from "./relationships.ts"
import { commentReads } from "./contributions/comments.ts"
import { associationReads } from "./associations.ts"
import { citationReads, sourceReads } from "./sources.ts"
import { type KeyedRows, keyedRows } from "./keyed/keyed-rows.ts"
import { questionReads } from "./contributions/questions.ts"
import { linkReads } from "../stores/sharing/links.ts"
import { invitationReads } from "../stores/sharing/invitations.ts"
import { uploadReads } from "../stores/uploads.ts"
import { treeReads } from "./trees.ts"
import { webhookReads } from "./webhooks.ts"

/** More persons than this are read in turns, so that other requests do not wait for their rows. */
const FEW_PERSONS = 100

/**
 * The reads of queries, on any connection of the pool or on that of one transaction. Reads that may take long use
 * `long`: searches, lineages and the previews of the cleanup tools, and numbers about a whole tree. Rows by key are
 * read with `ofKeys`, and large parts of the records of one person with `bulk`.
 */
export const readsOf = (sql: Sql, long: Sql = sql, ofKeys: KeyedRows = keyedRows(sql), bulk: Sql = sql): Reads => {
  const { lineage: _, ...relationships } = relationshipReads(sql)
  const longBulk = inTurns(long)
  const { lineage } = relationshipReads(longBulk)
  const [{ byIds: fewByIds, ...persons }, { byIds: manyByIds }] = [personReads(sql), personReads(bulk)]
  return {
    ...accountReads(sql),
    trees: { ...treeReads(sql), directory: treeReads(long).directory },
    names: nameReads(bulk),
    persons: {
      ...persons,
      byIds: (treeId, ids, names, deleted) =>
        (ids.length > FEW_PERSONS ? manyByIds : fewByIds)(treeId, ids, names, deleted),
      search: personReads(long).search,
      lineage,
    },
    invitations: invitationReads(sql),
    links: linkReads(sql),
    questions: questionReads(sql),
    events: eventReads(sql, ofKeys, bulk),
    places: placeReads(sql),
    relationships,
    sources: sourceReads(sql),
    citations: citationReads(sql, ofKeys, bulk),
    associations: associationReads(sql, ofKeys, bulk),
    kept: { inTree: (treeId) => snapshotOf(bulk, treeId) },
    wholeTrees: { inTree: (treeId) => snapshotOf(bulk, treeId) },
    comments: commentReads(sql),
    media: mediaReads(sql, ofKeys, bulk),
    proposals: proposalReads(sql),
    cleanup: cleanupReads(long),
    answers: answerReads(sql),
    uploads: uploadReads(sql),
    changes: changeReads(sql),
    charts: { ...chartReads(long, ofKeys, bulk), around: chartReads(longBulk, ofKeys, bulk).around },
    feed: feedReads(sql),
    overview: overviewReads(long),
    webhooks: webhookReads(sql),
  }
}
