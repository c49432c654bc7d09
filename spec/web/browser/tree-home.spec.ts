import { expect } from "chai"
import { at, dataOf } from "../../support/tree-scene.ts"
import { plantFamily } from "../support/family.ts"
import { tabTo } from "../support/keyboard.ts"
import { inTheApp } from "../support/stage.ts"
import { expectNoFault } from "../support/visit.ts"

inTheApp("The first page of a tree", (stage) => {
  it("says how many suggestions wait, in the page and in the row of ways, and leads there by keys alone", async () => {
    const { owner, host } = stage()
    const { tree, ids } = await plantFamily(owner, "The Maples")
    const viewer = await host.user()
    const path = { tree_id: tree }
    await owner.api.POST("/trees/{tree_id}/members", {
      params: { path },
      body: { email: viewer.email, role: "viewer" },
    })
    await viewer.api.POST("/trees/{tree_id}/proposals", {
      params: { path },
      body: {
        summary: "A note",
        operations: [{ op: "update", entity: "person", id: ids.child ?? "", data: { notes: "Kept a diary" } }],
      },
    })
    const opened = await stage().reader()
    await opened.open(`/t/${tree}`)
    await opened.sees("One suggestion waits.")
    await tabTo(opened, "More 1 waiting")
    await opened.page.keyboard.press("Enter")
    await tabTo(opened, "Suggestions 1 waiting")
    await opened.page.keyboard.press("Enter")
    await opened.page.waitForFunction(`document.activeElement?.textContent === "Suggestions"`)
    await opened.sees("A note")
    await tabTo(opened, "More 1 waiting", "back")
    await opened.page.keyboard.press("Enter")
    await tabTo(opened, "History")
    await opened.page.keyboard.press("Enter")
    await opened.page.waitForFunction(`document.activeElement?.textContent === "History"`)
    expectNoFault(opened)
  })

  it("opens with the person that an editor chooses on the page of that person, and Undo takes that back", async () => {
    const { tree, ids } = await plantFamily(stage().owner, "The Ashes")
    const home = async () =>
      (await dataOf(stage().owner.api.GET("/trees/{tree_id}", at({ tree_id: tree })))).home_person_id
    await dataOf(
      stage().owner.api.PATCH("/trees/{tree_id}", { ...at({ tree_id: tree }), body: { home_person_id: null } }),
    )
    const opened = await stage().reader({ width: 390 })
    await opened.open(`/t/${tree}`)
    await opened.sees("The tree has no home person yet. Open a person’s page, and make them the home person there")
    await opened.sees("You changed the tree “The Ashes”")
    await dataOf(
      stage().owner.api.PATCH("/trees/{tree_id}", {
        ...at({ tree_id: tree }),
        body: { home_person_id: ids.child ?? "" },
      }),
    )
    await opened.open(`/t/${tree}/p/${ids.other}/page`)
    await opened.press("Make home person")
    await opened.sees("The tree opens with John Elm now.")
    expect(await home()).to.equal(ids.other)
    expect(await opened.page.$eval(".toast", (found) => found.getBoundingClientRect().height)).to.be.below(100)
    await opened.page.locator(".toast-action").click()
    await opened.sees("Undone.")
    expect(await home()).to.equal(ids.child)
    expectNoFault(opened)
  })

  it("has the same ways in a menu on a phone, by keys alone", async () => {
    const { tree } = stage().family
    const opened = await stage().reader({ width: 390 })
    await opened.open(`/t/${tree}`)
    await tabTo(opened, "Menu")
    await opened.page.keyboard.press("Enter")
    await opened.page.waitForSelector("dialog[open]")
    const names = await opened.page.$$eval("dialog .menu-list li", (items) =>
      items.map((item) => item.textContent?.trim()),
    )
    expect(names).to.deep.equal([
      "Overview",
      "Family",
      "People",
      "Pictures",
      "Sources",
      "Suggestions",
      "Import",
      "Tidy",
      "Duplicates",
      "History",
      "Deleted",
      "Settings",
      "See as…",
      "All trees",
      "Language and appearance",
    ])
    await tabTo(opened, "People")
    await opened.page.keyboard.press("Enter")
    await opened.page.waitForFunction(`document.activeElement?.textContent === "People"`)
    expect(await opened.page.$("dialog")).to.equal(null)
    expectNoFault(opened)
  })

  it("leads visitors without an account through a public tree, and asks nothing that is refused", async () => {
    const { tree, ids } = stage().family
    const opened = await stage().visitor()
    const refused: string[] = []
    opened.page.on("response", (response) => {
      const { pathname } = new URL(response.url())
      if (response.status() >= 400 && pathname !== "/api/v1/users/me") refused.push(`${response.status()} ${pathname}`)
    })
    await opened.open(`/t/${tree}`)
    await opened.sees("3 generations")
    expect(await opened.page.$$eval(".tree-nav a", (links) => links.map((link) => link.textContent))).to.deep.equal([
      "Overview",
      "Family",
      "People",
    ])
    await opened.press("Family")
    await opened.page.waitForSelector(`[data-key="${ids.child}"]`)
    await opened.page.click(`[data-key="${ids.grandfather}"]`)
    await opened.press("How related?")
    await opened.sees("grandfather")
    await opened.page.goBack()
    await opened.press("Page")
    await opened.sees("Mary Birch")
    await opened.press("People")
    await opened.sees("John Dogwood")
    await opened.page.select("[name=only]", "parents")
    await opened.page.waitForNetworkIdle()
    await opened.page.keyboard.press("/")
    await opened.page.keyboard.type("emma")
    await opened.page.waitForSelector("[role=option]")
    await opened.page.keyboard.press("Enter")
    await opened.page.waitForSelector(`[data-key="${ids.child}"]`)
    await opened.page.waitForNetworkIdle()
    expect(refused).to.deep.equal([])
    expectNoFault(opened)
  })
})
