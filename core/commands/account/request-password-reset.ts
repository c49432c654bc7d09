import * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../../domain/errors.ts"
import type { UnitOfWork } from "../../ports/unit-of-work.ts"

/**
 * Anyone asks for a reset link for an address. Whether it has an account is looked up by the job alone: neither the answer nor its
 * time can tell.
 */
export const requestPasswordReset =
  ({ uow }: { readonly uow: UnitOfWork }) =>
  ({ email }: { readonly email: string }): Promise<E.Either<DomainError, null>> =>
    uow.run(async ({ jobs }) => {
      await jobs.enqueue({ kind: "send_password_reset_mail", email })
      return E.right(null)
    })
