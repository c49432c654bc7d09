import * as E from "fp-ts/lib/Either.js"
import { accountFull } from "../domain/account/account-full.ts"
import type { DomainError } from "../domain/errors.ts"
import type { TreeId, UserId } from "../domain/ids.ts"
import type { Rate } from "../lib/rate.ts"
import { StorageFull } from "../ports/unavailable.ts"
import type { RehearsedUnitOfWork, Transaction } from "../ports/unit-of-work.ts"
import type { Settings } from "./settings.ts"

/** What every write is held against. */
export interface WriteLimits {
  readonly settings: Pick<Settings, "maxAccountBytes">
  /** Whether the disk of the rows has room beside its reserve. */
  readonly hasRoom: () => Promise<boolean>
  readonly rate: Rate
}

const noRoom: DomainError = {
  _tag: "StorageFull",
  detail: "The disk of the service has reached its reserve. Reading and deleting are possible.",
}

/** An owner's account or the disk became full while the work ran. Its reason is the refusal of the work. */
class LimitReached extends StorageFull {
  override readonly name = "StorageFull"
  readonly refusal: DomainError

  constructor(refusal: DomainError) {
    super("A limit of writes is reached.")
    this.refusal = refusal
  }
}

/**
 * Units of work that only begin while the disk has room and the writer's account is within its rate of bytes. They are
 * refused when the owner of a tree that they concern has no room: before they write, and at their end if they stored
 * more than there was room for. Rehearsals write nothing, so they have no limits.
 */
export const withinLimits = (uow: RehearsedUnitOfWork, limits: WriteLimits): RehearsedUnitOfWork => ({
  rehearse: uow.rehearse,
  run: async (work, account = null) => {
    const { hasRoom, rate } = limits
    if (!(await hasRoom())) return E.left(noRoom)
    const seconds = rate.secondsUntilFree(account)
    if (seconds > 0) return E.left({ _tag: "TooManyBytes", retryAfterSeconds: seconds })
    let written = 0
    try {
      const outcome = await uow.run(async (transaction) => {
        const watch = watched(transaction, limits)
        const result = await work(watch.transaction)
        written = watch.written()
        if (E.isRight(result)) await watch.requireQuota(account)
        return result
      }, account)
      if (E.isRight(outcome)) rate.charge(account, written)
      return outcome
    } catch (error) {
      if (error instanceof LimitReached) return E.left(error.refusal)
      throw error
    }
  },
})

interface Watch {
  readonly transaction: Transaction
  /** The bytes of history that the transaction has written. */
  written(): number
  /** Throws `LimitReached` if the owner of a concerned tree stores more than the settings allow. */
  requireQuota(account: UserId | null): Promise<void>
}

/** The transaction, with stores that ask for room before they insert, and that notice the trees which it concerns. */
const watched = (transaction: Transaction, { settings: { maxAccountBytes: most }, hasRoom }: WriteLimits): Watch => {
  const { trees, changes } = transaction
  const owners = new Set<UserId>()
  const changed = new Set<TreeId>()
  let written = 0

  const noteOwner = async (ownerId: UserId): Promise<void> => {
    if (most === null || owners.has(ownerId)) return
    owners.add(ownerId)
    if ((await transaction.reading().trees.storedBytes(ownerId)) >= most) throw new LimitReached(accountFull(most))
  }

  type Ask = Transaction["trees"]["access"]
  const noticed =
    (ask: Ask): Ask =>
    async (id, userId) => {
      const found = await ask(id, userId)
      if (found !== null && found.role !== null) await noteOwner(found.tree.ownerId)
      return found
    }

  const requireQuota: Watch["requireQuota"] = async (account) => {
    if (most === null || account === null) return
    for (const id of changed) {
      const found = await trees.access(id, account)
      if (found !== null) owners.add(found.tree.ownerId)
    }
    // In order, so that two transactions never wait for each other in a ring.
    for (const ownerId of [...owners].sort())
      if ((await transaction.storedBytes(ownerId)) > most) throw new LimitReached(accountFull(most))
  }

  const insertChanges: Transaction["changes"]["insert"] = async (recorded) => {
    for (const { change } of recorded) if (change.treeId !== null) changed.add(change.treeId)
    const bytes = await changes.insert(recorded)
    written += bytes
    return bytes
  }

  return {
    transaction: {
      ...withRoom(transaction, hasRoom),
      trees: { ...trees, access: noticed(trees.access), lock: noticed(trees.lock) },
      changes: { ...changes, insert: insertChanges },
    },
    written: () => written,
    requireQuota,
  }
}

/** The transaction, with stores that ask for room before each insertion: a long import meets the reserve on its way. */
const withRoom = (transaction: Transaction, hasRoom: () => Promise<boolean>): Transaction => {
  const requireRoom = async (): Promise<void> => {
    if (!(await hasRoom())) throw new LimitReached(noRoom)
  }
  const asking = <T, S extends { insert(rows: readonly T[]): Promise<void> }>(store: S): S => ({
    ...store,
    insert: async (rows: readonly T[]) => {
      await requireRoom()
      await store.insert(rows)
    },
  })
  return {
    ...transaction,
    persons: asking(transaction.persons),
    names: asking(transaction.names),
    events: asking(transaction.events),
    relationships: asking(transaction.relationships),
    sources: asking(transaction.sources),
    citations: asking(transaction.citations),
    associations: asking(transaction.associations),
    comments: asking(transaction.comments),
    media: asking(transaction.media),
    mediaLinks: asking(transaction.mediaLinks),
    keptRecords: asking(transaction.keptRecords),
  }
}
