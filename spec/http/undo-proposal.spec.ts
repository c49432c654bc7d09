import { expect } from "chai"
import { onEveryHost } from "../support/on-every-host.ts"
import { aSource, type Operation, proposed as proposedBy, titlesIn } from "../support/proposal-scene.ts"
import { at, NOWHERE, refused, dataOf } from "../support/tree-scene.ts"
import { undoScene } from "../support/undo-scene.ts"

onEveryHost("the undo of a proposal", (stage) => {
  const { changesOf, lastChange, entriesOf, undo, undone, rehearsed, conflictsOf } = undoScene(stage)
  const proposed = (...operations: Operation[]) => proposedBy(stage.owner, stage.tree, operations)
  type Here = Awaited<ReturnType<typeof proposed>>
  const get = (here: Here) => dataOf(stage.owner.api.GET("/proposals/{proposal_id}", here))
  const apply = (here: Here) => stage.owner.api.POST("/proposals/{proposal_id}/apply", here)
  const stateOf = async (here: Here) => {
    const { status, applied_operations, undone_operations } = await get(here)
    return [status, applied_operations, undone_operations]
  }
  /** The changes that applied the operations of a proposal, in order. */
  const applied = async (here: Here) => {
    const all = await changesOf(stage.tree)
    return all.filter(({ proposal_id }) => proposal_id === here.params.path.proposal_id).reverse()
  }
  const titles = () => titlesIn(stage.tree, stage.owner)

  it("makes it pending again, and the undo of that undo an applied one", async () => {
    const here = await proposed(aSource("Register of Maer"))
    const { version } = await dataOf(apply(here))
    expect(await stateOf(here)).to.deep.equal(["applied", 1, 0])
    const back = await undone(await lastChange(stage.tree))
    expect(await stateOf(here)).to.deep.equal(["pending", 0, 1])
    expect(await get(here)).to.include({ reviewer: null })
    expect((await get(here)).version).to.be.greaterThan(version ?? 0)
    expect(await titles()).to.not.include("Register of Maer")
    await undone(back)
    expect(await stateOf(here)).to.deep.equal(["applied", 1, 0])
    expect((await get(here)).reviewer?.id).to.equal(stage.owner.user.id)
    expect(await titles()).to.include("Register of Maer")
  })

  it("is part of the history of the proposal, with its state before and after", async () => {
    const here = await proposed(aSource("Register of Down"))
    await dataOf(apply(here))
    const back = await undone(await lastChange(stage.tree))
    const id = here.params.path.proposal_id
    const [latest] = await dataOf(
      stage.owner.api.GET("/trees/{tree_id}/changes", at({ tree_id: stage.tree.id }, { query: { entity_id: id } })),
    )
    expect(latest?.id).to.equal(back.id)
    const entry = (await entriesOf(back)).find(({ entity_id }) => entity_id === id)
    expect(entry?.before).to.include({ status: "applied", applied_operations: 1, undone_operations: 0 })
    expect(entry?.after).to.include({ status: "pending", applied_operations: 0, undone_operations: 1 })
  })

  it("counts the operations that are undone; the proposal stays applied while one is done", async () => {
    const here = await proposed(aSource("One"), aSource("Two"), aSource("Three"))
    await dataOf(apply(here))
    const [one, two, three] = await applied(here)
    if (one === undefined || two === undefined || three === undefined) throw new Error("An operation has no change.")
    const second = await undone(two)
    expect(await stateOf(here)).to.deep.equal(["applied", 2, 1])
    expect((await get(here)).operations.map(({ done }) => done)).to.deep.equal([true, false, true])
    await undone(three)
    await undone(one)
    expect(await stateOf(here)).to.deep.equal(["pending", 0, 3])
    await undone(second)
    expect(await stateOf(here)).to.deep.equal(["applied", 1, 2])
    expect((await get(here)).operations.map(({ done }) => done)).to.deep.equal([false, true, false])
    expect(await titles())
      .to.include("Two")
      .and.not.include("One")
  })

  it("leaves a proposal pending that was applied in part", async () => {
    const here = await proposed(aSource("In part"), {
      op: "create",
      entity: "event",
      data: { type: "census", person_id: NOWHERE },
    })
    expect(await refused(apply(here))).to.equal("409 proposal_failed")
    const [first] = await applied(here)
    if (first === undefined) throw new Error("The first operation has no change.")
    await undone(first)
    expect(await stateOf(here)).to.deep.equal(["pending", 0, 1])
  })

  it("lets it be applied again; the undo of the undo is a conflict from then on", async () => {
    const here = await proposed(aSource("Twice"))
    await dataOf(apply(here))
    const back = await undone(await lastChange(stage.tree))
    await dataOf(apply(here))
    expect(await stateOf(here)).to.deep.equal(["applied", 1, 0])
    const conflicts = await conflictsOf(undo(back))
    expect(conflicts.map(({ entity_id, field, now }) => [entity_id, field, now])).to.deep.equal([
      [here.params.path.proposal_id, "applied_operations", 1],
    ])
    await undone(back, { fields: conflicts.map(({ entity_id, field }) => ({ entity_id, field })) })
    expect(await stateOf(here)).to.deep.equal(["applied", 1, 0])
    expect((await titles()).filter((title) => title === "Twice")).to.have.length(2)
  })

  it("lets it be rejected; the undo of the undo is a conflict from then on", async () => {
    const here = await proposed(aSource("Rejected"))
    await dataOf(apply(here))
    const back = await undone(await lastChange(stage.tree))
    await dataOf(stage.owner.api.POST("/proposals/{proposal_id}/reject", here))
    expect((await conflictsOf(undo(back))).map(({ field }) => field)).to.deep.equal(["applied_operations"])
    expect(await stateOf(here)).to.deep.equal(["rejected", 0, 1])
  })

  it("shows in a dry run what becomes of the proposal, and changes nothing", async () => {
    const here = await proposed(aSource("Rehearsed"))
    await dataOf(apply(here))
    const would = await rehearsed(await lastChange(stage.tree))
    const id = here.params.path.proposal_id
    expect(would).to.deep.include.members([
      { entity_type: "proposal", entity_id: id, field: "status", from: "applied", to: "pending" },
      { entity_type: "proposal", entity_id: id, field: "undone_operations", from: 0, to: 1 },
    ])
    expect(await stateOf(here)).to.deep.equal(["applied", 1, 0])
  })
})
