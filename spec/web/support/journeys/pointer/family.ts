import { expect } from "chai"
import { at, dataOf } from "../../../../support/tree-scene.ts"
import { plantFamily } from "../../family.ts"
import { byPointer } from "../../pointer.ts"
import { type Journey, PHONE, pathOf, wasQuiet } from "../journey.ts"

export const family: Journey = {
  does: "adds a child in one save, reads what was understood of a date, takes it back, and centres another person",
  run: async (stage) => {
    const { tree, ids } = await plantFamily(stage.owner, "The Hazels")
    const owner = byPointer(await stage.reader())
    const { page } = owner
    await owner.open(`/t/${tree}/p/${ids["child"]}`)
    await page.hover(`[data-key="${ids["child"]}"]`)
    await owner.press("button", "Add a relative of Emma Alder")
    await owner.pressAt("label ::-p-text(Child)")
    await owner.fill("Given names", "Ida")
    await owner.fill("Birth: date", "um 1885")
    await owner.sees("Understood: about 1885")
    await owner.press("button", "Save")
    await owner.sees("Saved.")
    await owner.sees("Ida Alder")
    // Other journeys of this owner may have said who they are; then the chart asks for kinship, too.
    const writes = owner.calls.filter((call) => call.startsWith("POST") && !call.endsWith("/kinship"))
    expect(writes).to.deep.equal([`POST /trees/${tree}/batch`])
    await owner.undo()
    await owner.sees("Undone.")
    await owner.sheds("Ida Alder")
    await owner.pressAt(`[data-key="${ids["father"]}"]`)
    await owner.press("button", "Centre here")
    await owner.arrives("The family of John Alder")
    expect(pathOf(owner)).to.equal(`/t/${tree}/p/${ids["father"]}`)
    wasQuiet(owner)
  },
}

export const personPage: Journey = {
  does: "reads the page of a person, and takes a change back from its history, on a phone",
  run: async (stage) => {
    const { tree, ids } = await plantFamily(stage.owner, "The Firs")
    const person = at({ person_id: ids["child"] ?? "" })
    await dataOf(stage.owner.api.PATCH("/persons/{person_id}", { ...person, body: { given_name: "Emma Rose" } }))
    const owner = byPointer(await stage.reader(PHONE))
    await owner.open(`/t/${tree}/p/${ids["child"]}/page`)
    await owner.arrives("Emma Rose Alder")
    await owner.press("button", "Undo")
    await owner.sees("Undone.")
    await owner.arrives("Emma Alder")
    expect((await dataOf(stage.owner.api.GET("/persons/{person_id}", person))).given_name).to.equal("Emma")
    wasQuiet(owner)
  },
}

export const kin: Journey = {
  does: "asks how two persons are related, one way and the other",
  run: async (stage) => {
    const { tree, ids } = stage.family
    const visitor = byPointer(await stage.visitor())
    await visitor.open(`/t/${tree}/p/${ids["child"]}`)
    await visitor.pressAt(`[data-key="${ids["grandfather"]}"]`)
    await visitor.press("link", "How related?")
    await visitor.sees("John Alder: grandfather of Emma Alder")
    await visitor.press("link", "The other way round")
    await visitor.sees("Emma Alder: granddaughter of John Alder")
    wasQuiet(visitor)
  },
}

export const lost: Journey = {
  does: "finds the way out of an address without a screen, on a phone",
  run: async (stage) => {
    const visitor = byPointer(await stage.visitor(PHONE))
    await visitor.open("/nowhere")
    await visitor.press("link", "Go to the first page")
    await visitor.arrives("Your family, around you in a second")
    expect(pathOf(visitor)).to.equal("/")
    wasQuiet(visitor)
  },
}
