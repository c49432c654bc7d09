import { buildApp, type BuiltApp } from "../../../adapters/web/build.ts"
import { type Site, siteOf } from "../../../adapters/web/site.ts"

let built: Promise<BuiltApp> | null = null

/** The app as it is in the working copy, built once in a run. */
export const builtApp = (): Promise<BuiltApp> => (built ??= buildApp())

/** The site with that app. */
export const builtSite = async (publicUrl: string | null = null): Promise<Site> =>
  siteOf((await builtApp()).files, publicUrl)
