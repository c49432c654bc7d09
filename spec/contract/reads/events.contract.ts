import { expect } from "chai"
import { showEvent, showLifeEvent, type Viewer } from "../../../core/domain/privacy.ts"
import { type Event, eventRead } from "../../../core/domain/event.ts"
import type { PersonId } from "../../../core/domain/ids.ts"
import {
  aDate,
  aDeadPerson,
  aDeletion,
  anEvent,
  aPerson,
  aPlace,
  aRelationship,
  newId,
} from "../../support/builders.ts"
import { collect, commit, plant, plantTree, type StoreUnderTest } from "../../support/store.ts"
import { member, outsider } from "../../support/viewers.ts"
import { expectPaging } from "./paging.ts"

/** Events with their places and persons. */
export const eventReadsContract = (store: () => StoreUnderTest): void => {
  const life = async () => {
    const { tree, owner } = await plantTree(store())
    const treeId = tree.id
    const [dead, spouse, living] = [aDeadPerson({ treeId }), aDeadPerson({ treeId }), aPerson({ treeId })]
    const open = aRelationship({ treeId, type: "partnership", fromPersonId: spouse.id, toPersonId: dead.id })
    const half = aRelationship({ treeId, type: "partnership", fromPersonId: dead.id, toPersonId: living.id })
    const [downe, maer, unused] = [
      aPlace({ treeId, name: "Downe, Kent" }),
      aPlace({ treeId, name: "Maer" }),
      aPlace({ treeId, name: "Nowhere" }),
    ]
    const marriage = anEvent({ treeId, relationshipId: open.id, type: "marriage", placeId: maer.id })
    const birth = anEvent({ treeId, personId: dead.id, type: "birth", date: aDate(1809), detail: "d", notes: "n" })
    const secondMarriage = anEvent({ treeId, relationshipId: half.id, type: "marriage" })
    const death = anEvent({ treeId, personId: dead.id, type: "death", placeId: downe.id })
    const ofLiving = anEvent({ treeId, personId: living.id, placeId: downe.id })
    const gone = anEvent({ treeId, personId: dead.id, placeId: downe.id })
    const events = [marriage, birth, secondMarriage, death, ofLiving]
    await plant(store(), {
      persons: [dead, spouse, living],
      relationships: [open, half],
      places: [downe, maer, unused],
      events: [gone, ...events.toReversed()],
    })
    await commit(store(), ({ deletions }) => deletions.remove("event", [gone.id], aDeletion({ treeId })))
    return {
      tree,
      treeId,
      owner,
      dead,
      spouse,
      living,
      open,
      half,
      downe,
      maer,
      marriage,
      birth,
      secondMarriage,
      death,
      ofLiving,
      gone,
      events,
    }
  }

  describe("events", () => {
    it("are read by id with tree, role, place and date; deleted and unknown ones are none", async () => {
      const { tree, owner, birth, marriage, gone } = await life()
      const { events } = store().reads
      const read = await events.byId(birth.id, owner.id)
      expect([read?.tree.id, read?.role]).to.deep.equal([tree.id, "owner"])
      expect(read === null ? null : showEvent(member, read.found)).to.deep.equal(eventRead({ ...birth, place: null }))
      const wedding = await events.byId(marriage.id, newId())
      expect(wedding?.role).to.equal(null)
      expect(wedding === null ? null : showEvent(outsider, wedding.found)).to.deep.equal({
        ...eventRead({ ...marriage, place: "Maer" }),
        version: null,
        updatedAt: null,
      })
      expect(await events.byId(gone.id, owner.id)).to.equal(null)
      expect(await events.byId(newId(), owner.id)).to.equal(null)
    })

    it("are shown to outsiders when everyone concerned is fully visible, partners both", async () => {
      const { treeId, marriage, birth, death, ofLiving, secondMarriage } = await life()
      const shown = async (viewer: Viewer) =>
        (await collect(store().reads.events.ofTree(treeId, viewer, { after: null, batch: 2 })))
          .map((sealed) => showEvent(outsider, sealed)?.id)
          .filter((id) => id !== undefined)
      expect(await shown(outsider)).to.deep.equal([marriage.id, birth.id, death.id])
      expect(await shown(member)).to.deep.equal([])
      for (const { id } of [ofLiving, secondMarriage]) {
        const read = await store().reads.events.byId(id, null)
        expect(read === null ? undefined : showEvent(outsider, read.found)).to.equal(null)
      }
    })

    it("of a tree come by id, page by page", async () => {
      const { treeId, events } = await life()
      for (const viewer of [outsider, member]) {
        await expectPaging(
          (keyset) => store().reads.events.ofTree(treeId, viewer, keyset),
          (sealed) => showEvent(member, sealed)?.id,
          events.map(({ id }) => id),
        )
      }
    })

    it("of a person are their own and those of their partnerships, by day, then id", async () => {
      const { treeId, dead, spouse, living, marriage, birth, secondMarriage, death, ofLiving } = await life()
      const { events } = store().reads
      const ids = async (personId: typeof dead.id, viewer: Viewer = member, tree = treeId) =>
        (await collect(events.ofPerson(tree, personId, viewer, { after: null, batch: 2 }))).map(
          (sealed) => showEvent(member, sealed)?.id,
        )
      expect(await ids(dead.id)).to.deep.equal([birth.id, marriage.id, secondMarriage.id, death.id])
      expect(await ids(spouse.id)).to.deep.equal([marriage.id])
      expect(await ids(living.id, outsider)).to.deep.equal([secondMarriage.id, ofLiving.id])
      expect(await ids(newId())).to.deep.equal([])
      expect(await ids(dead.id, member, newId())).to.deep.equal([])
      const rows = await collect(events.ofPerson(treeId, dead.id, outsider, { after: null, batch: 2 }))
      const shown = rows.map((sealed) => showEvent(outsider, sealed)?.id)
      expect(shown).to.deep.equal([birth.id, marriage.id, undefined, death.id])
    })

    it("of lives are the dated ones of persons and of their partnerships, each once, in their fewest fields", async () => {
      const { treeId, dead, spouse, living, open, half } = await life()
      const dated = (more: Partial<Event>) => anEvent({ treeId, date: aDate(1840), notes: "long", age: "30y", ...more })
      const [marriage, secret, second] = [
        dated({ relationshipId: open.id, type: "marriage", age: null }),
        dated({ personId: dead.id, type: "census", privacy: "hidden" }),
        dated({ relationshipId: half.id, type: "marriage", age: null }),
      ]
      await plant(store(), { events: [marriage, secret, second] })
      const seen = async (viewer: Viewer, ...people: readonly PersonId[]) =>
        (await store().reads.events.ofLives(treeId, people, viewer)).map((sealed) => showLifeEvent(viewer, sealed))
      const ofDead = await seen(member, dead.id)
      expect(ofDead.map((event) => event?.type).sort()).to.deep.equal(["birth", "census", "marriage", "marriage"])
      expect(await seen(member, dead.id, spouse.id, living.id)).to.deep.equal(ofDead)
      const { id, personId, relationshipId, type, date, age, privacy } = secret
      expect(ofDead.find((event) => event?.id === id)).to.deep.include({
        id,
        personId,
        relationshipId,
        type,
        date,
        age,
        privacy,
      })
      expect(await seen(member, spouse.id)).to.have.length(1)
      expect(await seen(member, newId())).to.deep.equal([])
      const visible = (await seen(outsider, dead.id)).filter((event) => event !== null)
      expect(visible.map((event) => event.type).sort()).to.deep.equal(["birth", "marriage"])
      expect(await store().reads.events.ofLives(newId(), [dead.id], member)).to.deep.equal([])
    })

    it("of a partnership are its own alone", async () => {
      const { treeId, open, marriage, half, secondMarriage } = await life()
      const { events } = store().reads
      const ids = async (id: typeof open.id) =>
        (await collect(events.ofRelationship(treeId, id, outsider, { after: null, batch: 2 }))).map(
          (sealed) => showEvent(member, sealed)?.id,
        )
      expect(await ids(open.id)).to.deep.equal([marriage.id])
      expect(await ids(half.id)).to.deep.equal([secondMarriage.id])
      const afterFirst = { after: marriage.id, batch: 2 }
      expect(await collect(events.ofRelationship(treeId, open.id, outsider, afterFirst))).to.deep.equal([])
      expect(await ids(newId())).to.deep.equal([])
    })
  })
}
