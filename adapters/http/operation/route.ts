import type * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../../../core/domain/errors.ts"
import type { OnProgress } from "../../../core/domain/gedcom/report/progress.ts"
import type { App } from "../../../core/index.ts"
import type { Access } from "./access.ts"
import { type Answerer, answererOf, isKeyed } from "./answerer.ts"
import type { Wanted } from "../host/heavy-call.ts"
import type { Host } from "../host/host.ts"
import type { Input } from "../request/input.ts"
import type { DecodedCall, Method, Operation } from "./operation.ts"
import { type ParamsOf, pathParams, type PlaceholderName } from "../request/path.ts"
import { runHereOf } from "./run-here.ts"
import type { Refusal } from "../problems.ts"
import type { Repeat } from "../answer/repeat.ts"
import type { Answer, Reply } from "../answer/reply.ts"

/** An operation for the router and OpenAPI, without its type parameters. */
export interface Route {
  readonly operationId: string
  readonly method: Method
  readonly path: string
  readonly summary: string
  readonly description: string
  readonly access: Access<unknown>["name"]
  readonly scope: Access<unknown>["scope"]
  readonly params: readonly PlaceholderName[]
  readonly takes: Pick<Input<unknown>, "query" | "headers" | "body">
  readonly reply: Omit<Reply<never>, "answer" | "report"> & { readonly report?: unknown }
  readonly versioned: boolean
  /** Whether the operation runs in another thread. */
  readonly isHeavy: boolean
  readonly hasLimitedTries: boolean
  /** Whether `Idempotency-Key` is supported. */
  readonly keyed: boolean
  readonly errors: readonly DomainError["_tag"][]
  readonly answerer: (host: Host) => Answerer
  readonly runner: Runner
}

/** Runs an operation for a call that came from another thread. */
export interface Runner {
  /** `call` is a copy of what the answerer of the same route sent. */
  run(
    app: App,
    call: unknown,
    wanted: Wanted & { readonly progress: OnProgress; readonly repeat: Repeat | null },
  ): Promise<E.Either<Refusal, Answer>>
}

/** One entry of the route table. */
export const route = <Path extends string, Caller, I, A>(
  operationId: string,
  operation: Operation<Path, Caller, I, A>,
): Route => {
  const { method, path, summary, description, access, takes, reply, versioned = false, errors = [] } = operation
  const template = pathParams(path)
  const runHere = runHereOf(operation)
  const runner = {
    run: (
      app: App,
      call: DecodedCall<Caller, ParamsOf<Path>, I>,
      { progress, repeat, ...wanted }: Wanted & { readonly progress: OnProgress; readonly repeat: Repeat | null },
    ) => runHere(app, { ...call, input: takes.revive?.(call.input) ?? call.input, progress }, wanted, repeat),
  }
  return {
    operationId,
    method,
    path,
    summary,
    description,
    access: access.name,
    scope: access.scope,
    params: template.names,
    takes,
    reply: operation.tag === undefined ? reply : { ...reply, headers: [...reply.headers, "ETag"] },
    versioned,
    isHeavy: operation.heavy !== undefined,
    hasLimitedTries: operation.tries !== undefined,
    keyed: isKeyed(operation),
    errors,
    answerer: answererOf(operationId, operation, template, runHere),
    runner,
  }
}
