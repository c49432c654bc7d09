import type * as E from "fp-ts/lib/Either.js"
import type { ExpectedVersions } from "../../../core/domain/expected-versions.ts"
import type { Actor, App, Reader, Repeatable } from "../../../core/index.ts"
import type { Refusal } from "../problems.ts"

type Outcome<A> = Promise<E.Either<Refusal, A>>

/** A request for a use case that takes the parameters of the path and the input as one object. */
interface Asked<Params, I> {
  readonly params: Params
  readonly input: I
}

/** A request for a command. */
interface AskedByActor<Params, I, A> extends Asked<Params, I> {
  readonly actor: Actor
  readonly repeatable: Repeatable<A> | undefined
}

/** A handler that only passes a request on to a query, for the reader of the request. */
export const asReader =
  <Params, I, A>(query: (app: App) => (reader: Reader, given: NoInfer<Params & I>) => Outcome<A>) =>
  (app: App) =>
  ({ reader, params, input }: Asked<Params, I> & { readonly reader: Reader }): Outcome<A> =>
    query(app)(reader, { ...params, ...input })

/** A handler that only passes a request on to a command, for the actor of the request. */
export const asActor =
  <Params, I, A>(
    command: (app: App) => (actor: Actor, given: NoInfer<Params & I>, repeatable?: Repeatable<A>) => Outcome<A>,
  ) =>
  (app: App) =>
  ({ actor, params, input, repeatable }: AskedByActor<Params, I, A>): Outcome<A> =>
    command(app)(actor, { ...params, ...input }, repeatable)

/** As `asActor`, for a command that changes a record only if it has one of the versions of `If-Match`. */
export const asActorIfMatch =
  <Params, I, A>(command: (app: App) => (actor: Actor, given: NoInfer<Params & I & IfMatch>) => Outcome<A>) =>
  (app: App) =>
  ({ actor, params, input, ifMatch }: Asked<Params, I> & IfMatch & { readonly actor: Actor }): Outcome<A> =>
    command(app)(actor, { ...params, ...input, ifMatch })

interface IfMatch {
  readonly ifMatch: ExpectedVersions
}
