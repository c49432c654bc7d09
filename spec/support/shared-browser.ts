import type { Browser } from "puppeteer-core"

let opened: Promise<Browser> | null = null

/** One Chromium for the whole run. Each case has a context of its own in it. */
export const sharedBrowser = (): Promise<Browser> =>
  (opened ??= import("./browser.ts").then(({ openBrowser }) => openBrowser()))

/** Closes it, if a case opened it. */
export const closeSharedBrowser = async (): Promise<void> => {
  if (opened !== null) await (await opened).close()
}
