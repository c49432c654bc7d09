import { deviceClaim, formatDeviceToken, parseDeviceToken } from "../../domain/account/device.ts"
import type { User } from "../../domain/account/user.ts"
import type { Tokens } from "../../ports/platform/tokens.ts"

type Account = Pick<User, "id" | "passwordHash" | "emailVerifiedAt">

/** The id of the device with this token if the token was made for this account; otherwise null. */
export const knownDeviceOf = (tokens: Tokens, account: Account, token: string | null): string | null => {
  const parts = token === null ? null : parseDeviceToken(token)
  if (parts === null || account.passwordHash === null) return null
  return tokens.isSigned(account.passwordHash, deviceClaim(account, parts.id), parts.signature) ? parts.id : null
}

/**
 * The token for a device that signs in to this account: the one that it has, or a new one. Null for an account
 * without a password.
 */
export const deviceTokenFor = (tokens: Tokens, account: Account, held: string | null): string | null => {
  if (account.passwordHash === null) return null
  const id = knownDeviceOf(tokens, account, held) ?? tokens.make()
  return formatDeviceToken({ id, signature: tokens.sign(account.passwordHash, deviceClaim(account, id)) })
}
