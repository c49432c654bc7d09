import * as E from "fp-ts/lib/Either.js"
import type * as t from "io-ts"
import type { Host } from "../host/host.ts"
import type { HttpRequest } from "./request.ts"
import { type Parameter, parameters, type Parameters, type ParametersOf } from "./parameters.ts"
import type { Refusal } from "../problems.ts"

/**
 * The input of an operation besides its path: nothing, a query, a JSON body or a form. Defines how it is read and
 * how OpenAPI describes it.
 */
export interface Input<I> {
  readonly query: Parameters<unknown>["named"]
  /** The headers that are read, for OpenAPI. */
  readonly headers?: readonly { readonly name: string; readonly description: string }[]
  readonly body: BodyKind | null
  read(request: HttpRequest, host: Host): E.Either<Refusal, I> | Promise<E.Either<Refusal, I>>
  /** Reads and drops what `read` left of the body, so that the hash of the request is complete. */
  readRest?(input: I): Promise<E.Either<Refusal, unknown>>
  /** Removes temporary data of the request. */
  discard?(input: I): Promise<void>
  /** Restores the input after it was copied to another thread, where objects have lost their methods. */
  revive?(copied: I): I
}

export interface BodyKind {
  readonly mediaTypes: readonly string[]
  /** Whether the body may be absent. */
  readonly optional?: true
  readonly content:
    | { readonly kind: "json"; readonly codec: t.Mixed }
    | {
        readonly kind: "form"
        readonly fields: Parameters<unknown>["named"]
        /** The name of the schema among the OpenAPI components. */
        readonly name?: string
        /** Whether the form must have a file. */
        readonly needsFile: boolean
      }
}

const empty = E.right({})

/** No input. A body is ignored. */
export const nothing: Input<Readonly<Record<never, never>>> = { query: [], body: null, read: () => empty }

const absent = () => null

/** Parameters in the query string. Unknown ones are ignored. */
export const query = <Props extends { readonly [key: string]: Parameter<unknown> }>(
  props: Props,
): Input<ParametersOf<Props>> => {
  const { named, read } = parameters(props)
  return {
    query: named,
    body: null,
    read: ({ search }) => {
      if (search === "") return read(absent)
      const texts = new URLSearchParams(search)
      return read((name) => texts.get(name))
    },
  }
}
