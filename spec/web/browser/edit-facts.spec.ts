import { expect } from "chai"
import { at, dataOf } from "../../support/tree-scene.ts"
import { violations } from "../support/accessible.ts"
import { plantFamily } from "../support/family.ts"
import { byKeys } from "../support/keyboard.ts"
import { byPointer } from "../support/pointer.ts"
import { inTheApp } from "../support/stage.ts"
import { excessOf, expectNoFault, type Visit } from "../support/visit.ts"

/** Presses the Undo of the message, and not one of the history. */
const undo = ({ page }: Visit) => page.locator(".toast-action").click()

/** Goes to the beginning of the page, where the bar covers nothing. */
const goUp = ({ page }: Visit) => page.evaluate("scrollTo(0, 0)")

/** What axe finds on the page, with nothing below the bar. */
const found = async (visit: Visit) => {
  await goUp(visit)
  return violations(visit.page)
}

inTheApp(
  "The facts of a person, where they are shown",
  (stage) => {
    /** A family of its own, since every case changes it. */
    const plant = async (who = "child") => {
      const { api } = stage().owner
      const { tree, ids } = await plantFamily(stage().owner, "The Birches")
      const person = ids[who] ?? ""
      const facts = () => dataOf(api.GET("/persons/{person_id}/events", at({ person_id: person })))
      return { tree, ids, person, facts, path: `/t/${tree}/p/${person}/page` }
    }
    const choose = async ({ page }: Visit, label: string, value: string): Promise<void> => {
      const list = await page.waitForSelector(`::-p-aria([name="${label}"][role="combobox"])`)
      await list?.select(value)
    }
    const isClosed = ({ page }: Visit) => page.waitForFunction(`document.querySelector(".in-place") === null`)
    const isGone = ({ page }: Visit, words: string) =>
      page.waitForFunction(`!document.body.innerText.includes(${JSON.stringify(words)})`)

    it("are added with kind, date, place, detail and notes in one save, and taken back by one press", async () => {
      const { path, facts } = await plant()
      const visit = await stage().reader()
      await visit.open(path)
      await visit.press("Add a fact")
      await visit.fill("Date", "um 1885")
      await visit.sees("Understood: about 1885")
      await visit.fill("Place", "Maer")
      await visit.fill("Detail", "Painter of miniatures")
      await visit.fill("More exactly", "trade")
      await visit.fill("Cause", "her uncle's workshop")
      await visit.fill("Age", "25y")
      await visit.fill("Notes", "She signed as E. A.")
      expect(await found(visit)).to.deep.equal([])
      const before = visit.calls.length
      await visit.press("Save")
      await isClosed(visit)
      await visit.sees("Painter of miniatures")
      await visit.sees("She signed as E. A.")
      expect(visit.calls.slice(before).filter((call) => !call.startsWith("GET"))).to.have.length(1)
      const [added] = (await facts()).filter(({ type }) => type === "occupation")
      expect(added).to.deep.include({ detail: "Painter of miniatures", place: "Maer", notes: "She signed as E. A." })
      expect(added).to.deep.include({ subtype: "trade", cause: "her uncle's workshop", age: "25y" })
      await undo(visit)
      await visit.sees("Undone.")
      await isGone(visit, "Painter of miniatures")
      expectNoFault(visit)
    })

    it("are of every kind of the service, and of a kind of one's own", async () => {
      const { path, facts } = await plant()
      const visit = await stage().reader()
      await visit.open(path)
      await visit.press("Add a fact")
      await visit.page.waitForSelector(".in-place option")
      const kinds = await visit.page.$$eval(".in-place select:first-of-type option", (all) => all.length)
      expect(kinds).to.be.at.least(33)
      await choose(visit, "Kind", ":")
      await visit.fill("Name of the kind", "Knighthood")
      await visit.press("Save")
      await isClosed(visit)
      await visit.sees("Knighthood")
      expect((await facts()).map(({ type }) => type)).to.include("Knighthood")
      expectNoFault(visit)
    })

    it("are changed by keys alone, and the focus comes back to the fact", async () => {
      const { path, facts } = await plant()
      const typist = byKeys(await stage().reader())
      await typist.open(path)
      await typist.enter("button", "Change: born 1860")
      await typist.fill("Date", "12 March 1860")
      await typist.press("Enter")
      await typist.sees("Saved.")
      await typist.page.waitForFunction(`document.querySelector(".in-place") === null`)
      await typist.page.waitForFunction(`document.activeElement?.getAttribute("aria-label") === "Change: born 1860"`)
      await typist.press("Enter")
      await typist.page.waitForSelector(".in-place")
      await typist.press("Escape")
      await typist.page.waitForFunction(`document.activeElement?.getAttribute("aria-label") === "Change: born 1860"`)
      expect((await facts()).find(({ type }) => type === "birth")?.date).to.include({ day: 12, month: 3, year: 1860 })
      expect(typist.faults).to.deep.equal([])
    })

    it("open on a press on their words, and keep a date that was not touched", async () => {
      const { path, person, facts } = await plant()
      const { api } = stage().owner
      const date = { qualifier: "phrase", phrase: "when the comet came" } as const
      const body = { type: "residence", person_id: person, date, place: "Maer" }
      const { tree_id } = await dataOf(api.GET("/persons/{person_id}", at({ person_id: person })))
      await dataOf(api.POST("/trees/{tree_id}/events", { ...at({ tree_id }), body }))
      const visit = await stage().reader({ width: 390 })
      await visit.open(path)
      const pointer = byPointer(visit)
      await pointer.pressAt(".fact ::-p-text(when the comet came)")
      await visit.fill("Place", "Maer Hall")
      expect(await visit.text()).to.not.include("This date is not clear")
      expect(await found(visit)).to.deep.equal([])
      expect(await excessOf(visit.page)).to.equal(0)
      await pointer.press("button", "Save")
      await isClosed(visit)
      const [changed] = (await facts()).filter(({ type }) => type === "residence")
      expect(changed?.place).to.equal("Maer Hall")
      expect(changed?.date?.phrase).to.equal("when the comet came")
      expectNoFault(visit)
    })

    it("are remarked, and saved all the same, where a death is before the birth", async () => {
      const { path, facts } = await plant()
      const visit = await stage().reader()
      await visit.open(path)
      await visit.press("Change: died 1940")
      await visit.fill("Date", "1850")
      await visit.sees("This death is before the birth. It is saved all the same.")
      await visit.press("Save")
      await isClosed(visit)
      expect((await facts()).find(({ type }) => type === "death")?.date?.year).to.equal(1850)
      expectNoFault(visit)
    })

    it("of a couple are added on the page of either, from a marriage to a divorce", async () => {
      const { path, ids } = await plant("father")
      const visit = await stage().reader()
      await visit.open(path)
      await visit.press("Add a fact")
      const label = await visit.page.waitForSelector(`optgroup[label="With Ellen Cedar"] option[value$=":divorce"]`)
      const value = String(await label?.evaluate((one) => one.getAttribute("value")))
      await choose(visit, "Kind", value)
      await visit.fill("Date", "1858")
      await visit.press("Save")
      await isClosed(visit)
      await visit.sees("divorced")
      const ofMother = await dataOf(
        stage().owner.api.GET("/persons/{person_id}/page", at({ person_id: ids["mother"] ?? "" })),
      )
      expect(ofMother.events.map(({ type }) => type)).to.include("divorce")
      expectNoFault(visit)
    })

    it("are deleted after it is said what goes with them, and brought back by one press", async () => {
      const { path, tree, facts } = await plant()
      const { api } = stage().owner
      const source = await dataOf(
        api.POST("/trees/{tree_id}/sources", { ...at({ tree_id: tree }), body: { title: "Register" } }),
      )
      const [birth] = await facts()
      const body = { source_id: source.id, event_id: birth?.id ?? "" }
      await dataOf(api.POST("/trees/{tree_id}/citations", { ...at({ tree_id: tree }), body }))
      const visit = await stage().reader()
      await visit.open(path)
      await visit.press("Change: born 1860")
      await visit.sees("Deleted with it: one citation of a source.")
      await visit.press("Delete")
      await visit.sees("Deleted.")
      expect((await facts()).map(({ type }) => type)).to.deep.equal(["death"])
      await undo(visit)
      await visit.sees("Undone.")
      expect(await facts()).to.have.length(2)
      expect(await dataOf(api.GET("/trees/{tree_id}/citations", at({ tree_id: tree })))).to.have.length(1)
      expectNoFault(visit)
    })

    it("show both versions when somebody else has changed the same fact", async () => {
      const { path, facts } = await plant()
      const visit = await stage().reader()
      await visit.open(path)
      await visit.press("Change: born 1860")
      await visit.fill("Place", "Maer")
      const [birth] = await facts()
      const call = { ...at({ event_id: birth?.id ?? "" }), body: { place: "Shrewsbury" } }
      await dataOf(stage().owner.api.PATCH("/events/{event_id}", call))
      await visit.press("Save")
      await visit.sees("Someone else changed this meanwhile")
      await visit.sees("Shrewsbury")
      await visit.press("Save mine")
      await visit.sees("Saved.")
      expect((await facts())[0]?.place).to.equal("Maer")
      expectNoFault(visit)
    })

    it("are only suggested by viewers, as names and relationships are", async () => {
      const { tree, path, facts } = await plant()
      const { owner, host } = stage()
      const viewer = await host.user()
      const body = { email: viewer.email, role: "viewer" } as const
      await dataOf(owner.api.POST("/trees/{tree_id}/members", { ...at({ tree_id: tree }), body }))
      const visit = await stage().visitor({ token: viewer.token })
      await visit.open(path)
      await visit.press("Change: born 1860")
      await visit.fill("Place", "Maer")
      await visit.press("Suggest")
      await visit.sees("Suggested. An editor will look at it.")
      expect((await facts())[0]?.place).to.equal(null)
      const [proposal] = await dataOf(owner.api.GET("/trees/{tree_id}/proposals", at({ tree_id: tree })))
      expect(proposal?.summary).to.equal("Change of born 1860, Emma Alder")
      expectNoFault(visit)
    })

    it("cannot be changed by strangers, who see a public tree", async () => {
      const { path } = await plant()
      const visit = await stage().visitor()
      await visit.open(path)
      await visit.sees("1860")
      expect(await visit.page.$$(".change-here")).to.deep.equal([])
      expect(await visit.text()).to.not.include("Add a fact")
      expectNoFault(visit)
    })
  },
  { onEveryHost: true },
)

