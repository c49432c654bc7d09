import { expect } from "chai"
import type { Citation } from "../../../core/domain/evidence/citation.ts"
import type { SourceId } from "../../../core/domain/ids.ts"
import { showCitation, showCount, showEvent, showMedia, type Viewer } from "../../../core/domain/privacy.ts"
import {
  anyCitation,
  anyEvent,
  anyMedium,
  type CitationFilter,
  type EventFilter,
  type MediaFilter,
} from "../../../core/domain/record-lists/record-filters.ts"
import {
  aCitation,
  aDate,
  aDeadPerson,
  aMedia,
  aMediaLink,
  aName,
  anEvent,
  aPerson,
  aPlace,
  aRelationship,
  aSource,
  minutesLater,
  newId,
} from "../../support/builders.ts"
import { collect, plant, plantTree, type StoreUnderTest } from "../../support/store.ts"
import { member, outsider } from "../../support/viewers.ts"

const everything = { after: null, batch: 2 } as const

/** Lists of events, citations and media with filters. */
export const recordFiltersContract = (store: () => StoreUnderTest): void => {
  const family = async () => {
    const { tree } = await plantTree(store())
    const treeId = tree.id
    const [dead, spouse, living] = [aDeadPerson({ treeId }), aDeadPerson({ treeId }), aPerson({ treeId })]
    const couple = aRelationship({ treeId, type: "partnership", fromPersonId: spouse.id, toPersonId: dead.id })
    const source = aSource({ treeId })
    return { treeId, people: [dead, spouse, living] as const, couple, source }
  }
  type Family = Awaited<ReturnType<typeof family>>
  const base = ({ people, couple, source }: Family) => ({
    persons: [...people],
    relationships: [couple],
    sources: [source],
  })

  describe("a filtered list of events", () => {
    const list = async (treeId: Family["treeId"], filter: Partial<EventFilter>, viewer: Viewer = member) =>
      (await collect(store().reads.events.ofTree(treeId, viewer, everything, { ...anyEvent, ...filter }))).flatMap(
        (row) => showEvent(viewer, row)?.detail ?? [],
      )

    it("has those of a type, of a place and of years, together, and only visible ones", async () => {
      const scene = await family()
      const { treeId, people, couple } = scene
      const [dead, , living] = people
      const place = aPlace({ treeId })
      const event = (detail: string, year: number | null, more = {}) =>
        anEvent({
          treeId,
          personId: dead.id,
          detail,
          type: "residence",
          date: year === null ? null : aDate(year),
          ...more,
        })
      await plant(store(), {
        ...base(scene),
        places: [place],
        events: [
          event("early", 1849),
          event("there", 1850, { placeId: place.id }),
          event("late", 1851, { type: "census" }),
          event("undated", null, { placeId: place.id }),
          event("wedding", 1850, { personId: null, relationshipId: couple.id, type: "marriage" }),
          event("secret", 1850, { personId: living.id }),
          event("bce", -44),
          event("gone", 1850, { deletedAt: minutesLater(1), deletionId: newId<"DeletionId">() }),
        ],
      })
      expect(await list(treeId, { type: "census" })).to.deep.equal(["late"])
      expect(await list(treeId, { placeId: place.id })).to.deep.equal(["there", "undated"])
      expect(await list(treeId, { fromYear: 1850, toYear: 1850 })).to.deep.equal(["there", "wedding", "secret"])
      expect(await list(treeId, { fromYear: 1850, toYear: 1850 }, outsider)).to.deep.equal(["there", "wedding"])
      expect(await list(treeId, { fromYear: 1850, type: "residence" })).to.deep.equal(["there", "secret"])
      expect(await list(treeId, { toYear: -1 })).to.deep.equal(["bce"])
      expect(await list(treeId, { type: "nothing" })).to.deep.equal([])
    })
  })

  describe("a filtered list of citations", () => {
    const list = async (treeId: Family["treeId"], filter: Partial<CitationFilter>, viewer: Viewer = member) =>
      (
        await collect(store().reads.citations.ofTree(treeId, viewer, everything, { ...anyCitation, ...filter }))
      ).flatMap((row) => showCitation(viewer, row)?.page ?? [])

    it("has those of a person with names, events and relationships, and those of a source, an event or a relationship", async () => {
      const scene = await family()
      const { treeId, people, couple, source } = scene
      const [dead, spouse, living] = people
      const name = aName({ treeId, personId: dead.id })
      const [birth, wedding] = [
        anEvent({ treeId, personId: dead.id }),
        anEvent({ treeId, relationshipId: couple.id, type: "marriage" }),
      ]
      const half = aRelationship({ treeId, type: "parent_child", fromPersonId: dead.id, toPersonId: living.id })
      const hidden = { ...anEvent({ treeId, personId: dead.id }), privacy: "hidden" as const }
      const other = aSource({ treeId })
      const cite = (page: string, target: Partial<Citation>, sourceId: SourceId = source.id) =>
        aCitation({ treeId, sourceId, page, ...target })
      await plant(store(), {
        ...base(scene),
        sources: [source, other],
        names: [name],
        relationships: [couple, half],
        events: [birth, wedding, hidden],
        citations: [
          cite("person", { personId: dead.id }),
          cite("name", { nameId: name.id }, other.id),
          cite("birth", { eventId: birth.id }),
          cite("wedding", { eventId: wedding.id }),
          cite("couple", { relationshipId: couple.id }),
          cite("half", { relationshipId: half.id }),
          cite("hidden", { eventId: hidden.id }),
          cite("spouse", { personId: spouse.id }),
          cite("gone", { personId: dead.id, deletedAt: minutesLater(1), deletionId: newId<"DeletionId">() }),
        ],
      })
      const ofDead = ["person", "name", "birth", "wedding", "couple"]
      expect(await list(treeId, { personId: dead.id })).to.deep.equal([...ofDead, "half", "hidden"])
      expect(await list(treeId, { personId: dead.id }, outsider)).to.deep.equal(ofDead)
      expect(await list(treeId, { personId: spouse.id })).to.deep.equal(["wedding", "couple", "spouse"])
      expect(await list(treeId, { personId: living.id }, outsider)).to.deep.equal([])
      for (const viewer of [member, outsider]) {
        const { citations } = store().reads
        const first = { after: null, batch: 2 }
        const ofEach = await Promise.all(people.map(({ id }) => collect(citations.ofPerson(treeId, id, viewer, first))))
        for (const [at, { id }] of people.entries()) {
          const pages = (ofEach[at] ?? []).flatMap((row) => showCitation(viewer, row)?.page ?? [])
          expect(pages).to.deep.equal(await list(treeId, { personId: id }, viewer))
          const counts = await citations.countOfPerson(treeId, id, viewer)
          const total = counts.reduce((sum, count) => sum + showCount(viewer, count), 0)
          expect(total).to.equal(pages.length)
        }
      }
      expect(await list(treeId, { sourceId: other.id })).to.deep.equal(["name"])
      expect(await list(treeId, { sourceId: other.id, personId: spouse.id })).to.deep.equal([])
      expect(await list(treeId, { eventId: wedding.id })).to.deep.equal(["wedding"])
      expect(await list(treeId, { relationshipId: half.id })).to.deep.equal(["half"])
      expect(await list(treeId, { relationshipId: half.id }, outsider)).to.deep.equal([])
    })
  })

  describe("a filtered list of media", () => {
    const list = async (treeId: Family["treeId"], filter: Partial<MediaFilter>, viewer: Viewer = member) =>
      (await collect(store().reads.media.ofTree(treeId, viewer, everything, { ...anyMedium, ...filter }))).flatMap(
        (row) => showMedia(viewer, row)?.title ?? [],
      )

    it("has those of a person, an event or a source, linked ones too, those of nothing, and pictures", async () => {
      const scene = await family()
      const { treeId, people, source } = scene
      const [dead, , living] = people
      const birth = anEvent({ treeId, personId: dead.id })
      const medium = (title: string, more = {}) => aMedia({ treeId, title, contentType: "image/png", ...more })
      const [own, linked, free] = [
        medium("own", { personId: dead.id }),
        medium("linked"),
        medium("free", { contentType: "text/plain" }),
      ]
      await plant(store(), {
        ...base(scene),
        events: [birth],
        media: [
          own,
          linked,
          free,
          medium("birth", { eventId: birth.id }),
          medium("source", { sourceId: source.id, contentType: "application/pdf" }),
          medium("living", { personId: living.id }),
        ],
        mediaLinks: [aMediaLink({ treeId, mediaId: linked.id, personId: dead.id })],
      })
      expect(await list(treeId, { personId: dead.id })).to.deep.equal(["own", "linked"])
      expect(await list(treeId, { eventId: birth.id })).to.deep.equal(["birth"])
      expect(await list(treeId, { sourceId: source.id })).to.deep.equal(["source"])
      expect(await list(treeId, { unattached: true })).to.deep.equal(["free"])
      expect(await list(treeId, { type: "image" })).to.deep.equal(["own", "linked", "birth", "living"])
      expect(await list(treeId, { type: "image", personId: dead.id }, outsider)).to.deep.equal(["own", "linked"])
      expect(await list(treeId, { personId: living.id }, outsider)).to.deep.equal([])
      expect(await list(treeId, { unattached: true }, outsider)).to.deep.equal([])
    })
  })
}
