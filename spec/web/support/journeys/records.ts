import { expect } from "chai"
import { gedcomText } from "../../../support/gedcom-upload.ts"
import { PIXEL, upload } from "../../../support/media.ts"
import { at, dataOf } from "../../../support/tree-scene.ts"
import { plantFamily, plantSource, plantTwins } from "../family.ts"
import { type Journey, owner, wasQuiet, withFile } from "./journey.ts"

export const importFile: Journey = {
  does: "imports a small file, and decides who is here already",
  run: async (stage) => {
    const { tree } = await plantFamily(stage.owner, "The Larches")
    const typist = await owner(stage)
    const file = gedcomText(`0 @I1@ INDI\n1 NAME Emma /Alder/\n1 BIRT\n2 DATE 1860\n1 OCCU Painter
0 @I2@ INDI\n1 NAME Ada /Unseen/`)
    await typist.open(`/t/${tree}`)
    await typist.enter("button", "More")
    await typist.enter("link", "Import")
    await typist.arrives("Import")
    await withFile("family.ged", file, async (path) => {
      await typist.upload("Choose a file", path)
      await typist.sees("1 not decided.")
      await typist.press("3")
      await typist.sees("All are decided.")
      await typist.enter("button", "Import 2 people")
      await typist.sees("The import is done")
      await typist.sees("merged\n1")
    })
    await typist.enter("link", "To the tree")
    await typist.arrives("The family of Emma Alder")
    await typist.enter("link", "Overview", "back")
    await typist.arrives("The Larches")
    await typist.sees("people\n9")
    wasQuiet(typist)
  },
}

export const media: Journey = {
  does: "uploads a picture, looks at all of them, gives one a title, and deletes it",
  run: async (stage) => {
    const { tree } = await plantFamily(stage.owner, "The Willows")
    await upload(stage.host, stage.owner, tree, PIXEL, "house.png", { title: "House" })
    const typist = await owner(stage)
    await typist.open(`/t/${tree}`)
    await typist.enter("link", "Pictures")
    await typist.arrives("Pictures and documents")
    await withFile("garden.png", PIXEL, async (path) => {
      await typist.upload("Add files", path)
      await typist.sees("Uploaded one file.")
    })
    await typist.sees("garden.png")
    const shows = (title: string) =>
      typist.page.waitForFunction(`document.querySelector("dialog h2")?.textContent === "${title}"`)
    await typist.enter("link", "House")
    await shows("House")
    const isFirst = (await typist.text()).includes("1 of 2")
    await typist.press(isFirst ? "ArrowRight" : "ArrowLeft")
    await shows("garden.png")
    await typist.enter("button", isFirst ? "← Previous" : "Next →")
    await shows("House")
    await typist.fill("Title", "The house by the lake")
    await typist.enter("button", "Save")
    await typist.sees("Saved.")
    await shows("The house by the lake")
    await typist.enter("button", "Delete")
    await typist.sees("Deleted.")
    await typist.enter("button", "Undo")
    await typist.reach("link", "The house by the lake")
    wasQuiet(typist)
  },
}

export const sources: Journey = {
  does: "adds a source, and finds it by its words",
  run: async (stage) => {
    const { tree } = await plantFamily(stage.owner, "The Elms")
    const typist = await owner(stage)
    await typist.open(`/t/${tree}`)
    await typist.enter("link", "Sources")
    await typist.arrives("Sources")
    await typist.enter("button", "Add a source")
    await typist.fill("Title", "Census of 1861")
    await typist.fill("Kept at", "National Archives")
    await typist.enter("button", "Save")
    await typist.arrives("Census of 1861")
    await typist.enter("link", "Sources", "back")
    await typist.arrives("Sources")
    await typist.fill("Words of a source", "census")
    await typist.press("Enter")
    await typist.enter("link", "Census of 1861")
    await typist.sees("Nothing cites this source yet.")
    wasQuiet(typist)
  },
}

export const source: Journey = {
  does: "corrects a source, takes it back, and goes to a person who cites it",
  run: async (stage) => {
    const family = await plantFamily(stage.owner, "The Yews")
    const id = await plantSource(stage.owner, family)
    const typist = await owner(stage)
    await typist.open(`/t/${family.tree}/sources/${id}`)
    await typist.enter("button", "Change this source")
    await typist.fill("Author", "The curate")
    await typist.enter("button", "Save")
    await typist.sees("Saved.")
    await typist.sees("The curate")
    await typist.enter("button", "Undo")
    await typist.sees("The vicar")
    await typist.enter("link", "Emma Alder")
    await typist.arrives("Emma Alder")
    wasQuiet(typist)
  },
}

