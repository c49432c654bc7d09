import { expect } from "chai"
import { at, dataOf } from "../../support/tree-scene.ts"
import { plantFamily } from "../support/family.ts"
import { inTheApp } from "../support/stage.ts"

inTheApp("The tools that tidy a tree", (stage) => {
  it("offer no Undo of an earlier change where they changed nothing", async () => {
    const { owner } = stage()
    const { tree } = await plantFamily(owner)
    const body = { given_name: "Mary", surname: "Unsexed" }
    const person = await dataOf(owner.api.POST("/trees/{tree_id}/persons", { ...at({ tree_id: tree }), body }))
    const opened = await stage().reader()
    await opened.open(`/t/${tree}/tidy?tool=name`)
    await opened.sees("female, because of")
    expect(await opened.page.$$("input[type=checkbox]:checked")).to.deep.equal([])
    await opened.press("Apply 0")
    const path = { person_id: person.id }
    const genderOf = async () => (await dataOf(owner.api.GET("/persons/{person_id}", at(path)))).gender
    expect(await genderOf()).to.equal(null)
    await opened.page.click("input[type=checkbox]")
    await dataOf(owner.api.PATCH("/persons/{person_id}", { ...at(path), body: { gender: "female" } }))
    await opened.press("Apply 1")
    await opened.sees("Changed: 0.")
    expect(await opened.text()).to.not.include("Undo")
  })
})
