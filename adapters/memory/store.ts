import type { ExportReads } from "../../core/ports/export-reads.ts"
import type { Reads } from "../../core/ports/reads.ts"
import type { UnitOfWork } from "../../core/ports/unit-of-work.ts"
import { sessionReads, userReads } from "./reads/accounts.ts"
import { eventReads } from "./reads/events.ts"
import { citationReads, sourceReads } from "./reads/evidence.ts"
import { exportReads } from "./reads/export.ts"
import { personReads } from "./reads/persons.ts"
import { relationshipReads } from "./reads/relationships.ts"
import { treeReads } from "./reads/trees.ts"
import { openTables } from "./tables.ts"
import { memoryUnitOfWork } from "./unit-of-work.ts"

export interface MemoryStore {
  readonly uow: UnitOfWork
  readonly reads: Reads
  readonly exportReads: ExportReads
}

/** An empty store that lives as long as whoever holds it: real transactions, the database's own rules, and no disk. */
export const openMemoryStore = (): MemoryStore => {
  const tables = openTables()
  return {
    uow: memoryUnitOfWork(tables),
    reads: {
      users: userReads(tables),
      sessions: sessionReads(tables),
      trees: treeReads(tables),
      persons: personReads(tables),
      events: eventReads(tables),
      relationships: relationshipReads(tables),
      sources: sourceReads(tables),
      citations: citationReads(tables),
    },
    exportReads: exportReads(tables),
  }
}
