import { expect } from "chai"
import { gedcomText } from "../../support/gedcom-upload.ts"
import { dataOf } from "../../support/tree-scene.ts"
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
    await owner.api.DELETE("/persons/{person_id}", person(ids.cousin))
    const editor = await host.user()
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
    const { tree } = await changedTree()
    const opened = await stage().reader()
    await opened.open(`/t/${tree}/history`)
    await opened.sees("Added the source “Parish book”")
    expect(await opened.page.$$eval(".change-day h2", (days) => days.length)).to.equal(1)
    expect(await opened.page.$$eval(".change-text", (texts) => texts.map((one) => one.textContent))).to.deep.equal([
      "Added the source “Parish book”",
      "Added a member",
      "Deleted John Dogwood",
      "Changed Emma Alder",
      "Changed the tree “The Hazels”",
      "Added John Alder",
      "Added the tree “The Hazels”",
    ])
    await (await opened.page.waitForSelector(`::-p-xpath(${row("Changed Emma Alder")}//summary)`))?.click()
    await opened.sees("Person changed: Emma Alder")
    await opened.page.waitForSelector("::-p-xpath(//tr[th='Notes'][td[1]='–'][td[2]='Kept a diary'])")
    await (await opened.page.waitForSelector(`::-p-xpath(${row("Deleted John Dogwood")}//summary)`))?.click()
    await opened.sees("Event deleted: birth, John Dogwood")
    expectNoFault(opened)
  })

  it("says why a change cannot be undone, and undoes it all the same if the reader wants so", async () => {
    const { tree, ids, owner, notes } = await changedTree()
    const path = { person_id: ids.child ?? "" }
    await owner.api.PATCH("/persons/{person_id}", { params: { path }, body: { notes: "Lost the diary" } })
    const opened = await stage().reader()
    await opened.open(`/t/${tree}/history`)
    const first = `(${row("Changed Emma Alder")})[last()]`
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
    await opened.sees("Imported the file “family.ged”")
    expect(await opened.page.$$(`::-p-aria([name="Undo"][role="button"])`)).to.deep.equal([])
    await opened.open(`/t/${tree}/history`)
    await (await opened.page.waitForSelector(`::-p-xpath(${row("Imported the file “family.ged”")}//button)`))?.click()
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
    expect(await texts()).to.deep.equal(["Added the source “Parish book”"])
    await opened.page.select("[name=kind]", "person.delete")
    await opened.sees("No such changes.")
    await opened.press("Show all")
    await opened.page.waitForFunction(`document.querySelectorAll(".change-text").length > 5`)
    await opened.open(`/t/${tree}/history?kind=person.delete`)
    expect(await texts()).to.deep.equal(["Deleted John Dogwood"])
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
    await opened.page.waitForFunction(`document.querySelectorAll(".change").length === 38`)
    expect(await opened.page.evaluate(`document.activeElement.className`)).to.equal("change-days")
    await opened.sees("Added the tree “The Hazels”")
    expectNoFault(opened)
  })

  it("is read and undone by keys alone", async () => {
    const { tree, isThere } = await changedTree()
    const opened = await stage().reader()
    const { page } = opened
    await opened.open(`/t/${tree}/history?kind=person.delete`)
    await opened.sees("Deleted John Dogwood")
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
    await opened.sees("Person gelöscht: John Dogwood")
    await opened.sees("Quelle hinzugefügt: Parish book")
    await opened.sees("Baum geändert: The Hazels")
    expect(await opened.page.$$("[lang=en].change-text")).to.deep.equal([])
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
    await opened.sees("Changed Emma Alder")
    expect(await opened.page.$$(".change button, .change details")).to.deep.equal([])
    expectNoFault(opened)
  })
})
