import { expect } from "chai"
import { at, dataOf } from "../../../support/tree-scene.ts"
import { plantFamily } from "../family.ts"
import { type Journey, owner, pathOf, reader, wasQuiet } from "./journey.ts"

export const family: Journey = {
  does: "walks along the family, adds a child, corrects a date, and takes it back",
  run: async (stage) => {
    const { tree, ids } = await plantFamily(stage.owner, "The Hazels")
    const typist = await owner(stage)
    const isAt = (who: string) => typist.page.waitForFunction(`document.activeElement?.dataset.key === "${ids[who]}"`)
    await typist.open(`/t/${tree}/p/${ids["child"]}`)
    await typist.reach("link", "Emma Alder 1860–1940")
    await typist.press("ArrowUp")
    await isAt("father")
    await typist.press("ArrowRight")
    await isAt("mother")
    await typist.press("Home")
    await isAt("child")
    await typist.press("a")
    await typist.page.waitForSelector("aside input:focus")
    await typist.pick("Partner", "Child", "back")
    await typist.fill("Given names", "Ida")
    await typist.fill("Birth: date", "um 1885")
    await typist.sees("Understood: about 1885")
    await typist.press("Enter")
    await typist.sees("Saved.")
    await typist.sees("Ida Alder")
    await typist.enter("button", "Edit", "back")
    await typist.fill("Birth: date", "12 March 1860")
    await typist.enter("button", "Save")
    // The form shows the date too, and the message of the first save offers its own undo until then.
    await typist.page.waitForFunction(`document.querySelector("aside form") === null`)
    await typist.sees("12 March 1860")
    await typist.enter("button", "Undo")
    await typist.sees("Undone.")
    await typist.sheds("12 March 1860")
    await typist.enter("link", "Outline", "back")
    await typist.reach("summary", "2 parents")
    await typist.enter("link", "Descendants")
    await typist.choose("Generations down", "1")
    expect(new URL(typist.page.url()).search).to.include("down=1")
    wasQuiet(typist)
  },
}

export const personPage: Journey = {
  does: "reads the page of a person and its history, and undoes a change",
  run: async (stage) => {
    const { tree, ids } = await plantFamily(stage.owner, "The Firs")
    const path = { person_id: ids["child"] ?? "" }
    await dataOf(stage.owner.api.PATCH("/persons/{person_id}", { ...at(path), body: { given_name: "Emma Rose" } }))
    const typist = await owner(stage)
    await typist.open(`/t/${tree}/p/${ids["child"]}`)
    await typist.reach("link", "Emma Rose Alder 1860–1940")
    await typist.press("Enter")
    await typist.enter("link", "Page")
    await typist.arrives("Emma Rose Alder")
    await typist.enter("button", "Undo")
    await typist.sees("Undone.")
    await typist.page.waitForFunction(`document.querySelector("h1").textContent === "Emma Alder"`)
    await typist.enter("link", "Ellen Cedar", "back")
    await typist.arrives("Ellen Cedar")
    wasQuiet(typist)
  },
}

export const kin: Journey = {
  does: "asks how two persons are related, one way and the other",
  run: async (stage) => {
    const { tree, ids } = stage.family
    const visitor = await reader(stage)
    await visitor.open(`/t/${tree}/p/${ids["child"]}`)
    await visitor.reach("link", "Emma Alder 1860–1940")
    await visitor.press("ArrowUp", "ArrowUp", "Enter")
    await visitor.enter("link", "How related?")
    await visitor.sees("John Alder: grandfather of Emma Alder")
    await visitor.enter("link", "The other way round")
    await visitor.sees("Emma Alder: granddaughter of John Alder")
    wasQuiet(visitor)
  },
}

export const lost: Journey = {
  does: "finds the way out of an address without a screen",
  run: async (stage) => {
    const visitor = await reader(stage)
    await visitor.open("/nowhere")
    await visitor.enter("link", "Go to the first page")
    await visitor.arrives("Your family, around you in a second")
    expect(pathOf(visitor)).to.equal("/")
    wasQuiet(visitor)
  },
}
