import { expect } from "chai"
import fc from "fast-check"
import { firstDay } from "../../../core/domain/date/calendar.ts"
import { deriveDate } from "../../../core/domain/date/make-date.ts"
import type { TreeId } from "../../../core/domain/ids.ts"
import type { AnniversaryPosition, AnniversaryRow } from "../../../core/domain/overview/anniversary.ts"
import { summarisePerson } from "../../../core/domain/person.ts"
import { showToMember } from "../../../core/domain/privacy.ts"
import { kinPlans, plantKin } from "../../support/any-kin.ts"
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
} from "../../support/builders.ts"
import { collect, plant, plantTree, type StoreUnderTest } from "../../support/store.ts"
import { member, outsider } from "../../support/viewers.ts"

const dayOf = (year: number, month: number, day: number) => firstDay("gregorian", year, month, day)

const onDay = (year: number, month: number, day: number, calendar: "gregorian" | "julian" = "gregorian") =>
  deriveDate({
    ...{ qualifier: "exact", calendar, day, month, year },
    ...{ toDay: null, toMonth: null, toYear: null, phrase: null },
  })

/** The length of the longest line, tried line by line. Null if there is a loop. */
const longestLine = (ids: readonly number[], edges: readonly { readonly from: number; readonly to: number }[]) => {
  const from = (id: number, seen: readonly number[]): number | null => {
    if (seen.includes(id)) return null
    let longest: number | null = 1
    for (const edge of edges.filter((one) => one.from === id)) {
      const below = from(edge.to, [...seen, id])
      if (below === null) return null
      longest = Math.max(longest, below + 1)
    }
    return longest
  }
  const lines = ids.map((id) => from(id, []))
  return lines.reduce<number | null>((most, line) => (most === null || line === null ? null : Math.max(most, line)), 0)
}

