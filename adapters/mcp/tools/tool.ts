import * as E from "fp-ts/lib/Either.js"
import type * as t from "io-ts"
import type { Assistant } from "../../../core/assistant.ts"
import { faults, type Wire } from "../../../core/codec/wire.ts"
import type { Scope } from "../../../core/domain/account/scope.ts"
import { type DomainError, invalidInputs } from "../../../core/domain/errors.ts"

/** A tool that a model can call. */
export interface Tool {
  readonly name: string
  readonly title: string
  /** What it does, for the model. */
  readonly description: string
  /** The scope that the token needs. */
  readonly scope: Scope
  /** The codec of its arguments. It is the codec of an object and has a name. */
  readonly input: t.Mixed
  /** Runs the tool with arguments that have not been checked yet. */
  readonly call: (assistant: Assistant, args: unknown) => Promise<E.Either<DomainError, unknown>>
}

interface Definition<I> extends Omit<Tool, "call" | "input"> {
  readonly input: Wire<I>
  readonly run: (assistant: Assistant, input: I) => Promise<E.Either<DomainError, unknown>>
}

/** A tool that decodes its arguments with its codec. */
export const tool = <I>({ run, ...rest }: Definition<I>): Tool => ({
  ...rest,
  call: async (assistant, args) => {
    const input = rest.input.decode(args)
    return E.isLeft(input) ? E.left(invalidInputs(faults(input.left))) : run(assistant, input.right)
  },
})
