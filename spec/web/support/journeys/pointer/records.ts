import { expect } from "chai"
import { gedcomText } from "../../../../support/gedcom-upload.ts"
import { PIXEL, upload } from "../../../../support/media.ts"
import { at, dataOf } from "../../../../support/tree-scene.ts"
import { plantFamily, plantSource, plantTwins } from "../../family.ts"
import { byPointer } from "../../pointer.ts"
import { type Journey, PHONE, wasQuiet, withFile } from "../journey.ts"

export const importFile: Journey = {
  does: "tries a file that is no GEDCOM file, reads which lines of one are odd, decides who is here already, imports, and takes it back",
  run: async (stage) => {
    const { tree } = await plantFamily(stage.owner, "The Larches")
    const count = async () =>
      (await dataOf(stage.owner.api.GET("/trees/{tree_id}/persons", at({ tree_id: tree })))).length
    const owner = byPointer(await stage.reader())
    const file = gedcomText(`0 @I1@ INDI\n1 NAME Emma /Alder/\n1 BIRT\n2 DATE 1860\n1 OCCU Painter
0 @I2@ INDI\n1 NAME Ada /Unseen/\n1 BIRT\nthis is no line of GEDCOM`)
    await owner.open(`/t/${tree}/import`)
    await withFile("letter.ged", "Dear Emma,", async (path) => {
      await owner.upload("Choose a file", path)
      await owner.sees("This is no GEDCOM file that can be read.")
    })
    await withFile("family.ged", file, async (path) => {
      await owner.upload("Choose a file", path)
      await owner.sees("One remark on the file")
      await owner.pressAt("summary")
      await owner.sees("Line ")
      await owner.sees("1 not decided.")
      await owner.press("button", "Merge: what your tree lacks is added")
      await owner.sees("All are decided.")
      await owner.press("button", "Import 2 people")
      await owner.sees("The import is done")
    })
    await owner.sees("new people\n1")
    await owner.sees("merged\n1")
    expect(await count()).to.equal(9)
    await owner.press("button", "Undo")
    await owner.press("button", "Undo the whole import")
    await owner.sees("Undone")
    expect(await count()).to.equal(8)
    wasQuiet(owner)
  },
}

export const media: Journey = {
  does: "uploads a picture, gives it a title, deletes it, and takes that back",
  run: async (stage) => {
    const { tree } = await plantFamily(stage.owner, "The Willows")
    await upload(stage.host, stage.owner, tree, PIXEL, "house.png", { title: "House" })
    const titles = async () =>
      (await dataOf(stage.owner.api.GET("/trees/{tree_id}/media", at({ tree_id: tree })))).map(({ title }) => title)
    const owner = byPointer(await stage.reader())
    await owner.open(`/t/${tree}/media`)
    await withFile("garden.png", PIXEL, async (path) => {
      await owner.upload("Add files", path)
      await owner.sees("Uploaded one file.")
    })
    await owner.press("link", "garden.png")
    await owner.sees(" of 2")
    await owner.fill("Title", "The garden in spring")
    await owner.press("button", "Save")
    await owner.sees("Saved.")
    await owner.page.waitForFunction(`document.querySelector("dialog h2")?.textContent === "The garden in spring"`)
    expect(await titles()).to.have.members(["House", "The garden in spring"])
    await owner.press("button", "Delete")
    await owner.sees("Deleted.")
    expect(await titles()).to.deep.equal(["House"])
    await owner.undo()
    await owner.sees("The garden in spring")
    expect(await titles()).to.have.members(["House", "The garden in spring"])
    wasQuiet(owner)
  },
}

export const sources: Journey = {
  does: "finds a source by its words, adds another one, and takes it back",
  run: async (stage) => {
    const family = await plantFamily(stage.owner, "The Oaks")
    await plantSource(stage.owner, family)
    const owner = byPointer(await stage.reader())
    await owner.open(`/t/${family.tree}/sources`)
    await owner.press("button", "Add a source")
    await owner.fill("Title", "Census of 1861")
    await owner.fill("Kept at", "National Archives")
    await owner.press("button", "Save")
    await owner.arrives("Census of 1861")
    await owner.sees("Nothing cites this source yet.")
    await owner.sees("National Archives")
    await owner.undo()
    await owner.sees("Undone.")
    await owner.open(`/t/${family.tree}/sources`)
    await owner.sees("Parish register")
    expect(await owner.text()).to.not.include("Census of 1861")
    await owner.fill("Words of a source", "parish")
    await owner.press("button", "Show")
    await owner.press("link", "Parish register The vicar")
    await owner.sees("page 12")
    wasQuiet(owner)
  },
}

export const source: Journey = {
  does: "corrects a source that someone else changed meanwhile, and takes it back, on a phone",
  run: async (stage) => {
    const family = await plantFamily(stage.owner, "The Yews")
    const id = await plantSource(stage.owner, family)
    const { api } = stage.owner
    const author = async () => (await dataOf(api.GET("/sources/{source_id}", at({ source_id: id })))).author
    const owner = byPointer(await stage.reader(PHONE))
    await owner.open(`/t/${family.tree}/sources/${id}`)
    await owner.press("button", "Change this source")
    await owner.fill("Author", "The curate")
    await dataOf(api.PATCH("/sources/{source_id}", { ...at({ source_id: id }), body: { author: "The bishop" } }))
    await owner.press("button", "Save")
    await owner.sees("Someone else changed this source meanwhile.")
    expect(await author()).to.equal("The bishop")
    await owner.press("button", "Save mine")
    await owner.sees("Saved.")
    await owner.sees("The curate")
    expect(await author()).to.equal("The curate")
    await owner.undo()
    await owner.sees("Undone.")
    await owner.sees("The bishop")
    wasQuiet(owner)
  },
}

