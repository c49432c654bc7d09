import { expect } from "chai"
import { at, dataOf } from "../../support/tree-scene.ts"
import { violations } from "../support/accessible.ts"
import { plantFamily } from "../support/family.ts"
import { byKeys } from "../support/keyboard.ts"
import { inTheApp } from "../support/stage.ts"
import { excessOf, expectNoFault, type Visit } from "../support/visit.ts"

inTheApp("The relatives of a person", (stage) => {
  /** A family of its own, and the page of the father of two children. */
  const plant = async () => {
    const { api } = stage().owner
    const { tree, ids } = await plantFamily(stage().owner, "The Larches")
    const person_id = ids["father"] ?? ""
    const page = () => dataOf(api.GET("/persons/{person_id}/page", at({ person_id })))
    const children = async () => (await page()).family.children.map(({ person }) => person.given_name)
    return { tree, ids, page, children, path: `/t/${tree}/p/${person_id}/page` }
  }
  const shown = ({ page }: Visit): Promise<readonly string[]> =>
    page.$$eval(".person-family > div", (groups) =>
      groups
        .filter((group) => group.querySelector("h3")?.textContent === "Children")
        .flatMap((group) => [...group.querySelectorAll(".person-name")].map((name) => name.textContent ?? "")),
    )

  it("are put in another order by keys, which one press takes back", async () => {
    const { path, children } = await plant()
    const visit = await stage().reader()
    const typist = byKeys(visit)
    await typist.open(path)
    expect(await shown(visit)).to.deep.equal(["Emma Alder", "John Alder"])
    await typist.enter("button", "Change the order of the children")
    await visit.page.waitForFunction(`document.activeElement?.getAttribute("aria-label") === "Move Emma Alder down"`)
    await typist.press("Enter")
    // At the end of the list the way back has the focus.
    await visit.page.waitForFunction(`document.activeElement?.getAttribute("aria-label") === "Move Emma Alder up"`)
    expect(await violations(visit.page)).to.deep.equal([])
    await typist.enter("button", "Save")
    await typist.sees("Saved.")
    await visit.page.waitForFunction(`document.querySelector(".order-form") === null`)
    expect(await children()).to.deep.equal(["John", "Emma"])
    expect(await shown(visit)).to.deep.equal(["John Alder", "Emma Alder"])
    await visit.page.locator(".toast-action").click()
    await visit.sees("Undone.")
    expect(await children()).to.deep.equal(["Emma", "John"])
    expectNoFault(visit)
  })

  it("are put in another order by presses, and Cancel leaves it", async () => {
    const { path, children } = await plant()
    const visit = await stage().reader({ width: 390, theme: "dark" })
    await visit.open(path)
    await visit.press("Change the order of the children")
    await visit.press("Move John Alder up")
    expect(await excessOf(visit.page)).to.be.at.most(0)
    expect(await violations(visit.page)).to.deep.equal([])
    await visit.press("Cancel")
    await visit.press("Change the order of the children")
    await visit.press("Move John Alder up")
    await visit.press("Save")
    await visit.sees("Saved.")
    expect(await children()).to.deep.equal(["John", "Emma"])
    expectNoFault(visit)
  })

  it("are in an order that editors choose: viewers have no such button", async () => {
    const { path, tree } = await plant()
    const { host, owner } = stage()
    const viewer = await host.user()
    const body = { email: viewer.email, role: "viewer" } as const
    await dataOf(owner.api.POST("/trees/{tree_id}/members", { ...at({ tree_id: tree }), body }))
    const visit = await stage().visitor({ token: viewer.token })
    await visit.open(path)
    await visit.sees("Emma Alder")
    expect(await visit.text()).to.not.include("Change the order")
    expectNoFault(visit)
  })

  it("have the sources of each relationship beside them, and cite another one", async () => {
    const { path, page } = await plant()
    const visit = await stage().reader()
    await visit.open(path)
    await visit.press("Sources of the relationship with Emma Alder: 0")
    await visit.press("Cite a source: the relationship with Emma Alder")
    await visit.fill("Title of the source", "Register of baptisms")
    await visit.fill("Page or entry", "12")
    await visit.press("Save")
    await visit.sees("Register of baptisms, page 12")
    const { family, citations } = await page()
    const tie = family.children.find(({ person }) => person.given_name === "Emma")?.relationship.id
    expect(citations.map(({ relationship_id }) => relationship_id)).to.deep.equal([tie])
    await visit.page.waitForSelector(`::-p-aria([name="Sources of the relationship with Emma Alder: 1"])`)
    expectNoFault(visit)
  })
})
