import { attributesUnder } from "../request/head/cookies.ts"
import { SIGN_IN_SECONDS } from "../../../core/index.ts"

/**
 * The cookie of a sign-in that waits for the answer of a provider. Under https its name has the prefix `__Host-`, so
 * that no other host of the same domain can plant one.
 */
const nameUnder = (publicUrl: string | null): string =>
  publicUrl?.startsWith("https:") === true ? "__Host-sign_in" : "sign_in"

/** The value of the cookie in a `Cookie` header; null if it is absent. */
export const signInCookieOf = (header: string | undefined, publicUrl: string | null): string | null => {
  const name = `${nameUnder(publicUrl)}=`
  const cookie = (header ?? "").split(/; */).find((part) => part.startsWith(name))
  return cookie === undefined ? null : cookie.slice(name.length)
}

/** A `Set-Cookie` header with the pending sign-in, or one that removes it. */
export const signInCookie = (value: string | "ended", publicUrl: string | null): string => {
  const [text, seconds] = value === "ended" ? ["", 0] : [value, SIGN_IN_SECONDS]
  return `${nameUnder(publicUrl)}=${text}; Max-Age=${seconds}; ${attributesUnder(publicUrl)}`
}
