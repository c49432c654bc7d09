import type { Next } from "koa"
import type { Host, HttpContext } from "./host.ts"

const WARNING =
  "A request came with X-Forwarded-For, but TRUST_PROXY is 0: limits count all clients of a proxy as one. " +
  "Set TRUST_PROXY to the number of proxies before the service."

/** Logs one warning when requests come through a proxy that the settings do not mention. */
export const proxyWarning = ({ trustProxy, log }: Pick<Host, "trustProxy" | "log">) => {
  let isSaid = trustProxy > 0
  return (ctx: HttpContext, next: Next): Promise<void> => {
    if (!isSaid && ctx.req.headers["x-forwarded-for"] !== undefined) {
      isSaid = true
      log.warn(WARNING)
    }
    return next()
  }
}
