import { trimEndOf } from "../../../../core/domain/trim.ts"
import type { Host } from "../../host/host.ts"
import type { HttpRequest } from "../request.ts"

/** The address by which clients know the service, without a slash at its end. */
export const serviceAddress = (
  { origin }: Pick<HttpRequest, "origin">,
  { publicUrl }: Pick<Host, "publicUrl">,
): string => trimEndOf(publicUrl ?? origin, "/")

/** Scheme, host and port of an address, without a default port; null if the address is invalid. */
const originOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).origin : null)

/**
 * Whether a request comes from the service's own pages. A browser adds the cookie to requests of any site, but
 * states reliably where each request comes from: in `Origin`, or in `Sec-Fetch-Site` if it sends no origin. The
 * origin of the service is that of `PUBLIC_URL` or, without it, the scheme, host and port of the request. The origins
 * of `CORS_ORIGINS` count as own ones.
 */
export const isOwnOrigin = (
  request: HttpRequest,
  { publicUrl, corsOrigins }: Pick<Host, "publicUrl" | "corsOrigins">,
): boolean => {
  const { origin, "sec-fetch-site": site } = request.headers
  if (origin === undefined || origin === "") return site === "same-origin"
  return origin === originOf(publicUrl ?? request.origin) || corsOrigins.has(origin)
}
