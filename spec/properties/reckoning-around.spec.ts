import { expect } from "chai"
import fc from "fast-check"
import { openMemoryStore } from "../../adapters/memory/store.ts"
import type { PersonId } from "../../core/domain/ids.ts"
import { reckonAll } from "../../core/domain/reckoning/reckon.ts"
import { getReckoning } from "../../core/queries/chart/get-reckoning.ts"
import { anEvent, aPerson, aRelationship } from "../support/builders.ts"
import { runsOf } from "../support/depth.ts"
import { livesIn, type SoundTree, soundTree } from "../support/sound-tree.ts"
import { plant } from "../support/store.ts"
import { aWorld, type World } from "../support/world.ts"

/** A world with this tree. */
const planted = async ({ people, ties }: SoundTree): Promise<World> => {
  const world = await aWorld("private", openMemoryStore())
  const treeId = world.tree.id
  const events = new Map(
    people.flatMap(({ id, events: own }) =>
      own.map((event) => [event.id, { ...event, personId: event.relationshipId === null ? id : null }] as const),
    ),
  )
  await plant(world.store, {
    persons: people.map(({ id, gender }) => aPerson({ treeId, id, gender })),
    relationships: ties.map((tie) => aRelationship({ treeId, ...tie })),
    events: [...events.values()].map((event) => anEvent({ treeId, ...event })),
  })
  return world
}

describe("The reckoning of one person", () => {
  it("gives the same years from the people around as from the whole tree", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1 }), fc.integer({ min: 1, max: 5 }), async (seed, generations) => {
        const tree = soundTree(seed, generations, 8)
        const world = await planted(tree)
        const whole = reckonAll(livesIn(tree), tree.ties)
        for (const [ordinal, { id }] of tree.people.entries()) {
          const { birth, death, contradictions } = await world.see("viewer", getReckoning, { personId: id })
          expect(contradictions).to.deep.equal([])
          const expected = whole.of(ordinal)
          expect([birth.from, birth.to, death.from, death.to]).to.deep.equal([
            expected.birth.from,
            expected.birth.to,
            expected.death.from,
            expected.death.to,
          ])
        }
      }),
      { numRuns: runsOf(100) },
    )
  })

  it("ends in a moment among 3,000 children without dates, and with 10,000 people who have no births", async () => {
    const world = await aWorld("private", openMemoryStore())
    const treeId = world.tree.id
    const people = Array.from({ length: 10_000 }, () => aPerson({ treeId }))
    const idOf = (index: number): PersonId => people[index]!.id
    await plant(world.store, {
      persons: people,
      relationships: people.slice(1).map(({ id }, index) =>
        aRelationship({
          ...{ treeId, type: "parent_child", qualifier: "biological", toPersonId: id },
          fromPersonId: idOf(index < 3_000 ? 0 : index - 2_999),
        }),
      ),
    })
    const start = performance.now()
    const { birth } = await world.see("viewer", getReckoning, { personId: idOf(0) })
    expect(birth).to.deep.equal({ from: null, to: null, because: [] })
    await world.see("viewer", getReckoning, { personId: idOf(9_999) })
    expect(performance.now() - start).to.be.below(3_000)
  })
})
