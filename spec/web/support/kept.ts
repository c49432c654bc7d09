import { expect } from "chai"
import { eventually } from "../../support/eventually.ts"
import type { Visit } from "./visit.ts"

/** Waits until the worker of the app keeps its files. */
export const isReady = ({ page }: Visit) =>
  page.evaluate("navigator.serviceWorker.ready.then(({ active }) => active.scriptURL)").then(String)

/** Loses the connection, for the page and for its worker. */
export const goOffline = async ({ page }: Visit): Promise<void> => {
  await page.setOfflineMode(true)
  const worker = await page.browserContext().waitForTarget((target) => target.type() === "service_worker")
  const session = await worker.createCDPSession()
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", {
    offline: true,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
}

/** The names of the caches with answers. */
export const keptFor = async ({ page }: Visit): Promise<readonly string[]> => {
  const names: unknown = await page.evaluate("caches.keys()")
  return Array.isArray(names) ? names.map(String).filter((name) => !name.startsWith("app ")) : []
}

/** The answers that are kept, and their addresses. Without those files that every reader of the app gets. */
export const keptText = ({ page }: Visit): Promise<string> =>
  page
    .evaluate(`(async () => {
      const kept = []
      for (const name of (await caches.keys()).filter((one) => !one.startsWith("app "))) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) kept.push(request.url, await (await cache.match(request)).text())
      }
      return kept.join("\\n")
    })()`)
    .then(String)

/** Waits until these words are in what is kept. */
export const hasKept = (visit: Visit, words: string) =>
  eventually(async () => expect(await keptText(visit)).to.include(words))