export const history: Journey = {
  does: "filters the history, reads what changed, and undoes it",
  run: async (stage) => {
    const { tree, ids } = await plantFamily(stage.owner, "The Maples")
    const person = at({ person_id: ids["cousin"] ?? "" })
    await stage.owner.api.DELETE("/persons/{person_id}", person)
    const typist = await owner(stage)
    await typist.open(`/t/${tree}`)
    await typist.enter("button", "More")
    await typist.enter("link", "History")
    await typist.arrives("History")
    await typist.choose("What", "Person deleted")
    await typist.sees("You deleted John Dogwood")
    await typist.enter("summary", "What changed: 4 records")
    await typist.sees("Person deleted: John Dogwood")
    await typist.enter("button", "Undo", "back")
    await typist.sees("Undone.")
    await typist.reach("link", "Show all")
    expect((await stage.owner.api.GET("/persons/{person_id}", person)).response.status).to.equal(200)
    wasQuiet(typist)
  },
}

export const tidy: Journey = {
  does: "looks for what is missing, chooses one, applies it, and takes it back",
  run: async (stage) => {
    const { owner: user } = stage
    const { tree } = await plantFamily(user, "The Limes")
    const add = (given_name: string) =>
      dataOf(
        user.api.POST("/trees/{tree_id}/persons", { ...at({ tree_id: tree }), body: { given_name, surname: "X" } }),
      )
    const mary = await add("Mary")
    const john = await add("John")
    const genderOf = async ({ id }: { readonly id: string }) =>
      (await dataOf(user.api.GET("/persons/{person_id}", at({ person_id: id })))).gender
    const typist = await owner(stage)
    await typist.open(`/t/${tree}`)
    await typist.enter("button", "More")
    await typist.enter("link", "Tidy")
    await typist.arrives("Tidy")
    await typist.choose("What to look for", "Sex by the given name")
    await typist.sees("0 of 2 chosen")
    await typist.tick("Mary X female, because of Mary")
    await typist.enter("button", "Apply 1")
    await typist.sees("Changed: 1.")
    expect([await genderOf(mary), await genderOf(john)]).to.deep.equal(["female", null])
    await typist.enter("button", "Undo")
    await typist.sees("Undone")
    expect(await genderOf(mary)).to.equal(null)
    wasQuiet(typist)
  },
}

export const duplicates: Journey = {
  does: "compares two people, merges them with the notes of one, takes it back, and says that they are two",
  run: async (stage) => {
    const { api } = stage.owner
    const { tree, ids, kept, notesOf } = await plantTwins(stage.owner, "The Poplars")
    const typist = await owner(stage)
    await typist.open(`/t/${tree}`)
    await typist.enter("button", "More")
    await typist.enter("link", "Duplicates")
    await typist.arrives("Duplicates")
    await typist.sees("Pair 1 of 1")
    await typist.reach("radio", "Notes: both, joined")
    await typist.press("ArrowDown")
    await typist.press("ArrowDown")
    await typist.press("1")
    await typist.sees("No two people look like one.")
    expect(await notesOf(kept)).to.equal("Born in the mill")
    await typist.enter("button", "Undo")
    await typist.sees("Pair 1 of 1")
    // The keys decide once both people are shown.
    await typist.sees("Born in the mill")
    expect(await notesOf(kept)).to.equal("Named after her aunt")
    await typist.reach("radio", "Notes: both, joined")
    await typist.press("2")
    await typist.sees("No two people look like one.")
    expect(await dataOf(api.GET("/trees/{tree_id}/duplicates", at({ tree_id: tree })))).to.deep.equal([])
    expect(await notesOf(ids.other)).to.equal("Born in the mill")
    wasQuiet(typist)
  },
}

export const deleted: Journey = {
  does: "restores a person who was deleted",
  run: async (stage) => {
    const { tree, ids } = await plantFamily(stage.owner, "The Cypresses")
    const person = at({ person_id: ids["cousin"] ?? "" })
    await stage.owner.api.DELETE("/persons/{person_id}", person)
    const typist = await owner(stage)
    await typist.open(`/t/${tree}`)
    await typist.enter("button", "More")
    await typist.enter("link", "Deleted")
    await typist.arrives("Deleted records")
    await typist.enter("button", "Restore: John Dogwood")
    await typist.sees("Restored: John Dogwood.")
    await typist.sees("Nothing of this kind is deleted.")
    expect((await stage.owner.api.GET("/persons/{person_id}", person)).response.status).to.equal(200)
    wasQuiet(typist)
  },
}
