import * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../../domain/errors.ts"
import { type MailLimitPorts, mayMail } from "../../edit/account/mail-limit.ts"
import type { UnitOfWork } from "../../ports/unit-of-work.ts"
import { passwordRefusal, type SignInWays } from "../../edit/account/sign-in-ways.ts"

/**
 * Mails a reset link to an address, at most one in five minutes. Only the job looks up whether the address has an
 * account, so neither the answer nor its time reveals it.
 */
export const requestPasswordReset =
  (ports: MailLimitPorts & SignInWays & { readonly uow: UnitOfWork }) =>
  async ({ email }: { readonly email: string }): Promise<E.Either<DomainError, null>> => {
    const refusal = passwordRefusal(ports)
    if (refusal !== null) return E.left(refusal)
    if (!(await mayMail(ports, "reset_password", email))) return E.right(null)
    return ports.uow.run(async ({ jobs }) => {
      await jobs.enqueue({ kind: "send_password_reset_mail", email })
      return E.right(null)
    })
  }
