import type { User } from "./user.ts"

/**
 * The token of a device that has signed in to an account: a random id and a signature of it for this account. The
 * store keeps nothing. The key of the signature is the hash of the password, so a new password invalidates every
 * token of the account; so does the verification of its address.
 */
export interface DeviceToken {
  readonly id: string
  readonly signature: string
}

/** The cookie value of a token. */
export const formatDeviceToken = ({ id, signature }: DeviceToken): string => `${id}.${signature}`

/** The parts of a token; null if the text is not a token. */
export const parseDeviceToken = (text: string): DeviceToken | null => {
  const [, id, signature] = /^([\w-]{43})\.([\w-]{43})$/.exec(text) ?? []
  return id === undefined || signature === undefined ? null : { id, signature }
}

/** The text that is signed for a device of this account. */
export const deviceClaim = ({ id, emailVerifiedAt }: Pick<User, "id" | "emailVerifiedAt">, deviceId: string): string =>
  `device ${deviceId} ${id} ${emailVerifiedAt?.getTime() ?? "unverified"}`
