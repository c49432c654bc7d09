import { expect } from "chai"
import { PIXEL, upload } from "../../support/media.ts"
import { at, dataOf } from "../../support/tree-scene.ts"
import { plantFamily, plantSource } from "../support/family.ts"
import { byKeys } from "../support/keyboard.ts"
import { byPointer } from "../support/pointer.ts"
import { inTheApp } from "../support/stage.ts"
import { expectNoFault } from "../support/visit.ts"

inTheApp("Deleted records", (stage) => {
  it("of the names of a person are restored on the page of the person, and one is taken back", async () => {
    const { api } = stage().owner
    const { tree, ids } = await plantFamily(stage().owner, "The Irises")
    const person_id = ids["child"] ?? ""
    const path = at({ person_id })
    const body = { name_type: "married", given_name: "Emma", surname: "Frost" } as const
    const { id } = await dataOf(api.POST("/persons/{person_id}/names", { ...path, body }))
    await api.DELETE("/persons/{person_id}/names/{name_id}", at({ person_id, name_id: id }))
    const names = async () => (await dataOf(api.GET("/persons/{person_id}/names", path))).length
    const visit = await stage().reader()
    const pointer = byPointer(visit)
    await pointer.open(`/t/${tree}/p/${person_id}/page`)
    await pointer.pressAt(".deleted-names summary")
    await pointer.press("button", "Restore: Emma Frost")
    await pointer.sees("No name of this person is deleted.")
    expect(await names()).to.equal(2)
    await pointer.undo()
    await pointer.sees("Undone.")
    expect(await names()).to.equal(1)
    const typist = byKeys(visit)
    await typist.enter("button", "Restore: Emma Frost")
    await typist.sees("Restored: Emma Frost.")
    expect(await names()).to.equal(2)
    expectNoFault(visit)
  })

  it("of a source say how many citations go with it before, and come back with them, by keys alone", async () => {
    const { api } = stage().owner
    const family = await plantFamily(stage().owner, "The Lindens")
    const source = await plantSource(stage().owner, family)
    const { tree } = family
    const medium = await upload(stage().host, stage().owner, tree, PIXEL, "leaf.png", { title: "A leaf" })
    await api.DELETE("/media/{media_id}", at({ media_id: medium.id }))
    const citations = () => dataOf(api.GET("/trees/{tree_id}/citations", at({ tree_id: tree })))
    const typist = byKeys(await stage().reader())
    await typist.open(`/t/${tree}/sources/${source}`)
    await typist.enter("button", "Delete this source")
    await typist.sees("Deleted with it: one citation of a source.")
    await typist.enter("button", "Delete this source")
    await typist.arrives("Sources")
    await typist.sees("Deleted.")
    expect(await citations()).to.deep.equal([])
    await typist.open(`/t/${tree}/deleted?kind=citation`)
    await typist.sees("Of someone who is deleted too")
    await typist.open(`/t/${tree}/deleted?kind=source`)
    await typist.enter("button", "Restore: Parish register")
    await typist.sees("Restored: Parish register.")
    expect(await citations()).to.have.length(1)
    await typist.open(`/t/${tree}/deleted?kind=media`)
    await typist.enter("button", "Restore: A leaf")
    await typist.sees("Restored: A leaf.")
    expect(await dataOf(api.GET("/trees/{tree_id}/media", at({ tree_id: tree })))).to.have.length(1)
    expect(typist.faults).to.deep.equal([])
  })
})
