import { setTimeout } from "node:timers/promises"
import type { EntityManager } from "@mikro-orm/postgresql"
import * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../../core/domain/errors.ts"
import type { TreeId } from "../../core/domain/ids.ts"
import type { Transaction, RehearsedUnitOfWork } from "../../core/ports/unit-of-work.ts"
import type { CurrentCaller } from "../../core/ports/caller.ts"
import { StoreUnavailable } from "../../core/ports/unavailable.ts"
import { isLostRace } from "./failures.ts"
import type { HeldConnection, Lane } from "./connection/lanes.ts"
import { type Recorder, recorder } from "./recorder.ts"
import { snapshotOf } from "./reads/whole-tree/export.ts"
import { readsOf } from "./reads/reads-of.ts"
import type { OnStatement } from "./sql.ts"
import { apiTokenStore } from "./stores/api-tokens.ts"
import { accountStores } from "./stores/accounts.ts"
import { answers } from "./stores/answers.ts"
import { history } from "./stores/history.ts"
import { changeLog } from "./stores/changes.ts"
import { blobStoreRecord } from "./stores/blob-store.ts"
import { deletions } from "./stores/deletions.ts"
import { factStores } from "./stores/facts.ts"
import { identityStore } from "./stores/identities.ts"
import { invitationStore } from "./stores/sharing/invitations.ts"
import { questionStore } from "./stores/sharing/questions.ts"
import { linkStore } from "./stores/sharing/links.ts"
import { webhookStore } from "./stores/webhooks.ts"
import { jobs } from "./stores/jobs.ts"
import { personStores } from "./stores/persons.ts"
import { proposalStore } from "./stores/proposals.ts"
import { purges } from "./stores/purges.ts"
import { relationshipStore } from "./stores/relationships.ts"
import { type StoredBytes, storedBytes } from "./stores/stored-bytes.ts"
import { treeStores } from "./stores/trees.ts"
import { uploadStore } from "./stores/uploads.ts"
import { type TransactionConnection, transactionConnection } from "./transaction-connection.ts"

const TRIES = 5

export interface UnitOfWorkPorts {
  readonly lane: Lane
  readonly caller: CurrentCaller
  readonly manager: EntityManager
  readonly onStatement: OnStatement
  /** Called with the trees of which changes were committed. */
  readonly changed: (treeIds: Iterable<TreeId>) => void
}

/**
 * Units of work on PostgreSQL: each uses one connection and one READ COMMITTED transaction. Rules across rows take
 * locks.
 */
export const unitOfWork = (ports: UnitOfWorkPorts): RehearsedUnitOfWork => ({
  run: (work) => runUntilDone(ports, work, false),
  rehearse: (work) => runUntilDone(ports, work, true),
})

type Work<A> = (transaction: Transaction) => Promise<E.Either<DomainError, A>>

const runUntilDone = async <A>(
  ports: UnitOfWorkPorts,
  work: Work<A>,
  isRehearsal: boolean,
): Promise<E.Either<DomainError, A>> => {
  for (let tries = 1; ; tries++) {
    try {
      return await runOnce(ports, work, isRehearsal)
    } catch (error) {
      if (tries === TRIES || !isLostRace(error)) throw error
      await setTimeout(Math.random() * 10 * 2 ** tries)
    }
  }
}

const runOnce = async <A>(
  ports: UnitOfWorkPorts,
  work: Work<A>,
  isRehearsal: boolean,
): Promise<E.Either<DomainError, A>> => {
  const { held, connection } = await begun(ports)
  let sound = false
  try {
    const stored = storedBytes(connection)
    const trees = new Set<TreeId>()
    const outcome = await work(storesOn(connection, stored, { recorder: recorder(stored.add), trees }))
    const commits = E.isRight(outcome) && !isRehearsal
    if (commits) await stored.settle()
    await (commits ? connection.commit() : connection.rollback())
    sound = true
    if (commits && trees.size > 0) ports.changed(trees)
    return outcome
  } catch (error) {
    sound = await connection.rollback().then(
      () => true,
      () => false,
    )
    const failure = connection.failure(error)
    // A server that takes no writes any more may still answer a rollback.
    sound &&= !(failure instanceof StoreUnavailable)
    throw failure
  } finally {
    held.release(!sound)
  }
}

/**
 * A connection with an open transaction. A connection that broke while it was idle is noticed only here, and is
 * replaced by another one.
 */
const begun = async ({
  lane,
  caller,
  manager,
  onStatement,
}: UnitOfWorkPorts): Promise<{ readonly held: HeldConnection; readonly connection: TransactionConnection }> => {
  for (let tries = 1; ; tries++) {
    const held = await lane.connect(caller())
    const connection = transactionConnection(held.client, manager, onStatement)
    try {
      await connection.begin()
      return { held, connection }
    } catch (error) {
      held.release(true)
      if (tries === TRIES) throw connection.failure(error)
    }
  }
}

/** The stores of a transaction. The trees that it changes are added to `trees`. */
const storesOn = (
  connection: TransactionConnection,
  stored: StoredBytes,
  { recorder, trees }: { readonly recorder: Recorder; readonly trees: Set<TreeId> },
): Transaction => ({
  ...accountStores(connection, recorder),
  apiTokens: apiTokenStore(connection, recorder),
  identities: identityStore(connection, recorder),
  invitations: invitationStore(connection, recorder),
  links: linkStore(connection, recorder),
  questions: questionStore(connection, recorder),
  ...treeStores(connection, recorder, stored),
  ...personStores(connection, recorder),
  ...factStores(connection, recorder, stored),
  relationships: relationshipStore(connection, recorder),
  proposals: proposalStore(connection, recorder),
  webhooks: webhookStore(connection, recorder),
  deletions: deletions(connection, recorder),
  changes: changeLog(connection, recorder, { stored, trees }),
  history: history(connection),
  purges: purges(connection, recorder, stored),
  jobs: jobs(connection),
  answers: answers(connection),
  uploads: uploadStore(connection),
  contents: (treeId) => snapshotOf(connection, treeId),
  reading: () => readsOf(connection),
  blobStore: blobStoreRecord(connection),
  storedBytes: stored.ofAccount,
})
