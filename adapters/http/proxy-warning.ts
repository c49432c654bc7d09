import type { Next } from "koa"
import type { Host, HttpContext } from "./host.ts"

const WARNING =
  "A request came with X-Forwarded-For, but TRUST_PROXY is 0: limits count all clients of a proxy as one. " +
  "Set TRUST_PROXY to the number of proxies before the service."

/** Warns once in the log when requests come by a proxy of which the settings say nothing. */
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
