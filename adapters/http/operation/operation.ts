import type * as E from "fp-ts/lib/Either.js"
import type { Language } from "../../../core/languages/language.ts"
import type { DomainError } from "../../../core/domain/errors.ts"
import type { ExpectedVersions } from "../../../core/domain/expected-versions.ts"
import type { OnProgress } from "../../../core/domain/gedcom/report/progress.ts"
import type { Role } from "../../../core/domain/tree.ts"
import type { App, Repeatable } from "../../../core/index.ts"
import type { Access } from "./access.ts"
import type { Heavy } from "./heavy.ts"
import type { Input } from "../request/input.ts"
import type { ParamsOf } from "../request/path.ts"
import type { Refusal } from "../problems.ts"
import type { Reply } from "../answer/reply.ts"
import type { LimitedTries } from "../host/tries.ts"

/**
 * What the entity tag of a read in a tree is made of. `content` is for short lists that change without a change of the
 * tree.
 */
export type TreeTag = "revision" | "revision and accounts" | "revision and day" | "content"

export type Method = "get" | "post" | "patch" | "delete"

/**
 * A decoded request with its caller. It can be sent to another thread, except for the methods of an uploaded file.
 */
export type DecodedCall<Caller, Params, I> = Caller & {
  readonly params: Params
  readonly input: I
  /** The versions that the caller accepts, from `If-Match`. */
  readonly ifMatch: ExpectedVersions
  readonly requestId: string
  readonly userAgent: string | null
  /** The language that `Accept-Language` wants; null if the service ships none that it names. */
  readonly language: Language | null
  /** The device token of the request. */
  readonly device: string | null
  /** Whether the caller requests the alternative media type of the reply. */
  readonly wantsOther: boolean
}

/** A call with the listener for its progress. */
export type Call<Caller, Params, I> = DecodedCall<Caller, Params, I> & {
  /** Called with the progress of long work. */
  readonly progress: OnProgress
}

/** The argument of a handler. */
export type HandlerCall<Caller, Params, I, A> = Call<Caller, Params, I> & {
  /** Set if the client may repeat the request. The command stores the answer. */
  readonly repeatable: Repeatable<A> | undefined
}

/** Refuses a caller before the body is received. */
export type Permit<Caller, Params> = (
  app: App,
) => (call: Caller & { readonly params: Params }) => Promise<E.Either<Refusal, unknown>>

/** One operation of the API. Routing, decoding, encoding, OpenAPI and the typed client are all derived from it. */
export interface Operation<Path extends string, Caller, I, A> {
  readonly method: Method
  /** Under the prefix. A placeholder such as `{tree_id}` is an id, and `params.treeId` in the handler. */
  readonly path: Path
  readonly summary: string
  /** What the operation does, in a few sentences for clients. */
  readonly description: string
  readonly access: Access<Caller>
  readonly takes: Input<I>
  readonly reply: Reply<A>
  /** Whether `If-Match` is supported. */
  readonly versioned?: boolean
  /**
   * Set for a read in a tree that changes only with the tree, its reader and the year. Its `ETag` is made of the
   * revision of the tree. Answers with names or addresses of accounts, which change without the tree, need
   * `revision and accounts`. Answers that depend on the day need `revision and day`.
   */
  readonly tag?: TreeTag
  /** Set for an operation that computes for long. It runs in another thread. */
  readonly heavy?: Heavy<Caller, ParamsOf<Path>, I>
  /** Set if a caller may be refused before the body is received. */
  readonly permit?: Permit<Caller, ParamsOf<Path>>
  /** Set if tries are limited. */
  readonly tries?: LimitedTries<Call<Caller, ParamsOf<Path>, I>>
  /** For an import: the number of persons that it has added or changed, for the metrics. */
  readonly importedPersons?: (result: A) => number
  /** Refusals in addition to those that follow from the other settings. */
  readonly errors?: readonly DomainError["_tag"][]
  /** For a POST in a tree: the role that it requires, which a repeated request must still have. `editor` if absent. */
  readonly least?: Role
  /** For a POST that creates an account: the account by the input, to which an idempotency key belongs. */
  readonly keyedBy?: (input: I) => string
  readonly handle: (app: App) => (call: HandlerCall<Caller, ParamsOf<Path>, I, A>) => Promise<E.Either<Refusal, A>>
}
