import { expect } from "chai"
import { cardFamily, familyIds, firstOfFamily } from "../../../core/domain/chart/card-family.ts"
import type { EventId, NameId, PersonId } from "../../../core/domain/ids.ts"
import { byEventPosition, type EventPosition } from "../../../core/domain/large-record/record-order.ts"
import {
  showCard,
  showCitation,
  showCount,
  showEvent,
  showMedia,
  showName,
  showPerson,
  showTie,
  type Viewer,
} from "../../../core/domain/privacy.ts"
import type { Counts } from "../../../core/ports/reads.ts"
import * as make from "../../support/builders.ts"
import { collect, plant, plantTree, type StoreUnderTest } from "../../support/store.ts"
import { member, outsider } from "../../support/viewers.ts"

const times = <T>(count: number, make: (at: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, at) => make(at))

/** Reads of persons with many records. */
export const largeRecordReadsContract = (store: () => StoreUnderTest): void => {
  const totalOf = (viewer: Viewer, counts: Counts): number =>
    counts.reduce((sum, count) => sum + showCount(viewer, count), 0)

  describe("the names of a person", () => {
    const named = async (count: number) => {
      const { tree, owner } = await plantTree(store(), { visibility: "public" })
      const person = make.aDeadPerson({ treeId: tree.id })
      const names = times(count, (at) => make.aName({ treeId: tree.id, personId: person.id, isPrimary: at === 3 }))
      await plant(store(), { persons: [person], names })
      const [primary] = names.filter(({ isPrimary }) => isPrimary)
      const others = names.filter(({ isPrimary }) => !isPrimary).map(({ id }) => id)
      return { tree, owner, person, ids: [...(primary === undefined ? [] : [primary.id]), ...others.toSorted()] }
    }

    it("are the first 500 in the record, the primary one before the others, with the number of the rest", async () => {
      for (const count of [5, 30, 500, 503]) {
        const { tree, owner, person, ids } = await named(count)
        const { persons } = store().reads
        const found = await persons.byId(person.id, owner.id)
        const [listed] = await persons.byIds(tree.id, [person.id], true)
        for (const row of [found?.found, listed]) {
          const read = row === undefined ? null : showPerson(member, row)
          expect(read?.names?.map(({ id }) => id)).to.deep.equal(ids.slice(0, 500))
          expect(read?.more).to.deep.equal(count > 500 ? { names: count - 500 } : undefined)
        }
      }
    })

    it("are read in pages, and one by its id", async () => {
      const { tree, person, ids } = await named(7)
      const { names } = store().reads
      const shown = async (viewer: Viewer, after: NameId | null, batch: number) =>
        (
          await collect(
            names.ofPerson(tree.id, person.id, viewer, {
              after: after === null ? null : { isPrimary: after === ids[0], id: after },
              batch,
            }),
          )
        ).map((row) => showName(viewer, row)?.id)
      for (const viewer of [member, outsider]) {
        for (const batch of [1, 2, 7, 100]) expect(await shown(viewer, null, batch)).to.deep.equal(ids)
        for (const [at, id] of ids.entries()) expect(await shown(viewer, id, 2)).to.deep.equal(ids.slice(at + 1))
        const one = await names.byId(tree.id, person.id, ids[2] ?? make.newId(), viewer)
        expect(one === null ? null : showName(viewer, one)?.id).to.equal(ids[2])
      }
      expect(await names.byId(tree.id, make.newId(), ids[2] ?? make.newId(), member)).to.equal(null)
    })
  })

  describe("the events of a person with their citations and media", () => {
    const lived = async () => {
      const { tree } = await plantTree(store(), { visibility: "public" })
      const treeId = tree.id
      const [person, spouse, living] = [
        make.aDeadPerson({ treeId }),
        make.aDeadPerson({ treeId }),
        make.aPerson({ treeId }),
      ]
      const couples = [spouse, living].map((other) =>
        make.aRelationship({ treeId, type: "partnership", fromPersonId: person.id, toPersonId: other.id }),
      )
      const events = times(9, (at) =>
        make.anEvent({
          treeId,
          type: "census",
          ...(at < 5 ? { personId: person.id } : { relationshipId: couples[at % 2]?.id ?? null }),
          date: at % 3 === 0 ? null : make.aDate(1_800 + ((at * 5) % 7)),
          privacy: at === 1 ? "hidden" : "default",
        }),
      )
      const source = make.aSource({ treeId })
      const citations = events.flatMap((event) =>
        times(2, () => make.aCitation({ treeId, sourceId: source.id, eventId: event.id })),
      )
      const media = events.map((event) => make.aMedia({ treeId, eventId: event.id }))
      await plant(store(), {
        persons: [person, spouse, living],
        relationships: couples,
        events,
        sources: [source],
        citations,
        media,
      })
      const isOpen = ({ privacy, relationshipId }: (typeof events)[number]) =>
        privacy !== "hidden" && relationshipId !== couples[1]?.id
      return { treeId, person, events, citations, media, isOpen }
    }

    it("come by day, then id, in pages of any size, and are counted for each reader", async () => {
      const { treeId, person, events, isOpen } = await lived()
      const position = ({
        id,
        date,
      }: {
        readonly id: EventId
        readonly date: { readonly sortDay: number | null } | null
      }): EventPosition => ({ day: date?.sortDay ?? null, id })
      const sorted = events.toSorted((a, b) => byEventPosition(position(a), position(b)))
      for (const viewer of [member, outsider]) {
        const expected = sorted.filter((event) => viewer === member || isOpen(event))
        const read = async (after: EventPosition | null, batch: number) =>
          (await collect(store().reads.events.ofPerson(treeId, person.id, viewer, { after, batch })))
            .map((row) => showEvent(viewer, row)?.id)
            .filter((id) => id !== undefined)
        for (const batch of [1, 4, 100]) expect(await read(null, batch)).to.deep.equal(expected.map(({ id }) => id))
        for (const [at, event] of expected.entries())
          expect(await read(position(event), 3)).to.deep.equal(expected.slice(at + 1).map(({ id }) => id))
        expect(totalOf(viewer, await store().reads.events.countOfPerson(treeId, person.id, viewer))).to.equal(
          expected.length,
        )
      }
    })

    it("have citations and media in the order of their owners, then by id, in pages of any size", async () => {
      const { treeId, events, citations, media, isOpen } = await lived()
      const owners = events.map(({ id }) => id).toReversed()
      const open = new Set<string | null>(events.filter(isOpen).map(({ id }) => id))
      const inOrder = (records: readonly { readonly id: string; readonly eventId: EventId | null }[], viewer: Viewer) =>
        owners.flatMap((owner) =>
          records
            .filter(({ eventId }) => eventId === owner && (viewer === member || open.has(eventId)))
            .map(({ id }) => id)
            .sort(),
        )
      const { citations: cited, media: seen } = store().reads
      for (const viewer of [member, outsider]) {
        for (const batch of [1, 3, 100]) {
          const start = { after: null, batch }
          const ofFacts = (await collect(cited.ofFacts(treeId, owners, viewer, start))).flatMap(
            (row) => showCitation(viewer, row)?.id ?? [],
          )
          expect(ofFacts).to.deep.equal(inOrder(citations, viewer))
          const ofRecords = (await collect(seen.ofRecords(treeId, owners, viewer, start))).flatMap(
            (row) => showMedia(viewer, row)?.id ?? [],
          )
          expect(ofRecords).to.deep.equal(inOrder(media, viewer))
        }
        expect(totalOf(viewer, await seen.countOfRecords(treeId, owners, viewer))).to.equal(
          inOrder(media, viewer).length,
        )
        expect(await collect(cited.ofFacts(treeId, [], viewer, { after: null, batch: 3 }))).to.deep.equal([])
      }
    })
  })

  describe("a large family", () => {
    const CHILDREN = 120
    const MOST = 7

    const STEP_SIBLINGS = 60

    /**
     * A person with many siblings by two parents or one, with step-siblings by a partner of the mother, and with as many
     * children of two partners; some are hidden, some may live.
     */
    const family = async (positionAt: (at: number) => number | null = () => null) => {
      const { tree } = await plantTree(store(), { visibility: "public" })
      const treeId = tree.id
      const [root, father, mother, stepfather, ...partners] = times(6, () => make.aDeadPerson({ treeId }))
      if (root === undefined || father === undefined || mother === undefined || stepfather === undefined)
        throw new Error("no family")
      const young = times(2 * CHILDREN + STEP_SIBLINGS, (at) => {
        if (at % 10 === 3) return make.aDeadPerson({ treeId, privacy: "hidden", publicFrom: null })
        return at % 10 === 4 ? make.aPerson({ treeId }) : make.aDeadPerson({ treeId })
      })
      const births = young.flatMap(({ id }, at) =>
        at % 4 === 0
          ? []
          : [
              make.anEvent({
                treeId,
                personId: id,
                type: "birth",
                date: make.aDate(1_900 - ((at * 7) % 50)),
                privacy: at % 11 === 0 ? "hidden" : "default",
              }),
            ],
      )
      const parentsOf = (at: number) => {
        if (at >= 2 * CHILDREN) return [stepfather]
        return at < CHILDREN ? [root, partners[at % 2]] : [father, ...(at % 5 === 0 ? [] : [mother])]
      }
      const parentage = young.flatMap((child, at) =>
        parentsOf(at).flatMap((parent) =>
          parent === undefined
            ? []
            : [
                make.aRelationship({
                  ...{ treeId, fromPersonId: parent.id, toPersonId: child.id },
                  position: positionAt(at),
                }),
              ],
        ),
      )
      const near = [father, mother].map((parent) =>
        make.aRelationship({ treeId, fromPersonId: parent.id, toPersonId: root.id }),
      )
      const unions = [
        make.aRelationship({ treeId, type: "partnership", fromPersonId: father.id, toPersonId: mother.id }),
        make.aRelationship({ treeId, type: "partnership", fromPersonId: stepfather.id, toPersonId: mother.id }),
        ...partners.map(({ id }) =>
          make.aRelationship({ treeId, type: "partnership", fromPersonId: id, toPersonId: root.id }),
        ),
      ]
      const persons = [root, father, mother, stepfather, ...partners, ...young]
      await plant(store(), { persons, events: births, relationships: [...parentage, ...near, ...unions] })
      return { treeId, id: root.id }
    }

    const familyOf = async (
      treeId: Awaited<ReturnType<typeof family>>["treeId"],
      id: PersonId,
      viewer: Viewer,
      most: number,
    ) => {
      const { charts } = store().reads
      const { ties, totals } = await charts.family(treeId, { personId: id, most }, viewer)
      const shown = ties.map((row) => showTie(viewer, row)).filter((tie) => tie !== null)
      const cards = (await charts.cards(treeId, familyIds(id, shown)))
        .map((row) => showCard(viewer, row))
        .filter((card) => card !== null)
      return { family: cardFamily(id, shown, new Map(cards.map((card) => [card.id, card]))), totals }
    }

    const some = (at: number): number | null => (at % 3 === 0 ? null : (at * 13) % 50)
    for (const [order, positionAt] of [
      ["birth", () => null],
      ["position and birth", some],
    ] as const)
      it(`is that of the first of each kind by ${order} as the reader sees it, with the numbers of all`, async () => {
        const { treeId, id } = await family(positionAt)
        for (const viewer of [member, outsider]) {
          const whole = await familyOf(treeId, id, viewer, 10_000)
          const first = await familyOf(treeId, id, viewer, MOST)
          const { parents, siblings, partners, children } = whole.family
          const numbers = {
            parents: parents.length,
            siblings: siblings.length,
            partners: partners.length,
            children: children.length,
          }
          expect(first.totals).to.deep.equal(numbers)
          expect(whole.totals).to.deep.equal(numbers)
          expect(children.length).to.be.greaterThan(100)
          const idsOf = (kin: readonly { readonly person: { readonly id: string } }[]) =>
            kin.map(({ person }) => person.id)
          expect(new Set(siblings.map(({ kind }) => kind))).to.deep.equal(new Set(["full", "half", "step"]))
          expect(idsOf(first.family.children)).to.deep.equal(idsOf(children).slice(0, MOST))
          expect(first.family.siblings).to.deep.equal(siblings.slice(0, MOST))
          expect(idsOf(first.family.partners)).to.deep.equal(idsOf(partners))
          expect(idsOf(first.family.parents)).to.deep.equal(idsOf(parents))
          const cut = firstOfFamily(first.family, first.totals)
          expect(cut.parts.children).to.deep.equal({ shown: MOST, total: children.length })
          const shown = new Set(idsOf(first.family.children))
          expect(first.family.partners.map((partner) => partner.children)).to.deep.equal(
            partners.map((partner) => partner.children.filter((child) => shown.has(child))),
          )
        }
      })
  })
}
