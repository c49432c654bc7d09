/** The cookies of the service: the session, the device of an earlier sign-in, and the link of a holder. Scripts read none. */
type CookieName = "session" | "device" | "link"

const patterns: Readonly<Record<CookieName, RegExp>> = {
  session: /(?:^|;\s*)session=([^;\s]+)/,
  device: /(?:^|;\s*)device=([^;\s]+)/,
  link: /(?:^|;\s*)link=([^;\s]+)/,
}

/** The value of a cookie in a `Cookie` header; null if it is absent. */
export const cookieOf = (header: string | undefined, name: CookieName): string | null =>
  header === undefined ? null : (patterns[name].exec(header)?.[1] ?? null)

const FOUR_HUNDRED_DAYS = 34_560_000

/**
 * A `Set-Cookie` header. The cookie lasts as long as browsers allow; the session behind it has its own expiry,
 * which every use extends.
 */
export const setCookie = (name: CookieName, value: string, publicUrl: string | null): string =>
  `${name}=${value}; Max-Age=${FOUR_HUNDRED_DAYS}; ${attributesUnder(publicUrl)}`

/** The cookie of the holder of a link, which ends when the link does. A further link replaces it. */
export const linkCookie = (token: string, expiresAt: Date, publicUrl: string | null): string =>
  `link=${token}; Expires=${expiresAt.toUTCString()}; ${attributesUnder(publicUrl)}`

/** A `Set-Cookie` header that removes a cookie. */
export const endCookie = (name: CookieName, publicUrl: string | null): string =>
  `${name}=; Max-Age=0; ${attributesUnder(publicUrl)}`

/** The attributes of every cookie of the service: out of reach of scripts, and not sent with requests of other sites. */
export const attributesUnder = (publicUrl: string | null): string =>
  `Path=/; HttpOnly; SameSite=Lax${publicUrl?.startsWith("https:") === true ? "; Secure" : ""}`
