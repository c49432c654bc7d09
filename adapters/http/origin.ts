import type { HttpContext } from "./host.ts"

/** Scheme, host and port of an address, the port left out where it is the usual one; null where the address is none. */
const originOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).origin : null)

/**
 * Whether a request comes from the service's own pages. A browser adds the cookie to requests that any site makes, but it
 * says truly where each comes from: in `Origin`, and in `Sec-Fetch-Site` where it sends no origin. The service's own origin
 * is that of `PUBLIC_URL`, or without it the scheme, host and port of the request.
 */
export const isOwnOrigin = (ctx: HttpContext, publicUrl: string | null): boolean => {
  const origin = ctx.get("Origin")
  if (origin === "") return ctx.get("Sec-Fetch-Site") === "same-origin"
  return origin === originOf(publicUrl ?? `${ctx.protocol}://${ctx.host}`)
}
