import type { Logger } from "pino"
import type { Site } from "../../adapters/http/answer/site-files.ts"
import { readSite } from "../../adapters/web/site.ts"
import type { Config } from "../config.ts"

/** The browser app as it was built; null with `WEB=off`, or with a warning if it was never built. */
export const builtSite = async ({ web, publicUrl }: Config, log: Logger): Promise<Site | null> => {
  if (!web) return null
  const site = await readSite(publicUrl)
  if (site === null)
    log.warn("The browser app is not built, so the service has no pages: run make web, or set WEB=off.")
  return site
}
