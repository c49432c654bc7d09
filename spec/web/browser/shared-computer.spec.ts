import { expect } from "chai"
import type { Page } from "puppeteer-core"
import { eventually } from "../../support/eventually.ts"
import { at, dataOf } from "../../support/tree-scene.ts"
import { goOffline, isReady, keptFor } from "../support/kept.ts"
import { inTheApp, type WebStage } from "../support/stage.ts"
import type { Visit } from "../support/visit.ts"

/** A second window of the same browser at this address, once it shows a person. */
const secondWindow = async ({ page }: Visit, address: string): Promise<Page> => {
  const other = await page.browserContext().newPage()
  other.setDefaultTimeout(page.getDefaultTimeout())
  await other.goto(address)
  await becomes(other, `document.body.innerText.includes("Emma")`)
  return other
}

/** Waits until this holds in a window, which need not be in front: those behind draw no frames. */
const becomes = (page: Page, condition: string) => page.waitForFunction(condition, { polling: 50 })

const hasNothingPrivate = (page: Page) =>
  becomes(page, `document.documentElement.hidden || !document.body.innerText.includes("Emma")`)

const statusOf = (page: Page) => page.evaluate("fetch('/api/v1/users/me').then(({ status }) => status)")

inTheApp("A computer that several people share", (stage) => {
  const signedIn = async ({ host, owner }: WebStage) => {
    // A session of its own, because the cases end it.
    const { data } = await host.client().POST("/auth/login", {
      body: { email: owner.email, password: "long enough for a spec" },
    })
    return data?.token ?? expect.fail("no session")
  }

  const reading = async (): Promise<{ readonly opened: Visit; readonly address: string }> => {
    const { tree, ids } = stage().family
    // Visitors would see the dead in a public tree.
    const path = { tree_id: tree }
    await dataOf(stage().owner.api.PATCH("/trees/{tree_id}", { ...at(path), body: { visibility: "private" } }))
    const opened = await stage().visitor({ token: await signedIn(stage()) })
    await opened.open("/account")
    return { opened, address: `${stage().host.url}/t/${tree}/p/${ids["child"]}/page` }
  }

  it("shows nothing private in any window after a sign-out in one", async () => {
    const { opened, address } = await reading()
    const other = await secondWindow(opened, address)
    await opened.page.bringToFront()
    await opened.press("Sign out")
    await hasNothingPrivate(other)
    await opened.sees("Your family, around you in a second")
    await becomes(other, `document.readyState === "complete" && !document.documentElement.hidden`)
    expect(await other.evaluate("document.body.innerText")).to.not.include("Emma")
  })

  it("hides a page from before when somebody comes back to it, or to its window", async () => {
    const { opened, address } = await reading()
    const other = await secondWindow(opened, address)
    // The session ends where no window hears of it.
    await opened.page.evaluate(`fetch("/api/v1/auth/logout", { method: "POST" })`)
    expect(await other.evaluate("document.body.innerText")).to.include("Emma")
    await other.evaluate(`dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))`)
    await hasNothingPrivate(other)
    await opened.open("/")
    expect(await statusOf(opened.page)).to.equal(401)
  })

  it("asks who reads when a window is looked at again", async () => {
    const { opened, address } = await reading()
    const other = await secondWindow(opened, address)
    await opened.page.evaluate(`fetch("/api/v1/auth/logout", { method: "POST" })`)
    await other.evaluate(`document.dispatchEvent(new Event("visibilitychange"))`)
    await other.bringToFront()
    await hasNothingPrivate(other)
  })

  it("shows nothing of it after Back from another site", async () => {
    const { opened, address } = await reading()
    const { page } = opened
    await page.goto(address)
    await becomes(page, `document.body.innerText.includes("Emma")`)
    await page.goto("about:blank")
    const window = await page.browserContext().newPage()
    await window.goto(`${stage().host.url}/account`)
    await window.evaluate(`fetch("/api/v1/auth/logout", { method: "POST" })`)
    await page.bringToFront()
    await page.goBack()
    await hasNothingPrivate(page)
    await becomes(page, `document.readyState === "complete" && document.querySelector("main") !== null`)
    expect(await page.evaluate("document.body.innerText")).to.not.include("Emma")
  })

  it("stays as it is for the reader whose session goes on", async () => {
    const { opened, address } = await reading()
    const other = await secondWindow(opened, address)
    await other.evaluate(
      `globalThis.isSame = true; dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))`,
    )
    await becomes(other, `!document.documentElement.hidden`)
    expect(await other.evaluate("globalThis.isSame === true && document.body.innerText.includes('Emma')")).to.equal(
      true,
    )
  })

  it("keeps a sign-out without a connection, and carries it out before anything else", async () => {
    const { opened, address } = await reading()
    const { page } = opened
    await isReady(opened)
    await goOffline(opened)
    await opened.press("Sign out")
    await opened.sees("The session ends as soon as the service answers.")
    expect(await keptFor(opened)).to.deep.equal([])
    await page.goto(address)
    await opened.sees("The service cannot be reached.")
    const asked = opened.calls.length
    await page.setOfflineMode(false)
    const window = await page.browserContext().newPage()
    window.setDefaultTimeout(page.getDefaultTimeout())
    const calls: string[] = []
    window.on("request", (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith("/api/v1")) calls.push(`${request.method()} ${pathname.slice("/api/v1".length)}`)
    })
    await window.goto(address)
    await eventually(async () => expect(await statusOf(window)).to.equal(401))
    const first = [...opened.calls.slice(asked), ...calls].find((call) => call.startsWith("POST"))
    expect(first).to.equal("POST /auth/logout")
    expect(await window.evaluate("document.body.innerText")).to.not.include("Emma")
    // The service knows it before its answer arrives.
    await window.waitForFunction(`localStorage.getItem("sign-out") === null`)
  })
})
