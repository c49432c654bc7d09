import { expect } from "chai"
import type { MediaLink } from "../../../core/domain/evidence/media-link.ts"
import { targetsIn } from "../../../core/domain/evidence/media-target.ts"
import { mediaRead } from "../../../core/domain/evidence/media.ts"
import { showMedia, type Viewer } from "../../../core/domain/privacy.ts"
import {
  aCitation,
  aDeadPerson,
  aDeletion,
  aMedia,
  aMediaLink,
  anEvent,
  aPerson,
  aRelationship,
  aSource,
  newId,
} from "../../support/builders.ts"
import { collect, commit, plant, plantTree, type StoreUnderTest } from "../../support/store.ts"
import { member, outsider } from "../../support/viewers.ts"
import { expectPaging } from "./paging.ts"

/** Media, and the persons who decide on their visibility. */
export const mediaReadsContract = (store: () => StoreUnderTest): void => {
  const album = async () => {
    const { tree, owner } = await plantTree(store())
    const treeId = tree.id
    const [dead, spouse, living] = [
      aDeadPerson({ treeId }),
      aDeadPerson({ treeId }),
      aPerson({ treeId, birthYear: 1930 }),
    ]
    const open = aRelationship({ treeId, type: "partnership", fromPersonId: dead.id, toPersonId: spouse.id })
    const half = aRelationship({ treeId, type: "partnership", fromPersonId: living.id, toPersonId: dead.id })
    const [birth, wedding] = [anEvent({ treeId, personId: dead.id }), anEvent({ treeId, relationshipId: open.id })]
    const [livingBirth, halfWedding] = [
      anEvent({ treeId, personId: living.id }),
      anEvent({ treeId, relationshipId: half.id }),
    ]
    const [cited, citedByPartners, uncited, ofTheLiving] = [
      aSource({ treeId }),
      aSource({ treeId }),
      aSource({ treeId }),
      aSource({ treeId }),
    ]
    const seen = [
      { personId: dead.id },
      { eventId: birth.id },
      { eventId: wedding.id },
      { sourceId: cited.id },
      { sourceId: citedByPartners.id },
    ].map((of) => aMedia({ treeId, ...of }))
    const unseen = [
      { personId: living.id },
      { eventId: livingBirth.id },
      { eventId: halfWedding.id },
      { sourceId: uncited.id },
      { sourceId: ofTheLiving.id },
      {},
    ].map((of) => aMedia({ treeId, ...of }))
    await plant(store(), {
      persons: [dead, spouse, living],
      sources: [cited, citedByPartners, uncited, ofTheLiving],
      relationships: [open, half],
      events: [birth, wedding, livingBirth, halfWedding],
      citations: [
        aCitation({ treeId, sourceId: cited.id, personId: dead.id }),
        aCitation({ treeId, sourceId: citedByPartners.id, eventId: wedding.id }),
        aCitation({ treeId, sourceId: ofTheLiving.id, personId: living.id }),
      ],
      media: [...unseen, ...seen],
    })
    return { tree, treeId, owner, dead, cited, seen, unseen }
  }

  describe("media", () => {
    it("are read by their ids in one tree, each as this viewer sees it, without deleted ones", async () => {
      const { treeId, seen, unseen } = await album()
      const [gone, ...rest] = [...unseen, ...seen]
      if (gone === undefined) throw new Error("no media")
      await commit(store(), ({ deletions }) => deletions.remove("media", [gone.id], aDeletion({ treeId })))
      const ids = [...unseen, ...seen].map(({ id }) => id)
      const read = async (viewer: Viewer, tree = treeId) =>
        (await store().reads.media.byIds(tree, [...ids, ...ids, newId()], viewer))
          .map((row) => showMedia(viewer, row))
          .filter((medium) => medium !== null)
          .map(({ id }) => id)
      const inOrder = (media: typeof rest) => media.map(({ id }) => id).toSorted()
      expect(await read(member)).to.deep.equal(inOrder(rest))
      expect(await read(outsider)).to.deep.equal(inOrder(seen))
      expect(await read(member, newId())).to.deep.equal([])
    })

    it("are read by id with tree and role; deleted and unknown ones are none", async () => {
      const {
        tree,
        treeId,
        owner,
        seen: [media, other],
      } = await album()
      if (media === undefined || other === undefined) throw new Error("no media")
      await commit(store(), ({ deletions }) => deletions.remove("media", [other.id], aDeletion({ treeId })))
      const reads = store().reads.media
      const read = await reads.byId(media.id, owner.id, 2026)
      expect([read?.tree.id, read?.role]).to.deep.equal([tree.id, "owner"])
      expect(read === null ? null : showMedia(member, read.found)).to.deep.equal(
        mediaRead({ ...media, links: targetsIn(media) }),
      )
      expect((await reads.byId(media.id, newId(), 2026))?.role).to.equal(null)
      expect(await reads.byId(other.id, owner.id, 2026)).to.equal(null)
      expect(await reads.byId(newId(), null, 2026)).to.equal(null)
    })

    it("are shown to non-members if all their persons are fully visible, or with a source that these may read", async () => {
      const { treeId, seen, unseen } = await album()
      const shown = async (viewer: Viewer) =>
        (await collect(store().reads.media.ofTree(treeId, viewer, { after: null, batch: 3 })))
          .map((sealed) => showMedia(outsider, sealed)?.id)
          .filter((id) => id !== undefined)
      expect(await shown(outsider)).to.deep.equal(seen.map(({ id }) => id))
      expect(await shown(member)).to.deep.equal([])
      for (const media of [...seen, ...unseen]) {
        const read = await store().reads.media.byId(media.id, null, 2026)
        expect(read === null ? undefined : showMedia(outsider, read.found) !== null).to.equal(seen.includes(media))
      }
    })

    it("of a hidden event are shown to members only", async () => {
      const { treeId, dead } = await album()
      const hidden = anEvent({ treeId, personId: dead.id, privacy: "hidden" })
      const picture = aMedia({ treeId, eventId: hidden.id })
      await plant(store(), { events: [hidden], media: [picture] })
      const read = (await store().reads.media.byId(picture.id, null, 2026)) ?? expect.fail("not found")
      expect([showMedia(outsider, read.found), showMedia(member, read.found)?.id]).to.deep.equal([null, picture.id])
      const listed = await collect(store().reads.media.ofTree(treeId, outsider, { after: null, batch: 100 }))
      expect(listed.flatMap((sealed) => showMedia(outsider, sealed)?.id ?? [])).to.not.include(picture.id)
    })

    it("that several records link are shown to outsiders only if these may see all that the links name", async () => {
      const { treeId, dead } = await album()
      const [alsoDead, living, hidden, gone] = [
        aDeadPerson({ treeId }),
        aPerson({ treeId, birthYear: 1930 }),
        aDeadPerson({ treeId, privacy: "hidden" }),
        aDeadPerson({ treeId }),
      ]
      const [openEvent, hiddenEvent, goneEvent] = [
        anEvent({ treeId, personId: dead.id }),
        anEvent({ treeId, personId: dead.id, privacy: "hidden" }),
        anEvent({ treeId, personId: dead.id, privacy: "hidden" }),
      ]
      const [open, ofTheLiving, goneSource] = [aSource({ treeId }), aSource({ treeId }), aSource({ treeId })]
      const links: readonly (readonly [name: string, targets: readonly Partial<MediaLink>[], isSeen: boolean])[] = [
        ["nothing more", [], true],
        ["another dead person", [{ personId: alsoDead.id }], true],
        ["a living person", [{ personId: living.id }], false],
        ["a dead and a living person", [{ personId: alsoDead.id }, { personId: living.id }], false],
        ["a hidden person", [{ personId: hidden.id }], false],
        ["a deleted person", [{ personId: gone.id }], false],
        ["nobody any more", [{}], false],
        ["an event", [{ eventId: openEvent.id }], true],
        ["a hidden event", [{ eventId: hiddenEvent.id }], false],
        ["a hidden event that is deleted", [{ eventId: goneEvent.id }], true],
        ["a source that is cited openly", [{ sourceId: open.id }], true],
        ["a source that is not", [{ sourceId: ofTheLiving.id }], false],
        ["a source that is deleted", [{ sourceId: goneSource.id }], true],
      ]
      const media = links.map(([title]) => aMedia({ treeId, personId: dead.id, title }))
      await plant(store(), {
        persons: [alsoDead, living, hidden, gone],
        events: [openEvent, hiddenEvent, goneEvent],
        sources: [open, ofTheLiving, goneSource],
        citations: [
          aCitation({ treeId, sourceId: open.id, personId: dead.id }),
          aCitation({ treeId, sourceId: ofTheLiving.id, personId: living.id }),
        ],
        media,
        mediaLinks: links.flatMap(([, targets], index) =>
          targets.map((target) => aMediaLink({ treeId, mediaId: media[index]!.id, ...target })),
        ),
      })
      await commit(store(), async ({ deletions }) => {
        await deletions.remove("person", [gone.id], aDeletion({ treeId }))
        await deletions.remove("event", [goneEvent.id], aDeletion({ treeId }))
        await deletions.remove("source", [goneSource.id], aDeletion({ treeId }))
      })
      const reads = store().reads.media
      const listed = new Set(
        (await collect(reads.ofTree(treeId, outsider, { after: null, batch: 100 }))).map(
          (sealed) => showMedia(outsider, sealed)?.id,
        ),
      )
      for (const [index, [name, , isSeen]] of links.entries()) {
        const { id } = media[index]!
        const read = (await reads.byId(id, null, 2026)) ?? expect.fail("not found")
        expect(showMedia(outsider, read.found) !== null, name).to.equal(isSeen)
        expect(listed.has(id), `${name}, listed`).to.equal(isSeen)
        expect(showMedia(member, read.found)?.id, `${name}, for a member`).to.equal(id)
      }
    })

    it("of a tree come by id, page by page", async () => {
      const { treeId, seen, unseen } = await album()
      for (const viewer of [outsider, member]) {
        await expectPaging(
          (keyset) => store().reads.media.ofTree(treeId, viewer, keyset),
          (sealed) => showMedia(member, sealed)?.id,
          [...seen, ...unseen].map(({ id }) => id).sort(),
        )
      }
    })

    it("go with what they belong to", async () => {
      const { treeId, dead, cited, seen } = await album()
      await commit(store(), ({ deletions }) => deletions.remove("source", [cited.id], aDeletion({ treeId })))
      await commit(store(), ({ deletions }) => deletions.remove("person", [dead.id], aDeletion({ treeId })))
      const left = (await collect(store().reads.media.ofTree(treeId, member, { after: null, batch: 100 }))).map(
        (sealed) => showMedia(member, sealed)?.id,
      )
      expect(seen.filter(({ id }) => left.includes(id)).map(({ sourceId }) => sourceId === null)).to.deep.equal([false])
    })

    it("are known by their keys, live or deleted", async () => {
      const {
        treeId,
        seen: [live, deleted],
      } = await album()
      if (live === undefined || deleted === undefined) throw new Error("no media")
      await commit(store(), ({ deletions }) => deletions.remove("media", [deleted.id], aDeletion({ treeId })))
      const keys = [live.id, deleted.id, newId<"MediaId">()].map((mediaId) => ({ treeId, mediaId }))
      const { media } = store().reads
      expect(await media.named([...keys, { treeId: newId(), mediaId: live.id }])).to.deep.equal(
        new Set([live.id, deleted.id]),
      )
      expect(await media.named([{ treeId: newId(), mediaId: live.id }])).to.deep.equal(new Set())
      expect(await media.named([])).to.deep.equal(new Set())
    })
  })
}
