import { expect } from "chai"
import { at, dataOf } from "../../support/tree-scene.ts"
import { violations } from "../support/accessible.ts"
import { plantFamily } from "../support/family.ts"
import { inTheApp } from "../support/stage.ts"
import { expectNoFault } from "../support/visit.ts"

inTheApp("What files know of a person", (stage) => {
  it("is shown, and changed: identifiers, coordinates and how sure a fact is", async () => {
    const { api } = stage().owner
    const { tree, ids } = await plantFamily(stage().owner, "The Maples")
    const person = { person_id: ids["child"] ?? "" }
    const read = () => dataOf(api.GET("/persons/{person_id}", at(person)))
    await dataOf(
      api.PATCH("/persons/{person_id}", { ...at(person), body: { identifiers: [{ type: "REFN", value: "12" }] } }),
    )
    const visit = await stage().reader()
    await visit.open(`/t/${tree}/p/${person.person_id}/page`)
    await visit.sees("Reference number\n12")
    await visit.press("Change sex, privacy and notes")
    // The page has a heading of this name, too.
    await visit.page.waitForSelector(`::-p-aria([name="Identifiers"][role="textbox"])`)
    await visit.fill("Identifiers", "REFN: 12\nUID: 5f3a")
    expect(await violations(visit.page)).to.deep.equal([])
    await visit.press("Save")
    await visit.sees("Unique number\n5f3a")
    expect((await read()).identifiers).to.deep.equal([
      { type: "REFN", value: "12" },
      { type: "UID", value: "5f3a" },
    ])
    await visit.press("Change: born 1860")
    await visit.fill("Latitude and longitude", "north of Cambridge")
    await visit.sees("This is not clear. Write two numbers in degrees")
    await visit.fill("Latitude and longitude", "52,2053; 0,1218")
    await visit.sees("52.2053° N, 0.1218° E")
    const sure = await visit.page.waitForSelector(`::-p-aria([name="How sure it is"][role="combobox"])`)
    await sure?.select("1")
    await visit.press("Save")
    await visit.sees("How sure: questionable")
    const [birth] = await dataOf(api.GET("/persons/{person_id}/events", at(person)))
    expect(birth).to.deep.include({ coordinates: { latitude: 52.2053, longitude: 0.1218 }, confidence: 1 })
    expectNoFault(visit)
  })

  it("is how a name is written as a whole, and its language", async () => {
    const { api } = stage().owner
    const { tree, ids } = await plantFamily(stage().owner, "The Oaks")
    const person = { person_id: ids["child"] ?? "" }
    const visit = await stage().reader()
    await visit.open(`/t/${tree}/p/${person.person_id}/page`)
    await visit.press("Change: Emma Alder")
    await visit.fill("As it is written as a whole", "Alder Emma")
    await visit.fill("Language", "hu")
    expect(await violations(visit.page)).to.deep.equal([])
    await visit.press("Save")
    await visit.sees("Hungarian")
    await visit.page.waitForSelector("[lang=hu] ::-p-text(Alder Emma)")
    const [name] = await dataOf(api.GET("/persons/{person_id}/names", at(person)))
    expect(name).to.deep.include({ written: "Alder Emma", language: "hu" })
    expectNoFault(visit)
  })
})
