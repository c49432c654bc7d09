import { knownDeviceOf } from "../../edit/account/known-device.ts"
import type { Reads } from "../../ports/reads.ts"
import type { Tokens } from "../../ports/platform/tokens.ts"

export interface FindKnownDevice {
  /** The normalised address. */
  readonly email: string
  /** The device token of the request, if any. */
  readonly device: string | null
}

/**
 * The id of the device if it has signed in to the account with this address before, so that its tries are counted
 * separately from those of strangers; otherwise null.
 */
export const findKnownDevice =
  ({ reads, tokens }: { readonly reads: Reads; readonly tokens: Tokens }) =>
  async ({ email, device }: FindKnownDevice): Promise<string | null> => {
    const user = device === null ? null : await reads.users.byEmail(email)
    return user === null ? null : knownDeviceOf(tokens, user, device)
  }
