import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import { openMemoryStore } from "../../adapters/memory/store.ts"
import { findFaults, type RowsToCheck } from "../../core/checks/find-faults.ts"
import { dismissCheck } from "../../core/commands/checks/dismiss-check.ts"
import { reconsiderCheck } from "../../core/commands/checks/reconsider-check.ts"
import { createPerson } from "../../core/commands/person/create-person.ts"
import type { Finding } from "../../core/domain/checks/check.ts"
import { MOST_DISMISSED_CHECKS } from "../../core/domain/checks/dismissal.ts"
import { parseGedcomDate } from "../../core/domain/date/parse-date.ts"
import type { PersonId } from "../../core/domain/ids.ts"
import { aDeadPerson, anEvent, aPerson, aRelationship } from "../support/builders.ts"
import { plant } from "../support/store.ts"
import { aWorld, refusal } from "../support/world.ts"

describe("The dismissed findings of one person", () => {
  it("are at most 200; one of them can be dismissed again, and makes room when it is reconsidered", async () => {
    const world = await aWorld()
    const treeId = world.tree.id
    const add = async () => (await world.edit(createPerson, { treeId, givenName: "Ann" })).id
    const rule = "mother_too_old" as const
    const dismiss = (personIds: readonly PersonId[]) => world.run("editor", dismissCheck, { treeId, rule, personIds })
    const one = await add()
    const first = await add()
    expect(E.isRight(await dismiss([one, first]))).to.equal(true)
    for (let left = MOST_DISMISSED_CHECKS - 1; left > 0; left -= 1)
      expect(E.isRight(await dismiss([one, await add()]))).to.equal(true)
    const further = await add()
    expect(refusal(await dismiss([one, further]))).to.equal("InvalidInput at personIds")
    expect(E.isRight(await dismiss([first, one]))).to.equal(true)
    await world.run("editor", reconsiderCheck, { treeId, rule, personIds: [one, first] })
    expect(E.isRight(await dismiss([one, further]))).to.equal(true)
  })
})

describe("The checks of a tree", () => {
  /** Couples with this number of children each, and how often each read was asked when all were checked. */
  const checked = async (families: number, children: number) => {
    const store = openMemoryStore()
    const world = await aWorld("private", store)
    const treeId = world.tree.id
    const inTree = { treeId }
    const born = (personId: PersonId, year: number) =>
      anEvent({ ...inTree, personId, type: "birth", date: parseGedcomDate(String(year), "5.5.1") })
    const rows = Array.from({ length: families }, () => {
      const [mother, father] = [
        aDeadPerson({ ...inTree, gender: "female" }),
        aDeadPerson({ ...inTree, gender: "male" }),
      ]
      const young = Array.from({ length: children }, () => aPerson(inTree))
      const ends = { fromPersonId: mother.id, toPersonId: father.id }
      return {
        persons: [mother, father, ...young],
        events: [born(mother.id, 1850), ...young.map(({ id }) => born(id, 1840))],
        relationships: [
          aRelationship({ ...inTree, type: "partnership", ...ends }),
          ...young.map(({ id }) => aRelationship({ ...inTree, fromPersonId: mother.id, toPersonId: id })),
        ],
      }
    })
    await plant(store, {
      persons: rows.flatMap(({ persons }) => persons),
      events: rows.flatMap(({ events }) => events),
      relationships: rows.flatMap(({ relationships }) => relationships),
    })
    let asked = 0
    const findings: Finding[] = []
    const snapshot = store.exportReads.snapshot({ tree: world.tree, role: "editor" }, async function* (tree) {
      const counted = <I extends readonly unknown[], A>(read: (...input: I) => Promise<A>) => {
        return (...input: I): Promise<A> => {
          asked += 1
          return read(...input)
        }
      }
      const reads: RowsToCheck = {
        personIds: counted(tree.personIds),
        persons: counted(tree.persons),
        names: counted(tree.names),
        events: counted(tree.events),
        edges: counted(tree.edges),
        mergedPersons: counted(tree.mergedPersons),
        dismissedChecks: counted(tree.dismissedChecks),
      }
      for await (const found of findFaults(reads, { rule: "child_before_parent", personId: null, today: 2_461_370 }))
        yield found
    })
    for await (const found of snapshot) findings.push(...found)
    return { asked, findings }
  }

  it("ask as often for many families as for few, up to the size of a batch", async () => {
    const [few, many] = [await checked(2, 3), await checked(100, 3)]
    expect([few.findings.length, many.findings.length]).to.deep.equal([6, 300])
    expect(many.asked).to.equal(few.asked)
  })

  it("end for a mother of 3,000 children, with a few reads for each thousand of them", async () => {
    const { asked, findings } = await checked(1, 3_000)
    expect(findings).to.have.length(3_000)
    expect(asked).to.be.below(50)
  })
})
