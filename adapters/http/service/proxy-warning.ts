import type { Host } from "../host/host.ts"
import type { HttpRequest } from "../request/request.ts"

const WARNING =
  "A request came with X-Forwarded-For, but TRUST_PROXY is 0: limits count all clients of a proxy as one. " +
  "Set TRUST_PROXY to the number of proxies before the service."

/** Logs one warning when requests come through a proxy that the settings do not mention. */
export const proxyWarning = ({ trustProxy, log }: Pick<Host, "trustProxy" | "log">) => {
  let isLogged = trustProxy > 0
  return ({ headers }: Pick<HttpRequest, "headers">): void => {
    if (isLogged || headers["x-forwarded-for"] === undefined) return
    isLogged = true
    log.warn(WARNING)
  }
}
