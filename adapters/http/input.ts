import * as E from "fp-ts/lib/Either.js"
import type * as t from "io-ts"
import type { Host, HttpContext } from "./host.ts"
import { type Parameter, parameters, type Parameters, type ParametersOf } from "./parameters.ts"
import type { Refusal } from "./problems.ts"

/** What an operation takes beside its path: nothing, a query, a JSON body or a form. How it is read, and what OpenAPI says of it. */
export interface Input<I> {
  readonly query: Parameters<unknown>["named"]
  readonly body: BodyKind | null
  read(ctx: HttpContext, host: Host): E.Either<Refusal, I> | Promise<E.Either<Refusal, I>>
  /** Clears away what the request left behind. */
  discard?(input: I): Promise<void>
  /** The input again after it was copied to another thread, where objects have lost their methods. */
  revive?(copied: I): I
}

export interface BodyKind {
  readonly mediaTypes: readonly string[]
  /** Whether a request may come without one. */
  readonly optional?: true
  readonly content:
    | { readonly kind: "json"; readonly codec: t.Mixed }
    | {
        readonly kind: "form"
        readonly fields: Parameters<unknown>["named"]
        /** Its name among the OpenAPI components, where a record is made of it. */
        readonly name?: string
      }
}

const empty = E.right({})

/** No input; a body that comes all the same is not looked at. */
export const nothing: Input<Readonly<Record<never, never>>> = { query: [], body: null, read: () => empty }

const absent = () => null

/** Parameters in the query string; those that are not known are ignored. */
export const query = <Props extends { readonly [key: string]: Parameter<unknown> }>(
  props: Props,
): Input<ParametersOf<Props>> => {
  const { named, read } = parameters(props)
  return {
    query: named,
    body: null,
    read: ({ querystring }) => {
      if (querystring === "") return read(absent)
      const search = new URLSearchParams(querystring)
      return read((name) => search.get(name))
    },
  }
}
