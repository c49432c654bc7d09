import { expect } from "chai"
import type { Browser } from "puppeteer-core"
import { itEachNight } from "../support/depth.ts"
import { openAt, openBrowser, type WatchedPage } from "../support/browser.ts"
import { hosts, type TestHost, type TestUser } from "../support/http.ts"

const GET_USER = "#operations-Account-getUser"
const CREATE_PERSON = "#operations-People-createPerson"

for (const kind of hosts.slice(0, 1)) {
  describe(`The viewer of the API description in Chromium, on the ${kind.name} host`, () => {
    let host: TestHost
    let user: TestUser
    let browser: Browser
    before(async () => {
      host = await kind.start()
      user = await host.user()
      browser = await openBrowser()
    })
    after(async () => {
      await browser.close()
      await host.stop()
    })

    const open = async (width: number): Promise<WatchedPage> => {
      const watched = await openAt(browser, `${host.url}/api/v1/docs`, width)
      // The viewer draws the operations near the window only.
      await watched.page.waitForSelector(".opblock")
      return watched
    }
    const expectNoFault = ({ faults }: WatchedPage) => expect(faults).to.deep.equal({ errors: [], requests: [] })
    /** Opens an operation that a search has found. */
    const unfold = async ({ page }: WatchedPage, words: string, operation: string): Promise<void> => {
      // Three clicks choose what an earlier search has left, so that the new words replace it.
      await page.click("#search", { count: 3 })
      await page.type("#search", words)
      await page.waitForFunction(`document.querySelectorAll(".opblock").length < 10`)
      await page.click(`${operation} .opblock-summary-control`)
      await page.waitForSelector(`${operation} .opblock-body .responses-wrapper`)
    }
    /** Sends the request of the open operation. Returns the status and the text of the answer. */
    const tryOut = async ({ page }: WatchedPage, operation: string): Promise<readonly string[]> => {
      await page.click(`${operation} .try-out__btn`)
      await page.click(`${operation} .execute`)
      await page.waitForSelector(`${operation} .live-responses-table tr.response .response-col_status`)
      const texts = [".live-responses-table tr.response .response-col_status", ".live-responses-table .highlight-code"]
      return Promise.all(texts.map((place) => page.$eval(`${operation} ${place}`, (found) => found.textContent ?? "")))
    }
    const isWithinWindow = ({ page }: WatchedPage): Promise<unknown> =>
      page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")

    for (const width of [1280, 420]) {
      const itsRun = width < 1000 ? itEachNight : it
      itsRun(
        `finds an operation and shows its example, and tries another with a token, ${width} pixels wide`,
        async () => {
          const watched = await open(width)
          const { page } = watched
          expect(await isWithinWindow(watched)).to.equal(true)
          await unfold(watched, "create person names", CREATE_PERSON)
          const example = await page.$eval(
            `${CREATE_PERSON} .opblock-section-request-body`,
            (part) => part.textContent ?? "",
          )
          expect(example).to.include("Charles Robert").and.to.include("Shrewsbury")
          const responses = await page.$eval(`${CREATE_PERSON} .responses-wrapper`, (part) => part.textContent ?? "")
          expect(responses).to.include("Charles Robert Darwin").and.to.include("not_found")
          expect(await isWithinWindow(watched)).to.equal(true)
          await page.click(".auth-wrapper .authorize")
          await page.type("#auth-bearer-value", user.token)
          await page.click(".modal-ux .auth-btn-wrapper .authorize")
          await page.click(".modal-ux .btn-done")
          await unfold(watched, "get your account", GET_USER)
          const [status, answer] = await tryOut(watched, GET_USER)
          expect(status).to.match(/^200/)
          expect(answer).to.include(user.email)
          expectNoFault(watched)
          await page.close()
        },
      )
    }

    it("shows every operation to a reader who scrolls", async () => {
      const watched = await open(1280)
      const { page } = watched
      const { paths } = JSON.parse(await (await fetch(`${host.url}/api/v1/openapi.json`)).text())
      const documented = Object.values<Record<string, { operationId?: string }>>(paths)
        .flatMap((path) => Object.values(path))
        .flatMap(({ operationId }) => operationId ?? [])
      const seen = new Set<string>()
      for (let isAtEnd = false; !isAtEnd; ) {
        for (const id of await page.$$eval(".opblock", (found) => found.map(({ id }) => id)))
          seen.add(id.split("-").at(-1) ?? "")
        isAtEnd = Boolean(
          await page.evaluate(`(() => {
            scrollBy(0, innerHeight / 2)
            return document.querySelector("#viewer .models").getBoundingClientRect().top < innerHeight / 2
          })()`),
        )
        await page.evaluate("new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))")
      }
      expect([...seen].sort()).to.deep.equal(documented.sort())
      expectNoFault(watched)
      await page.close()
    })

    it("opens the operation that an address names, wherever it is", async () => {
      const address = `${host.url}/api/v1/docs#/${CREATE_PERSON.slice("#operations-".length).replace("-", "/")}`
      const watched = await openAt(browser, address, 1280)
      await watched.page.waitForSelector(`${CREATE_PERSON} .opblock-body`)
      expectNoFault(watched)
      await watched.page.close()
    })

    it("tries an operation with the session of the browser", async () => {
      const watched = await open(1280)
      const { page } = watched
      await browser.setCookie({
        name: "session",
        value: user.token,
        domain: new URL(host.url).hostname,
        httpOnly: true,
      })
      await unfold(watched, "get your account", GET_USER)
      const [status, answer] = await tryOut(watched, GET_USER)
      expect(status).to.match(/^200/)
      expect(answer).to.include(user.email)
      expectNoFault(watched)
      await page.close()
    })

    it("shows the problem that an address names, and notices what the policy forbids", async () => {
      const watched = await openAt(browser, `${host.url}/api/v1/docs#ancestry_cycle`, 1280)
      const { page } = watched
      await page.waitForFunction(`(() => {
        const { top } = document.getElementById("ancestry_cycle").getBoundingClientRect()
        return document.querySelector(".opblock") !== null && top >= 0 && top < window.innerHeight
      })()`)
      expectNoFault(watched)
      await page.evaluate(
        `document.head.append(Object.assign(document.createElement("style"), { textContent: "p{}" }))`,
      )
      await page.waitForFunction("true")
      expect(watched.faults.errors.join()).to.include("style-src")
      await page.close()
    })
  })
}
