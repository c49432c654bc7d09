import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import fc from "fast-check"
import { createPerson } from "../../core/commands/person/create-person.ts"
import { deletePerson } from "../../core/commands/person/delete-person.ts"
import { restorePerson } from "../../core/commands/person/restore-person.ts"
import { createRelationship } from "../../core/commands/relationship/create-relationship.ts"
import { deleteRelationship } from "../../core/commands/relationship/delete-relationship.ts"
import type { PersonId } from "../../core/domain/ids.ts"
import { childrenOf } from "../../core/domain/family.ts"
import { parentQualifiers, type RelationshipRead } from "../../core/domain/relationship.ts"
import { listTreeRelationships } from "../../core/queries/relationship/list-tree-relationships.ts"
import { aWorld, itemsOf } from "../support/world.ts"

const PEOPLE = 6
const who = fc.nat(PEOPLE - 1)
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("join" as const),
      from: who,
      to: who,
      qualifier: fc.constantFrom(...parentQualifiers),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("part" as const), which: fc.nat(20) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom("delete" as const, "restore" as const),
      from: who,
      cascade: fc.boolean(),
    }),
  },
)

/**
 * Whether no person is their own ancestor: persons without living parents can be removed repeatedly until none is
 * left.
 */
const hasNoCircle = (edges: readonly RelationshipRead[]): boolean => {
  if (edges.length === 0) return true
  const children = new Set(edges.map((edge) => edge.toPersonId))
  const rest = edges.filter((edge) => children.has(edge.fromPersonId))
  return rest.length < edges.length && hasNoCircle(rest)
}

describe("After any sequence of joining, parting, deleting and restoring", () => {
  it("no person is their own ancestor, no relationship exists twice, and a relationship is refused only for these reasons", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const world = await aWorld()
        const treeId = world.tree.id
        const people: PersonId[] = []
        for (let n = 0; n < PEOPLE; n++) people.push((await world.edit(createPerson, { treeId })).id)
        const person = (n: number): PersonId =>
          people[n] ??
          (() => {
            throw new Error("nobody")
          })()
        let edges: readonly RelationshipRead[] = []
        for (const next of steps) {
          if (next.kind === "join") {
            const [fromPersonId, toPersonId] = [person(next.from), person(next.to)]
            const joined = await world.run("editor", createRelationship, {
              treeId,
              type: "parent_child",
              fromPersonId,
              toPersonId,
              qualifier: next.qualifier,
            })
            if (E.isLeft(joined) && joined.left._tag === "DuplicateRelationship")
              expect(childrenOf(edges, fromPersonId)).to.include(toPersonId)
            if (E.isLeft(joined) && joined.left._tag === "AncestryCycle")
              expect(leadsTo(edges, toPersonId, fromPersonId)).to.equal(true)
          } else if (next.kind === "part") {
            const edge = edges[next.which % Math.max(edges.length, 1)]
            if (edge !== undefined) await world.edit(deleteRelationship, { relationshipId: edge.id, ifMatch: null })
          } else if (next.kind === "delete")
            await world.run("editor", deletePerson, {
              personId: person(next.from),
              ifMatch: null,
              cascade: next.cascade,
            })
          else await world.run("editor", restorePerson, { personId: person(next.from), cascade: next.cascade })

          edges = await itemsOf(await world.see("viewer", listTreeRelationships, { treeId, limit: null, cursor: null }))
          expect(hasNoCircle(edges)).to.equal(true)
          expect(new Set(edges.map((edge) => edge.fromPersonId + edge.toPersonId)).size).to.equal(edges.length)
        }
      }),
      { numRuns: 100 },
    )
  })
})

const leadsTo = (edges: readonly RelationshipRead[], from: PersonId, to: PersonId): boolean =>
  from === to || childrenOf(edges, from).some((child) => leadsTo(edges, child, to))
