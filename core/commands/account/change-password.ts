import * as E from "fp-ts/lib/Either.js"
import { type Actor, type Command, done, execute } from "../../use-case/command.ts"
import { type DomainError, faulty } from "../../domain/errors.ts"
import { passwordFault } from "../../domain/account/password.ts"
import type { Reads } from "../../ports/reads.ts"
import { type Repeatable, withStoredAnswer } from "../../use-case/repeatable.ts"
import type { AccountPorts } from "../../edit/account/account-ports.ts"

export interface ChangePasswordInput {
  readonly currentPassword: string
  readonly newPassword: string
  /** Whether the API tokens stay; otherwise they are revoked. */
  readonly keepTokens?: boolean | undefined
}

/**
 * A user who knows the current password sets a new one. All other sessions of the user end, and the API tokens too
 * unless they are kept: somebody else who knew the old password may have made one. An account without a password gets
 * one by the link of a reset, which proves the address.
 */
export const changePassword =
  (ports: AccountPorts & { readonly reads: Reads }) =>
  async (
    actor: Actor,
    { currentPassword, newPassword, keepTokens = false }: ChangePasswordInput,
    repeatable?: Repeatable<null>,
  ): Promise<E.Either<DomainError, null>> => {
    if (!ports.identityProviders.password.keepsPasswords) return E.left({ _tag: "NotLocal" })
    const user = await ports.reads.users.byId(actor.userId)
    if (user === null) return E.left({ _tag: "Unauthenticated" })
    if (user.passwordHash === null) return E.left({ _tag: "NoPassword" })
    if (!(await ports.passwords.verify(currentPassword, user.passwordHash))) return E.left({ _tag: "WrongPassword" })
    const fault = passwordFault(newPassword, user.email, "newPassword")
    if (fault !== null) return E.left(faulty(fault))
    const newHash = await ports.passwords.hash(newPassword)
    const replace = execute(ports)(withStoredAnswer(replacePasswordHash, repeatable))
    return replace(actor, { oldHash: user.passwordHash, newHash, keepTokens })
  }

interface NewHash {
  readonly oldHash: string
  readonly newHash: string
  readonly keepTokens: boolean
}

const replacePasswordHash: Command<NewHash, null> = async (
  { users, sessions, apiTokens, actor, now },
  { oldHash, newHash, keepTokens },
) => {
  const user = await users.find(actor.userId)
  if (user === null || user.passwordHash !== oldHash) return E.left({ _tag: "WrongPassword" })
  await users.update({ ...user, passwordHash: newHash, updatedAt: now })
  await sessions.endOfUser(user.id, actor.sessionId)
  if (!keepTokens) await apiTokens.revokeOfUser(user.id)
  return done(null, {
    action: "user.change_password",
    entityType: "user",
    entityId: user.id,
    treeId: null,
  })
}
