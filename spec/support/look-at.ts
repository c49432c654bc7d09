import type * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../../core/domain/errors.ts"
import type { TreeId } from "../../core/domain/ids.ts"
import { ask, type Query, type Reader } from "../../core/use-case/query.ts"
import { aMembership, aUser, noon } from "./builders.ts"
import { plant, type StoreUnderTest } from "./store.ts"
import { settings } from "./world.ts"

/** Asks a query of a store, at noon. */
export const lookAt = <I, A>(
  { reads }: Pick<StoreUnderTest, "reads">,
  query: Query<I, A>,
  reader: Reader,
  input: I,
): Promise<E.Either<DomainError, A>> => ask({ reads, now: () => noon, settings })(query)(reader, input)

/** A visitor of the public surface. */
export const anyone: Reader = { userId: null, surface: "public" }

/** A new viewer of the tree. */
export const memberOf = async (store: StoreUnderTest, treeId: TreeId): Promise<Reader> => {
  const user = aUser()
  await plant(store, { users: [user], memberships: [aMembership({ treeId, userId: user.id, role: "viewer" })] })
  return { userId: user.id, surface: "member" }
}
