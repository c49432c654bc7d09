import { expect } from "chai"
import { showRelationship, type Viewer } from "../../../core/domain/privacy.ts"
import type { PersonId } from "../../../core/domain/ids.ts"
import { aDeadPerson, aDeletion, aPerson, aRelationship, newId } from "../../support/builders.ts"
import { commit, plant, plantTree, type StoreUnderTest } from "../../support/store.ts"
import { member, outsider } from "../../support/viewers.ts"

/** Ancestors and descendants. */
export const lineageReadsContract = (store: () => StoreUnderTest): void => {
  /** A line of five, an adoptive parent of the middle one, a partner of the first. */
  const line = async () => {
    const { tree } = await plantTree(store())
    const treeId = tree.id
    const [a, b, c, d, e] = [
      aDeadPerson({ treeId }),
      aDeadPerson({ treeId }),
      aDeadPerson({ treeId }),
      aDeadPerson({ treeId }),
      aPerson({ treeId }),
    ]
    const [adopter, partner] = [aDeadPerson({ treeId }), aDeadPerson({ treeId })]
    const edge = (
      from: { id: PersonId },
      to: { id: PersonId },
      overrides: Partial<Parameters<typeof aRelationship>[0]> = {},
    ) => aRelationship({ treeId, fromPersonId: from.id, toPersonId: to.id, ...overrides })
    const edges = {
      ab: edge(a, b),
      bc: edge(b, c),
      cd: edge(c, d),
      de: edge(d, e),
      adoption: edge(adopter, c, { qualifier: "adoptive" }),
    }
    const partnership = edge(a, partner, { type: "partnership" })
    await plant(store(), {
      persons: [a, b, c, d, e, adopter, partner],
      relationships: [...Object.values(edges), partnership],
    })
    const lineage = async (
      person: { id: PersonId },
      direction: "ancestors" | "descendants",
      generations: number,
      viewer: Viewer = member,
    ) =>
      (await store().reads.persons.lineage(treeId, person.id, { direction, generations }, viewer)).map(
        (sealed) => showRelationship(member, sealed)?.id,
      )
    return { treeId, a, b, c, d, e, edges, edge, lineage }
  }

  describe("a lineage", () => {
    it("follows parent_child relationships of every qualifier up or down, within the requested generations", async () => {
      const {
        a,
        d,
        c,
        edges: { ab, bc, cd, de, adoption },
        lineage,
      } = await line()
      expect(await lineage(d, "ancestors", 1)).to.have.members([cd.id])
      expect(await lineage(d, "ancestors", 2)).to.have.members([cd.id, bc.id, adoption.id])
      expect(await lineage(d, "ancestors", 50)).to.have.members([cd.id, bc.id, adoption.id, ab.id])
      expect(await lineage(a, "ancestors", 50)).to.deep.equal([])
      expect(await lineage(c, "descendants", 1)).to.have.members([cd.id])
      expect(await lineage(a, "descendants", 50)).to.have.members([ab.id, bc.id, cd.id, de.id])
    })

    it("answers each edge once, whether by two ways or round a loop", async () => {
      const {
        a,
        b,
        c,
        d,
        edges: { ab, bc, cd, de, adoption },
        edge,
        lineage,
      } = await line()
      const [shortcut, loop] = [edge(a, c), edge(d, a)]
      await plant(store(), { relationships: [shortcut, loop] })
      expect(await lineage(a, "descendants", 50)).to.have.members([ab.id, bc.id, cd.id, de.id, shortcut.id, loop.id])
      expect(await lineage(b, "ancestors", 50)).to.have.members([
        ab.id,
        loop.id,
        cd.id,
        bc.id,
        adoption.id,
        shortcut.id,
      ])
      expect(await lineage(a, "descendants", 1)).to.have.members([ab.id, shortcut.id])
      expect(await lineage(a, "descendants", 2)).to.have.members([ab.id, shortcut.id, bc.id, cd.id])
      expect(await lineage(c, "descendants", 2)).to.have.members([cd.id, de.id, loop.id])
    })

    it("passes no deleted edge and no other tree", async () => {
      const {
        treeId,
        a,
        d,
        edges: { ab, bc, cd, adoption },
        lineage,
      } = await line()
      await commit(store(), ({ deletions }) => deletions.remove("relationship", [bc.id], aDeletion({ treeId })))
      expect(await lineage(a, "descendants", 50)).to.deep.equal([ab.id])
      expect(await lineage(d, "ancestors", 50)).to.have.members([cd.id, adoption.id])
      expect(
        await store().reads.persons.lineage(newId(), a.id, { direction: "descendants", generations: 50 }, member),
      ).to.deep.equal([])
      expect(await lineage({ id: newId() }, "descendants", 50)).to.deep.equal([])
    })

    it("is open to outsiders only when the people were looked up", async () => {
      const { treeId, a } = await line()
      const shown = async (viewer: Viewer) =>
        (await store().reads.persons.lineage(treeId, a.id, { direction: "descendants", generations: 50 }, viewer))
          .map((sealed) => showRelationship(outsider, sealed))
          .filter((edge) => edge !== null)
      expect(await shown(outsider)).to.have.length(4)
      expect(await shown(member)).to.deep.equal([])
    })
  })
}
