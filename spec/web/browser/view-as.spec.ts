import { expect } from "chai"
import { plantFamily } from "../support/family.ts"
import { focused, tabTo } from "../support/keyboard.ts"
import { violations } from "../support/accessible.ts"
import { inTheApp } from "../support/stage.ts"
import { excessOf, expectNoFault, showIn, type Visit } from "../support/visit.ts"

inTheApp("A tree as someone else sees it", (stage) => {
  /** A tree with a person who may be living, Ivy, the daughter of Emma. */
  const treeOf = async (visibility: "public" | "private" = "public") => {
    const { owner } = stage()
    const { tree, ids } = await plantFamily(owner, "The Ivies")
    const path = { tree_id: tree }
    const { data } = await owner.api.POST("/trees/{tree_id}/batch", {
      params: { path },
      body: {
        operations: [
          {
            op: "create",
            entity: "person",
            ref: "ivy",
            data: { given_name: "Ivy", surname: "Secret", birth: { date: { year: 2001 } } },
          },
          {
            op: "create",
            entity: "relationship",
            data: { type: "parent_child", from_person_id: ids.child ?? "", to_person_id: "$ivy" },
          },
        ],
      },
    })
    if (visibility === "private") await owner.api.PATCH("/trees/{tree_id}", { params: { path }, body: { visibility } })
    return { tree, ids, ivy: data?.records.find(({ ref }) => ref === "ivy")?.id ?? "" }
  }
  const seeAs = async (opened: Visit, who: string): Promise<void> => {
    await opened.press("See as…")
    await opened.press(who)
    await opened.sees("You cannot change anything meanwhile.")
  }

  it("shows strangers no living person, says so on every screen, and shows all again after Stop", async () => {
    const { tree, ids, ivy } = await treeOf()
    const opened = await stage().reader()
    await opened.open(`/t/${tree}/p/${ids.child}`)
    await opened.sees("Ivy Secret")
    await seeAs(opened, "As a visitor without an account")
    await opened.sees("You see this tree as a visitor without an account does.")
    await opened.sees("Living person")
    expect(await opened.text()).to.not.include("Ivy Secret")
    await opened.page.click(`[data-key="${ivy}"]`)
    await opened.sees("A visitor without an account sees only that there is someone here, because the person was born")
    await opened.sees("A death would change that. Time alone does so in")
    await opened.press("People")
    await opened.sees("Emma Alder")
    await opened.sees("You see this tree as a visitor without an account does.")
    expect(await opened.text()).to.not.include("Ivy Secret")
    await opened.press("Stop")
    await opened.sees("Ivy Secret")
    expect(await opened.text()).to.not.include("You see this tree as")
    await opened.open(`/t/${tree}/p/${ivy}/page`)
    await opened.sees("Ivy Secret")
    expectNoFault(opened)
  })

  it("asks every question as that reader, and none that a stranger may not ask", async () => {
    const { tree, ids } = await treeOf()
    const opened = await stage().reader()
    await opened.open(`/t/${tree}/people`)
    await opened.press("See as…")
    await opened.page.waitForNetworkIdle()
    const asked: (readonly [string, string | undefined])[] = []
    opened.page.on("request", (request) => {
      const path = new URL(request.url()).pathname
      if (path.startsWith("/api/v1/")) asked.push([path.slice("/api/v1".length), request.headers()["view-as"]])
    })
    await opened.press("As a visitor without an account")
    await opened.sees("You cannot change anything meanwhile.")
    await opened.sees("Emma Alder")
    await opened.press("Overview")
    await opened.sees("The Ivies")
    await opened.press("Family")
    await opened.page.waitForSelector(`[data-key="${ids.child}"]`)
    expect(asked.length).to.be.greaterThan(3)
    for (const [path, as] of asked.filter(([path]) => path !== "/users/me")) {
      expect(path).to.match(/^\/public\//)
      expect(as, path).to.equal("anonymous")
    }
    expectNoFault(opened)
  })

  it("has no way to change anything, and keeps to one tree and one visit", async () => {
    const { tree, ids } = await treeOf()
    const opened = await stage().reader()
    await opened.open(`/t/${tree}/p/${ids.child}?panel=person`)
    await opened.sees("Edit")
    await seeAs(opened, "As a stranger with an account")
    await opened.sees("Emma Alder")
    await opened.page.waitForSelector(".panel-actions")
    const names = await opened.page.$$eval("main button, main a", (found) => found.map((one) => one.textContent ?? ""))
    expect(names.filter((name) => /^(?:Edit|Add a relative|Suggest.*|\+)$/.test(name))).to.deep.equal([])
    await opened.page.evaluate(
      `history.pushState(null, "", "/t/${tree}/settings"); dispatchEvent(new PopStateEvent("popstate"))`,
    )
    await opened.sees("Closed while you see as someone else")
    await opened.open(`/t/${tree}/settings`)
    await opened.sees("Delete this tree")
    expect(await opened.text()).to.not.include("You see this tree as")
    expectNoFault(opened)
  })

  it("is what one member sees, for owners", async () => {
    const { tree, ids } = await treeOf("private")
    const viewer = await stage().host.user()
    const path = { tree_id: tree }
    await stage().owner.api.POST("/trees/{tree_id}/members", {
      params: { path },
      body: { email: viewer.email, role: "viewer" },
    })
    const opened = await stage().reader()
    await opened.open(`/t/${tree}/p/${ids.child}?panel=person`)
    await seeAs(opened, `As ${viewer.email} (viewer)`)
    await opened.sees(`You see this tree as ${viewer.email} does.`)
    await opened.sees("Ivy Secret")
    expect(await opened.page.$$eval("main button", (found) => found.map((one) => one.textContent))).to.not.include(
      "Suggest a change",
    )
    await opened.press("Stop")
    await seeAs(opened, "As a visitor without an account")
    await opened.sees("This person is not shown to you")
    await opened.sees("A visitor without an account does not see this person, because the tree is not open to them.")
    await (await opened.page.waitForSelector("main .is-main"))?.click()
    await opened.sees("This tree is not open to you")
    expectNoFault(opened)
  })

  it("is reached by keys alone, on a phone from the menu, without a violation of WCAG 2.2 AA", async () => {
    const { tree } = await treeOf()
    const opened = await stage().reader({ width: 390 })
    const { page } = opened
    await opened.open(`/t/${tree}/people`)
    await tabTo(opened, "Menu")
    await page.keyboard.press("Enter")
    await page.waitForSelector("dialog[open]")
    await tabTo(opened, "See as…")
    await page.keyboard.press("Enter")
    await page.waitForSelector("dialog[open] ::-p-text(As a visitor without an account)")
    for (const theme of ["light", "dark"] as const) {
      await showIn(page, theme)
      expect(await violations(page)).to.deep.equal([])
    }
    await tabTo(opened, "As a visitor without an account")
    await page.keyboard.press("Enter")
    await opened.sees("You see this tree as a visitor without an account does.")
    await page.waitForFunction(`document.activeElement?.tagName === "H1"`)
    for (const theme of ["light", "dark"] as const) {
      await showIn(page, theme)
      expect(await violations(page)).to.deep.equal([])
    }
    expect(await excessOf(page), "pixels outside the window").to.be.at.most(0)
    await tabTo(opened, "Stop", "back")
    await page.keyboard.press("Enter")
    await page.waitForFunction(`!document.body.innerText.includes("You see this tree as")`)
    await page.waitForFunction(`document.activeElement?.tagName === "H1"`)
    expect((await focused(opened)).name).to.equal("People")
    expectNoFault(opened)
  })

  it("is offered to editors alone", async () => {
    const { tree } = stage().family
    const opened = await stage().visitor()
    await opened.open(`/t/${tree}`)
    await opened.sees("The Alders")
    expect(await opened.text()).to.not.include("See as…")
    expectNoFault(opened)
  })
})
