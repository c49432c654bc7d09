import * as E from "fp-ts/lib/Either.js"
import type { Actor } from "../../use-case/command.ts"
import type { DomainError } from "../../domain/errors.ts"
import type { MailLimitPorts } from "../../edit/account/mail-limit.ts"
import { mayMail } from "../../edit/account/mail-limit.ts"
import type { Reads } from "../../ports/reads.ts"
import type { UnitOfWork } from "../../ports/unit-of-work.ts"

type Ports = MailLimitPorts & { readonly reads: Reads; readonly uow: UnitOfWork }

/**
 * Mails a user a new verification link. Nothing is mailed if the address is verified, or got a link within the last
 * five minutes.
 */
export const requestEmailVerification =
  (ports: Ports) =>
  async ({ userId }: Actor): Promise<E.Either<DomainError, null>> => {
    const user = await ports.reads.users.byId(userId)
    if (user === null) return E.left({ _tag: "Unauthenticated" })
    if (user.emailVerifiedAt !== null || !(await mayMail(ports, "verify_email", user.email))) return E.right(null)
    return ports.uow.run(async ({ jobs }) => {
      await jobs.enqueue({ kind: "send_verification_mail", userId })
      return E.right(null)
    })
  }
