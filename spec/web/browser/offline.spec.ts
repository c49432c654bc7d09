import { expect } from "chai"
import { eventually } from "../../support/eventually.ts"
import { at, dataOf } from "../../support/tree-scene.ts"
import { plantFamily } from "../support/family.ts"
import { goOffline, hasKept, isReady, keptFor, keptText } from "../support/kept.ts"
import { inTheApp } from "../support/stage.ts"
import { stateOf } from "../support/traces.ts"
import type { Visit } from "../support/visit.ts"

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

inTheApp("Without a connection", (stage) => {
  const read = async (visit: Visit): Promise<void> => {
    const { tree, ids } = stage().family
    await visit.open(`/t/${tree}/p/${ids["child"]}`)
    await visit.open(`/t/${tree}`)
    await isReady(visit)
    await hasKept(visit, "/neighbourhood")
    await hasKept(visit, `/trees/${tree}\n`)
  }

  it("the app opens, shows what was read before, says so, and can be read only", async () => {
    const { tree, ids } = stage().family
    const opened = await stage().reader()
    await read(opened)
    await goOffline(opened)
    await opened.page.goto(`${stage().host.url}/t/${tree}/p/${ids["child"]}`)
    await opened.sees("You are offline. This is from ")
    await opened.page.waitForSelector(`[data-key="${ids["father"]}"]`)
    await opened.page.goto(`${stage().host.url}/t/${tree}/p/${ids["child"]}?panel=add`)
    await opened.fill("Given names", "Ida")
    await opened.press("Save")
    await opened.sees("The service cannot be reached.")
    await opened.page.goto(`${stage().host.url}/t/${tree}/p/${ids["cousin"]}`)
    await opened.sees("The service cannot be reached.")
  })

  it("is over when it is back: the present state is there at once, and the sentence is gone", async () => {
    const { tree } = await plantFamily(stage().owner, "The Hazels")
    const opened = await stage().reader()
    await opened.open(`/t/${tree}`)
    await isReady(opened)
    await hasKept(opened, `/trees/${tree}\n`)
    await opened.page.setOfflineMode(true)
    await opened.page.evaluate(`dispatchEvent(new Event("online"))`)
    await opened.sees("This is from ")
    const path = { tree_id: tree }
    await dataOf(stage().owner.api.PATCH("/trees/{tree_id}", { ...at(path), body: { name: "The Old Hazels" } }))
    await opened.page.setOfflineMode(false)
    await opened.sees("The Old Hazels")
    await opened.page.waitForFunction(`!document.body.innerText.includes("This is from")`)
  })

  it("keeps what a visitor read of a public tree", async () => {
    const { tree, ids } = stage().family
    const opened = await stage().visitor()
    await read(opened)
    expect(await keptFor(opened)).to.deep.equal(["answers visitor"])
    await goOffline(opened)
    await opened.page.goto(`${stage().host.url}/t/${tree}/p/${ids["child"]}`)
    await opened.sees("You are offline. This is from ")
  })
})

