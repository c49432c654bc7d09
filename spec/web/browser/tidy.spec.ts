import { expect } from "chai"
import { at, told } from "../../support/tree-scene.ts"
import { plantFamily } from "../support/family.ts"
import { inTheApp } from "../support/stage.ts"
import { expectNoFault } from "../support/visit.ts"

inTheApp("The tools that tidy a tree", (stage) => {
  it("show what they find, apply a selection, and Undo takes it back", async () => {
    const { owner } = stage()
    const { tree } = await plantFamily(owner)
    const person = await told(
      owner.api.POST("/trees/{tree_id}/persons", {
        ...at({ tree_id: tree }),
        body: { given_name: "Mary", surname: "Unsexed", birth: { date: { year: 1850 } } },
      }),
    )
    const gender = async () => (await told(owner.api.GET("/persons/{person_id}", at({ person_id: person.id })))).gender
    const opened = await stage().reader()
    await opened.open(`/t/${tree}`)
    await opened.press("Tidy")
    await opened.sees("born 1850: not living")
    await opened.press("Choose none")
    await opened.sees("0 of 1 chosen")
    for (const tool of ["child", "spouse", "file", "names", "name"]) {
      await opened.page.select("[name=tool]", tool)
      await opened.page.waitForFunction(`location.search === "?tool=${tool}"`)
    }
    await opened.sees("female, because of")
    await opened.press("Apply 1")
    await opened.sees("Changed: 1.")
    expect(await gender()).to.equal("female")
    await opened.press("Undo")
    await opened.sees("Undone")
    expect(await gender()).to.equal(null)
    expectNoFault(opened)
  })

  it("offer no Undo of an earlier change where they changed nothing", async () => {
    const { owner } = stage()
    const { tree } = await plantFamily(owner)
    const body = { given_name: "Mary", surname: "Unsexed" }
    const person = await told(owner.api.POST("/trees/{tree_id}/persons", { ...at({ tree_id: tree }), body }))
    const opened = await stage().reader()
    await opened.open(`/t/${tree}/tidy?tool=name`)
    await opened.sees("female, because of")
    const path = { person_id: person.id }
    await told(owner.api.PATCH("/persons/{person_id}", { ...at(path), body: { gender: "female" } }))
    await opened.press("Apply 1")
    await opened.sees("Changed: 0.")
    expect(await opened.text()).to.not.include("Undo")
  })
})
