import type { User } from "./user.ts"

/**
 * A device that signed in to an account keeps a token: a random id, and the service's signature of it for this account. The store keeps
 * nothing. The key of the signature is the hash of the password, so a new password makes every token of the account worthless;
 * so does the verification of its address.
 */
export interface DeviceToken {
  readonly id: string
  readonly signature: string
}

/** A token as a cookie holds it. */
export const formatDeviceToken = ({ id, signature }: DeviceToken): string => `${id}.${signature}`

/** The parts of a token; null where the text is none. */
export const parseDeviceToken = (text: string): DeviceToken | null => {
  const [, id, signature] = /^([\w-]{43})\.([\w-]{43})$/.exec(text) ?? []
  return id === undefined || signature === undefined ? null : { id, signature }
}

/** The text whose signature makes a device known to this account. */
export const deviceClaim = ({ id, emailVerifiedAt }: Pick<User, "id" | "emailVerifiedAt">, deviceId: string): string =>
  `device ${deviceId} ${id} ${emailVerifiedAt?.getTime() ?? "unverified"}`
