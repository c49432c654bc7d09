import * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../domain/errors.ts"
import { eachAtOnce } from "../lib/each-at-once.ts"
import type { BlobKey, Blobs } from "../ports/blobs.ts"

/** So many blobs are written or removed at a time: most of the time of a small one is waiting for its store. */
const AT_ONCE = 4

/** Keeps many blobs, `keep` one of them. The first refusal is answered, and no other is begun with then; a refusal or a throw leaves some of them behind. */
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

/** Takes blobs away again, as many as were kept; what cannot be taken away just then is swept later. */
export const dropEach = ({ blobs }: { readonly blobs: Blobs }, keys: Iterable<BlobKey>): Promise<void> =>
  eachAtOnce(AT_ONCE, keys, (key) => blobs.remove(key).catch(() => undefined))