export const history: Journey = {
  does: "reads what changed, undoes it, and takes the undo back",
  run: async (stage) => {
    const { tree, ids } = await plantFamily(stage.owner, "The Maples")
    const person = at({ person_id: ids["cousin"] ?? "" })
    await stage.owner.api.DELETE("/persons/{person_id}", person)
    const isThere = async () => (await stage.owner.api.GET("/persons/{person_id}", person)).response.status === 200
    const owner = byPointer(await stage.reader())
    await owner.open(`/t/${tree}/history`)
    const row = `//li[contains(@class, "change")][contains(., "You deleted John Dogwood")]`
    await owner.pressAt(`::-p-xpath(${row}//summary)`)
    await owner.sees("Event deleted: birth, John Dogwood")
    await owner.pressAt(`::-p-xpath(${row}//button)`)
    await owner.sees("Undone.")
    await owner.sees("You undid this: You deleted John Dogwood")
    expect(await isThere()).to.equal(true)
    await owner.undo()
    await owner.sees("You undid this: You undid")
    expect(await isThere()).to.equal(false)
    wasQuiet(owner)
  },
}

export const tidy: Journey = {
  does: "looks through all tools, applies what one of them finds, and takes it back",
  run: async (stage) => {
    const { api } = stage.owner
    const { tree } = await plantFamily(stage.owner, "The Limes")
    const body = { given_name: "Mary", surname: "Unsexed", birth: { date: { year: 1850 } } }
    const person = await dataOf(api.POST("/trees/{tree_id}/persons", { ...at({ tree_id: tree }), body }))
    const gender = async () => (await dataOf(api.GET("/persons/{person_id}", at({ person_id: person.id })))).gender
    const owner = byPointer(await stage.reader())
    await owner.open(`/t/${tree}`)
    await owner.press("button", "More")
    await owner.press("link", "Tidy")
    await owner.sees("born 1850: not living")
    await owner.sees("0 of 1 chosen")
    await owner.press("button", "Choose all")
    await owner.sees("1 of 1 chosen")
    for (const tool of ["child", "spouse", "file", "names", "name"]) {
      await owner.page.select("[name=tool]", tool)
      await owner.page.waitForFunction(`location.search === "?tool=${tool}"`)
    }
    await owner.sees("female, because of")
    await owner.press("button", "Choose all")
    await owner.press("button", "Apply 1")
    await owner.sees("Changed: 1.")
    expect(await gender()).to.equal("female")
    await owner.undo()
    await owner.sees("Undone")
    expect(await gender()).to.equal(null)
    wasQuiet(owner)
  },
}

export const duplicates: Journey = {
  does: "puts two people off on a phone, merges them with the name of the second, and takes it back",
  run: async (stage) => {
    const { tree, kept, nameOf } = await plantTwins(stage.owner, "The Aspens")
    const owner = byPointer(await stage.reader(PHONE))
    await owner.open(`/t/${tree}`)
    await owner.press("button", "Menu")
    await owner.press("link", "Duplicates")
    await owner.arrives("Duplicates")
    await owner.sees("Perhaps one person")
    await owner.press("button", "Later")
    await owner.sees("This pair comes again at the end.")
    await owner.press("radio", "Name: Adah Dogwood")
    await owner.press("button", "The same: merge them")
    await owner.sees("No two people look like one.")
    expect(await nameOf(kept)).to.equal("Adah Dogwood")
    await owner.undo()
    await owner.sees("Pair 1 of 1")
    expect(await nameOf(kept)).to.equal("Ada Dogwood")
    wasQuiet(owner)
  },
}

export const deleted: Journey = {
  does: "restores a source, a citation, a fact and a relationship, and takes one back",
  run: async (stage) => {
    const { api } = stage.owner
    const family = await plantFamily(stage.owner, "The Larkspurs")
    const { tree, ids } = family
    const source = await plantSource(stage.owner, family)
    const events = await dataOf(api.GET("/persons/{person_id}/events", at({ person_id: ids["child"] ?? "" })))
    const ties = await dataOf(api.GET("/trees/{tree_id}/relationships", at({ tree_id: tree })))
    const couple = ties.find(({ type }) => type === "partnership")?.id ?? ""
    await api.DELETE("/sources/{source_id}", at({ source_id: source }))
    await api.DELETE("/events/{event_id}", at({ event_id: events[0]?.id ?? "" }))
    await api.DELETE("/relationships/{relationship_id}", at({ relationship_id: couple }))
    const owner = byPointer(await stage.reader())
    const isEmpty = () => owner.sees("Nothing of this kind is deleted.")
    await owner.open(`/t/${tree}/deleted`)
    await isEmpty()
    await owner.choose("What", "Sources")
    await owner.press("button", "Restore: Parish register")
    await isEmpty()
    await owner.undo()
    await owner.press("button", "Restore: Parish register")
    await isEmpty()
    await owner.choose("What", "Facts")
    await owner.press("button", "Restore: Emma Alder, born")
    await isEmpty()
    await owner.choose("What", "Relationships")
    await owner.pressAt(".rows .button")
    await isEmpty()
    expect((await api.GET("/sources/{source_id}", at({ source_id: source }))).response.status).to.equal(200)
    expect(await dataOf(api.GET("/persons/{person_id}/events", at({ person_id: ids["child"] ?? "" })))).to.have.length(
      2,
    )
    expect(await dataOf(api.GET("/trees/{tree_id}/relationships", at({ tree_id: tree })))).to.have.length(ties.length)
    wasQuiet(owner)
  },
}
