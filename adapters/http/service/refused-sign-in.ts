/** Why a sign-in with a password is refused, by the status of the answer. An input that is no sign-in is not here. */
const reasons: ReadonlyMap<number, string> = new Map([
  [401, "wrong_credentials"],
  [403, "not_allowed"],
  [429, "too_many_tries"],
  [503, "unavailable"],
])

const signIns: ReadonlySet<string> = new Set(["login", "startSignIn", "finishSignIn"])

/**
 * Why the answer of this operation refuses a sign-in; null if it is no sign-in, or is not refused. A sign-in at a provider that
 * is refused is redirected to an address with the `error`.
 */
export const refusedSignIn = (
  operation: string | undefined,
  { status, location }: { readonly status: number; readonly location: string | null },
): string | null => {
  if (operation === undefined || !signIns.has(operation)) return null
  const error = /^\/sign-in\?error=([a-z_]+)$/.exec(location ?? "")?.[1]
  return error ?? reasons.get(status) ?? null
}
