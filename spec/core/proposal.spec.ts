import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import { runOperation } from "../../core/operation/run-operation.ts"
import { applyProposal } from "../../core/commands/proposal/apply-proposal.ts"
import { createProposal } from "../../core/commands/proposal/create-proposal.ts"
import { rejectProposal } from "../../core/commands/proposal/reject-proposal.ts"
import { updateMember } from "../../core/commands/member/update-member.ts"
import type { ProposalId } from "../../core/domain/ids.ts"
import type { Operation } from "../../core/domain/proposal/operation.ts"
import type { UnitOfWork } from "../../core/ports/unit-of-work.ts"
import { getProposal } from "../../core/queries/proposal/get-proposal.ts"
import { listSources } from "../../core/queries/source/list-sources.ts"
import { minutesLater, newId, noon } from "../support/builders.ts"
import { failure } from "../support/store.ts"
import { aWorld, itemsOf, refusal, type World } from "../support/world.ts"

const titles = ["First", "Second", "Third"] as const
const sources = titles.map((title): Operation => ({ op: "create", entity: "source", data: { title } }))

interface How {
  readonly who?: "owner" | "editor"
  readonly operations?: readonly Operation[]
  readonly at?: Date
}

const applyIn = (
  world: World,
  uow: UnitOfWork,
  proposalId: ProposalId,
  { who = "editor", operations, at = noon }: How = {},
) =>
  applyProposal({ uow, now: () => at, newId, runOperation })(
    { userId: world.users[who].id, sessionId: newId(), requestId: null },
    { proposalId, ifMatch: null, ...(operations === undefined ? {} : { operations }) },
  )

/** Units of work of which the `nth` fails: before the commit, or after it, when the outcome is unknown. */
const breaking = (uow: UnitOfWork, nth: number, when: "before" | "after"): UnitOfWork => {
  let runs = 0
  return {
    run: async (work) => {
      runs += 1
      if (runs !== nth) return uow.run(work)
      if (when === "after") await uow.run(work)
      throw new Error("the machine went down")
    },
  }
}

/** Units of work that all fail from the `nth` on, as if the process had died. */
const dying = (uow: UnitOfWork, nth: number): UnitOfWork => {
  let runs = 0
  return {
    run: async (work) => {
      runs += 1
      if (runs >= nth) throw new Error("the machine went down")
      return uow.run(work)
    },
  }
}

/** Does something else before the `nth` unit of work. */
const interrupted = (uow: UnitOfWork, nth: number, interrupt: () => Promise<unknown>): UnitOfWork => {
  let runs = 0
  return {
    run: async (work) => {
      runs += 1
      if (runs === nth) await interrupt()
      return uow.run(work)
    },
  }
}

