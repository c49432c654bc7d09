import * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../../core/domain/errors.ts"
import type { OnProgress } from "../../core/domain/gedcom/import/progress.ts"
import type { App } from "../../core/index.ts"
import { memoize } from "../../core/lib/memoize.ts"
import type { HeavyPlace, HeavyTask } from "../../core/ports/heavy-work.ts"
import type { Access } from "./access.ts"
import { acceptFault, isPreferred } from "./accept.ts"
import { countedAddress } from "./client-address.ts"
import { readIfMatch } from "./conditional.ts"
import { cookieOf } from "./cookies.ts"
import type { Heavy, HeavyCall, HeavyHead, Wanted } from "./heavy-call.ts"
import type { Host, HttpContext } from "./host.ts"
import type { Input } from "./input.ts"
import { leaving } from "./leaving.ts"
import { type ParamsOf, pathParams } from "./path.ts"
import { PREFIX } from "./prefix.ts"
import { problemOf, type Refusal } from "./problems.ts"
import { type LastLine, LINES_TYPE, progressLines } from "./progress-lines.ts"
import { type Answer, JSON_TYPE, type Reply } from "./reply.ts"
import { countFailure, countTry, type LimitedTries } from "./tries.ts"
import type { ExpectedVersions } from "../../core/domain/expected-versions.ts"

export type Method = "get" | "post" | "patch" | "delete"

/**
 * A decoded request with its caller. It can be sent to another thread, except for the methods of an uploaded file.
 */
type Asked<Caller, Params, I> = Caller & {
  readonly params: Params
  readonly input: I
  /** The versions that the caller accepts, from `If-Match`. */
  readonly ifMatch: ExpectedVersions
  readonly requestId: string
  readonly userAgent: string | null
  /** The device token of the request. */
  readonly device: string | null
  /** Whether the caller requests the alternative media type of the reply. */
  readonly wantsOther: boolean
}

/** The argument of a handler. */
export type Call<Caller, Params, I> = Asked<Caller, Params, I> & {
  /** Called with the progress of long work. */
  readonly progress: OnProgress
}

/** One operation of the API. Routing, decoding, encoding, OpenAPI and the typed client are all derived from it. */
export interface Operation<Path extends string, Caller, I, A> {
  readonly method: Method
  /** Under the prefix. A placeholder such as `{tree_id}` is an id, and `params.treeId` in the handler. */
  readonly path: Path
  readonly summary: string
  readonly access: Access<Caller>
  readonly takes: Input<I>
  readonly reply: Reply<A>
  /** Whether `If-Match` is supported. */
  readonly versioned?: boolean
  /** Set for an operation that computes for long. It runs in another thread. */
  readonly heavy?: Heavy<Caller, ParamsOf<Path>, I>
  /** Set if a caller may be refused before the body is received. */
  readonly permit?: (
    app: App,
  ) => (call: Caller & { readonly params: ParamsOf<Path> }) => Promise<E.Either<Refusal, unknown>>
  /** Set if tries are limited. */
  readonly tries?: LimitedTries<Call<Caller, ParamsOf<Path>, I>>
  /** Refusals in addition to those that follow from the other settings. */
  readonly errors?: readonly DomainError["_tag"][]
  readonly handle: (app: App) => (call: Call<Caller, ParamsOf<Path>, I>) => Promise<E.Either<Refusal, A>>
}

/** Answers one request, or refuses it. */
export type Answerer = (ctx: HttpContext) => Promise<E.Either<Refusal, Answer>>

/** An operation for the router and OpenAPI, without its type parameters. */
export interface Route {
  readonly operationId: string
  readonly method: Method
  readonly path: string
  readonly summary: string
  readonly access: Access<unknown>["name"]
  readonly params: readonly string[]
  readonly takes: Pick<Input<unknown>, "query" | "body">
  readonly reply: Omit<Reply<never>, "answer" | "report"> & { readonly report?: unknown }
  readonly versioned: boolean
  readonly errors: readonly DomainError["_tag"][]
  readonly answerer: (host: Host) => Answerer
  readonly performer: Performer
}

/** Runs an operation for a call that came from another thread. */
export interface Performer {
  /** `asked` is a copy of what the answerer of the same route sent. */
  perform(
    app: App,
    asked: unknown,
    wanted: Wanted & { readonly progress: OnProgress },
  ): Promise<E.Either<Refusal, Answer>>
}

