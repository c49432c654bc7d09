import { expect } from "chai"
import { gedcomText } from "../../support/gedcom-upload.ts"
import { at, dataOf } from "../../support/tree-scene.ts"
import { chooseFile } from "../support/choose-file.ts"
import { plantFamily } from "../support/family.ts"
import { inTheApp } from "../support/stage.ts"
import { tabTo } from "../support/keyboard.ts"
import { violations } from "../support/accessible.ts"
import { expectNoFault, showIn } from "../support/visit.ts"

inTheApp("The history of a tree", (stage) => {
  /** A tree in which the daughter became a son with notes, and a cousin was deleted. */
  const changedTree = async () => {
    const { owner, host } = stage()
    const { tree, ids } = await plantFamily(owner, "The Hazels")
    const person = (id = "") => ({ params: { path: { person_id: id } } })
    await owner.api.PATCH("/persons/{person_id}", { ...person(ids.child), body: { notes: "Kept a diary" } })
    const births = await dataOf(owner.api.GET("/persons/{person_id}/events", person(ids.father)))
    const birth = { params: { path: { event_id: births.find(({ type }) => type === "birth")?.id ?? "" } } }
    const date = { day: 12, month: 3, year: 1830 }
    await dataOf(owner.api.PATCH("/events/{event_id}", { ...birth, body: { date } }))
    await owner.api.DELETE("/persons/{person_id}", person(ids.cousin))
    const editor = await host.user()
    await dataOf(editor.api.PATCH("/users/me", { body: { display_name: "Anna" } }))
    const path = { tree_id: tree }
    await owner.api.POST("/trees/{tree_id}/members", {
      params: { path },
      body: { email: editor.email, role: "editor" },
    })
    await editor.api.POST("/trees/{tree_id}/sources", { params: { path }, body: { title: "Parish book" } })
    const notes = async () => (await owner.api.GET("/persons/{person_id}", person(ids.child))).data?.notes
    const isThere = async () =>
      (await owner.api.GET("/persons/{person_id}", person(ids.cousin))).response.status === 200
    return { tree, ids, editor, notes, isThere, owner }
  }
  const row = (text: string) => `//li[contains(@class, "change")][contains(., "${text}")]`

  it("says who did what by day, and what exactly on demand", async () => {
    const { tree, ids, owner } = await changedTree()
    const deaths = await dataOf(owner.api.GET("/persons/{person_id}/events", at({ person_id: ids.father ?? "" })))
    const death = at({ event_id: deaths.find(({ type }) => type === "death")?.id ?? "" })
    await dataOf(owner.api.PATCH("/events/{event_id}", { ...death, body: { place: "Maer", date: { year: 1898 } } }))
    const opened = await stage().reader()
    await opened.open(`/t/${tree}/history`)
    await opened.sees("Anna added the source “Parish book”")
    await opened.sees("notes “Kept a diary” added")
    await opened.sees("from 1830 to 12 March 1830")
    expect(await opened.page.$$eval(".change-day h2", (days) => days.length)).to.equal(1)
    expect(await opened.page.$$eval(".change-text", (texts) => texts.map((one) => one.textContent))).to.deep.equal([
      "You changed the death of John Alder: date from 1899 to 1898, place “Maer” added",
      "Anna added the source “Parish book”",
      "You added the member Anna",
      "You deleted John Dogwood",
      "You changed the birth of John Alder from 1830 to 12 March 1830",
      "You changed Emma Alder: notes “Kept a diary” added",
      "You changed the tree “The Hazels”",
      "You added John Alder and 39 more records",
      "You added the tree “The Hazels”",
    ])
    await (await opened.page.waitForSelector(`::-p-xpath(${row("You changed Emma Alder")}//summary)`))?.click()
    await opened.sees("Person changed: Emma Alder")
    await opened.page.waitForSelector("::-p-xpath(//tr[th='Notes'][td[1]='–'][td[2]='Kept a diary'])")
    await (await opened.page.waitForSelector(`::-p-xpath(${row("You deleted John Dogwood")}//summary)`))?.click()
    await opened.sees("Event deleted: birth, John Dogwood")
    expectNoFault(opened)
  })

  it("says why a change cannot be undone, and undoes it all the same if the reader wants so", async () => {
    const { tree, ids, owner, notes } = await changedTree()
    const path = { person_id: ids.child ?? "" }
    await owner.api.PATCH("/persons/{person_id}", { params: { path }, body: { notes: "Lost the diary" } })
    const opened = await stage().reader()
    await opened.open(`/t/${tree}/history`)
    const first = `(${row("You changed Emma Alder")})[last()]`
    await (await opened.page.waitForSelector(`::-p-xpath(${first}//button)`))?.click()
    await opened.sees("This cannot be undone as it is")
    await opened.sees("Emma Alder, Notes: this change had written “Kept a diary”. Now it is “Lost the diary”.")
    expect(await notes()).to.equal("Lost the diary")
    for (const theme of ["light", "dark"] as const) {
      await showIn(opened.page, theme)
      expect(await violations(opened.page)).to.deep.equal([])
    }
    await opened.press("Undo all the same")
    await opened.sees("Undone.")
    await opened.sees("You undid this: You changed Emma Alder: notes “Kept a diary” added")
    expect(await notes()).to.equal(null)
    expectNoFault(opened)
  })

  it("undoes an import with the home person that it chose, and takes both back", async () => {
    const { owner } = stage()
    const tree = (await dataOf(owner.api.POST("/trees", { body: { name: "The Rowans" } }))).id
    const path = { tree_id: tree }
    const opened = await stage().reader()
    await opened.open(`/t/${tree}/import`)
    await chooseFile(opened, gedcomText("0 @I1@ INDI\n1 NAME Emma /Rowan/"))
    await opened.press("Import one person")
    await opened.sees("The import is done")
    const home = async () => (await dataOf(owner.api.GET("/trees/{tree_id}", { params: { path } }))).home_person_id
    const emma = await home()
    const person = { person_id: emma ?? "" }
    await opened.open(`/t/${tree}/p/${emma}/page`)
    await opened.sees("You imported the file “family.ged”")
    expect(await opened.page.$$(`::-p-aria([name="Undo"][role="button"])`)).to.deep.equal([])
    await opened.open(`/t/${tree}/history`)
    await (
      await opened.page.waitForSelector(`::-p-xpath(${row("You imported the file “family.ged”")}//button)`)
    )?.click()
    await opened.sees("Everything that the file brought goes: ")
    expect(await opened.text()).to.match(/brought goes: [3-9] records\./)
    expect((await owner.api.GET("/persons/{person_id}", { params: { path: person } })).response.status).to.equal(200)
    await opened.press("Undo the whole import")
    await opened.sees("Undone.")
    expect(await dataOf(owner.api.GET("/trees/{tree_id}/persons", { params: { path } }))).to.deep.equal([])
    await (await opened.page.waitForSelector(".toast-action"))?.click()
    await opened.page.waitForFunction(`document.querySelectorAll(".change").length === 4`)
    expect(emma)
      .to.be.a("string")
      .and.equal(await home())
    expectNoFault(opened)
  })

  it("shows only what one member did, or one kind of change, and the address keeps it", async () => {
    const { tree, editor } = await changedTree()
    const opened = await stage().reader()
    await opened.open(`/t/${tree}/history`)
    const texts = () => opened.page.$$eval(".change-text", (found) => found.map((one) => one.textContent))
    await opened.page.waitForSelector(`[name=who] option[value="${editor.user.id}"]`)
    await opened.page.select("[name=who]", editor.user.id)
    await opened.page.waitForFunction(`document.querySelectorAll(".change-text").length === 1`)
    expect(await texts()).to.deep.equal(["Anna added the source “Parish book”"])
    await opened.page.select("[name=kind]", "person.delete")
    await opened.sees("No such changes.")
    await opened.press("Show all")
    await opened.page.waitForFunction(`document.querySelectorAll(".change-text").length > 5`)
    await opened.open(`/t/${tree}/history?kind=person.delete`)
    expect(await texts()).to.deep.equal(["You deleted John Dogwood"])
    expectNoFault(opened)
  })

  it("shows more on demand, and the focus is on what came", async () => {
    const { tree, ids, owner } = await changedTree()
    const path = { person_id: ids.child ?? "" }
    for (let day = 1; day <= 31; day++)
      await owner.api.PATCH("/persons/{person_id}", { params: { path }, body: { notes: `Day ${day} of the diary` } })
    const opened = await stage().reader()
    await opened.open(`/t/${tree}/history`)
    await opened.page.waitForFunction(`document.querySelectorAll(".change").length === 30`)
    await opened.press("Show more")
    await opened.page.waitForFunction(`document.querySelectorAll(".change").length === 39`)
    expect(await opened.page.evaluate(`document.activeElement.className`)).to.equal("change-days")
    await opened.sees("You added the tree “The Hazels”")
    expectNoFault(opened)
  })

  it("is read and undone by keys alone", async () => {
    const { tree, isThere } = await changedTree()
    const opened = await stage().reader()
    const { page } = opened
    await opened.open(`/t/${tree}/history?kind=person.delete`)
    await opened.sees("You deleted John Dogwood")
    await tabTo(opened, "What changed: 4 records")
    await page.keyboard.press("Enter")
    await opened.sees("Person deleted: John Dogwood")
    await page.keyboard.down("Shift")
    await page.keyboard.press("Tab")
    await page.keyboard.up("Shift")
    await page.keyboard.press("Enter")
    await opened.sees("Undone.")
    expect(await isThere()).to.equal(true)
    expectNoFault(opened)
  })

  it("is in German for German readers", async () => {
    const { tree } = await changedTree()
    const opened = await stage().reader({ language: "de" })
    await opened.open(`/t/${tree}/history`)
    await opened.sees("Sie haben John Dogwood gelöscht")
    await opened.sees("Anna hat die Quelle „Parish book“ hinzugefügt")
    await opened.sees("Sie haben die Geburt von John Alder von 1830 zu 12. März 1830 geändert")
    await opened.sees("Sie haben Emma Alder geändert: Notizen „Kept a diary“ ergänzt")
    expectNoFault(opened)
  })

  it("is for editors, and a person's page shows viewers the changes of that person", async () => {
    const { tree, ids, owner } = await changedTree()
    const viewer = await stage().host.user()
    const path = { tree_id: tree }
    await owner.api.POST("/trees/{tree_id}/members", {
      params: { path },
      body: { email: viewer.email, role: "viewer" },
    })
    const opened = await stage().visitor({ token: viewer.token })
    await opened.open(`/t/${tree}/history`)
    await opened.sees("Editors and owners of the tree see its history.")
    await opened.open(`/t/${tree}/p/${ids.child}/page`)
    await opened.sees("Someone changed Emma Alder")
    expect(await opened.page.$$(".change button, .change details")).to.deep.equal([])
    expectNoFault(opened)
  })
})
