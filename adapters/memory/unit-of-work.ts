import * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../../core/domain/errors.ts"
import type { TreeId } from "../../core/domain/ids.ts"
import type { Job } from "../../core/domain/job.ts"
import type { Reads } from "../../core/ports/reads.ts"
import type { Transaction, RehearsedUnitOfWork } from "../../core/ports/unit-of-work.ts"
import type { MemoryQueue } from "./queue.ts"
import { snapshotOf } from "./reads/export.ts"
import { answersIn } from "./stores/answers.ts"
import { apiTokensIn, emailTokensIn, identitiesIn, sessionsIn, usersIn } from "./stores/accounts.ts"
import { changesIn } from "./stores/changes.ts"
import { historyIn } from "./stores/history.ts"
import { deletionsIn } from "./stores/deletions.ts"
import { eventsIn, namesIn, personsIn } from "./stores/people.ts"
import { placesIn } from "./stores/places.ts"
import { proposalsIn } from "./stores/proposals.ts"
import { purgesIn } from "./stores/purges.ts"
import { insertInto, treeRecordsOf } from "./stores/records.ts"
import { relationshipsIn } from "./stores/relationships.ts"
import { invitationsIn } from "./stores/invitations.ts"
import { questionsIn } from "./stores/questions.ts"
import { linksIn } from "./stores/links.ts"
import { mediaLinksIn } from "./stores/media-links.ts"
import { membershipsIn, treesIn } from "./stores/trees.ts"
import type { MemoryStoredBytes } from "./stored-bytes.ts"
import { uploadsIn } from "./stores/uploads.ts"
import { webhooksIn } from "./stores/webhooks.ts"
import { startWriting, type Write } from "./stores/writing.ts"
import type { Tables } from "./tables.ts"
import type { MemoryTreeSignals } from "./tree-signals.ts"

const transactionOn = ({ tables, reads, bytes }: MemoryUnits, write: Write, enqueued: Job[]): Transaction => ({
  users: usersIn(tables, write),
  sessions: sessionsIn(tables, write),
  apiTokens: apiTokensIn(tables, write),
  identities: identitiesIn(tables, write),
  emailTokens: emailTokensIn(tables, write),
  invitations: invitationsIn(tables, write),
  links: linksIn(tables, write),
  questions: questionsIn(tables, write),
  trees: treesIn(tables, write),
  memberships: membershipsIn(tables, write),
  persons: personsIn(tables, write),
  names: namesIn(tables, write),
  events: eventsIn(tables, write),
  places: placesIn(tables, write),
  relationships: relationshipsIn(tables, write),
  sources: treeRecordsOf(tables.sources, write),
  citations: treeRecordsOf(tables.citations, write),
  associations: treeRecordsOf(tables.associations, write),
  comments: treeRecordsOf(tables.comments, write),
  media: treeRecordsOf(tables.media, write),
  mediaLinks: mediaLinksIn(tables, write),
  proposals: proposalsIn(tables, write),
  webhooks: webhooksIn(tables, write),
  deletions: deletionsIn(tables, write),
  purges: purgesIn(tables, write),
  keptRecords: {
    // Transactions in memory run one after another.
    lock: async () => {},
    nextPosition: async (treeId) =>
      tables.keptRecords
        .rows("current", "treeId", treeId)
        .reduce((next, { position }) => Math.max(next, position + 1), 0),
    nextTree: async (after) =>
      Array.from(tables.keptRecords.copy("current").values(), ({ treeId }) => treeId)
        .filter((treeId) => after === null || treeId > after)
        .toSorted()[0] ?? null,
    taken: async (treeId, xrefs) => {
      const known = new Set(tables.keptRecords.rows("current", "treeId", treeId).map(({ xref }) => xref))
      return xrefs.filter((xref) => known.has(xref))
    },
    insert: (records) => insertInto(tables.keptRecords, write, records),
    withdraw: async (_treeId, importId, isWithdrawn) =>
      write(() => {
        for (const row of tables.keptImports.rows("current", "changeId", importId))
          tables.keptImports.update({ ...row, isWithdrawn })
      }),
    update: async (records) => write(() => records.forEach((record) => tables.keptRecords.update(record))),
  },
  contents: (treeId) => snapshotOf(tables, "current", treeId),
  reading: () => reads,
  blobStore: {
    find: async () => {
      const state = tables.blobStore.get("current", "only")
      if (state === null) throw new Error("The row of blob_store is missing.")
      return state
    },
    update: async (state) => write(() => tables.blobStore.update(state)),
  },
  storedBytes: async (ownerId) => bytes.ofAccount("current", ownerId),
  answers: answersIn(tables, write),
  uploads: uploadsIn(tables, write),
  changes: changesIn(tables, write),
  history: historyIn(tables),
  jobs: { enqueue: async (job) => write(() => void enqueued.push(structuredClone(job))) },
})

type Work<A> = (transaction: Transaction) => Promise<E.Either<DomainError, A>>

/** The trees of which the running transaction has recorded changes. */
const changedTrees = ({ treeRevisions }: Tables): readonly TreeId[] =>
  treeRevisions.touched().flatMap(({ after }) => after?.treeId ?? [])

/**
 * Runs one transaction. A Right commits the changes and hands over the jobs, unless this is a rehearsal; anything else
 * undoes all changes.
 */
const attempt = async <A>(
  units: MemoryUnits,
  work: Work<A>,
  isRehearsal: boolean,
): Promise<E.Either<DomainError, A>> => {
  const { tables, queue, signals, bytes } = units
  const { write, refusal, end } = startWriting()
  const enqueued: Job[] = []
  let keeps = false
  try {
    const outcome = await work(transactionOn(units, write, enqueued))
    if (E.isLeft(outcome)) return outcome
    if (refusal() !== null) throw refusal()
    keeps = !isRehearsal
    return outcome
  } finally {
    end()
    const changed = keeps ? changedTrees(tables) : []
    if (keeps) bytes.commit()
    for (const table of Object.values(tables)) {
      if (keeps) table.commit()
      else table.rollback()
    }
    if (keeps) queue.add(enqueued)
    signals.changed(changed)
  }
}

export interface MemoryUnits {
  readonly tables: Tables
  readonly queue: MemoryQueue
  readonly reads: Reads
  readonly bytes: MemoryStoredBytes
  readonly signals: MemoryTreeSignals
}

/** Transactions in memory. They run strictly one after another, in the order of the calls. */
export const memoryUnitOfWork = (units: MemoryUnits): RehearsedUnitOfWork => {
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <A>(work: Work<A>, isRehearsal: boolean): Promise<E.Either<DomainError, A>> => {
    const outcome = last.then(() => attempt(units, work, isRehearsal))
    last = outcome.catch(() => null)
    return outcome
  }
  return { run: (work) => inTurn(work, false), rehearse: (work) => inTurn(work, true) }
}
