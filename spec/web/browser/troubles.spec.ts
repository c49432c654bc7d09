import { expect } from "chai"
import type { HTTPRequest } from "puppeteer-core"
import { inTheApp } from "../support/stage.ts"
import type { Visit } from "../support/visit.ts"

interface Trouble {
  readonly pattern: RegExp
  readonly status: number
  /** How many calls are refused; all until `end` if absent. */
  readonly times?: number
}

/** Refuses calls of the API before they leave the browser. */
const refusing = async ({ page }: Visit, { pattern, status, times = 1_000 }: Trouble) => {
  let isOver = false
  let count = 0
  await page.setRequestInterception(true)
  page.on("request", (request: HTTPRequest) => {
    if (!pattern.test(request.url()) || count >= times || isOver) return void request.continue()
    count += 1
    const body = JSON.stringify({ type: "x", title: "x", status, code: "x", detail: "x", request_id: "abc-123" })
    void request.respond({ status, contentType: "application/problem+json", headers: { "Retry-After": "1" }, body })
  })
  return { count: () => count, end: () => (isOver = true) }
}

inTheApp("Trouble", (stage) => {
  it("that passes is waited for: after 503 the app asks again, and says so", async () => {
    const { tree } = stage().family
    const opened = await stage().reader()
    const { count } = await refusing(opened, { pattern: /\/trees\/[^/]+$/, status: 503, times: 2 })
    await opened.page.goto(`${stage().host.url}/t/${tree}`)
    await opened.sees("The service does not answer. Trying again…")
    await opened.sees("Emma Alder")
    expect(count()).to.equal(2)
  })

  it("that stays is explained in a sentence, with another try", async () => {
    const { tree } = stage().family
    const opened = await stage().reader()
    const { end } = await refusing(opened, { pattern: /\/trees\/[^/]+$/, status: 500 })
    await opened.page.goto(`${stage().host.url}/t/${tree}`)
    await opened.sees("abc-123")
    end()
    await opened.press("Try again")
    await opened.sees("Emma Alder")
  })

  it("of too many tries is said as it is", async () => {
    const opened = await stage().visitor()
    await refusing(opened, { pattern: /auth\/login$/, status: 429, times: 1 })
    await opened.page.goto(`${stage().host.url}/sign-in`)
    await opened.fill("E-mail", "ann@example.org")
    await opened.fill("Password", "a quiet walk by the sea")
    await opened.press("Sign in")
    await opened.sees("Too many tries. Please wait a minute, then try again.")
  })

  it("of an ended session leads to the sign-in, and back to the same screen", async () => {
    const { tree } = stage().family
    const { token, email, user } = await stage().host.user()
    const path = { tree_id: tree }
    await stage().owner.api.POST("/trees/{tree_id}/members", { params: { path }, body: { email, role: "viewer" } })
    const opened = await stage().visitor({ token })
    await opened.open(`/t/${tree}/settings`)
    await opened.sees(user.email)
    await stage().host.client(token).POST("/auth/logout")
    await opened.press("Leave this tree")
    await opened.page.click("dialog .is-dangerous")
    await opened.sees("You are signed out. Sign in again to go on.")
    await opened.page.waitForSelector("[name=password]")
    await opened.fill("E-mail", email)
    await opened.fill("Password", "long enough for a spec")
    await opened.page.keyboard.press("Enter")
    await opened.page.waitForFunction(`location.pathname === "/t/${tree}/settings"`)
    await opened.sees(user.email)
  })
})
