import * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../../domain/errors.ts"
import { eachAtOnce } from "../../lib/each-at-once.ts"
import type { BlobKey, Blobs } from "../../ports/blobs.ts"

/** The number of blobs that are written or removed at once. Small ones mostly wait for their store. */
const AT_ONCE = 4

/**
 * Stores many blobs, each with `keep`. Returns the first refusal and starts no further blob then. After a refusal
 * or a throw some blobs may be in the store.
 */
export const keepEach = async <T>(
  things: Iterable<T>,
  keep: (thing: T) => Promise<E.Either<DomainError, unknown>>,
): Promise<E.Either<DomainError, null>> => {
  let refusal: DomainError | null = null
  await eachAtOnce(AT_ONCE, things, async (thing) => {
    if (refusal !== null) return
    const kept = await keep(thing)
    if (E.isLeft(kept)) refusal ??= kept.left
  })
  return refusal === null ? E.right(null) : E.left(refusal)
}

/** Removes stored blobs. The sweep later removes those that cannot be removed now. */
export const dropEach = ({ blobs }: { readonly blobs: Blobs }, keys: Iterable<BlobKey>): Promise<void> =>
  eachAtOnce(AT_ONCE, keys, (key) => blobs.remove(key).catch(() => undefined))
