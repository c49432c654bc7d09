import { expect } from "chai"
import { restored } from "../support/backup-file.ts"
import { withoutFrame } from "../support/gedcom-export.ts"
import { sendGedcom } from "../support/gedcom-form.ts"
import { gedcomText } from "../support/gedcom-upload.ts"
import type { Schemas, TestUser } from "../support/http.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, plantTree, dataOf } from "../support/tree-scene.ts"

const familyOf = (surname: string): string =>
  gedcomText(`0 @U1@ SUBM
1 NAME ${surname} Society
0 @I1@ INDI
1 NAME Adam /${surname}/
1 SUBM @U1@
1 FAMS @F1@
0 @I2@ INDI
1 NAME Eve /${surname}/
1 SOUR @S1@
1 NOTE @N1@
1 FAMS @F1@
0 @F1@ FAM
1 HUSB @I1@
1 WIFE @I2@
0 @S1@ SOUR
1 TITL Papers of the ${surname}s
0 @N1@ NOTE About the ${surname}s
1 SOUR @S1@`)

onEveryHost("A file imported again by merge after another file with the same xrefs", (stage) => {
  const post = async (who: TestUser, treeId: string, file: string): Promise<Schemas["ImportReport"]> => {
    const response = await sendGedcom(stage.host, who, treeId, file, { default_action: "merge" })
    const text = await response.text()
    expect(response.status, text).to.equal(200)
    return JSON.parse(text)
  }
  const get = async ({ token }: TestUser, path: string): Promise<Response> =>
    stage.host.fetch(`/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } })
  const exportOf = async (who: TestUser, treeId: string): Promise<string> =>
    withoutFrame(await (await get(who, `/trees/${treeId}/gedcom/export`)).text())
  const expectNothingNew = async (who: TestUser, treeId: string, file: string): Promise<void> => {
    const before = await exportOf(who, treeId)
    const { persons, names, events, relationships, sources, citations } = await post(who, treeId, file)
    expect([persons, names, events, relationships, sources, citations]).to.deep.equal([
      { created: 0, merged: 2, skipped: 0, overwritten: 0 },
      ...[0, 0, 0, 0, 0],
    ])
    expect(await exportOf(who, treeId)).to.equal(before)
  }
  const [lee, poe] = [familyOf("Lee"), familyOf("Poe")]

  it("changes nothing, also if a person was edited in between", async () => {
    const { owner, host } = stage
    const tree = await plantTree(host, owner)
    for (const file of [lee, poe]) await post(owner, tree.id, file)
    for (const file of [poe, lee]) await expectNothingNew(owner, tree.id, file)
    const people = await dataOf(owner.api.GET("/trees/{tree_id}/persons", tree.at))
    const adam = people.find(({ display_name }) => display_name === "Adam Poe") ?? expect.fail("Adam Poe is not there.")
    await dataOf(
      owner.api.PATCH("/persons/{person_id}", { ...at({ person_id: adam.id }), body: { given_name: "Zeno" } }),
    )
    expect((await post(owner, tree.id, poe)).persons).to.deep.include({ created: 0, merged: 2 })
    expect(await dataOf(owner.api.GET("/trees/{tree_id}/persons", tree.at))).to.have.length(4)
    await expectNothingNew(owner, tree.id, poe)
  })

  it("changes nothing in a tree that was restored from a backup", async () => {
    const { host } = stage
    const [owner, other] = [await host.user(), await host.user()]
    const tree = await plantTree(host, owner)
    for (const file of [lee, poe]) await post(owner, tree.id, file)
    const backup = new Uint8Array(await (await get(owner, "/users/me/export")).arrayBuffer())
    const { trees } = await restored(host, other, backup)
    const id = trees[0]?.id ?? expect.fail("The backup has no tree.")
    for (const file of [poe, lee]) await expectNothingNew(other, id, file)
  })
})
