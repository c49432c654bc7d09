import { expect } from "chai"
import { at, dataOf } from "../../support/tree-scene.ts"
import { violations } from "../support/accessible.ts"
import { plantFamily, plantSource } from "../support/family.ts"
import { byKeys } from "../support/keyboard.ts"
import { PHONE } from "../support/journeys/journey.ts"
import { byPointer } from "../support/pointer.ts"
import { inTheApp } from "../support/stage.ts"
import { excessOf, expectNoFault, type Visit } from "../support/visit.ts"

inTheApp("Sources at the facts of a person", (stage) => {
  /** A family of its own, with a source that the child cites. */
  const plant = async () => {
    const { api } = stage().owner
    const family = await plantFamily(stage().owner, "The Rowans")
    const register = await plantSource(stage().owner, family)
    const { tree, ids } = family
    const person = ids["child"] ?? ""
    const events = await dataOf(api.GET("/persons/{person_id}/events", at({ person_id: person })))
    const birth = events.find(({ type }) => type === "birth")?.id ?? ""
    const citations = () => dataOf(api.GET("/trees/{tree_id}/citations", at({ tree_id: tree })))
    const sources = () => dataOf(api.GET("/trees/{tree_id}/sources", at({ tree_id: tree })))
    return { tree, person, register, birth, citations, sources, path: `/t/${tree}/p/${person}/page` }
  }
  const isClosed = ({ page }: Pick<Visit, "page">) =>
    page.waitForFunction(`document.querySelector(".in-place") === null`)

  it("are cited on a phone with a source that is written there, the same one first for the next fact, and taken back", async () => {
    const { path, birth, citations, sources } = await plant()
    const visit = await stage().reader(PHONE)
    const finger = byPointer(visit)
    await finger.open(path)
    await finger.press("button", "Sources of born 1860: 0")
    await finger.press("button", "Cite a source: born 1860")
    await finger.choose("Source", "A new source…")
    await finger.fill("Title of the source", "Family bible")
    await finger.fill("Kept at", "With Aunt Ada")
    await finger.fill("Page or entry", "First leaf")
    await finger.choose("How sure it is", "Direct evidence, such as an entry made at the time")
    expect(await violations(finger.page)).to.deep.equal([])
    expect(await excessOf(finger.page)).to.equal(0)
    await finger.press("button", "Save")
    await isClosed(visit)
    await finger.sees("Family bible, First leaf")
    const bible = (await sources()).find(({ title }) => title === "Family bible")
    expect(bible?.repository).to.equal("With Aunt Ada")
    const made = (await citations()).find(({ source_id }) => source_id === bible?.id)
    expect(made).to.include({ event_id: birth, page: "First leaf", confidence: 3 })

    await finger.press("button", "Sources of died 1940: 0")
    await finger.press("button", "Cite a source: died 1940")
    await finger.press("button", "Save")
    await isClosed(visit)
    expect((await citations()).filter(({ source_id }) => source_id === bible?.id)).to.have.length(2)
    await finger.undo()
    await finger.sees("Undone.")
    expect((await citations()).filter(({ source_id }) => source_id === bible?.id)).to.have.length(1)
    expectNoFault(visit)
  })

  it("are cited, corrected and deleted by keys alone, and the focus stays where it was", async () => {
    const { path, register, birth, citations } = await plant()
    const ofBirth = async () => (await citations()).filter(({ event_id }) => event_id === birth)
    const typist = byKeys(await stage().reader())
    await typist.open(path)
    await typist.enter("button", "Sources of born 1860: 0")
    await typist.enter("button", "Cite a source: born 1860")
    await typist.fill("Page or entry", "44")
    await typist.fill("What it says", "Emma, daughter of John")
    await typist.enter("button", "Save")
    await typist.sees("Saved.")
    await isClosed(typist)
    expect(await ofBirth()).to.have.length(1)
    expect((await ofBirth())[0]).to.include({ source_id: register, page: "44", text: "Emma, daughter of John" })
    await typist.page.waitForFunction(
      `document.activeElement?.getAttribute("aria-label") === "Cite a source: born 1860"`,
    )
    await typist.enter("button", "Change the citation: Parish register", "back")
    await typist.fill("Page or entry", "45")
    await typist.press("Enter")
    await isClosed(typist)
    expect((await ofBirth())[0]).to.include({ page: "45", text: "Emma, daughter of John" })
    await typist.enter("button", "Change the citation: Parish register")
    await typist.enter("button", "Delete")
    await typist.sees("Deleted.")
    expect(await ofBirth()).to.deep.equal([])
    await typist.enter("button", "Undo")
    await typist.sees("Undone.")
    expect(await ofBirth()).to.have.length(1)
    expect(typist.faults).to.deep.equal([])
  })

  it("are found among all of the tree by their words", async () => {
    const { tree, path, birth, citations } = await plant()
    const { api } = stage().owner
    const titles = Array.from({ length: 31 }, (_, index) => `Census ${1841 + index}`)
    for (const title of titles)
      await dataOf(api.POST("/trees/{tree_id}/sources", { ...at({ tree_id: tree }), body: { title } }))
    const visit = await stage().reader()
    const pointer = byPointer(visit)
    await pointer.open(path)
    await pointer.press("button", "Sources of born 1860: 0")
    await pointer.press("button", "Cite a source: born 1860")
    await pointer.choose("Source", "Another source of the tree…")
    await pointer.press("button", "Save")
    await pointer.sees("Choose a source.")
    await visit.fill("Find a source", "1871")
    // Until all of the text is searched, another source is the first one.
    await pointer.pressAt(".hit ::-p-text(Census 1871)")
    await pointer.press("button", "Save")
    await isClosed(visit)
    await pointer.sees("Census 1871")
    expect((await citations()).filter(({ event_id }) => event_id === birth)).to.have.length(1)
    expectNoFault(visit)
  })

  it("are suggested by viewers", async () => {
    const { tree, path, citations } = await plant()
    const { owner, host } = stage()
    const viewer = await host.user()
    const body = { email: viewer.email, role: "viewer" } as const
    await dataOf(owner.api.POST("/trees/{tree_id}/members", { ...at({ tree_id: tree }), body }))
    const before = (await citations()).length
    const opened = await stage().visitor({ token: viewer.token })
    await opened.open(path)
    await opened.press("Sources of this person: 1")
    await opened.press("Cite a source: this person")
    await opened.fill("Page or entry", "13")
    await opened.press("Suggest")
    await isClosed(opened)
    expect(await citations()).to.have.length(before)
    const [proposal] = await dataOf(owner.api.GET("/trees/{tree_id}/proposals", at({ tree_id: tree })))
    expect(proposal?.summary).to.equal("Source of this person, Emma Alder")
    expectNoFault(opened)
  })
})
