import { expect } from "chai"
import { at, dataOf } from "../../support/tree-scene.ts"
import { violations } from "../support/accessible.ts"
import { plantFamily } from "../support/family.ts"
import { byKeys } from "../support/keyboard.ts"
import { inTheApp } from "../support/stage.ts"
import { excessOf, expectNoFault, type Visit } from "../support/visit.ts"

/** Waits until the list has these people, in this order. */
const lists = async ({ page }: Visit, wanted: readonly string[]): Promise<void> => {
  await page.waitForFunction(`[...document.querySelectorAll(".person-row .person-name")]
    .map((one) => one.textContent).join() === ${JSON.stringify(wanted.join())}`)
}

inTheApp(
  "The list of people",
  (stage) => {
    const plant = async () => {
      const { owner } = stage()
      const { tree, ids } = await plantFamily(owner, "The Poplars")
      const person = at({ person_id: ids["child"] ?? "" })
      const body = { birth: { date: { year: 1860 }, place: "Maer" }, death: { date: { year: 1940 }, place: "London" } }
      await dataOf(owner.api.PATCH("/persons/{person_id}", { ...person, body }))
      return { tree, ids }
    }

    it("is a table on wide windows: portrait, name, years and places, parents", async () => {
      const { tree } = await plant()
      const visit = await stage().reader()
      await visit.open(`/t/${tree}/people`)
      const row = await visit.page.$eval(".person-row", (one) =>
        [...one.querySelectorAll("th, td")].map((cell) => cell.textContent),
      )
      expect(row).to.deep.equal(["EAEmma Alder", "1860Maer", "1940London", "John Alder and Ellen Cedar"])
      expect(await violations(visit.page)).to.deep.equal([])
      expectNoFault(visit)
    })

    it("sorts by a press on a head, and the other way round by another press, also by keys", async () => {
      const { tree } = await plant()
      const visit = await stage().reader()
      await visit.open(`/t/${tree}/people`)
      await visit.press("Born")
      await visit.page.waitForSelector(`th[aria-sort=ascending] ::-p-text(Born)`)
      await visit.page.waitForFunction(
        `document.querySelectorAll(".person-row .person-name")[1]?.textContent === "Mary Birch"`,
      )
      const typist = byKeys(visit)
      await typist.enter("link", "Born")
      await visit.page.waitForSelector(`th[aria-sort=descending] ::-p-text(Born)`)
      await visit.page.waitForFunction(`document.querySelector(".person-row .person-name")?.textContent === "John Elm"`)
      expect(visit.page.url()).to.include("sort=-birth")
      await visit.press("Died")
      await visit.page.waitForFunction(`document.querySelector(".person-row td + td")?.textContent === "1870"`)
      expectNoFault(visit)
    })

    it("follows what is typed at once, and Back leads to the list before", async () => {
      const { tree } = await plant()
      const visit = await stage().reader()
      await visit.open(`/t/${tree}/people`)
      await visit.fill("Name", "dogwood")
      await lists(visit, ["John Dogwood"])
      expect(visit.page.url()).to.include("q=dogwood")
      expect(await visit.page.evaluate("document.activeElement.value")).to.equal("dogwood")
      await visit.fill("Name", "no such name")
      await visit.sees("No one is like that here.")
      await visit.page.goBack()
      await visit.page.waitForFunction(`document.querySelectorAll(".person-row").length === 8`)
      await visit.page.waitForFunction(`document.querySelector(".filter input").value === ""`)
      expectNoFault(visit)
    })

    it("has the letters of the surnames at its side, on a phone too", async () => {
      const { tree } = await plant()
      const visit = await stage().reader({ width: 390, theme: "dark" })
      await visit.open(`/t/${tree}/people`)
      expect(await visit.page.$$eval(".letters a", (all) => all.map((one) => one.textContent).join(""))).to.equal(
        "ABCDE",
      )
      await visit.sees("1860, Maer – 1940, London")
      await visit.sees("Child of John Alder and Ellen Cedar")
      await visit.press("Surnames with C")
      await lists(visit, ["Ellen Cedar"])
      await visit.sees("1 found")
      expect(await violations(visit.page)).to.deep.equal([])
      expect(await excessOf(visit.page)).to.be.at.most(0)
      await visit.press("Surnames with C")
      await visit.sees("8 found")
      expectNoFault(visit)
    })

    it("names no parents of people who may live to strangers", async () => {
      const { owner } = stage()
      const { tree, ids } = await plant()
      const body = { given_name: "Ida", surname: "Secret", is_living: true }
      const { id } = await dataOf(owner.api.POST("/trees/{tree_id}/persons", { ...at({ tree_id: tree }), body }))
      for (const [from_person_id, to_person_id] of [
        [ids["other"] ?? "", id],
        [id, ids["cousin"] ?? ""],
      ] as const) {
        const tie = { type: "parent_child", from_person_id, to_person_id } as const
        await dataOf(owner.api.POST("/trees/{tree_id}/relationships", { ...at({ tree_id: tree }), body: tie }))
      }
      const visit = await stage().visitor()
      await visit.open(`/t/${tree}/people`)
      await visit.sees("Living person")
      await visit.sees("John Alder and Ellen Cedar")
      const rows = await visit.page.$$eval(".person-row", (all) => all.map((row) => row.textContent ?? ""))
      expect(rows.filter((row) => row.includes("Secret"))).to.deep.equal([])
      expect(rows.find((row) => row.includes("Living person"))).to.not.include("Elm")
      expect(rows.find((row) => row.includes("Dogwood"))).to.not.include("Living person")
      expectNoFault(visit)
    })
  },
  { onEveryHost: true },
)

inTheApp("A long list of people", (stage) => {
  it("keeps a small document while it is scrolled, and the place of what is above", async () => {
    const { api } = stage().owner
    const tree = (await dataOf(api.POST("/trees", { body: { name: "Long" } }))).id
    const operations = Array.from({ length: 900 }, (_, at) => ({
      op: "create" as const,
      entity: "person" as const,
      data: { given_name: "Person", surname: `Number ${String(at).padStart(4, "0")}` },
    }))
    await dataOf(api.POST("/trees/{tree_id}/batch", { ...at({ tree_id: tree }), body: { operations } }))
    const visit = await stage().reader()
    const { page } = visit
    await visit.open(`/t/${tree}/people`)
    await page.waitForSelector(".person-row")
    const rows = () => page.$$eval(".person-row", (all) => all.length)
    for (let reached = 100; reached < 900; reached += 100) {
      await page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
      await page.waitForFunction(`document.querySelectorAll(".people tbody").length > ${reached / 100}`)
      expect(await rows()).to.be.at.most(500)
    }
    await page.waitForFunction(`document.body.innerText.includes("Number 0899")`)
    expect(await rows()).to.be.at.most(500)
    const height = await page.evaluate("document.documentElement.scrollHeight")
    await page.evaluate("scrollTo(0, 0)")
    await page.waitForFunction(`document.body.innerText.includes("Number 0000")`)
    expect(await page.evaluate("document.documentElement.scrollHeight")).to.equal(height)
    expect(await rows()).to.be.at.most(500)
    expectNoFault(visit)
  })
})
