import * as E from "fp-ts/lib/Either.js"
import { attributed, bySystem } from "../../use-case/command.ts"
import { type DomainError, notFound } from "../../domain/errors.ts"
import { deleteAccount } from "../account/delete-account.ts"
import type { AccountPorts } from "../../edit/account/account-ports.ts"

/** The operator closes an account, with the same effects as when its user deletes it. */
export const closeUser =
  (ports: AccountPorts) =>
  ({ email }: { readonly email: string }): Promise<E.Either<DomainError, null>> =>
    attributed(ports)(bySystem, async (transaction, now, changeId) => {
      const user = await transaction.users.byEmail(email)
      if (user === null) return E.left(notFound("account"))
      const actor = { userId: user.id, sessionId: null, requestId: null }
      return deleteAccount({ ...transaction, actor, now, newId: ports.newId, changeId }, { email })
    })
