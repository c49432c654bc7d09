import * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../../core/domain/errors.ts"
import type { Transaction, UnitOfWork } from "../../core/ports/unit-of-work.ts"
import { sessionsIn, usersIn } from "./stores/accounts.ts"
import { deletionsIn } from "./stores/deletions.ts"
import { eventsIn, namesIn, personsIn } from "./stores/people.ts"
import { placesIn } from "./stores/places.ts"
import { insertInto, recordsOf } from "./stores/records.ts"
import { relationshipsIn } from "./stores/relationships.ts"
import { membershipsIn, treesIn } from "./stores/trees.ts"
import { startWriting, type Write } from "./stores/writing.ts"
import type { Tables } from "./tables.ts"

const transactionOn = (tables: Tables, write: Write): Transaction => ({
  users: usersIn(tables, write),
  sessions: sessionsIn(tables, write),
  trees: treesIn(tables, write),
  memberships: membershipsIn(tables, write),
  persons: personsIn(tables, write),
  names: namesIn(tables, write),
  events: eventsIn(tables, write),
  places: placesIn(tables, write),
  relationships: relationshipsIn(tables, write),
  sources: recordsOf(tables.sources, write),
  citations: recordsOf(tables.citations, write),
  deletions: deletionsIn(tables, write),
  keptRecords: {
    nextPosition: async (treeId) => tables.keptRecords.rows("current", "treeId", treeId).reduce((next, { position }) => Math.max(next, position + 1), 0),
    insert: (records) => insertInto(tables.keptRecords, write, records),
  },
  auditLog: { insert: (entries) => insertInto(tables.auditEntries, write, entries) },
})

/** Runs one transaction: what it wrote is committed for a Right and undone for all else. */
const attempt = async <A>(
  tables: Tables,
  work: (transaction: Transaction) => Promise<E.Either<DomainError, A>>,
): Promise<E.Either<DomainError, A>> => {
  const { write, refusal, end } = startWriting()
  let keeps = false
  try {
    const outcome = await work(transactionOn(tables, write))
    if (E.isLeft(outcome)) return outcome
    if (refusal() !== null) throw refusal()
    keeps = true
    return outcome
  } finally {
    end()
    for (const table of Object.values(tables)) {
      if (keeps) table.commit()
      else table.rollback()
    }
  }
}

/** Transactions in memory, strictly one after the other in the order in which they were asked for. */
export const memoryUnitOfWork = (tables: Tables): UnitOfWork => {
  let last: Promise<unknown> = Promise.resolve()
  return {
    run: (work) => {
      const outcome = last.then(() => attempt(tables, work))
      last = outcome.catch(() => null)
      return outcome
    },
  }
}
