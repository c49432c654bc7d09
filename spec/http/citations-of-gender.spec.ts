import { expect } from "chai"
import { askBackup } from "../support/backup.ts"
import { restored } from "../support/backup-file.ts"
import { gedcomText } from "../support/gedcom-upload.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { proposed } from "../support/proposal-scene.ts"
import { at, dataOf, plantTree, refused, send, type TreeScene } from "../support/tree-scene.ts"
import { undoScene } from "../support/undo-scene.ts"

const file = (version: string): string =>
  gedcomText(
    `0 @I1@ INDI
1 NAME Ann /Lee/
1 SEX F
2 SOUR @S1@
3 PAGE 12
3 _APID 7
2 SOUR @S1@
3 PAGE 13
1 SOUR @S1@
2 PAGE 12
0 @S1@ SOUR
1 TITL Census`,
    version,
  )

onEveryHost("citations of the gender", (stage) => {
  const { importInto, lastChange, undone, entriesOf } = undoScene(stage)
  const exportOf = async (treeId: string, version: string): Promise<string> => {
    const answer = await stage.host.fetch(`/api/v1/trees/${treeId}/gedcom/export?version=${version}`, {
      headers: { authorization: `Bearer ${stage.owner.token}` },
    })
    return (await answer.text()).replace(/^1 DATE .*\n2 TIME .*\n/m, "")
  }
  const citationsOf = async (treeId: string, { api } = stage.owner) =>
    dataOf(api.GET("/trees/{tree_id}/citations", at({ tree_id: treeId })))
  const said = async (treeId: string, user = stage.owner) =>
    (await citationsOf(treeId, user)).map(({ page, about }) => `${page} ${about}`).sort()
  const change = (id: string, body: { readonly page?: string; readonly about?: "gender" | null }) =>
    dataOf(stage.owner.api.PATCH("/citations/{citation_id}", { ...at({ citation_id: id }), body }))
  const ofFile = ["12 gender", "12 null", "13 gender"]
  const withCited = async (tree: TreeScene, user = stage.owner) => {
    const source = await dataOf(user.api.POST("/trees/{tree_id}/sources", { ...tree.at, body: { title: "Census" } }))
    const person = await tree.person()
    return { source, person, citation: await tree.cite(source, { person_id: person.id, page: "12", about: "gender" }) }
  }

  it("are made, changed, undone and in the history", async () => {
    const { tree } = stage
    const { citation } = await withCited(tree)
    expect(citation.about).to.equal("gender")
    expect((await change(citation.id, { about: null })).about).to.equal(null)
    const last = await lastChange(tree)
    const [entry] = await entriesOf(last)
    expect(entry?.before).to.deep.include({ about: "gender" })
    expect(entry?.after).to.deep.include({ about: null })
    await undone(last)
    const again = await stage.owner.api.GET("/citations/{citation_id}", at({ citation_id: citation.id }))
    expect((await dataOf(Promise.resolve(again))).about).to.equal("gender")
  })

  it("are of persons only: 422 names the field", async () => {
    const { tree, owner, host } = stage
    const { source, person, citation } = await withCited(tree)
    const path = `/trees/${tree.id}/citations`
    const event = await tree.event({ person_id: person.id, type: "birth" })
    const body = { source_id: source.id, event_id: event.id, about: "gender" }
    expect(await refused(send(host, owner, "POST", path, body))).to.equal("422 at about")
    const other = await tree.cite(source, { event_id: event.id })
    const changed = send(host, owner, "PATCH", `/citations/${other.id}`, { about: "gender" })
    expect(await refused(changed)).to.equal("422 at about")
    const wrong = send(host, owner, "PATCH", `/citations/${citation.id}`, { about: "notes" })
    expect(await refused(wrong)).to.equal("422 at about")
  })

  it("come in a batch and in a proposal", async () => {
    const { owner, host } = stage
    const tree = await plantTree(host, owner)
    const { source, person } = await withCited(tree)
    const data = { source_id: source.id, person_id: person.id, page: "14", about: "gender" as const }
    const operations = [{ op: "create" as const, entity: "citation" as const, data }]
    await dataOf(owner.api.POST("/trees/{tree_id}/batch", { ...tree.at, body: { operations } }))
    const proposal = await proposed(owner, tree, operations)
    await dataOf(owner.api.POST("/proposals/{proposal_id}/apply", proposal))
    expect(await said(tree.id)).to.deep.equal(["12 gender", "14 gender", "14 gender"])
  })

  for (const version of ["5.5.1", "7.0"] as const)
    it(`come from a file of GEDCOM ${version} and go back as they were, whatever is changed and changed back`, async () => {
      const { owner, host } = stage
      const tree = await plantTree(host, owner)
      await importInto(tree, file(version))
      expect(await said(tree.id)).to.deep.equal(ofFile)
      const original = await exportOf(tree.id, version)
      expect(original).to.include("1 SEX F\n2 SOUR @S1@\n3 PAGE 12\n3 _APID 7\n2 SOUR @S1@\n3 PAGE 13\n")
      const found = (await citationsOf(tree.id)).find(({ page }) => page === "13") ?? expect.fail("no citation")
      await change(found.id, { page: "15" })
      expect(await exportOf(tree.id, version)).to.equal(original.replace("3 PAGE 13", "3 PAGE 15"))
      await change(found.id, { page: "13", about: null })
      const moved = await exportOf(tree.id, version)
      expect(moved).to.not.include("2 SOUR @S1@\n3 PAGE 13")
      expect(moved).to.include("1 SOUR @S1@\n2 PAGE 13")
      await change(found.id, { about: "gender" })
      expect(await exportOf(tree.id, version)).to.equal(original)
      for (const other of ["5.5.1", "7.0"]) {
        const again = await plantTree(host, owner)
        await importInto(again, await exportOf(tree.id, other))
        expect(await said(again.id)).to.deep.equal(ofFile)
        await importInto(again, await exportOf(tree.id, other))
      }
    })

  it("stay when the sex is changed or removed, and go when they are deleted", async () => {
    const { owner, host } = stage
    const tree = await plantTree(host, owner)
    await importInto(tree, file("5.5.1"))
    const [person] = await dataOf(owner.api.GET("/trees/{tree_id}/persons", tree.at))
    const path = at({ person_id: person?.id ?? "" })
    const cited = "2 SOUR @S1@\n3 PAGE 12\n3 _APID 7\n2 SOUR @S1@\n3 PAGE 13\n"
    await dataOf(owner.api.PATCH("/persons/{person_id}", { ...path, body: { gender: "male" } }))
    expect(await exportOf(tree.id, "5.5.1")).to.include(`1 SEX M\n${cited}`)
    await dataOf(owner.api.PATCH("/persons/{person_id}", { ...path, body: { gender: null } }))
    expect(await exportOf(tree.id, "5.5.1")).to.include(`1 SEX U\n${cited}`)
    for (const { id } of await citationsOf(tree.id))
      await owner.api.DELETE("/citations/{citation_id}", at({ citation_id: id }))
    expect(await exportOf(tree.id, "5.5.1"))
      .to.not.include("PAGE")
      .and.not.include("SEX")
  })

  it("that are new are an extension below SEX, which an import reads", async () => {
    const { owner, host } = stage
    const tree = await plantTree(host, owner)
    await withCited(tree)
    for (const version of ["5.5.1", "7.0"]) {
      const text = await exportOf(tree.id, version)
      expect(text).to.match(/1 SEX U\n2 _SOUR @S.*@\n3 PAGE 12\n/)
      const again = await plantTree(host, owner)
      await importInto(again, text)
      expect(await said(again.id)).to.deep.equal(["12 gender"])
      expect(await exportOf(again.id, version)).to.equal(text)
    }
  })

  it("are in a backup", async () => {
    const { host } = stage
    const owner = await host.user()
    await withCited(await plantTree(host, owner), owner)
    const other = await host.user()
    await restored(host, other, await (await askBackup(host, owner)).bytes())
    const [copy] = await dataOf(other.api.GET("/trees"))
    expect(await said(copy?.id ?? "", other)).to.deep.equal(["12 gender"])
  })
})
