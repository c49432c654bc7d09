import * as E from "fp-ts/lib/Either.js"
import type { BlobStoreId } from "../../domain/ids.ts"
import type { Blobs } from "../../ports/blobs.ts"
import type { NewId } from "../../ports/platform/clock.ts"
import { StoreUnavailable } from "../../ports/unavailable.ts"
import type { BlobStoreState, UnitOfWork } from "../../ports/unit-of-work.ts"

export interface OwnBlobStorePorts {
  readonly uow: UnitOfWork
  readonly blobs: Pick<Blobs, "identity" | "establish">
  readonly newId: NewId
}

/**
 * Returns a check that throws `StoreUnavailable` unless the store of blobs is the one that belongs to the database. It throws if the folder
 * or bucket is missing, and if it has another identity. A database that knows no store yet adopts the present one, if that has no identity.
 */
export const ownBlobStore = (ports: OwnBlobStorePorts): (() => Promise<void>) => {
  let known: BlobStoreId | null = null
  return async () => {
    known ??= await adoptStore(ports)
    requireSame(await ports.blobs.identity(), known)
  }
}

/**
 * The identity that the database knows. If it knows none, it notes a new one, gives that to the store, and then notes that the store has
 * it, so that the next start completes what a killed process began. Other processes wait meanwhile.
 */
const adoptStore = async ({ uow, blobs, newId }: OwnBlobStorePorts): Promise<BlobStoreId> => {
  const fresh = newId<"BlobStoreId">()
  await changeBlobStoreState(uow, async (state) => (state.id === null ? { ...state, id: fresh } : state))
  const { id } = await changeBlobStoreState(uow, async (state) => {
    if (state.isConfirmed) return state
    requireSame(await blobs.establish(state.id ?? fresh), state.id ?? fresh)
    return { ...state, isConfirmed: true }
  })
  return id ?? fresh
}

/** Changes what the database knows of the store, while no other transaction does, and returns it. */
export const changeBlobStoreState = async (
  uow: UnitOfWork,
  change: (state: BlobStoreState) => Promise<BlobStoreState>,
): Promise<BlobStoreState> => {
  const outcome = await uow.run(async ({ blobStore }) => {
    const before = await blobStore.find()
    const after = await change(before)
    if (after !== before) await blobStore.update(after)
    return E.right(after)
  })
  if (E.isLeft(outcome)) throw new Error("A change of the state of the store of blobs was refused.")
  return outcome.right
}

const requireSame = (found: BlobStoreId | null, expected: BlobStoreId): void => {
  if (found === expected) return
  const has = found === null ? "no identity" : `the identity ${found}`
  throw new StoreUnavailable(
    `The store of media is not the one that this database was used with. It has ${has}, and the database expects ${expected}. ` +
      "Either the folder or bucket is another one, or two processes see different ones.",
  )
}
