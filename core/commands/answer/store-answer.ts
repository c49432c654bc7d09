import * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../../domain/errors.ts"
import type { StoredAnswer } from "../../domain/account/stored-answer.ts"
import type { Now } from "../../ports/platform/clock.ts"
import type { UnitOfWork } from "../../ports/unit-of-work.ts"

/** Stores the answer, as it is now, to a request that has changed nothing, for the same request later. */
export const storeAnswer =
  ({ uow, now }: { readonly uow: UnitOfWork; readonly now: Now }) =>
  (answerAt: (now: Date) => StoredAnswer): Promise<E.Either<DomainError, null>> =>
    uow.run(async ({ answers }) => {
      const at = now()
      const answer = answerAt(at)
      if (!(await answers.reserve(answer.id, at))) return E.left({ _tag: "RequestInProgress" })
      await answers.store(answer)
      return E.right(null)
    })
