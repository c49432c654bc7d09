import type { HttpContext } from "./host.ts"

/** Scheme, host and port of an address, without a default port; null if the address is invalid. */
const originOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).origin : null)

/**
 * Whether a request comes from the service's own pages. A browser adds the cookie to requests of any site, but
 * states reliably where each request comes from: in `Origin`, or in `Sec-Fetch-Site` if it sends no origin. The
 * origin of the service is that of `PUBLIC_URL` or, without it, the scheme, host and port of the request.
 */
export const isOwnOrigin = (ctx: HttpContext, publicUrl: string | null): boolean => {
  const origin = ctx.get("Origin")
  if (origin === "") return ctx.get("Sec-Fetch-Site") === "same-origin"
  return origin === originOf(publicUrl ?? `${ctx.protocol}://${ctx.host}`)
}
