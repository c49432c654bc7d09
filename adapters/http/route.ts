import * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../../core/domain/errors.ts"
import type { OnProgress } from "../../core/domain/gedcom/import/progress.ts"
import type { App } from "../../core/index.ts"
import type { Access } from "./access.ts"
import { acceptFault, isPreferred } from "./accept.ts"
import { readIfMatch } from "./conditional.ts"
import type { Host, HttpContext } from "./host.ts"
import type { Input } from "./input.ts"
import { type ParamsOf, pathParams } from "./path.ts"
import { PREFIX } from "./prefix.ts"
import { problemOf, type Refusal } from "./problems.ts"
import { type LastLine, LINES_TYPE, progressLines } from "./progress-lines.ts"
import type { Answer, Reply } from "./reply.ts"
import { countTry, type LimitedTries } from "./tries.ts"
import type { ExpectedVersions } from "../../core/domain/expected-versions.ts"

export type Method = "get" | "post" | "patch" | "delete"

/** What a handler is given: who calls, and everything decoded. */
export type Call<Caller, Params, I> = Caller & {
  readonly params: Params
  readonly input: I
  /** The version that the caller has seen, when they say so with `If-Match`. */
  readonly ifMatch: ExpectedVersions
  readonly requestId: string
  readonly userAgent: string | null
  /** To be told how far long work has come. */
  readonly progress: OnProgress
  /** The caller asks for the other form of the answer, where the reply has one. */
  readonly wantsOther: boolean
}

/** One operation of the API, stated once: routing, decoding, encoding, OpenAPI and the typed client all read it. */
export interface Operation<Path extends string, Caller, I, A> {
  readonly method: Method
  /** Under the prefix; a placeholder such as `{tree_id}` is an id, and `params.treeId` in the handler. */
  readonly path: Path
  readonly summary: string
  readonly access: Access<Caller>
  readonly takes: Input<I>
  readonly reply: Reply<A>
  /** Whether `If-Match` is honoured. */
  readonly versioned?: boolean
  /** Set where tries are limited. */
  readonly tries?: LimitedTries<Call<Caller, ParamsOf<Path>, I>, A>
  /** Refusals beyond those that follow from the rest. */
  readonly errors?: readonly DomainError["_tag"][]
  readonly handle: (app: App) => (call: Call<Caller, ParamsOf<Path>, I>) => Promise<E.Either<Refusal, A>>
}

/** Answers one request, or says why not. */
export type Answerer = (ctx: HttpContext) => Promise<E.Either<Refusal, Answer>>

/** An operation as the router and OpenAPI see it, its types settled. */
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
}

/** One entry of the route table. */
export const route = <Path extends string, Caller, I, A>(
  operationId: string,
  operation: Operation<Path, Caller, I, A>,
): Route => {
  const { method, path, summary, access, takes, reply, versioned = false, tries, errors = [], handle } = operation
  const template = pathParams(path)
  const answerer = (host: Host): Answerer => {
    const use = handle(host.app)
    return async (ctx) => {
      const tooMany = tries === undefined ? null : await countTry(host.limits, operationId, "address", ctx.ip)
      if (tooMany !== null) return E.left(tooMany)
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
      const input = await takes.read(ctx, host)
      if (E.isLeft(input)) return input
      const discard = async (): Promise<void> => takes.discard?.(input.right)
      let isUnderWay = false
      try {
        const call = {
          ...caller.right,
          params: params.right,
          input: input.right,
          ifMatch: versioned ? readIfMatch(ctx.req.headers["if-match"]) : null,
          requestId: ctx.state.requestId,
          userAgent: ctx.req.headers["user-agent"] ?? null,
          progress: () => {},
          wantsOther,
        }
        const answer = (value: A) => E.right(reply.answer(value, ctx.path.slice(PREFIX.length)))
        const account = tries?.account(call) ?? null
        const beyond = account === null ? null : await countTry(host.limits, operationId, "account", account)
        if (beyond !== null) return tries?.inSilence === undefined ? E.left(beyond) : answer(tries.inSilence)
        if (inLines && reply.report !== undefined) {
          isUnderWay = true
          const lines = await progressLines(
            (progress) => use({ ...call, progress }).finally(discard),
            lastLine(ctx, host, reply.report),
          )
          return E.isLeft(lines)
            ? lines
            : E.right({ status: 200, content: { kind: "chunks", mediaType: LINES_TYPE, chunks: lines.right } })
        }
        const outcome = await use(call)
        return E.isLeft(outcome) ? outcome : answer(outcome.right)
      } finally {
        if (!isUnderWay) await discard()
      }
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
  }
}

const bareType = (mediaType: string): string => mediaType.replace(/;.*/, "")

const lastLine = <A>({ state }: HttpContext, { log }: Host, report: (value: A) => string): LastLine<A> => ({
  report,
  problem: (refusal) => JSON.stringify(problemOf(refusal, state.requestId)),
  failed: (error) =>
    log.error({ requestId: state.requestId, failure: error instanceof Error ? error.stack : String(error) }),
})