/** Numbers about a tree, surnames and anniversaries. */
export const overviewReadsContract = (store: () => StoreUnderTest): void => {
  describe("the numbers of a tree", () => {
    /** Two dead parents with a dead child, a living child and a hidden one, and evidence of all. */
    const aFamily = async () => {
      const { tree } = await plantTree(store(), { visibility: "public" })
      const treeId = tree.id
      const [father, mother, child] = [
        aDeadPerson({ treeId }),
        aDeadPerson({ treeId, deathYear: null, deadFrom: 1950, publicFrom: 1950, publicDeathYear: null }),
        aDeadPerson({ treeId, birthYear: 1840 }),
      ]
      const [living, hidden] = [aPerson({ treeId, birthYear: 2000 }), aDeadPerson({ treeId, privacy: "hidden" })]
      const edge = (type: "parent_child" | "partnership", from: typeof father, to: typeof father) =>
        aRelationship({
          treeId,
          type,
          fromPersonId: from.id,
          toPersonId: to.id,
          ...(type === "partnership" ? { qualifier: null } : {}),
        })
      const bond = edge("partnership", mother, father)
      const places = ["Downe", "Secret place", "Unused"].map((name) => aPlace({ treeId, name }))
      const [wedding, secret] = [
        anEvent({
          treeId,
          relationshipId: bond.id,
          type: "marriage",
          date: aDate(1839),
          placeId: places[0]?.id ?? null,
        }),
        anEvent({ treeId, personId: living.id, type: "birth", date: aDate(2000), placeId: places[1]?.id ?? null }),
      ]
      const concealed = anEvent({ treeId, personId: father.id, type: "census", date: aDate(1700), privacy: "hidden" })
      const [register, list, unused] = [aSource({ treeId }), aSource({ treeId }), aSource({ treeId })]
      const [scan, group, loose] = [
        aMedia({ treeId, personId: child.id }),
        aMedia({ treeId, personId: child.id }),
        aMedia({ treeId }),
      ]
      await plant(store(), {
        persons: [father, mother, child, living, hidden],
        relationships: [
          bond,
          ...[child, living, hidden].flatMap((one) => [
            edge("parent_child", father, one),
            edge("parent_child", mother, one),
          ]),
          edge("partnership", father, hidden),
        ],
        places,
        events: [wedding, secret, concealed],
        sources: [register, list, unused],
        citations: [
          aCitation({ treeId, sourceId: register.id, eventId: wedding.id }),
          aCitation({ treeId, sourceId: list.id, personId: living.id }),
          aCitation({ treeId, sourceId: register.id, eventId: concealed.id }),
        ],
        media: [scan, group, loose],
        mediaLinks: [aMediaLink({ treeId, mediaId: group.id, personId: living.id })],
      })
      return treeId
    }

    it("count every live record for a member", async () => {
      const facts = await store().reads.overview.facts(await aFamily(), member)
      expect(facts.counts).to.deep.equal({
        ...{ persons: 5, families: 2, events: 3, places: 2, sources: 3, citations: 3, media: 3, possiblyLiving: 1 },
      })
      expect(facts).to.deep.include({ generations: 2, firstDay: dayOf(1700, 1, 1), lastDay: dayOf(2000, 1, 1) })
      expect(facts.known).to.deep.equal({ birth: 5, death: 3, parents: 3, sources: 3 })
    })

    it("count for a stranger only persons who are fully visible, and what concerns only such persons", async () => {
      const facts = await store().reads.overview.facts(await aFamily(), outsider)
      expect(facts.counts).to.deep.equal({
        ...{ persons: 3, families: 1, events: 1, places: 1, sources: 1, citations: 1, media: 1, possiblyLiving: 0 },
      })
      expect(facts).to.deep.include({ generations: 2, firstDay: dayOf(1839, 1, 1), lastDay: dayOf(1839, 1, 1) })
      expect(facts.known).to.deep.equal({ birth: 3, death: 2, parents: 1, sources: 2 })
    })

    it("are zero for an empty tree", async () => {
      const { tree } = await plantTree(store())
      const facts = await store().reads.overview.facts(tree.id, member)
      expect(Object.values(facts.counts)).to.deep.equal([0, 0, 0, 0, 0, 0, 0, 0])
      expect(facts).to.deep.include({ generations: 0, firstDay: null, lastDay: null })
    })

    it("have the persons of the longest line, as if each line were walked", () =>
      fc.assert(
        fc.asyncProperty(kinPlans(7, false), fc.constantFrom(member, outsider), async (plan, viewer) => {
          const { treeId } = await plantKin(store(), plan)
          const seen = plan.people.flatMap(({ privacy }, at) =>
            viewer === member || privacy === "default" ? [at] : [],
          )
          const edges = plan.edges.filter(
            ({ type, from, to }) => type === "parent_child" && seen.includes(from) && seen.includes(to),
          )
          const { generations } = await store().reads.overview.facts(treeId, viewer)
          expect(generations).to.equal(longestLine(seen, edges))
        }),
        { numRuns: 25 },
      ))

    it("end although a line leads into a loop", async () => {
      const { tree } = await plantTree(store())
      const treeId = tree.id
      const [top, one, other] = [aDeadPerson({ treeId }), aDeadPerson({ treeId }), aDeadPerson({ treeId })]
      const edge = (from: typeof top, to: typeof top) =>
        aRelationship({ treeId, fromPersonId: from.id, toPersonId: to.id })
      await plant(store(), {
        persons: [top, one, other],
        relationships: [edge(top, one), edge(one, other), edge(other, one)],
      })
      expect((await store().reads.overview.facts(tree.id, member)).generations).to.equal(1_000)
    })
  })

  describe("the surnames of a tree", () => {
    const aVillage = async () => {
      const { tree } = await plantTree(store())
      const bearer = (surname: string | null, privacy: "default" | "hidden" = "default") => {
        const person = aDeadPerson({ treeId: tree.id, privacy })
        return {
          ...person,
          ...summarisePerson(person, [aName({ treeId: tree.id, personId: person.id, surname })], person),
        }
      }
      await plant(store(), {
        persons: [
          ...["Müller", "Muller", "Müller", "Zola", "Łuczak", "MÜLLER", "Ábel", "-"].map((name) => bearer(name)),
          bearer(null),
          bearer("Zola", "hidden"),
          bearer("Secret", "hidden"),
        ],
      })
      return tree.id
    }
    const read = async (treeId: TreeId, viewer = member, after: string | null = null, batch = 100) =>
      (await collect(store().reads.overview.surnames(treeId, viewer, { after, batch }))).map(
        ({ surname, count }) => `${surname} ${count}`,
      )

    it("are ordered by name, each in its most frequent spelling", async () => {
      const all = ["Ábel 1", "Łuczak 1", "Müller 4", "Secret 1", "Zola 2"]
      const treeId = await aVillage()
      expect(await read(treeId)).to.deep.equal(all)
      expect(await read(treeId, member, null, 1)).to.deep.equal(all)
      expect(await read(treeId, member, "muller", 1)).to.deep.equal(all.slice(3))
    })

    it("are for a stranger those of fully visible persons", async () => {
      const treeId = await aVillage()
      expect(await read(treeId, outsider)).to.deep.equal(["Ábel 1", "Łuczak 1", "Müller 4", "Zola 1"])
      const top = await store().reads.overview.topSurnames(treeId, outsider, 2)
      expect(top).to.deep.equal([
        { surname: "Müller", count: 4 },
        { surname: "Ábel", count: 1 },
      ])
    })
  })

  describe("the anniversaries of a tree", () => {
    const aCalendar = async () => {
      const { tree } = await plantTree(store())
      const treeId = tree.id
      const [anna, john] = [aDeadPerson({ treeId }), aDeadPerson({ treeId })]
      const bond = aRelationship({
        treeId,
        type: "partnership",
        fromPersonId: anna.id,
        toPersonId: john.id,
        qualifier: null,
      })
      const born = (...day: Parameters<typeof onDay>) =>
        anEvent({ treeId, personId: anna.id, type: "birth", date: onDay(...day) })
      const about = anEvent({
        ...{ treeId, personId: anna.id, type: "birth" },
        date: { ...onDay(1900, 3, 1), qualifier: "about" },
      })
      const events = {
        leap: born(1904, 2, 29),
        last: born(1900, 2, 28),
        wedding: anEvent({ treeId, relationshipId: bond.id, type: "marriage", date: onDay(1850, 3, 1) }),
        julian: born(1700, 2, 20, "julian"),
        ancient: born(-44, 3, 15),
        thisYear: born(2025, 3, 1),
        about,
        yearOnly: anEvent({ treeId, personId: anna.id, type: "birth", date: aDate(1900) }),
        oldest: born(-9000, 3, 1),
      }
      await plant(store(), { persons: [anna, john], relationships: [bond], events: Object.values(events) })
      const nameOf = (id: string) => Object.entries(events).find(([, event]) => event.id === id)?.[0] ?? "unknown"
      const read = async (from: number, days: number, after: AnniversaryPosition | null = null, batch = 100) => {
        const rows = await collect(store().reads.overview.anniversaries(treeId, { from, days }, { after, batch }))
        return rows.map((row) => showToMember(member, row)).filter((row): row is AnniversaryRow => row !== null)
      }
      const named = async (...window: Parameters<typeof read>) =>
        (await read(...window)).map(({ after, eventId }) => `${after} ${nameOf(eventId)}`)
      return { anna, john, events, read, named }
    }

    it("are the days of exact dates by day, with the Gregorian day of other calendars", async () => {
      const { named } = await aCalendar()
      // 20 February 1700 of the Julian calendar was 2 March.
      expect(await named(dayOf(2025, 2, 28), 16)).to.have.members([
        "0 leap",
        "0 last",
        "1 wedding",
        "2 julian",
        "15 ancient",
      ])
    })

    it("count 29 February on 28 February only in years that do not have it", async () => {
      const { named } = await aCalendar()
      expect(await named(dayOf(2028, 2, 28), 2)).to.deep.equal(["0 last", "1 leap"])
      expect(await named(dayOf(2027, 2, 28), 1)).to.have.members(["0 last", "0 leap"])
    })

    it("come at least a year after the event, and twice in a window that ends on its first day", async () => {
      const { named } = await aCalendar()
      expect(await named(dayOf(2025, 3, 1), 1)).to.deep.equal(["0 wedding"])
      const year = await named(dayOf(2025, 3, 1), 366)
      expect(year.filter((row) => /wedding|thisYear/.test(row))).to.have.members([
        "0 wedding",
        "365 wedding",
        "365 thisYear",
      ])
    })

    it("have the person or both partners, in pages of any size", async () => {
      const { anna, john, events, read } = await aCalendar()
      const all = await read(dayOf(2025, 2, 28), 16)
      expect(all.find(({ eventId }) => eventId === events.wedding.id)?.personIds).to.deep.equal([anna.id, john.id])
      expect(all.find(({ eventId }) => eventId === events.leap.id)?.personIds).to.deep.equal([anna.id])
      expect(await read(dayOf(2025, 2, 28), 16, null, 1)).to.deep.equal(all)
      expect(await read(dayOf(2025, 2, 28), 16, all[1] ?? null, 2)).to.deep.equal(all.slice(2))
    })
  })
}
