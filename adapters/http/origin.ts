import type { HttpContext } from "./host.ts"

const hostOf = (address: string | null): string | null =>
  address !== null && URL.canParse(address) ? new URL(address).host : null

/**
 * Whether a request comes from the service's own pages. A browser adds the cookie to a request that any site makes, but
 * it says truly where that comes from: in `Origin`, and in `Sec-Fetch-Site` where it sends no origin.
 */
export const isOwnOrigin = (ctx: HttpContext, publicUrl: string | null): boolean => {
  const origin = ctx.get("Origin")
  if (origin === "") return ctx.get("Sec-Fetch-Site") === "same-origin"
  const host = hostOf(origin)
  return host !== null && (host === ctx.host || host === hostOf(publicUrl))
}
