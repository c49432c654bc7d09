import type { Reads } from "../../../core/ports/reads.ts"
import type { Sql } from "../sql.ts"
import { accountReads } from "./accounts.ts"
import { cleanupReads } from "./cleanup.ts"
import { eventReads } from "./events.ts"
import { mediaReads } from "./media.ts"
import { personReads } from "./persons.ts"
import { proposalReads } from "./proposals.ts"
import { relationshipReads } from "./relationships.ts"
import { citationReads, sourceReads } from "./sources.ts"
import { treeReads } from "./trees.ts"

/** The reads of queries, on any connection of the pool or on that of one transaction. */
export const readsOf = (sql: Sql): Reads => {
  const { lineage, ...relationships } = relationshipReads(sql)
  return {
    ...accountReads(sql),
    trees: treeReads(sql),
    persons: { ...personReads(sql), lineage },
    events: eventReads(sql),
    relationships,
    sources: sourceReads(sql),
    citations: citationReads(sql),
    media: mediaReads(sql),
    proposals: proposalReads(sql),
    cleanup: cleanupReads(sql),
  }
}
