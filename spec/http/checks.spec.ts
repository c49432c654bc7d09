import { expect } from "chai"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, dataOf, type HasId, plantTree, refused, send, statusOf, type TreeScene } from "../support/tree-scene.ts"
import { undoScene } from "../support/undo-scene.ts"

onEveryHost("checks", (stage) => {
  const { lastChange, undone } = undoScene(stage)

  type Rule = "child_before_parent" | "death_before_birth" | "married_before_birth" | "living_past_lifetime"
  interface Asked {
    readonly rule?: Rule
    readonly person_id?: string
  }

  const findings = (tree: TreeScene, query: Asked = {}) =>
    dataOf(stage.owner.api.GET("/trees/{tree_id}/checks", { params: { path: { tree_id: tree.id }, query } }))
  const rulesOf = async (tree: TreeScene, query: Asked = {}) => (await findings(tree, query)).map(({ rule }) => rule)
  const dismiss = (tree: TreeScene, rule: Rule, ...persons: readonly HasId[]) =>
    stage.owner.api.POST("/trees/{tree_id}/checks/dismissals", {
      ...tree.at,
      body: { rule, person_ids: persons.map(({ id }) => id) },
    })
  const reconsider = (tree: TreeScene, rule: Rule, ...persons: readonly HasId[]) =>
    stage.owner.api.DELETE("/trees/{tree_id}/checks/dismissals", {
      ...tree.at,
      body: { rule, person_ids: persons.map(({ id }) => id) },
    })
  const born = (year: number, more = {}) => ({
    given_name: "Ann",
    surname: "Miller",
    birth: { date: { year } },
    ...more,
  })

  /** A mother who is younger than her child. */
  const plantFault = async () => {
    const tree = await plantTree(stage.host, stage.owner)
    const mother = await tree.person(born(1850, { gender: "female" }))
    const child = await tree.person(born(1840))
    const edge = await tree.parent(mother, child)
    return { tree, mother, child, edge }
  }

  it("list what is impossible, with the persons, events and relationships that it concerns", async () => {
    const { tree, mother, child, edge } = await plantFault()
    const [finding, ...others] = await findings(tree)
    expect(others).to.deep.equal([])
    expect(finding).to.deep.include({ rule: "child_before_parent", severity: "error", fix: null })
    expect(finding?.person_ids).to.have.members([mother.id, child.id])
    expect(finding?.relationship_ids).to.deep.equal([edge.id])
    expect(finding?.event_ids).to.have.length(2)
    expect(finding?.detail).to.match(/^Ann Miller was born before Ann Miller/)
  })

  it("see what happened to partners", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    const [one, other] = [await tree.person(born(1850)), await tree.person(born(1850))]
    const { id } = await tree.partners(one, other)
    await dataOf(
      stage.owner.api.POST("/trees/{tree_id}/events", {
        ...tree.at,
        body: { relationship_id: id, type: "marriage", date: { year: 1840 } },
      }),
    )
    expect(await rulesOf(tree)).to.deep.equal(["married_before_birth"])
  })

  it("are of one rule, or name one person, if that is asked", async () => {
    const { tree, mother, child } = await plantFault()
    const dead = await tree.person(born(1850, { death: { date: { year: 1840 } } }))
    await tree.parent(dead, await tree.person(born(1880)))
    expect(await rulesOf(tree, { rule: "death_before_birth" })).to.deep.equal(["death_before_birth"])
    for (const { id } of [mother, child])
      expect(await rulesOf(tree, { person_id: id })).to.deep.equal(["child_before_parent"])
    const ofDead = await rulesOf(tree, { person_id: dead.id })
    expect(ofDead).to.include("death_before_birth").and.not.include("child_before_parent")
  })

  it("leave out a dismissed finding, also after an edit of other facts, until it is reconsidered", async () => {
    const { tree, mother, child } = await plantFault()
    expect(await statusOf(dismiss(tree, "child_before_parent", mother, child))).to.equal(204)
    expect(await statusOf(dismiss(tree, "child_before_parent", child, mother))).to.equal(204)
    expect(await lastChange(tree)).to.include({ action: "check.dismiss" })
    expect(await rulesOf(tree)).to.deep.equal([])
    await dataOf(
      stage.owner.api.PATCH("/persons/{person_id}", {
        ...at({ person_id: child.id }),
        body: { notes: "A letter says so.", birth: { place: "Berlin" } },
      }),
    )
    expect(await rulesOf(tree)).to.deep.equal([])
    expect(await statusOf(reconsider(tree, "child_before_parent", child, mother))).to.equal(204)
    expect(await rulesOf(tree)).to.deep.equal(["child_before_parent"])
    await undone(await lastChange(tree))
    expect(await rulesOf(tree)).to.deep.equal([])
  })

  it("dismiss nothing for other persons or by other rules", async () => {
    const { tree, mother, child } = await plantFault()
    await dismiss(tree, "child_before_parent", mother)
    await dismiss(tree, "death_before_birth", mother, child)
    expect(await rulesOf(tree)).to.deep.equal(["child_before_parent"])
  })

  it("hold a dismissal of a merged person for the kept one", async () => {
    const { tree, mother, child } = await plantFault()
    const kept = await tree.person(born(1850, { gender: "female" }))
    await dismiss(tree, "child_before_parent", mother, child)
    await dataOf(
      stage.owner.api.POST("/persons/{person_id}/merge", {
        ...at({ person_id: kept.id }),
        body: { from_id: mother.id },
      }),
    )
    expect(await rulesOf(tree, { rule: "child_before_parent" })).to.deep.equal([])
    await reconsider(tree, "child_before_parent", kept, child)
    expect(await rulesOf(tree, { rule: "child_before_parent" })).to.deep.equal(["child_before_parent"])
  })

  it("have a repair that a batch applies, where it is certain", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    await tree.person(born(1850, { is_living: true }))
    const [finding] = await findings(tree, { rule: "living_past_lifetime" })
    const operations = (finding?.fix ?? []).map((operation) => ({ ...operation }))
    expect(operations).to.have.length(1)
    expect(await statusOf(send(stage.host, stage.owner, "POST", `/trees/${tree.id}/batch`, { operations }))).to.equal(
      201,
    )
    expect(await rulesOf(tree, { rule: "living_past_lifetime" })).to.deep.equal([])
  })

  it("are for editors, and a dismissal names persons of the tree and a rule", async () => {
    const { tree, host, owner, stranger } = stage
    const viewer = await tree.join("viewer")
    expect(await statusOf(viewer.api.GET("/trees/{tree_id}/checks", tree.at))).to.equal(403)
    expect(await statusOf(stranger.api.GET("/trees/{tree_id}/checks", tree.at))).to.equal(403)
    expect((await host.fetch(`/api/v1/trees/${tree.id}/checks`)).status).to.equal(401)
    const one = await tree.person()
    const other = await (await plantTree(host, owner)).person()
    expect(await refused(dismiss(tree, "death_before_birth"))).to.equal("422 at person_ids")
    expect(await refused(dismiss(tree, "death_before_birth", one, other))).to.equal("422 at person_ids.1")
    expect(
      await statusOf(
        viewer.api.POST("/trees/{tree_id}/checks/dismissals", {
          ...tree.at,
          body: { rule: "death_before_birth", person_ids: [one.id] },
        }),
      ),
    ).to.equal(403)
    const headers = { authorization: `Bearer ${owner.token}` }
    expect((await host.fetch(`/api/v1/trees/${tree.id}/checks?rule=nothing`, { headers })).status).to.equal(422)
  })

  it("have their rules with limits and reasons in the vocabulary", async () => {
    const { check_rules } = await dataOf(stage.host.client().GET("/vocabulary"))
    expect(check_rules).to.have.length.at.least(35)
    expect(check_rules.find(({ rule }) => rule === "mother_too_old")).to.deep.include({
      severity: "warning",
      limits: [{ name: "years", value: 54 }],
    })
  })
})
