import * as E from "fp-ts/lib/Either.js"
import type { Scope } from "../domain/account/scope.ts"
import type { TokenAi } from "../domain/account/token-ai.ts"
import type { DomainError } from "../domain/errors.ts"

/**
 * A use case that refuses assistants, whatever the transport. `scope` is what a program needs for it. Every use case is
 * closed to assistants by default, so a new one shows them nothing.
 */
export const notForAssistants =
  (scope: Scope) =>
  <By extends { readonly assistant?: TokenAi }, Rest extends unknown[], A>(
    useCase: (by: By, ...rest: Rest) => Promise<E.Either<DomainError, A>>,
  ) =>
  async (by: By, ...rest: Rest): Promise<E.Either<DomainError, A>> =>
    by.assistant === undefined
      ? useCase.apply(undefined, [by, ...rest])
      : E.left({ _tag: "ScopeMissing", scope, detail: "The API token of an assistant does not reach this." })