describe("Applying a proposal", () => {
  const planted = async (operations = sources) => {
    const world = await aWorld()
    const treeId = world.tree.id
    const { id: proposalId } = await world.edit(createProposal, { treeId, operations })
    const seen = () => world.see("viewer", getProposal, { proposalId })
    const sourceTitles = async () =>
      (await itemsOf(await world.see("viewer", listSources, { treeId, limit: null, cursor: null }))).map(
        ({ title }) => title,
      )
    return { world, treeId, uow: world.store.uow, proposalId, seen, sourceTitles }
  }

  for (const when of ["before", "after"] as const) {
    for (let nth = 1; nth <= 1 + titles.length; nth++) {
      it(`continues after a failure ${when} commit number ${nth}, and runs nothing twice`, async () => {
        const { world, uow, proposalId, seen, sourceTitles } = await planted()
        expect(await failure(applyIn(world, breaking(uow, nth, when), proposalId))).to.have.property(
          "message",
          "the machine went down",
        )
        const { appliedOperations, status } = await seen()
        expect(await sourceTitles()).to.deep.equal(titles.slice(0, appliedOperations))
        const isDone = when === "after" && nth === 1 + titles.length
        expect(status).to.equal(isDone ? "applied" : "pending")
        const again = await applyIn(world, uow, proposalId)
        if (isDone) expect(refusal(again)).to.equal("ProposalNotPending")
        else expect(E.isRight(again)).to.equal(true)
        expect(await sourceTitles()).to.deep.equal(titles)
        expect((await world.audit()).filter(({ action }) => action === "source.create")).to.have.length(titles.length)
      })
    }
  }

  it("is refused while another apply runs, with edited operations too", async () => {
    const { world, uow, proposalId, seen, sourceTitles } = await planted()
    const others: string[] = []
    const watched = interrupted(uow, 3, async () => {
      for (const how of [{}, { operations: sources }] as const)
        others.push(refusal(await applyIn(world, uow, proposalId, { who: "owner", ...how })))
    })
    expect(E.isRight(await applyIn(world, watched, proposalId))).to.equal(true)
    expect(others).to.deep.equal(["ProposalNotPending", "ProposalNotPending"])
    expect(await sourceTitles()).to.deep.equal(titles)
    expect((await seen()).reviewer?.id).to.equal(world.users.editor.id)
  })

  it("keeps the proposal for a minute after its process died, and then another one continues", async () => {
    const { world, uow, proposalId, sourceTitles } = await planted()
    await failure(applyIn(world, dying(uow, 3), proposalId))
    expect(refusal(await applyIn(world, uow, proposalId))).to.equal("ProposalNotPending")
    expect(await sourceTitles()).to.deep.equal(["First"])
    expect(E.isRight(await applyIn(world, uow, proposalId, { at: minutesLater(1) }))).to.equal(true)
    expect(await sourceTitles()).to.deep.equal(titles)
  })

  it("that was taken for dead and is overtaken leaves the rest to the other", async () => {
    const { world, uow, proposalId, seen, sourceTitles } = await planted()
    const overtaken = interrupted(uow, 3, async () =>
      expect(E.isRight(await applyIn(world, uow, proposalId, { who: "owner", at: minutesLater(2) }))).to.equal(true),
    )
    expect(refusal(await applyIn(world, overtaken, proposalId))).to.equal("ProposalNotPending")
    expect(await sourceTitles()).to.deep.equal(titles)
    expect((await seen()).reviewer?.id).to.equal(world.users.owner.id)
  })

  it("ends where it is rejected meanwhile", async () => {
    const { world, uow, proposalId, seen, sourceTitles } = await planted()
    const rejected = interrupted(uow, 3, () => world.run("owner", rejectProposal, { proposalId, ifMatch: null }))
    expect(refusal(await applyIn(world, rejected, proposalId))).to.equal("ProposalNotPending")
    expect(await sourceTitles()).to.deep.equal(["First"])
    expect(await seen()).to.include({ status: "rejected", appliedOperations: 1 })
  })

  it("ends where its editor is an editor no more, and that is no failure of the operation", async () => {
    const { world, treeId, uow, proposalId, seen, sourceTitles } = await planted()
    const demoted = interrupted(uow, 3, () =>
      world.run("owner", updateMember, { treeId, userId: world.users.editor.id, role: "viewer" }),
    )
    expect(refusal(await applyIn(world, demoted, proposalId))).to.equal("Forbidden")
    expect(await sourceTitles()).to.deep.equal(["First"])
    expect(await seen()).to.include({ status: "pending", applyError: null })
  })

  it("notes no failure that another's progress has made untrue", async () => {
    const { world, uow, proposalId, seen } = await planted([
      ...sources,
      { op: "delete", entity: "source", id: newId<"SourceId">() },
    ])
    const late = interrupted(uow, 6, async () =>
      expect(refusal(await applyIn(world, uow, proposalId, { who: "owner", at: minutesLater(2) }))).to.equal(
        "ProposalFailed",
      ),
    )
    expect(refusal(await applyIn(world, late, proposalId))).to.equal("ProposalNotPending")
    expect((await seen()).applyError).to.deep.equal({ operation: 3, code: "not_found", detail: "No such source." })
  })

  it("writes an operation that changes nothing down as the proposal's step", async () => {
    const operation: Operation = { op: "update", entity: "source", id: "$made", data: { title: "Same" } }
    const { world, uow, proposalId } = await planted([
      { op: "create", entity: "source", ref: "made", data: { title: "Same" } },
      operation,
      operation,
    ])
    expect(E.isRight(await applyIn(world, uow, proposalId))).to.equal(true)
    expect((await world.audit()).map(({ action }) => action).toReversed()).to.deep.equal([
      "proposal.create",
      "source.create",
      "proposal.advance",
      "proposal.advance",
      "proposal.apply",
    ])
  })
})
