import { mkdtemp, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect } from "chai"
import type { HTTPRequest } from "puppeteer-core"
import { gedcomText } from "../../support/gedcom-upload.ts"
import { dataOf } from "../../support/tree-scene.ts"
import { plantFamily } from "../support/family.ts"
import { inTheApp } from "../support/stage.ts"
import { expectNoFault, type Visit } from "../support/visit.ts"

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

const upload = async ({ page }: Visit, text: string): Promise<void> => {
  const field = await page.waitForSelector("input[type=file]")
  const path = join(await mkdtemp(join(tmpdir(), "import-")), "family.ged")
  await writeFile(path, gedcomText(text))
  await (await field?.toElement("input"))?.uploadFile(path)
}

inTheApp("Trouble", (stage) => {
  it("that passes is waited for: after 503 the app asks again, and says so", async () => {
    const { tree } = stage().family
    const opened = await stage().reader()
    const { count } = await refusing(opened, { pattern: /\/trees\/[^/]+$/, status: 503, times: 2 })
    const words = "The service does not answer. Trying again…"
    // The words may be gone before a busy machine looks for them.
    await opened.page.evaluateOnNewDocument(`new MutationObserver(() => {
      if (document.body?.innerText.includes("${words}")) window.wasSaid = true
    }).observe(document, { childList: true, characterData: true, subtree: true })`)
    await opened.page.goto(`${stage().host.url}/t/${tree}`)
    await opened.sees("Emma Alder")
    expect(await opened.page.evaluate("window.wasSaid")).to.equal(true)
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

  it("of something before the service has the number of its answer", async () => {
    const { tree } = stage().family
    const opened = await stage().reader()
    await opened.page.setRequestInterception(true)
    opened.page.on("request", (request: HTTPRequest) => {
      if (!/\/trees\/[^/]+$/.test(request.url())) return void request.continue()
      void request.respond({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" })
    })
    await opened.page.goto(`${stage().host.url}/t/${tree}`)
    await opened.sees("The service failed, or something before it. Try again a little later. (502)")
    expect(await opened.text()).to.not.include("this number")
  })

  it("of a save that hangs is said, and Cancel leaves the form with what was typed", async () => {
    const { tree, ids } = stage().family
    const opened = await stage().reader()
    await opened.open(`/t/${tree}/p/${ids["child"]}?panel=edit`)
    await opened.fill("Given names", "Emma Rose")
    await opened.page.setRequestInterception(true)
    // The save never has an answer.
    opened.page.on("request", (request: HTTPRequest) => {
      if (!request.url().endsWith("/batch")) void request.continue()
    })
    await opened.press("Save")
    await opened.sees("The service is slow to answer.")
    await opened.press("Cancel")
    await opened.press("Go on editing")
    await opened.page.waitForFunction(
      `[...document.querySelectorAll("input")].some(({ value }) => value === "Emma Rose")`,
    )
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
    await opened.page.waitForSelector("dialog[open]")
    await opened.page.click("dialog .is-dangerous")
    await opened.sees("You are signed out. Sign in again to go on.")
    await opened.page.waitForSelector("[name=password]")
    await opened.fill("E-mail", email)
    await opened.fill("Password", "long enough for a spec")
    await opened.page.keyboard.press("Enter")
    await opened.page.waitForFunction(`location.pathname === "/t/${tree}/settings"`)
    await opened.sees(user.email)
  })

  it("after the first family is saved does not save it twice", async () => {
    const { host } = stage()
    const { token, api } = await host.user()
    const opened = await stage().visitor({ token })
    await refusing(opened, { pattern: /\/users\/me\/self-person$/, status: 500 })
    await opened.page.goto(`${host.url}/new-tree`)
    await opened.page.waitForSelector(`[name="you.given"]`)
    await opened.page.type(`[name="you.given"]`, "Ann")
    await opened.press("Save this tree")
    await opened.sees("abc-123")
    await opened.page.waitForFunction("/^\\/t\\/[^/]+\\/p\\//.test(location.pathname)")
    const trees = await dataOf(api.GET("/trees"))
    expect(trees.map(({ person_count }) => person_count)).to.deep.equal([1])
  })

  it("while the sample is loaded leaves one tree, however often it is tried", async () => {
    const { host } = stage()
    const { token, api } = await host.user()
    const opened = await stage().visitor({ token })
    await refusing(opened, { pattern: /\/gedcom\/import$/, status: 500, times: 1 })
    await opened.page.goto(`${host.url}/`)
    await opened.press("Load a sample tree")
    await opened.sees("abc-123")
    await opened.press("Load a sample tree")
    await opened.sees("Charles Robert Darwin")
    expect(await dataOf(api.GET("/trees"))).to.have.length(1)
  })

  it("while more of a family is read is explained", async () => {
    const { tree, ids } = stage().family
    const opened = await stage().reader()
    await opened.open(`/t/${tree}/p/${ids["child"]}?up=0`)
    await refusing(opened, { pattern: /\/neighbourhood/, status: 500 })
    await opened.press("Show 2 parents of Emma Alder")
    await opened.sees("abc-123")
  })

  it("at the sign-out is said, because the session ends later", async () => {
    const { token } = await stage().host.user()
    const opened = await stage().visitor({ token })
    await opened.open("/account")
    await refusing(opened, { pattern: /\/auth\/logout$/, status: 500 })
    await opened.press("Sign out")
    await opened.sees("The session ends as soon as the service answers.")
    await opened.sees("Your family, around you in a second")
  })

  it("with the history of a tree spoils no import: it is done, and offers no Undo", async () => {
    const { tree } = await plantFamily(stage().owner)
    const opened = await stage().reader()
    await opened.open(`/t/${tree}/import`)
    await refusing(opened, { pattern: /\/changes\?/, status: 500 })
    await upload(opened, "0 @I1@ INDI\n1 NAME New /One/")
    await opened.press("Import one person")
    await opened.sees("The import is done")
    await opened.sees("Imported.")
    expect(await opened.text()).to.not.include("Undo")
  })

  it("of a reader who may no longer write keeps what was typed, which can be suggested instead", async () => {
    const { owner, host } = stage()
    const { tree, ids } = stage().family
    const { token, email, user } = await host.user()
    const path = { tree_id: tree }
    await dataOf(owner.api.POST("/trees/{tree_id}/members", { params: { path }, body: { email, role: "editor" } }))
    const opened = await stage().visitor({ token, width: 390 })
    await opened.open(`/t/${tree}/p/${ids["child"]}?panel=add`)
    await opened.fill("Given names", "Ida")
    const member = { ...path, user_id: user.id }
    await dataOf(
      owner.api.PATCH("/trees/{tree_id}/members/{user_id}", { params: { path: member }, body: { role: "viewer" } }),
    )
    await opened.press("Save")
    await opened.sees("Your role in this tree does not allow this.")
    await opened.press("Suggest")
    await opened.sees("Suggested. An editor will look at it.")
    const [proposal] = await dataOf(owner.api.GET("/trees/{tree_id}/proposals", { params: { path } }))
    expect(JSON.stringify(proposal)).to.include("Ida")
    expectNoFault(opened)
  })

  it("of a person who was deleted meanwhile names the way to restore them, and keeps what was typed", async () => {
    const { owner } = stage()
    const { tree, ids } = stage().family
    const path = { person_id: ids["other"] ?? "" }
    const opened = await stage().reader({ language: "de" })
    await opened.open(`/t/${tree}/p/${path.person_id}?panel=edit`)
    await opened.fill("Vornamen", "Johann")
    await owner.api.DELETE("/persons/{person_id}", { params: { path } })
    await opened.press("Speichern")
    await opened.sees("Jemand hat das inzwischen gelöscht. Im Verlauf des Baums lässt es sich wiederherstellen")
    await dataOf(owner.api.POST("/persons/{person_id}/restore", { params: { path } }))
    await opened.press("Speichern")
    await opened.press("Meines speichern")
    await opened.sees("Gespeichert.")
    expect(await dataOf(owner.api.GET("/persons/{person_id}", { params: { path } }))).to.include({
      given_name: "Johann",
    })
    expectNoFault(opened)
  })
})