inTheApp("A person, where they are shown", (stage) => {
  const plant = async (who = "child") => {
    const { api } = stage().owner
    const { tree, ids } = await plantFamily(stage().owner, "The Beeches")
    const person = ids[who] ?? ""
    const page = () => dataOf(api.GET("/persons/{person_id}/page", at({ person_id: person })))
    return { tree, ids, person, page, path: `/t/${tree}/p/${person}/page` }
  }
  const isClosed = ({ page }: Visit) => page.waitForFunction(`document.querySelector(".in-place") === null`)
  const choose = async ({ page }: Visit, label: string, value: string): Promise<void> => {
    const list = await page.waitForSelector(`::-p-aria([name="${label}"][role="combobox"])`)
    await list?.select(value)
  }

  it("gets a further name, which becomes the main one, and each step is undone by one press", async () => {
    const { path, page } = await plant()
    const visit = await stage().reader()
    await visit.open(path)
    await visit.press("Add a name")
    await visit.press("Save")
    await visit.sees("Enter a given name or a surname.")
    await visit.fill("Given names", "Emma")
    await visit.fill("Before the surname", "van")
    await visit.fill("Surname", "Dyck")
    expect(await found(visit)).to.deep.equal([])
    await visit.press("Save")
    await isClosed(visit)
    await goUp(visit)
    await visit.press("Change: Emma van Dyck")
    await visit.press("Make this the main name")
    await visit.sees("The main name is Emma van Dyck now.")
    await visit.page.waitForFunction(`document.querySelector("h1").textContent === "Emma van Dyck"`)
    await undo(visit)
    await visit.page.waitForFunction(`document.querySelector("h1").textContent === "Emma Alder"`)
    await goUp(visit)
    await visit.press("Change: Emma van Dyck")
    await visit.press("Delete")
    await visit.sees("Deleted.")
    expect((await page()).names).to.have.length(1)
    await undo(visit)
    await visit.sees("Undone.")
    expect((await page()).names).to.have.length(2)
    expectNoFault(visit)
  })

  it("can be an adopted child, and lose a wrong parent", async () => {
    const { path, page } = await plant()
    const visit = await stage().reader()
    await visit.open(path)
    await visit.press("Change: the relationship with Ellen Cedar")
    await choose(visit, "How they belong together", "adoptive")
    await visit.press("Save")
    await visit.sees("Saved.")
    await isClosed(visit)
    const kinds = async () => (await page()).family.parents.map(({ relationship }) => relationship.qualifier)
    expect(await kinds()).to.have.members(["biological", "adoptive"])
    await visit.press("Change: the relationship with Ellen Cedar")
    await visit.sees("Both people stay.")
    await visit.press("Delete this relationship")
    await visit.sees("Deleted.")
    expect(await kinds()).to.deep.equal(["biological"])
    await undo(visit)
    await visit.sees("Undone.")
    expect(await kinds()).to.have.length(2)
    expectNoFault(visit)
  })

  it("is hidden from others, with a sentence of who sees what", async () => {
    const { path, page } = await plant()
    const visit = await stage().reader()
    await visit.open(path)
    await visit.press("Change sex, privacy and notes")
    await visit.sees("Of people who live, others than members see only that they exist.")
    await choose(visit, "Who sees this person", "hidden")
    await visit.fill("Notes", "A family secret")
    expect(await found(visit)).to.deep.equal([])
    await visit.press("Save")
    await visit.sees("A visitor without an account does not see this person, because someone chose to hide this person")
    await visit.sees("A family secret")
    expect((await page()).person.privacy).to.equal("hidden")
    const stranger = await stage().visitor()
    await stranger.open(path)
    expect(await stranger.text()).to.not.include("Emma")
    await undo(visit)
    await visit.sees("Undone.")
    expect((await page()).person).to.include({ privacy: "default", notes: null })
    expectNoFault(visit)
  })

  it("is deleted after a question that says what goes with them, and comes back with all of it", async () => {
    const { path, tree, page, person } = await plant("father")
    const before = await page()
    const visit = await stage().reader()
    await visit.open(path)
    await visit.press("Delete this person")
    await visit.sees("Deleted with it: one name, 2 facts and 5 relationships.")
    expect(await found(visit)).to.deep.equal([])
    await visit.page.click("dialog .is-dangerous")
    await visit.sees("John Alder is deleted.")
    await visit.page.waitForFunction(`location.pathname === "/t/${tree}/people"`)
    const gone = await stage().owner.api.GET("/persons/{person_id}", at({ person_id: person }))
    expect(gone.response.status).to.equal(404)
    await undo(visit)
    await visit.page.waitForFunction(`location.pathname === "${path}"`)
    await visit.sees("John Alder")
    const { family, events } = await page()
    expect(events).to.have.length(before.events.length)
    expect(family.children).to.have.length(2)
    expect(family.partners).to.have.length(1)
    expectNoFault(visit)
  })
})
