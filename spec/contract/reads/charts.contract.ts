import * as E from "fp-ts/lib/Either.js"
import { cardEvent } from "../../../core/domain/chart/card.ts"
import { expect } from "chai"
import fc from "fast-check"
import { type Extent, siblingChoices } from "../../../core/domain/chart/neighbourhood.ts"
import type { Event } from "../../../core/domain/event.ts"
import { familyOf } from "../../../core/domain/family.ts"
import { showCard, showTie, type Viewer } from "../../../core/domain/privacy.ts"
import type { PersonId } from "../../../core/domain/ids.ts"
import { getNeighbourhood } from "../../../core/queries/chart/get-neighbourhood.ts"
import { kinPlans, plantKin, withoutPeople } from "../../support/any-kin.ts"
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
import { naiveDistances } from "../../support/naive-kinship.ts"
import { naiveNeighbourhood } from "../../support/naive-neighbourhood.ts"
import { commit, plant, plantTree, type StoreUnderTest } from "../../support/store.ts"
import { member, outsider } from "../../support/viewers.ts"
import { anyone, lookAt, memberOf } from "../../support/look-at.ts"

const PEOPLE = 9

const extents: fc.Arbitrary<Extent> = fc.record({
  up: fc.nat(4),
  down: fc.nat(4),
  siblings: fc.constantFrom(...siblingChoices),
  most: fc.constantFrom(1, 2, 3, 4, 5, 7, 600),
})

/** A step of a partnership in this year. */
const anEnd = (type: string, year: number | null, more: Partial<Event> = {}) => ({
  type,
  date: year === null ? null : aDate(year),
  ...more,
})

