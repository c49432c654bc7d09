import * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../../domain/errors.ts"
import { type MailLimitPorts, mayMail } from "../../edit/mail-limit.ts"
import type { UnitOfWork } from "../../ports/unit-of-work.ts"

/**
 * Anyone asks for a reset link for an address; an address that got one within five minutes gets no second one. Only the job looks up whether
 * the address has an account: neither the answer nor its time can tell.
 */
export const requestPasswordReset =
  (ports: MailLimitPorts & { readonly uow: UnitOfWork }) =>
  async ({ email }: { readonly email: string }): Promise<E.Either<DomainError, null>> => {
    if (!(await mayMail(ports, "reset_password", email))) return E.right(null)
    return ports.uow.run(async ({ jobs }) => {
      await jobs.enqueue({ kind: "send_password_reset_mail", email })
      return E.right(null)
    })
  }