/** One entry of the route table. */
export const route = <Path extends string, Caller, I, A>(
  operationId: string,
  operation: Operation<Path, Caller, I, A>,
): Route => {
  const {
    method,
    path,
    summary,
    access,
    takes,
    reply,
    versioned = false,
    heavy,
    permit,
    tries,
    errors = [],
    handle,
  } = operation
  const template = pathParams(path)
  // Once per app, because a handler may prepare something, such as the description of the API.
  const handlerOf = memoize(MOST_APPS, handle)
  const perform = async (
    app: App,
    call: Call<Caller, ParamsOf<Path>, I>,
    { at, inLines }: Wanted,
  ): Promise<E.Either<Refusal, Answer>> => {
    const outcome = await handlerOf(app)(call)
    if (E.isLeft(outcome)) return outcome
    return E.right(
      inLines && reply.report !== undefined
        ? reportAnswer(reply.report, outcome.right)
        : reply.answer(outcome.right, at),
    )
  }
  const performer = {
    perform: (
      app: App,
      asked: Asked<Caller, ParamsOf<Path>, I>,
      { progress, ...wanted }: Wanted & { readonly progress: OnProgress },
    ) => perform(app, { ...asked, input: takes.revive?.(asked.input) ?? asked.input, progress }, wanted),
  }
  const answerer =
    (host: Host): Answerer =>
    async (ctx) => {
      if (tries !== undefined) {
        const tooMany = await countTry(host.limits, `${operationId} address ${countedAddress(ctx.ip)}`)
        if (tooMany !== null) return E.left(tooMany)
      }
      const caller = await access.identify(ctx, host)
      if (E.isLeft(caller)) return caller
      const params = template.read(ctx.params)
      if (E.isLeft(params)) return params
      const inLines = reply.report !== undefined && isPreferred(ctx.req.headers.accept, LINES_TYPE, "application/json")
      if (reply.otherType !== undefined) ctx.vary("Accept")
      const wantsOther =
        reply.otherType !== undefined &&
        reply.mediaType !== null &&
        isPreferred(ctx.req.headers.accept, reply.otherType, bareType(reply.mediaType))
      const unacceptable =
        reply.shape === "bytes" || inLines || wantsOther ? null : acceptFault(ctx.req.headers.accept, reply.mediaType)
      if (unacceptable !== null) return E.left(unacceptable)
      const permitted = await permit?.(host.app)({ ...caller.right, params: params.right })
      if (permitted !== undefined && E.isLeft(permitted)) return permitted
      const place = heavy === undefined ? null : host.heavy.reserve(heavy.account(caller.right), heavy.lane)
      if (heavy !== undefined && place === null) return E.left(queueIsFull)
      let clear = async (): Promise<void> => place?.leave()
      let isUnderWay = false
      try {
        const input = await takes.read(ctx, host)
        if (E.isLeft(input)) return input
        clear = async () => {
          place?.leave()
          await takes.discard?.(input.right)
        }
        const asked = {
          ...caller.right,
          params: params.right,
          input: input.right,
          ifMatch: versioned ? readIfMatch(ctx.req.headers["if-match"]) : null,
          requestId: ctx.state.requestId,
          userAgent: ctx.req.headers["user-agent"] ?? null,
          device: cookieOf(ctx.req.headers.cookie, "device"),
          wantsOther,
        }
        const wanted = { at: ctx.path.slice(PREFIX.length), inLines }
        const work = (progress: OnProgress): Promise<E.Either<Refusal, Answer>> =>
          place === null || heavy === undefined
            ? perform(host.app, { ...asked, progress }, wanted)
            : performElsewhere(place, {
                call: { operationId, wanted, call: asked },
                size: heavy.size?.(input.right) ?? 0,
                completesFrom: heavy.completesFrom,
                sequence: heavy.sequence?.(params.right) ?? null,
                left: leaving(ctx),
                progress,
              })
        if (!inLines) {
          const account = (await tries?.account({ ...asked, progress: () => {} }, host.app)) ?? null
          const use = () => work(() => {})
          return await (account === null ? use() : countFailure(host.limits, `${operationId} account ${account}`, use))
        }
        isUnderWay = true
        const lines = await progressLines((progress) => work(progress).finally(clear), lastLine(ctx, host))
        return E.isLeft(lines)
          ? lines
          : E.right({ status: 200, content: { kind: "chunks", mediaType: LINES_TYPE, chunks: lines.right } })
      } finally {
        if (!isUnderWay) await clear()
      }
    }
  return {
    operationId,
    method,
    path,
    summary,
    access: access.name,
    params: template.names,
    takes,
    reply,
    versioned,
    errors,
    answerer,
    performer,
  }
}

/** More than a process has at once, even in specs. */
const MOST_APPS = 4

const bareType = (mediaType: string): string => mediaType.replace(/;.*/, "")

const queueIsFull: Refusal = { _tag: "StoreBusy", retryAfterSeconds: 30 }

const reportAnswer = <A>(report: (value: A) => string, value: A): Answer => ({
  status: 200,
  content: { kind: "text", mediaType: JSON_TYPE, write: () => report(value) },
})

const performElsewhere = async (
  place: HeavyPlace<HeavyCall, HeavyHead>,
  task: HeavyTask<HeavyCall>,
): Promise<E.Either<Refusal, Answer>> => {
  const { head, chunks } = await place.run(task)
  if (E.isLeft(head)) return head
  const { mediaType, ...rest } = head.right
  return E.right({
    ...rest,
    content: mediaType === null || chunks === null ? { kind: "none" } : { kind: "chunks", mediaType, chunks },
  })
}

const lastLine = ({ state, req }: HttpContext, { log }: Host): LastLine => ({
  problem: (refusal) => JSON.stringify(problemOf(refusal, state.requestId)),
  failed: (error) => {
    if (req.socket.destroyed) return
    log.error({ requestId: state.requestId, failure: error instanceof Error ? error.stack : String(error) })
  },
})
