import { expect } from "chai"
import type { Site } from "../../../adapters/http/answer/site-files.ts"
import { siteOf } from "../../../adapters/web/site.ts"
import { eventually } from "../../support/eventually.ts"
import { startHost, type TestHost, type TestUser } from "../../support/http.ts"
import { memory } from "../../../bootstrap/memory.ts"
import { builtApp, builtSite } from "../support/built-app.ts"
import { type Family, plantFamily } from "../support/family.ts"
import { goOffline, hasKept, isReady, keptFor, keptText } from "../support/kept.ts"
import { secondVersion } from "../support/second-version.ts"
import { expectNoFault, type Visit, visit } from "../support/visit.ts"

/** A site that another one can take the place of while the service runs. */
const changeable = (first: Site): { readonly site: Site; readonly become: (next: Site) => void } => {
  let present = first
  return {
    site: {
      get page() {
        return present.page
      },
      get worker() {
        return present.worker
      },
      hasScreen: (path) => present.hasScreen(path),
      asset: (path) => present.asset(path),
    },
    become: (next) => (present = next),
  }
}

/** The versions whose files the worker keeps, the oldest first. */
const versionsIn = async ({ page }: Visit): Promise<readonly string[]> => {
  const names: unknown = await page.evaluate("caches.keys()")
  return Array.isArray(names) ? names.map(String).filter((name) => name.startsWith("app ")) : []
}

const scriptOf = ({ page }: Visit): Promise<string> => page.$eval("script[src]", (script) => script.src)

describe("A second version of the app, in Chromium", () => {
  let host: TestHost
  let owner: TestUser
  let family: Family
  let versions: readonly [Site, Site]
  let become: (next: Site) => void
  let opened: Visit

  before(async () => {
    const first = await builtSite()
    const second = siteOf(await secondVersion((await builtApp()).files), null)
    const { site, ...change } = changeable(first)
    versions = [first, second]
    become = change.become
    host = await startHost(memory(), { WEB: "on" }, undefined, { site })
    owner = await host.user()
    family = await plantFamily(owner)
  })
  beforeEach(async () => {
    become(versions[0])
    opened = await visit(host.url, { token: owner.token })
  })
  afterEach(() => opened.close())
  after(() => host.stop())

  it("leaves the open page at work, takes over at the next load, and removes the files of the first one", async () => {
    const { tree, ids } = family
    await opened.open(`/t/${tree}/p/${ids["child"]}`)
    await isReady(opened)
    await opened.open(`/t/${tree}`)
    await hasKept(opened, "/neighbourhood")
    const [first = ""] = await versionsIn(opened)
    const script = await scriptOf(opened)

    become(versions[1])
    await opened.page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => null)")
    await eventually(async () => expect(await versionsIn(opened)).to.have.length(2))
    await opened.page.waitForFunction("navigator.serviceWorker.controller?.state === 'activated'")
    expect(await host.fetch(new URL(script).pathname).then(({ status }) => status)).to.equal(404)
    await opened.press("People")
    await opened.sees("8 found")
    expect(await scriptOf(opened)).to.equal(script)
    expect(await versionsIn(opened)).to.include(first)

    await opened.open(`/t/${tree}/people`)
    expect(await scriptOf(opened)).to.not.equal(script)
    await eventually(async () => {
      const kept = await versionsIn(opened)
      expect(kept).to.have.length(1)
      expect(kept).to.not.include(first)
    })
    expectNoFault(opened)

    await goOffline(opened)
    await opened.page.goto(`${host.url}/t/${tree}/p/${ids["child"]}`)
    await opened.sees("You are offline. This is from ")
    await opened.page.waitForSelector(`[data-key="${ids["father"]}"]`)
    expect(await scriptOf(opened)).to.not.equal(script)
  })

  it("leaves nothing private after signing out, whichever version kept it", async () => {
    const { token } = await host.user()
    await opened.close()
    opened = await visit(host.url, { token })
    await opened.open("/")
    await isReady(opened)
    await hasKept(opened, "/users/me")
    const [first] = await versionsIn(opened)
    become(versions[1])
    await opened.open("/account")
    await eventually(async () =>
      expect(await versionsIn(opened))
        .to.have.length(1)
        .and.not.include(first),
    )
    await opened.press("Sign out")
    await opened.sees("Your family, around you in a second")
    await eventually(async () => expect(await keptText(opened)).to.equal(""))
    expect(await keptFor(opened)).to.deep.equal([])
  })

  it("is offered by a button where the browser has no worker and a part of the first one is gone", async () => {
    const { tree } = family
    await opened.page.evaluateOnNewDocument("delete Navigator.prototype.serviceWorker")
    await opened.open(`/t/${tree}`)
    const script = await scriptOf(opened)
    become(versions[1])
    await opened.press("People")
    await opened.sees("This part of the page failed, or there is a new version.")
    await opened.press("Load the page again")
    await opened.sees("8 found")
    expect(await scriptOf(opened)).to.not.equal(script)
  })
})
