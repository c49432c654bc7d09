import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import { createProposal } from "../../core/commands/proposal/create-proposal.ts"
import { rejectProposal } from "../../core/commands/proposal/reject-proposal.ts"
import { MOST_PENDING } from "../../core/domain/proposal/proposal.ts"
import { aProposal } from "../support/builders.ts"
import { commit } from "../support/store.ts"
import { aWorld, granted, refusal } from "../support/world.ts"

const operations = [{ op: "create" as const, entity: "source" as const, data: { title: "A source" } }]

describe("The pending proposals of an account in a tree", () => {
  it("are at most 1,000: another one is refused until one is decided, and others can still propose", async () => {
    const world = await aWorld()
    const treeId = world.tree.id
    const pending = Array.from({ length: MOST_PENDING }, () => aProposal({ treeId, proposerId: world.users.viewer.id }))
    await commit(world.store, ({ proposals }) => proposals.insert(pending))
    const propose = (who: "viewer" | "editor") => world.run(who, createProposal, { treeId, operations })
    expect(refusal(await propose("viewer"))).to.equal("TooManyPending")
    expect(E.isRight(await propose("editor"))).to.equal(true)
    const [first] = pending
    if (first === undefined) throw new Error("no proposal")
    granted(await world.run("editor", rejectProposal, { proposalId: first.id, ifMatch: null, reason: "no" }))
    expect(E.isRight(await propose("viewer"))).to.equal(true)
    expect(refusal(await propose("viewer"))).to.equal("TooManyPending")
  })
})