/** Cards, and the relationships around a person. */
export const chartReadsContract = (store: () => StoreUnderTest): void => {
  describe("cards", () => {
    const cards = async () => {
      const { tree } = await plantTree(store())
      const treeId = tree.id
      const place = aPlace({ treeId, name: `Shrewsbury ${newId()}` })
      const [dead, buried, living, hidden, gone] = [
        aDeadPerson({ treeId, gender: "male" }),
        aDeadPerson({ treeId, deathYear: 1850 }),
        aPerson({ treeId, birthYear: 2000 }),
        aDeadPerson({ treeId, privacy: "hidden" }),
        aDeadPerson({ treeId }),
      ]
      const born = anEvent({ treeId, personId: dead.id, type: "birth", date: aDate(1809), placeId: place.id })
      const died = anEvent({ treeId, personId: dead.id, type: "death", date: aDate(1882), privacy: "hidden" })
      const deleted = anEvent({ treeId, personId: living.id, type: "birth", date: aDate(2000) })
      await plant(store(), {
        persons: [dead, buried, living, hidden, gone],
        places: [place],
        events: [
          born,
          anEvent({ treeId, personId: dead.id, type: "birth", date: aDate(1810) }),
          died,
          anEvent({ treeId, personId: dead.id, type: "residence", date: aDate(1842) }),
          anEvent({ treeId, personId: buried.id, type: "burial", date: aDate(1850) }),
          anEvent({ treeId, personId: buried.id, type: "death" }),
          deleted,
        ],
      })
      await commit(store(), async ({ deletions }) => {
        await deletions.remove("person", [gone.id], aDeletion({ treeId }))
        await deletions.remove("event", [deleted.id], aDeletion({ treeId }))
      })
      const shown = async (viewer: Viewer, ids = [dead, buried, living, hidden, gone].map(({ id }) => id)) =>
        (await store().reads.charts.cards(treeId, [...ids, newId(), ...ids])).map((row) => showCard(viewer, row))
      return { treeId, place, dead, buried, living, hidden, shown }
    }

    it("are those of live persons of the tree, each once and by id, with the events that provide the years", async () => {
      const { place, dead, buried, living, hidden, shown } = await cards()
      const read = await shown(member)
      expect(read.map((card) => card?.id)).to.deep.equal([dead.id, buried.id, living.id, hidden.id])
      expect(read[0]).to.deep.include({
        visibility: "full",
        displayName: "Charles Darwin",
        gender: "male",
        possiblyLiving: false,
        birthYear: 1809,
        birth: cardEvent({ date: aDate(1809), place: place.name }),
        death: cardEvent({ date: aDate(1882), place: null }),
        portrait: null,
      })
      expect(read[1]?.death).to.deep.equal(cardEvent({ date: aDate(1850), place: null }))
      expect(read[2]).to.deep.include({ possiblyLiving: true, birth: null, death: null })
    })

    it("show an outsider no hidden event, of a living person the existence, and nothing of a hidden person", async () => {
      const { place, dead, living, shown } = await cards()
      const read = await shown(outsider)
      expect(read.map((card) => [card?.id, card?.visibility])).to.deep.equal([
        [dead.id, "full"],
        [read[1]?.id, "full"],
        [living.id, "redacted"],
        [undefined, undefined],
      ])
      expect(read[0]).to.deep.include({
        birth: cardEvent({ date: aDate(1809), place: place.name }),
        death: null,
      })
      expect(read[2]).to.deep.include({ displayName: "Living person", surname: null, birthYear: null, birth: null })
    })

    it("of another tree are none", async () => {
      const { dead } = await cards()
      expect(await store().reads.charts.cards(newId(), [dead.id])).to.deep.equal([])
    })
  })

  describe("a partnership", () => {
    it("has ended by its last divorce or annulment that the reader sees, unless a marriage came after it", async () => {
      const { tree } = await plantTree(store())
      const treeId = tree.id
      const root = aDeadPerson({ treeId })
      const steps = [
        [],
        [anEnd("marriage", 1840)],
        [anEnd("divorce", 1850), anEnd("marriage", 1840)],
        [anEnd("divorce", 1850), anEnd("marriage", 1855)],
        [anEnd("divorce", null), anEnd("marriage", 1840)],
        [anEnd("annulment", 1841), anEnd("marriage", null)],
        [anEnd("divorce", 1850, { privacy: "hidden" }), anEnd("marriage", 1840)],
        [anEnd("divorce", null, { asserted: false }), anEnd("separation", 1850)],
      ] as const
      const partners = steps.map(() => aDeadPerson({ treeId }))
      const couples = partners.map(({ id }) =>
        aRelationship({ treeId, type: "partnership", fromPersonId: root.id, toPersonId: id }),
      )
      const events = couples.flatMap(({ id }, at) =>
        (steps[at] ?? []).map((step) => anEvent({ treeId, relationshipId: id, ...step })),
      )
      await plant(store(), { persons: [root, ...partners], relationships: couples, events })
      const endedFor = async (viewer: Viewer): Promise<readonly unknown[]> => {
        const rows = await store().reads.charts.around(
          treeId,
          root.id,
          { up: 0, down: 0, siblings: "none", most: 100 },
          viewer,
        )
        const ended = new Map(rows.map((row) => showTie(viewer, row)).map((tie) => [tie?.id, tie?.endedBy]))
        return couples.map(({ id }) => ended.get(id))
      }
      const forMembers = [null, null, "divorce", null, "divorce", "annulment", "divorce", null]
      expect(await endedFor(member)).to.deep.equal(forMembers)
      expect(await endedFor(outsider)).to.deep.equal(forMembers.with(6, null))
    })
  })

  describe("the neighbourhood of a person", () => {
    const expectNaive = (isMember: boolean): Promise<void> =>
      fc.assert(
        fc.asyncProperty(kinPlans(PEOPLE), extents, async (plan, extent) => {
          const { treeId, ids, ties } = await plantKin(store(), plan)
          const seen = isMember ? plan : withoutPeople(plan, ({ privacy }) => privacy === "hidden")
          const root = 0
          const reader = isMember ? await memberOf(store(), treeId) : anyone
          const personId = ids[root] ?? newId()
          const outcome = await lookAt(store(), getNeighbourhood, reader, { personId, ...extent })
          if (!isMember && plan.people[root]?.privacy === "hidden") {
            expect(E.isLeft(outcome)).to.equal(true)
            return
          }
          if (E.isLeft(outcome)) throw new Error(outcome.left._tag)
          const { persons, relationships, more } = outcome.right
          const naive = naiveNeighbourhood(seen, root, extent)
          const numbers = new Map<string, number>(ids.map((id, number) => [id, number]))
          const numberOf = (id: string): number => numbers.get(id) ?? -1
          const included = new Set(persons.map(({ id }) => numberOf(id)))
          if (naive.people.size < extent.most) expect(included).to.deep.equal(naive.people)
          else expect(included.size).to.equal(naive.people.size)
          expect(persons.length).to.be.at.most(extent.most)
          const isIncluded = (id: string): boolean => included.has(numberOf(id))
          expect(relationships.map(({ id }) => id)).to.have.members(
            ties
              .filter(({ fromPersonId, toPersonId }) => isIncluded(fromPersonId) && isIncluded(toPersonId))
              .map(({ id }) => id),
          )
          if (naive.people.size === extent.most) return
          const counts = Object.entries(more).map(([id, { parents, siblings, partners, children }]) => [
            numberOf(id),
            [parents, siblings, partners, children],
          ])
          expect(Object.fromEntries(counts)).to.deep.equal(naive.more)
        }),
        { numRuns: 40 },
      )

    it("equals the naive walk through the tree, for members", () => expectNaive(true))

    it("equals the naive walk through the tree without hidden persons, for everyone else", () => expectNaive(false))

    it("leaves out deleted relationships", async () => {
      const { tree } = await plantTree(store(), { visibility: "public" })
      const treeId = tree.id
      const [child, parent] = [aDeadPerson({ treeId }), aDeadPerson({ treeId })]
      const edge = aRelationship({ treeId, fromPersonId: parent.id, toPersonId: child.id })
      await plant(store(), { persons: [child, parent], relationships: [edge] })
      const extent = { up: 1, down: 1, siblings: "all", most: 10 } as const
      expect(await store().reads.charts.around(treeId, child.id, extent, member)).to.have.length(1)
      await commit(store(), ({ deletions }) => deletions.remove("relationship", [edge.id], aDeletion({ treeId })))
      expect(await store().reads.charts.around(treeId, child.id, extent, member)).to.deep.equal([])
    })
  })

  describe("the family of a person", () => {
    it("equals what all relationships of the tree say, for members and for everyone else", () =>
      fc.assert(
        fc.asyncProperty(kinPlans(PEOPLE), async (plan) => {
          const { treeId, ids, ties } = await plantKin(store(), plan)
          const people = new Map(ids.map((id) => [id, { id }]))
          // Requests that arrive at the same time may share a statement, so several persons are asked for at once.
          const asked = ids.slice(0, 3)
          for (const viewer of [member, outsider]) {
            const hidden = new Set(ids.filter((_, at) => plan.people[at]?.privacy === "hidden"))
            const isSeen = ({ fromPersonId, toPersonId }: (typeof ties)[number]): boolean =>
              viewer === member || (!hidden.has(fromPersonId) && !hidden.has(toPersonId))
            const all = ties.filter(isSeen).toSorted((a, b) => (a.id < b.id ? -1 : 1))
            const families = await Promise.all(
              asked.map((personId) => store().reads.charts.family(treeId, { personId, most: 500 }, viewer)),
            )
            for (const [at, id] of asked.entries()) {
              const seen = (families[at]?.ties ?? []).map((row) => showTie(viewer, row)).filter((tie) => tie !== null)
              expect(seen.map((tie) => tie.id)).to.deep.equal([...new Set(seen.map((tie) => tie.id))].sort())
              const { parents, partners, siblings, children } = familyOf(id, seen, people)
              const naive = familyOf(id, all, people)
              const idsOf = (kin: readonly { readonly person: { readonly id: string } }[]) =>
                kin.map((one) => one.person.id)
              expect([parents, partners, children].map(idsOf)).to.deep.equal(
                [naive.parents, naive.partners, naive.children].map(idsOf),
              )
              expect(partners.map((one) => one.children)).to.deep.equal(naive.partners.map((one) => one.children))
              expect(siblings).to.deep.equal(naive.siblings)
            }
          }
        }),
        { numRuns: 20 },
      ))
  })

  describe("the relationships of some persons", () => {
    const chosen = fc.uniqueArray(fc.nat(PEOPLE - 1), { maxLength: 4 })
    const idOf = (row: Parameters<typeof showTie>[1]): string | undefined => showTie(member, row)?.id

    it("are all of theirs but those with the excepted ones, each once and by id", () =>
      fc.assert(
        fc.asyncProperty(kinPlans(PEOPLE), chosen, chosen, async (plan, some, left) => {
          const { treeId, ids, ties } = await plantKin(store(), plan)
          const [people, except] = [some, left].map((numbers) => ids.filter((_, number) => numbers.includes(number)))
          const isOf = ({ fromPersonId, toPersonId }: (typeof ties)[number], of: readonly string[] = []): boolean =>
            of.includes(fromPersonId) || of.includes(toPersonId)
          const read = { people: [...(people ?? []), ...(people ?? [])], except: except ?? [] }
          const rows = await store().reads.charts.tiesOf(treeId, read, member)
          const wanted = ties.filter((tie) => isOf(tie, people) && !isOf(tie, except))
          expect(rows.map(idOf)).to.deep.equal(wanted.map(({ id }) => id).sort())
        }),
        { numRuns: 20 },
      ))

    it("and of everyone around them are those of whole levels, until there are more persons than wanted", () =>
      fc.assert(
        fc.asyncProperty(kinPlans(PEOPLE), fc.constantFrom(0, 1, 2, 4, 100), async (plan, most) => {
          const { treeId, ids, ties } = await plantKin(store(), plan)
          const reached = new Set(ids.slice(0, 1))
          const tiesOf = () => ties.filter((tie) => reached.has(tie.fromPersonId) || reached.has(tie.toPersonId))
          while (reached.size <= most) {
            const before = reached.size
            for (const { fromPersonId, toPersonId } of tiesOf()) reached.add(fromPersonId).add(toPersonId)
            if (reached.size === before) break
          }
          const read = await store().reads.charts.tiesAround(treeId, { people: ids.slice(0, 1), most }, member)
          const wanted = tiesOf().map(({ id }) => id)
          expect(read.ties.map(idOf)).to.deep.equal(wanted.sort())
        }),
        { numRuns: 20 },
      ))

    const expectBetween = (viewer: Viewer): Promise<void> =>
      fc.assert(
        fc.asyncProperty(kinPlans(PEOPLE), fc.nat(3), async (plan, longer) => {
          const isHidden = (number: number): boolean => viewer === outsider && plan.people[number]?.privacy === "hidden"
          fc.pre(!isHidden(0) && !isHidden(1))
          const { treeId, ids, ties } = await plantKin(store(), plan)
          const [from, to]: [PersonId, PersonId] = [ids[0] ?? newId(), ids[1] ?? newId()]
          const seen = viewer === outsider ? withoutPeople(plan, ({ privacy }) => privacy === "hidden") : plan
          const distances = naiveDistances(seen)
          const distance = (one: number, other: number): number => distances[one]?.[other] ?? 0
          const least = distance(0, 1)
          for (const known of least < PEOPLE ? [null, least, least + 1] : [null]) {
            const of = { from, to, known, longer, longest: 60, most: 1_000 }
            const read = await store().reads.charts.tiesBetween(treeId, of, viewer)
            const shown = read.map((row) => showTie(viewer, row)).filter((tie) => tie !== null)
            const length = (known ?? least) + longer
            const onWay = new Set(ids.filter((_, at) => least < PEOPLE && distance(0, at) + distance(at, 1) <= length))
            const isSeen = (id: PersonId): boolean => !isHidden(ids.indexOf(id))
            const wanted = ties.filter(
              ({ type, fromPersonId, toPersonId }) =>
                onWay.has(toPersonId) && (onWay.has(fromPersonId) || (type === "parent_child" && isSeen(fromPersonId))),
            )
            const found = shown.map(({ id }) => id)
            expect(found).to.include.members(wanted.map(({ id }) => id))
            expect(found).to.deep.equal(onWay.size === 0 ? [] : [...new Set(found)].sort())
          }
        }),
        { numRuns: 30 },
      )

    it("and between two persons are those of everyone on a way that is short enough, for members", () =>
      expectBetween(member))

    it("and between two persons lead over no hidden person, for everyone else", () => expectBetween(outsider))
  })
}
