import { expect } from "chai"
import { sendGedcom } from "../../support/gedcom-form.ts"
import { largeRecord } from "../../support/large-records.ts"
import { at, dataOf, plantTree } from "../../support/tree-scene.ts"
import { inTheApp } from "../support/stage.ts"
import { expectNoFault, type Visit } from "../support/visit.ts"

const SIZE = { names: 503, events: 504, children: 506, cited: 0 }
const STEP_SIBLINGS = 3

inTheApp("The page of a person with more than an answer has", (stage) => {
  let address: (person: string) => string = () => ""
  let father = ""
  let child = ""

  before(async () => {
    const { host, owner } = stage()
    const tree = await plantTree(host, owner)
    expect((await sendGedcom(host, owner, tree.id, largeRecord(SIZE))).status).to.equal(200)
    const idOf = async (q: string): Promise<string> => {
      const [found] = await dataOf(
        owner.api.GET("/trees/{tree_id}/persons", at({ tree_id: tree.id }, { query: { q } })),
      )
      return found?.id ?? expect.fail(`no ${q}`)
    }
    const mother = await idOf("Mother")
    const family = await dataOf(owner.api.GET("/persons/{person_id}/family", at({ person_id: mother })))
    father = family.partners[0]?.person.id ?? expect.fail("no father")
    child = await idOf("Child7")
    const stepmother = await tree.person({ given_name: "Stepmother", is_living: false })
    await tree.partners(stepmother, { id: father })
    for (let number = 0; number < STEP_SIBLINGS; number++)
      await tree.parent(stepmother, await tree.person({ given_name: `Step${number}`, is_living: false }))
    address = (person) => `/t/${tree.id}/p/${person}/page`
  })

  /** Presses "Show more" until nothing is left out, and returns how much each list left out at first. */
  const showAll = async ({ page }: Visit): Promise<readonly string[]> => {
    const left = await page.$$eval("p.soft:has(button) > span", (all) => all.map((one) => one.textContent ?? ""))
    for (let rest = left.length; rest > 0; rest--) {
      await page.click("p.soft:has(> span) button")
      await page.waitForFunction(`document.querySelectorAll("p.soft:has(button) > span").length < ${rest}`)
    }
    return left
  }

  it("shows the events, names and children that were left out", async () => {
    const opened = await stage().reader()
    await opened.open(address(father))
    await opened.sees("more.")
    expect((await showAll(opened)).toSorted()).to.deep.equal(["3 more.", "4 more.", "6 more."])
    const text = await opened.text()
    for (let number = 0; number < SIZE.names; number++) expect(text).to.include(`Alias${number} Large`)
    for (let number = 0; number < SIZE.events - 2; number++) expect(text).to.include(`Work ${number}`)
    for (let number = 0; number < SIZE.children; number++) expect(text).to.include(`Child${number} Large`)
    expectNoFault(opened)
  })

  it("shows the siblings that were left out, step-siblings too", async () => {
    const opened = await stage().reader()
    await opened.open(address(child))
    await opened.sees("more.")
    expect(await showAll(opened)).to.deep.equal([`${SIZE.children - 1 + STEP_SIBLINGS - 500} more.`])
    const text = await opened.text()
    for (let number = 0; number < SIZE.children; number++)
      if (number !== 7) expect(text).to.include(`Child${number} Large`)
    for (let number = 0; number < STEP_SIBLINGS; number++) expect(text).to.include(`Step${number}`)
    expectNoFault(opened)
  })
})
