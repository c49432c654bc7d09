import { knownDeviceOf } from "../../edit/known-device.ts"
import type { Reads } from "../../ports/reads.ts"
import type { Tokens } from "../../ports/tokens.ts"

export interface FindKnownDevice {
  /** In the form in which addresses are compared. */
  readonly email: string
  /** The device token that the request brings, if any. */
  readonly device: string | null
}

/** The id of the device that asks, when it signed in to the account of this address before and may be told from strangers; else null. */
export const findKnownDevice =
  ({ reads, tokens }: { readonly reads: Reads; readonly tokens: Tokens }) =>
  async ({ email, device }: FindKnownDevice): Promise<string | null> => {
    const user = device === null ? null : await reads.users.byEmail(email)
    return user === null ? null : knownDeviceOf(tokens, user, device)
  }
