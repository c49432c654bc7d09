import { expect } from "chai"
import { askBackup } from "../support/backup.ts"
import { archiveOf, restored, soundAccount } from "../support/backup-file.ts"
import { gedcomText } from "../support/gedcom-upload.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { proposed } from "../support/proposal-scene.ts"
import { at, dataOf, plantTree, refused, send, statusOf } from "../support/tree-scene.ts"
import { undoScene } from "../support/undo-scene.ts"

const file = gedcomText(`0 @I1@ INDI
1 NAME Ann /Lee/
1 SOUR @S1@
2 _TMPLT
3 FIELD
4 NAME Page
4 VALUE 12
3 FIELD
4 NAME Note
4 VALUE
3 FIELD
4 NAME ItemID
4 VALUE A 7
0 @S1@ SOUR
1 TITL Census of Kent
1 _TMPLT
2 TID 9
2 FIELD
3 NAME Place
3 VALUE Kent
2 FIELD
3 NAME Year
3 VALUE 1851`)
const ofSource = [
  { name: "Place", value: "Kent" },
  { name: "Year", value: "1851" },
]
const ofCitation = [
  { name: "Page", value: "12" },
  { name: "ItemID", value: "A 7" },
]

onEveryHost("fields of a template", (stage) => {
  const { importInto, lastChange, undone, entriesOf } = undoScene(stage)
  const exportOf = async (treeId: string, version: string): Promise<string> => {
    const answer = await stage.host.fetch(`/api/v1/trees/${treeId}/gedcom/export?version=${version}`, {
      headers: { authorization: `Bearer ${stage.owner.token}` },
    })
    return (await answer.text()).replace(/^1 DATE .*\n2 TIME .*\n/m, "")
  }
  const evidence = async (treeId: string, { api } = stage.owner) => {
    const tree = at({ tree_id: treeId })
    const [source] = await dataOf(api.GET("/trees/{tree_id}/sources", tree))
    const [citation] = await dataOf(api.GET("/trees/{tree_id}/citations", tree))
    return { source: source ?? expect.fail("no source"), citation: citation ?? expect.fail("no citation") }
  }

  it("are given at creation, replaced, undone and in the history", async () => {
    const { tree, owner } = stage
    const { api } = owner
    const body = { title: "Census", fields: [...ofSource, { name: " Year ", value: "1852" }] }
    const source = await dataOf(api.POST("/trees/{tree_id}/sources", { ...tree.at, body }))
    expect(source.fields).to.deep.equal([...ofSource, { name: "Year", value: "1852" }])
    const citation = await tree.cite(source, { person_id: (await tree.person()).id })
    expect(citation.fields).to.deep.equal([])
    const cited = { ...at({ citation_id: citation.id }), body: { fields: ofCitation } }
    expect((await dataOf(api.PATCH("/citations/{citation_id}", cited))).fields).to.deep.equal(ofCitation)
    const change = await lastChange(tree)
    const [entry] = await entriesOf(change)
    expect(entry?.after).to.deep.include({ fields: ofCitation })
    await undone(change)
    const again = await dataOf(api.GET("/citations/{citation_id}", at({ citation_id: citation.id })))
    expect(again.fields).to.deep.equal([])
  })

  it("come in a batch and in a proposal", async () => {
    const { owner, host } = stage
    const tree = await plantTree(host, owner)
    const operations = [
      { op: "create" as const, entity: "source" as const, data: { title: "Census", fields: ofSource } },
    ]
    await dataOf(owner.api.POST("/trees/{tree_id}/batch", { ...tree.at, body: { operations } }))
    const proposal = await proposed(owner, tree, operations)
    await dataOf(owner.api.POST("/proposals/{proposal_id}/apply", proposal))
    const sources = await dataOf(owner.api.GET("/trees/{tree_id}/sources", tree.at))
    expect(sources.map(({ fields }) => fields)).to.deep.equal([ofSource, ofSource])
  })

  it("are bounded: 422 names the place", async () => {
    const { tree, owner, host } = stage
    const path = `/trees/${tree.id}/sources`
    const sent = (fields: unknown) => send(host, owner, "POST", path, { title: "Census", fields })
    const one = { name: "Page", value: "1" }
    expect(await refused(sent(Array(101).fill(one)))).to.equal("422 at fields")
    expect(await refused(sent(null))).to.equal("422 at fields")
    expect(await refused(sent([one, { name: "Page" }]))).to.equal("422 at fields.1.value")
    expect(await refused(sent([{ ...one, value: " " }]))).to.equal("422 at fields.0.value")
    expect(await refused(sent([{ ...one, name: "a\tb" }]))).to.equal("422 at fields.0.name")
    expect(await refused(sent([{ ...one, value: "x".repeat(2_001) }]))).to.equal("422 at fields.0.value")
    expect(await refused(sent([{ ...one, type: "x" }]))).to.equal("422 at fields.0.type")
    expect(await statusOf(sent(Array(100).fill({ ...one, value: "x".repeat(2_000) })))).to.equal(201)
  })

  it("come from a file and go back as they were, whatever is changed and changed back", async () => {
    const { api } = stage.owner
    for (const version of ["5.5.1", "7.0"]) {
      const tree = await plantTree(stage.host, stage.owner)
      await importInto(tree, file)
      const { source, citation } = await evidence(tree.id)
      expect([source.fields, citation.fields]).to.deep.equal([ofSource, ofCitation])
      const original = await exportOf(tree.id, version)
      const set = async (fields: typeof ofSource, cited: typeof ofCitation): Promise<void> => {
        await dataOf(api.PATCH("/sources/{source_id}", { ...at({ source_id: source.id }), body: { fields } }))
        const path = at({ citation_id: citation.id })
        await dataOf(api.PATCH("/citations/{citation_id}", { ...path, body: { fields: cited } }))
      }
      await set([...ofSource.slice(0, 1), { name: "Year", value: "1852" }], [{ name: "Page", value: "13" }])
      const changed = await exportOf(tree.id, version)
      expect(changed).to.equal(
        original
          .replace("3 VALUE 1851\n", "3 VALUE 1852\n")
          .replace("4 VALUE 12\n", "4 VALUE 13\n")
          .replace("3 FIELD\n4 NAME ItemID\n4 VALUE A 7\n", ""),
      )
      const again = await plantTree(stage.host, stage.owner)
      await importInto(again, changed)
      const copy = await evidence(again.id)
      expect(copy.source.fields?.[1]).to.deep.equal({ name: "Year", value: "1852" })
      expect(copy.citation.fields).to.deep.equal([{ name: "Page", value: "13" }])
      await set(ofSource, ofCitation)
      expect(await exportOf(tree.id, version)).to.equal(original)
    }
  })

  it("are in a backup, and a backup that lacks them is restored with none", async () => {
    const { host } = stage
    const owner = await host.user()
    const tree = await plantTree(host, owner)
    const body = { title: "Census", fields: ofSource }
    const source = await dataOf(owner.api.POST("/trees/{tree_id}/sources", { ...tree.at, body }))
    await tree.cite(source, { person_id: (await tree.person()).id, fields: ofCitation })
    const other = await host.user()
    await restored(host, other, await (await askBackup(host, owner)).bytes())
    const [copy] = await dataOf(other.api.GET("/trees"))
    const found = await evidence(copy?.id ?? "", other)
    expect([found.source.fields, found.citation.fields]).to.deep.equal([ofSource, ofCitation])
    const third = await host.user()
    await restored(host, third, archiveOf(soundAccount()))
    const [old] = await dataOf(third.api.GET("/trees"))
    const plain = await evidence(old?.id ?? "", third)
    expect([plain.source.fields, plain.citation.fields]).to.deep.equal([[], []])
  })
})
