import { expect } from "chai"
import { citationRead } from "../../../core/domain/evidence/citation.ts"
import { showCitation, showSource, type Viewer } from "../../../core/domain/privacy.ts"
import { sourceRead } from "../../../core/domain/evidence/source.ts"
import type { SourceId } from "../../../core/domain/ids.ts"
import {
  aCitation,
  aDeadPerson,
  aDeletion,
  aName,
  anEvent,
  aPerson,
  aRelationship,
  aSource,
  newId,
} from "../../support/builders.ts"
import { collect, commit, plant, plantTree, type StoreUnderTest } from "../../support/store.ts"
import { member, outsider } from "../../support/viewers.ts"
import { expectPaging } from "./paging.ts"

/** Sources and citations, and the persons who decide on their visibility. */
export const evidenceReadsContract = (store: () => StoreUnderTest): void => {
  const archive = async () => {
    const { tree, owner } = await plantTree(store())
    const treeId = tree.id
    const [dead, spouse, living] = [
      aDeadPerson({ treeId }),
      aDeadPerson({ treeId }),
      aPerson({ treeId, birthYear: 1930 }),
    ]
    const [deadName, livingName] = [aName({ treeId, personId: dead.id }), aName({ treeId, personId: living.id })]
    const open = aRelationship({ treeId, type: "partnership", fromPersonId: dead.id, toPersonId: spouse.id })
    const half = aRelationship({ treeId, type: "partnership", fromPersonId: dead.id, toPersonId: living.id })
    const [birth, livingBirth] = [anEvent({ treeId, personId: dead.id }), anEvent({ treeId, personId: living.id })]
    const [wedding, halfWedding] = [
      anEvent({ treeId, relationshipId: open.id }),
      anEvent({ treeId, relationshipId: half.id }),
    ]
    const source = aSource({ treeId, author: "A", url: "https://example.org" })
    const cite = (sourceId: SourceId, target: Partial<Parameters<typeof aCitation>[0]>) =>
      aCitation({ treeId, sourceId, page: "7", confidence: 2, ...target })
    const seen = [
      cite(source.id, { personId: dead.id }),
      cite(source.id, { nameId: deadName.id }),
      cite(source.id, { eventId: birth.id }),
      cite(source.id, { eventId: wedding.id }),
      cite(source.id, { relationshipId: open.id }),
    ]
    const unseen = [
      cite(source.id, { personId: living.id }),
      cite(source.id, { nameId: livingName.id }),
      cite(source.id, { eventId: livingBirth.id }),
      cite(source.id, { eventId: halfWedding.id }),
      cite(source.id, { relationshipId: half.id }),
    ]
    await plant(store(), {
      persons: [dead, spouse, living],
      names: [deadName, livingName],
      sources: [source],
      relationships: [open, half],
      events: [birth, livingBirth, wedding, halfWedding],
      citations: [...unseen, ...seen],
    })
    return { tree, treeId, owner, dead, living, half, source, seen, unseen, cite }
  }

  describe("citations", () => {
    it("are read by id with tree and role; deleted and unknown ones are none", async () => {
      const {
        tree,
        treeId,
        owner,
        seen: [citation, other],
      } = await archive()
      if (citation === undefined || other === undefined) throw new Error("no citations")
      await commit(store(), ({ deletions }) => deletions.remove("citation", [other.id], aDeletion({ treeId })))
      const { citations } = store().reads
      const read = await citations.byId(citation.id, owner.id)
      expect([read?.tree.id, read?.role]).to.deep.equal([tree.id, "owner"])
      expect(read === null ? null : showCitation(member, read.found)).to.deep.equal(citationRead(citation))
      expect(await citations.byId(other.id, owner.id)).to.equal(null)
      expect(await citations.byId(newId(), null)).to.equal(null)
    })

    it("of all four kinds of target are shown to outsiders when everyone concerned is fully visible", async () => {
      const { treeId, seen, unseen } = await archive()
      const shown = async (viewer: Viewer) =>
        (await collect(store().reads.citations.ofTree(treeId, viewer, { after: null, batch: 3 })))
          .map((sealed) => showCitation(outsider, sealed)?.id)
          .filter((id) => id !== undefined)
      expect(await shown(outsider)).to.deep.equal(seen.map(({ id }) => id))
      expect(await shown(member)).to.deep.equal([])
      for (const citation of [...seen, ...unseen]) {
        const read = await store().reads.citations.byId(citation.id, null)
        expect(read === null ? undefined : showCitation(outsider, read.found) !== null).to.equal(
          seen.includes(citation),
        )
      }
    })

    it("of a hidden event are shown to members only, and a source without other citations is withheld", async () => {
      const { treeId, dead, cite } = await archive()
      const [open, hidden] = [
        anEvent({ treeId, personId: dead.id }),
        anEvent({ treeId, personId: dead.id, privacy: "hidden" }),
      ]
      const [elsewhere, nowhereElse] = [aSource({ treeId }), aSource({ treeId })]
      const shown = cite(elsewhere.id, { eventId: open.id })
      const withheld = [cite(elsewhere.id, { eventId: hidden.id }), cite(nowhereElse.id, { eventId: hidden.id })]
      await plant(store(), {
        sources: [elsewhere, nowhereElse],
        events: [open, hidden],
        citations: [...withheld, shown],
      })
      const { citations, sources } = store().reads
      for (const { id } of [shown, ...withheld]) {
        const read = (await citations.byId(id, null)) ?? expect.fail("not found")
        expect(showCitation(outsider, read.found) !== null).to.equal(id === shown.id)
        expect(showCitation(member, read.found)?.id).to.equal(id)
      }
      const listed = (await collect(citations.ofTree(treeId, outsider, { after: null, batch: 100 }))).flatMap(
        (sealed) => showCitation(outsider, sealed)?.id ?? [],
      )
      expect(listed).to.include(shown.id).and.not.include(withheld[0]?.id).and.not.include(withheld[1]?.id)
      for (const { id } of [elsewhere, nowhereElse]) {
        const read = (await sources.byId(id, null, 2026)) ?? expect.fail("not found")
        expect(showSource(outsider, read.found) !== null).to.equal(id === elsewhere.id)
      }
    })

    it("of a tree come by id, page by page", async () => {
      const { treeId, seen, unseen } = await archive()
      for (const viewer of [outsider, member]) {
        await expectPaging(
          (keyset) => store().reads.citations.ofTree(treeId, viewer, keyset),
          (sealed) => showCitation(member, sealed)?.id,
          [...seen, ...unseen].map(({ id }) => id),
        )
      }
    })
  })

  describe("sources", () => {
    const isShown = async (id: SourceId, year = 2026): Promise<boolean> => {
      const read = await store().reads.sources.byId(id, null, year)
      if (read === null) throw new Error("not found")
      const listed: boolean[] = []
      for await (const batch of store().reads.sources.ofTree(
        read.tree.id,
        { ...outsider, year },
        { after: null, batch: 2 },
      )) {
        for (const sealed of batch) if (showSource({ ...outsider, year }, sealed)?.id === id) listed.push(true)
      }
      const alone = showSource({ ...outsider, year }, read.found) !== null
      expect(listed.length === 1, "the list and the single read agree").to.equal(alone)
      return alone
    }

    it("are read by id with tree and role; deleted and unknown ones are none", async () => {
      const { tree, treeId, owner, source } = await archive()
      const { sources } = store().reads
      const read = await sources.byId(source.id, owner.id, 2026)
      expect([read?.tree.id, read?.role]).to.deep.equal([tree.id, "owner"])
      expect(read === null ? null : showSource(member, read.found)).to.deep.equal(sourceRead(source))
      await commit(store(), ({ deletions }) => deletions.remove("source", [source.id], aDeletion({ treeId })))
      expect(await sources.byId(source.id, owner.id, 2026)).to.equal(null)
      expect(await sources.byId(newId(), null, 2026)).to.equal(null)
    })

    it("are shown to outsiders by one citation that they may see, whatever its target", async () => {
      const { treeId, seen, unseen } = await archive()
      for (const citation of [...seen, ...unseen]) {
        const source = aSource({ treeId })
        await plant(store(), { sources: [source], citations: [{ ...citation, id: newId(), sourceId: source.id }] })
        expect(await isShown(source.id)).to.equal(seen.includes(citation))
      }
    })

    it("are withheld from outsiders when nothing cites them, or nothing any more", async () => {
      const { treeId, dead, cite } = await archive()
      const [uncited, cited] = [aSource({ treeId }), aSource({ treeId })]
      const citation = cite(cited.id, { personId: dead.id })
      await plant(store(), { sources: [uncited, cited], citations: [citation] })
      expect(await isShown(uncited.id)).to.equal(false)
      expect(await isShown(cited.id)).to.equal(true)
      await commit(store(), ({ deletions }) => deletions.remove("citation", [citation.id], aDeletion({ treeId })))
      expect(await isShown(cited.id)).to.equal(false)
    })

    it("are shown to outsiders from the year in which a cited person is public", async () => {
      const { treeId, living, half, cite } = await archive()
      const source = aSource({ treeId })
      await plant(store(), {
        sources: [source],
        citations: [cite(source.id, { relationshipId: half.id }), cite(source.id, { personId: living.id })],
      })
      expect(await isShown(source.id, 2030)).to.equal(false)
      expect(await isShown(source.id, 2031)).to.equal(true)
    })

    it("of a tree come by id, page by page, for a member and for others", async () => {
      const { treeId, source } = await archive()
      const more = Array.from({ length: 4 }, () => aSource({ treeId }))
      await plant(store(), { sources: more.toReversed() })
      for (const viewer of [member, outsider]) {
        await expectPaging(
          (keyset) => store().reads.sources.ofTree(treeId, viewer, keyset),
          (sealed) => showSource(member, sealed)?.id,
          [source, ...more].map(({ id }) => id),
        )
      }
    })
  })
}
