import { expect } from "chai"
import type { HTTPRequest } from "puppeteer-core"
import { eventually } from "../../support/eventually.ts"
import { at, dataOf } from "../../support/tree-scene.ts"
import { plantFamily } from "../support/family.ts"
import { inTheApp } from "../support/stage.ts"
import { expectNoFault } from "../support/visit.ts"

inTheApp("A tree", (stage) => {
  it("shows who is in the middle, how large it is and what changed, in seven calls", async () => {
    const { tree } = stage().family
    const opened = await stage().reader()
    await opened.open(`/t/${tree}`)
    for (const words of ["The Alders", "Emma Alder", "1860–1940", "people\n8", "Latest changes"])
      await opened.sees(words)
    expect(opened.calls.length).to.be.at.most(7)
    expectNoFault(opened)
  })

  it("finds a person at a key, and says which of five Johns is which", async () => {
    const { tree, ids } = stage().family
    const opened = await stage().reader()
    await opened.open(`/t/${tree}`)
    await opened.page.keyboard.press("/")
    await opened.page.waitForSelector("dialog[open] [role=combobox]:focus")
    await opened.page.waitForSelector('::-p-aria([role="dialog"][name="Search people"])')
    await opened.page.keyboard.type("john", { delay: 20 })
    // Until all of the text is searched, the hits may be those of its beginning, or none.
    await eventually(async () => {
      const hits = await opened.page.$$eval("[role=option]", (found) => found.map((one) => one.textContent ?? ""))
      expect(new Set(hits).size).to.equal(5)
      expect(hits.find((hit) => hit.includes("1862"))).to.include("child of John Alder and Ellen Cedar")
    })
    await opened.page.keyboard.type(" 1865")
    await opened.page.waitForFunction(`document.querySelector("[role=option]")?.textContent.includes("Dogwood")`)
    await opened.page.keyboard.press("Enter")
    await opened.page.waitForFunction(`location.pathname === "/t/${tree}/p/${ids.cousin}"`)
    await opened.page.keyboard.down("Control")
    await opened.page.keyboard.press("k")
    await opened.page.keyboard.up("Control")
    await opened.page.waitForSelector("dialog[open] [role=combobox]")
    await opened.page.keyboard.press("Escape")
    await opened.page.waitForFunction(`document.querySelector("dialog") === null`)
    expectNoFault(opened)
  })

  it("does not overwrite what someone else changed meanwhile", async () => {
    const { tree } = await plantFamily(stage().owner, "The Firs")
    const { api } = stage().owner
    const path = { tree_id: tree }
    const opened = await stage().reader()
    await opened.open(`/t/${tree}/settings`)
    await api.PATCH("/trees/{tree_id}", { params: { path }, body: { name: "The High Firs" } })
    await opened.fill("Name", "The Low Firs")
    await opened.press("Save")
    await opened.sees("Someone changed this while you were editing.")
    expect((await api.GET("/trees/{tree_id}", { params: { path } })).data?.name).to.equal("The High Firs")
    expectNoFault(opened)
  })

  it("shows a chosen role at once, and the old one again with the reason if it is refused", async () => {
    const { tree } = await plantFamily(stage().owner, "The Beeches")
    const { user, email } = await stage().host.user()
    const { api } = stage().owner
    await dataOf(api.POST("/trees/{tree_id}/members", { ...at({ tree_id: tree }), body: { email, role: "viewer" } }))
    const opened = await stage().reader()
    await opened.open(`/t/${tree}/settings`)
    const asked: HTTPRequest[] = []
    await opened.page.setRequestInterception(true)
    opened.page.on("request", (request) => {
      if (request.method() === "PATCH") asked.push(request)
      else void request.continue()
    })
    const select = await opened.page.waitForSelector(`[aria-label="Role of ${email}"]`)
    const shown = () => select?.evaluate((field) => "value" in field && field.value)
    await select?.select("editor")
    await eventually(async () => expect(asked).to.have.length(1))
    // What is drawn after the choice must not take it back.
    await opened.page.evaluate("new Promise((drawn) => requestAnimationFrame(() => setTimeout(() => drawn(null))))")
    expect(await shown()).to.equal("editor")
    await asked[0]?.abort()
    await opened.sees("The service cannot be reached.")
    expect(await shown()).to.equal("viewer")
    await select?.select("editor")
    await eventually(async () => expect(asked).to.have.length(2))
    await asked[1]?.continue()
    const path = { tree_id: tree, user_id: user.id }
    await eventually(async () =>
      expect((await dataOf(api.GET("/trees/{tree_id}/members/{user_id}", at(path)))).role).to.equal("editor"),
    )
    expect(await shown()).to.equal("editor")
  })

  it("is exported as GEDCOM and as GEDZIP", async () => {
    const { tree } = stage().family
    const opened = await stage().reader()
    await opened.open(`/t/${tree}/settings`)
    const links = await opened.page.$$eval("a[download]", (found) => found.map((one) => one.getAttribute("href") ?? ""))
    expect(links).to.deep.equal(
      ["5.5.1", "7.0"].map((version) => `/api/v1/trees/${tree}/gedcom/export?version=${version}`),
    )
    await opened.page.evaluate(`HTMLAnchorElement.prototype.click = function () { document.title = this.download }`)
    await opened.press("GEDZIP, with pictures")
    await opened.page.waitForFunction(`document.title === "The Alders.gdz"`)
    expectNoFault(opened)
  })

  it("is exported once, however often the button is pressed meanwhile, and the button keeps the focus", async () => {
    const opened = await stage().reader()
    const { page } = opened
    await opened.open(`/t/${stage().family.tree}/settings`)
    await page.evaluate(`HTMLAnchorElement.prototype.click = function () { document.title = this.download }`)
    const exports: HTTPRequest[] = []
    await page.setRequestInterception(true)
    page.on("request", (request) => {
      if (request.url().includes("/gedcom/export")) exports.push(request)
      else void request.continue()
    })
    const button = await page.waitForSelector("button ::-p-text(GEDZIP, with pictures)")
    await button?.click()
    await page.waitForSelector("button[aria-disabled=true]")
    await page.keyboard.press("Enter")
    await page.click("button[aria-disabled=true]")
    expect(await page.evaluate("document.activeElement.getAttribute('aria-disabled')")).to.equal("true")
    await exports[0]?.continue()
    await page.waitForFunction(`document.title === "The Alders.gdz"`)
    expect(exports).to.have.length(1)
    expectNoFault(opened)
  })

  it("is deleted, and Undo brings it back", async () => {
    const { tree } = await plantFamily(stage().owner, "The Yews")
    const opened = await stage().reader()
    await opened.open(`/t/${tree}/settings`)
    await opened.press("Delete this tree")
    await opened.page.waitForSelector("dialog[open]")
    await opened.page.click("dialog .is-dangerous")
    await opened.sees("The tree is deleted.")
    await opened.page.waitForFunction(`document.querySelector("main")?.innerText.includes("The Yews") === false`)
    await opened.press("Undo")
    await opened.page.waitForFunction(`document.querySelector("main")?.innerText.includes("The Yews")`)
    expectNoFault(opened)
  })

  it("that is private says so to strangers, and leaves a way to sign in", async () => {
    const { tree } = await plantFamily(stage().owner, "The Willows")
    const path = { tree_id: tree }
    await stage().owner.api.PATCH("/trees/{tree_id}", { params: { path }, body: { visibility: "private" } })
    const opened = await stage().visitor()
    await opened.open(`/t/${tree}/people`)
    await opened.sees("This tree is not open to you")
    expect(await opened.text()).to.not.include("Willows")
    const { token } = await stage().host.user()
    const stranger = await stage().visitor({ token })
    await stranger.open(`/t/${tree}`)
    await stranger.sees("Ask its owner to add you.")
    expectNoFault(opened)
  })
})
