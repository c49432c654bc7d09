import { expect } from "chai"
import type { Schemas } from "../support/http.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { proposed } from "../support/proposal-scene.ts"
import { at, dataOf, plantTree, refused } from "../support/tree-scene.ts"
import { undoScene } from "../support/undo-scene.ts"

const said = { date: "ABT 1809", url: "https://example.org/12", event_type: "BIRT", role: "CHIL", notes: "Faded" }

onEveryHost("what citations and sources say", (stage) => {
  const { lastChange, undo } = undoScene(stage)
  const citationsOf = (tree: { readonly at: typeof stage.tree.at }, api = stage.owner.api) =>
    dataOf(api.GET("/trees/{tree_id}/citations", tree.at))

  it("is made in a batch, changed and undone, with both names of the text in the history", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    const { id: person_id } = await tree.person()
    const operations: Schemas["BatchCreate"]["operations"] = [
      { op: "create", entity: "source", ref: "book", data: { title: "Book", abbreviation: "B.", text: "In the year" } },
      { op: "create", entity: "citation", data: { source_id: "$book", person_id, text: "Ann", ...said } },
    ]
    await dataOf(stage.owner.api.POST("/trees/{tree_id}/batch", { ...tree.at, body: { operations } }))
    const [citation] = await citationsOf(tree)
    expect(citation).to.include({ text: "Ann", detail: "Ann", ...said })
    const { id: citation_id } = citation ?? expect.fail("no citation")
    const [source] = await dataOf(stage.owner.api.GET("/trees/{tree_id}/sources", tree.at))
    expect(source).to.include({ abbreviation: "B.", text: "In the year" })
    const body = { text: "Anne", role: null }
    await dataOf(stage.owner.api.PATCH("/citations/{citation_id}", { ...at({ citation_id }), body }))
    const change = await lastChange(tree)
    const [entry] = await dataOf(stage.owner.api.GET("/changes/{change_id}/entries", at({ change_id: change.id })))
    expect(entry?.before).to.include({ text: "Ann", detail: "Ann", role: "CHIL" })
    expect(entry?.after).to.include({ text: "Anne", detail: "Anne", role: null })
    await dataOf(undo(change))
    expect((await citationsOf(tree))[0]).to.include({ text: "Ann", detail: "Ann", ...said })
  })

  it("is proposed, shown with both names of the text, and applied", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    const { id: person_id } = await tree.person()
    const { id } = await tree.cite(await tree.source(), { person_id, text: "Ann" })
    const here = await proposed(stage.owner, tree, [
      { op: "update", entity: "citation", id, data: { text: "Anne", date: "1810" } },
    ])
    const { diff } = await dataOf(stage.owner.api.GET("/proposals/{proposal_id}", here))
    expect(diff[0]?.before).to.include({ text: "Ann", detail: "Ann", date: null })
    expect(diff[0]?.after).to.include({ text: "Anne", detail: "Anne", date: "1810" })
    await dataOf(stage.owner.api.POST("/proposals/{proposal_id}/apply", here))
    expect((await citationsOf(tree))[0]).to.include({ text: "Anne", detail: "Anne", date: "1810" })
    const data = { text: "A", detail: "B" }
    const operations = [{ op: "update" as const, entity: "citation" as const, id, data }]
    const wrong = stage.owner.api.POST("/trees/{tree_id}/proposals", { ...tree.at, body: { operations } })
    expect(await refused(wrong)).to.equal("422 at operations.0.data.text")
  })

  it("is shown to strangers where they see the citation, and not otherwise", async () => {
    const tree = await plantTree(stage.host, stage.owner, "public")
    const source = await tree.source()
    const [dead, living] = [await tree.person({ death: {} }), await tree.person({ is_living: true })]
    await tree.cite(source, { person_id: dead.id, text: "Ann", ...said })
    await tree.cite(source, { person_id: living.id, text: "secret", ...said })
    const stranger = await stage.host.user()
    const seen = await citationsOf(tree, stranger.api)
    expect(seen.map(({ text, date, notes }) => [text, date, notes])).to.deep.equal([["Ann", "ABT 1809", "Faded"]])
  })
})