inTheApp("What the app keeps for a time without a connection", (stage) => {
  const withAnswers = async (): Promise<Visit> => {
    const { host, owner } = stage()
    const { token, email } = await host.user()
    const { tree, ids } = stage().family
    const body = { email, role: "viewer" } as const
    await dataOf(owner.api.POST("/trees/{tree_id}/members", { ...at({ tree_id: tree }), body }))
    const opened = await stage().visitor({ token })
    await opened.open(`/t/${tree}/p/${ids["child"]}`)
    await opened.open(`/t/${tree}`)
    await isReady(opened)
    await hasKept(opened, "/neighbourhood")
    await hasKept(opened, `/trees/${tree}\n`)
    return opened
  }

  it("is for the account alone, and has no addresses, sessions, tokens or members in it", async () => {
    const opened = await withAnswers()
    const { tree } = stage().family
    const me: unknown = await opened.page.evaluate(
      "fetch('/api/v1/users/me').then((me) => me.json()).then(({ id }) => id)",
    )
    expect(await keptFor(opened)).to.deep.equal([`answers ${String(me)}`])
    await opened.open(`/t/${tree}/settings`)
    await opened.open("/account")
    await opened.sees("Where you are signed in")
    const kept = await opened.page.evaluate(`caches.open("answers ${String(me)}").then((cache) => cache.keys())
      .then((all) => all.map(({ url }) => url).join("\\n"))`)
    expect(kept).to.not.match(/members|invitations|auth|tokens|[?&]q=/)
  })

  it("is gone after signing out, with all that the browser has stored of the answers", async () => {
    const opened = await withAnswers()
    const { tree } = stage().family
    await opened.open("/account")
    await opened.press("Sign out")
    await opened.sees("Your family, around you in a second")
    await eventually(async () => expect(await keptText(opened)).to.equal(""))
    expect(await keptFor(opened)).to.deep.equal([])
    expect(await stateOf(opened.page)).to.not.match(/Emma Alder|user-\d+-\d+@example\.org/)
    const stored =
      await opened.page.evaluate(`fetch("/api/v1/trees/${tree}", { cache: "only-if-cached", mode: "same-origin" })
      .then(({ status }) => status, () => "nothing")`)
    expect(stored).to.be.oneOf(["nothing", 504])
  })

  it("leaves the storage of the browser when the service ends a session", async () => {
    const { token } = await stage().host.user()
    const { response } = await stage().host.client(token).POST("/auth/logout")
    expect(response.headers.get("clear-site-data")).to.equal('"cache"')
  })

  it("is gone once the session has ended elsewhere", async () => {
    const opened = await withAnswers()
    await opened.page.evaluate(`fetch("/api/v1/auth/logout", { method: "POST" })`)
    await opened.open(`/t/${stage().family.tree}`)
    await eventually(async () => expect(await keptFor(opened)).to.deep.equal(["answers visitor"]))
    expect(await keptText(opened)).to.not.include("/neighbourhood")
  })

  it("is gone for another account in the same browser", async () => {
    const opened = await withAnswers()
    const other = await stage().host.user()
    const [before] = await keptFor(opened)
    await opened.page.browserContext().setCookie({
      name: "session",
      value: other.token,
      domain: new URL(stage().host.url).hostname,
      path: "/",
      httpOnly: true,
      sameSite: "Lax",
    })
    await opened.open("/")
    await eventually(async () => expect(await keptFor(opened)).to.deep.equal([`answers ${other.user.id}`]))
    expect(before).to.not.equal(`answers ${other.user.id}`)
    expect(await keptText(opened)).to.not.include("/neighbourhood")
  })

  it("is gone when the role of the reader has changed", async () => {
    const opened = await withAnswers()
    const { tree } = stage().family
    const me: unknown = await opened.page.evaluate(
      "fetch('/api/v1/users/me').then((me) => me.json()).then(({ id }) => id)",
    )
    const path = { tree_id: tree, user_id: String(me) }
    await stage().owner.api.DELETE("/trees/{tree_id}/members/{user_id}", at(path))
    await opened.open(`/t/${tree}`)
    await eventually(async () => expect(await keptText(opened)).to.not.include("/neighbourhood"))
  })

  it("is gone after a week", async () => {
    const opened = await withAnswers()
    const { tree, ids } = stage().family
    await opened.page.evaluateOnNewDocument(`{ const now = Date.now; Date.now = () => now() + ${WEEK_MS} }`)
    await goOffline(opened)
    await opened.page.goto(`${stage().host.url}/t/${tree}/p/${ids["child"]}`)
    await opened.sees("The service cannot be reached.")
    await opened.page.setOfflineMode(false)
    await opened.open("/account")
    await eventually(async () => expect(await keptText(opened)).to.not.include("/neighbourhood"))
  })
})
