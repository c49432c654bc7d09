import { expect } from "chai"
import type { Schemas } from "../support/http.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { aSource, type Operation, proposed as proposedBy, titlesIn } from "../support/proposal-scene.ts"
import { at, NOWHERE, refused, dataOf } from "../support/tree-scene.ts"
import { undoScene } from "../support/undo-scene.ts"

onEveryHost("the undo of what a proposal applied", (stage) => {
  const { changesOf, entriesOf, undone: undoneChange, conflictsOf, patch, personOf } = undoScene(stage)
  const proposed = (...operations: Operation[]) => proposedBy(stage.owner, stage.tree, operations)
  type Here = Awaited<ReturnType<typeof proposed>>
  const get = (here: Here) => dataOf(stage.owner.api.GET("/proposals/{proposal_id}", here))
  const applied = async (...operations: Operation[]) => {
    const here = await proposed(...operations)
    await dataOf(stage.owner.api.POST("/proposals/{proposal_id}/apply", here))
    return here
  }
  const undo = (here: Here, body: Schemas["ProposalUndo"] = {}, who = stage.owner) =>
    who.api.POST("/proposals/{proposal_id}/undo", { ...here, body })
  const undone = async (here: Here, body: Schemas["ProposalUndo"] = {}) => {
    const answer = await dataOf(undo(here, body))
    if (!("id" in answer)) throw new Error("The answer is not a change.")
    return answer
  }
  const titles = () => titlesIn(stage.tree, stage.owner)
  const countOf = async () => {
    const tree = await dataOf(stage.owner.api.GET("/trees/{tree_id}", stage.tree.at))
    return "person_count" in tree ? tree.person_count : Number.NaN
  }

  it("is one change for all its operations, which says what it was", async () => {
    const before = await changesOf(stage.tree)
    const here = await applied(aSource("First"), aSource("Second"), aSource("Third"))
    const { change_ids } = await get(here)
    expect(change_ids).to.have.length(3)
    const change = await undone(here)
    const id = here.params.path.proposal_id
    expect(change).to.include({ action: "proposal.undo", proposal_id: id, undoes: null, summary: "Undid a proposal" })
    const [latest, ...others] = await changesOf(stage.tree)
    expect(latest?.id).to.equal(change.id)
    const ofProposal = others.slice(0, 3)
    expect(ofProposal.map((one) => one.id).toReversed()).to.deep.equal(change_ids)
    expect(ofProposal.every(({ undone_by }) => undone_by === change.id)).to.equal(true)
    // The proposal was made before its operations were applied.
    expect(others).to.have.length(before.length + 4)
    expect((await entriesOf(change)).map(({ entity_type }) => entity_type).sort()).to.deep.equal([
      "proposal",
      "source",
      "source",
      "source",
    ])
    expect(await titles()).to.not.include.members(["First", "Second", "Third"])
    expect(await get(here)).to.deep.include({ status: "pending", undone_operations: 3, change_ids: [] })
  })

  it("undoes what builds on each other, the last operation first, and counts the people once", async () => {
    const people = await countOf()
    const { id } = await stage.tree.person()
    const here = await applied(
      { op: "create", entity: "person", ref: "child", data: { given_name: "Etty" } },
      {
        op: "create",
        entity: "relationship",
        data: { type: "parent_child", from_person_id: id, to_person_id: "$child" },
      },
      { op: "create", entity: "person", ref: "other", data: { given_name: "Leonard" } },
      { op: "update", entity: "person", id, data: { notes: "One" } },
      { op: "update", entity: "person", id, data: { notes: "Two" } },
      { op: "delete", entity: "person", id: "$other" },
    )
    expect(await countOf()).to.equal(people + 2)
    const change = await undone(here)
    expect(await countOf()).to.equal(people + 1)
    expect((await personOf(id)).notes).to.equal(null)
    expect(
      await dataOf(stage.owner.api.GET("/persons/{person_id}/relationships", at({ person_id: id }))),
    ).to.deep.equal([])
    await undoneChange(change)
    expect(await countOf()).to.equal(people + 2)
    expect((await personOf(id)).notes).to.equal("Two")
    expect((await get(here)).status).to.equal("applied")
    expect((await get(here)).change_ids).to.have.length(6)
  })

  it("undoes only what is still applied", async () => {
    const here = await applied(aSource("Kept"), aSource("Undone before"))
    const [, second = ""] = (await get(here)).change_ids
    await undoneChange({ id: second })
    expect((await get(here)).change_ids).to.have.length(1)
    await undone(here)
    expect(await titles()).to.not.include("Kept")
    expect(await get(here)).to.include({ status: "pending", undone_operations: 2 })
  })

  it("marks its operations as undone as often as it is undone itself and holds again", async () => {
    const here = await applied(aSource("One of two"), aSource("Two of two"), aSource("Undone alone"))
    const { change_ids } = await get(here)
    const [alone = "", ...both] = change_ids.toReversed()
    const alsoAlone = await undoneChange({ id: alone })
    const undoer = async () => {
      const changes = new Map((await changesOf(stage.tree)).map((one) => [one.id, one.undone_by]))
      expect(changes.get(alone)).to.equal(alsoAlone.id)
      const [first, second] = both.map((id) => changes.get(id))
      expect(first).to.equal(second)
      return first
    }
    const first = await undone(here)
    expect(await undoer()).to.equal(first.id)
    const again = await undoneChange(first)
    expect(await undoer()).to.equal(null)
    expect((await get(here)).change_ids).to.have.members(both)
    const back = await undoneChange(again)
    expect(await undoer()).to.equal(first.id)
    expect(await get(here)).to.deep.include({ status: "pending", change_ids: [] })
    expect(await refused(undo(here))).to.equal("409 cannot_undo")
    await undoneChange(back)
    expect(await undoer()).to.equal(null)
    expect((await get(here)).change_ids).to.have.members(both)
    expect(await titles()).to.include.members(["One of two", "Two of two"])
    const last = await undone(here)
    expect(await undoer()).to.equal(last.id)
    expect(await titles()).to.not.include.members(["One of two", "Two of two"])
  })

  it("writes nothing if a field has been changed since, unless it is overwritten or forced", async () => {
    const { id } = await stage.tree.person()
    const update: Operation = { op: "update", entity: "person", id, data: { notes: "By the proposal" } }
    const here = await applied(update, aSource("Beside"))
    await patch(id, { notes: "By hand" })
    const conflicts = await conflictsOf(undo(here))
    expect(conflicts.map(({ entity_id, field, now }) => [entity_id, field, now])).to.deep.equal([
      [id, "notes", "By hand"],
    ])
    expect(await titles()).to.include("Beside")
    expect((await get(here)).status).to.equal("applied")
    const fields = conflicts.map(({ entity_id, field }) => ({ entity_id, field }))
    const would = await dataOf(undo(here, { fields, dry_run: true }))
    expect("would" in would ? would.would : []).to.deep.include({
      entity_type: "person",
      entity_id: id,
      field: "notes",
      from: "By hand",
      to: null,
    })
    expect((await personOf(id)).notes).to.equal("By hand")
    await undone(here, { force: true })
    expect((await personOf(id)).notes).to.equal(null)
    expect(await titles()).to.not.include("Beside")
  })

  it("is refused where nothing is applied, and for those who may not write", async () => {
    const here = await proposed(aSource("Never applied"))
    expect(await refused(undo(here))).to.equal("409 cannot_undo")
    expect(await refused(undo(at({ proposal_id: NOWHERE })))).to.equal("404 not_found")
    const viewer = await stage.tree.join("viewer")
    expect(await refused(undo(here, {}, viewer))).to.equal("403 forbidden")
    expect(await refused(undo(here, {}, stage.stranger))).to.equal("404 not_found")
  })
})
