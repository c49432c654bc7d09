import { expect } from "chai"
import { showPerson } from "../../../core/domain/privacy.ts"
import { searchText, searchWords } from "../../../core/domain/search.ts"
import type { Person } from "../../../core/domain/person.ts"
import type { SearchKey } from "../../../core/ports/reads.ts"
import { aDeadPerson, aDeletion, aPerson, newId } from "../../support/builders.ts"
import { collect, commit, plant, plantTree, type StoreUnderTest } from "../../support/store.ts"
import { member } from "../../support/viewers.ts"

/** Finding people by something like their name. */
export const searchReadsContract = (store: () => StoreUnderTest): void => {
  const named = (
    treeId: Person["treeId"],
    ...names: readonly (readonly [given: string, surname: string])[]
  ): Person => {
    const parts = names.map(([givenName, surname]) => ({
      givenName,
      surname,
      prefix: null,
      suffix: null,
      surnamePrefix: null,
    }))
    return aDeadPerson({
      treeId,
      givenName: names[0]?.[0] ?? null,
      surname: names[0]?.[1] ?? null,
      searchText: searchText(parts),
    })
  }

  const cast = async () => {
    const { tree } = await plantTree(store())
    const treeId = tree.id
    const people = {
      charles: named(treeId, ["Charles Robert", "Darwin"]),
      emma: named(treeId, ["Emma", "Darwin"], ["Emma", "Wedgwood"]),
      francois: named(treeId, ["François", "Müller"]),
      gottfried: named(treeId, ["Gottfried", "Weiß"]),
      vladimir: named(treeId, ["Владимир", "Йорданов"]),
      nobody: aPerson({ treeId, givenName: null, surname: null }),
    }
    await plant(store(), { persons: Object.values(people) })
    const find = async (query: string, publicIn: number | null = null) =>
      (await collect(store().reads.persons.search(treeId, searchWords(query), publicIn, { after: null, batch: 100 })))
        .map((sealed) => showPerson(member, sealed))
        .filter((person) => person !== null)
    const names = async (query: string) => (await find(query)).map((person) => person.displayName)
    return { treeId, people, find, names }
  }

  describe("a search", () => {
    it("finds every word whole with the score 1, in any order, in any of the names", async () => {
      const { people, find } = await cast()
      for (const query of ["charles robert darwin", "Darwin, Charles", "ROBERT"]) {
        const [first] = await find(query)
        expect([first?.id, first?.score], query).to.deep.equal([people.charles.id, 1])
      }
      expect((await find("wedgwood")).map(({ id }) => id)).to.deep.equal([people.emma.id])
      expect((await find("emma wedgwood darwin")).map(({ id }) => id)).to.deep.equal([people.emma.id])
    })

    it("finds without regard to case and accents, in the query as in the name", async () => {
      const { names } = await cast()
      expect(await names("FRANCOIS muller")).to.deep.equal(["François Müller"])
      expect(await names("françois MÜLLER")).to.deep.equal(["François Müller"])
      expect((await names("weiss"))[0]).to.equal("Gottfried Weiß")
    })

    it("finds names of every script", async () => {
      const { names } = await cast()
      expect(await names("ВЛАДИМИР")).to.deep.equal(["Владимир Йорданов"])
      expect(await names("йорданав")).to.deep.equal(["Владимир Йорданов"])
    })

    it("forgives a slip of a letter, and ranks it below what is written right", async () => {
      const { people, find, names } = await cast()
      expect(await names("wedgewood")).to.deep.equal(["Emma Darwin"])
      expect(await names("gotfried")).to.deep.equal(["Gottfried Weiß"])
      const [slip] = await find("charls")
      expect(slip?.id).to.equal(people.charles.id)
      expect(slip?.score).to.be.greaterThan(0.4).and.lessThan(1)
    })

    it("forgives a slip in any place of a short name", async () => {
      const { tree } = await plantTree(store())
      await plant(store(), { persons: [named(tree.id, ["Anna", "Kohl"])] })
      const found = async (query: string) =>
        (await collect(store().reads.persons.search(tree.id, searchWords(query), null, { after: null, batch: 10 })))
          .length
      for (const slip of ["onna", "ana", "anne", "amna", "kohn", "kohll", "johl"])
        expect(await found(slip), slip).to.equal(1)
    })

    it("wants every word held, and finds nobody by what nobody is called", async () => {
      const { names } = await cast()
      expect(await names("emma charles")).to.deep.equal([])
      expect(await names("zzyzx")).to.deep.equal([])
    })

    it("scores the mean over the words", async () => {
      const { find } = await cast()
      const [charles] = await find("charls")
      const [both] = await find("charls darwin")
      expect(both?.score).to.be.closeTo(((charles?.score ?? 0) + 1) / 2, 1e-6)
    })

    it("holds a word from a similarity of 0.25 on", async () => {
      const { tree } = await plantTree(store())
      await plant(store(), { persons: [named(tree.id, ["abcdef", "x"])] })
      const scores = async (word: string) =>
        (await collect(store().reads.persons.search(tree.id, [word], null, { after: null, batch: 10 }))).map(
          (sealed) => showPerson(member, sealed)?.score ?? 0,
        )
      const [exactly] = await scores("abxyzuv")
      expect(exactly).to.be.closeTo(0.25, 1e-6)
      expect(await scores("abxyzuvw")).to.deep.equal([])
    })

    it("comes by falling score, then id, and goes on after any of them", async () => {
      const { tree } = await plantTree(store())
      const spelled = ["Wedgwood", "Wedgewood", "Wedgwood", "Wedgwod", "Wedgwood", "Wedgewood"].map((surname) =>
        named(tree.id, ["Josiah", surname]),
      )
      await plant(store(), { persons: spelled.toReversed() })
      const list = async (after: SearchKey | null, batch: number) =>
        (await collect(store().reads.persons.search(tree.id, ["wedgwood"], null, { after, batch })))
          .map((sealed) => showPerson(member, sealed))
          .map((person) => ({ id: person?.id ?? newId<"PersonId">(), score: person?.score ?? 0 }))
      const all = await list(null, 100)
      expect(all).to.have.length(6)
      expect(all.slice(0, 3).map(({ id }) => id)).to.deep.equal([0, 2, 4].map((at) => spelled[at]?.id))
      for (const [at, row] of all.entries()) {
        const next = all[at + 1]
        if (next !== undefined)
          expect(row.score > next.score || (row.score === next.score && row.id < next.id)).to.equal(true)
        expect(await list(row, 2), `after number ${at}`).to.deep.equal(all.slice(at + 1))
      }
      for (const batch of [1, 2, 3, 6]) expect(await list(null, batch), `${batch} at a time`).to.deep.equal(all)
    })

    it("stays in its tree and among the living rows", async () => {
      const { treeId, people, names } = await cast()
      const elsewhere = await plantTree(store())
      await plant(store(), { persons: [named(elsewhere.tree.id, ["Erasmus", "Darwin"])] })
      expect(await names("erasmus")).to.deep.equal([])
      await commit(store(), ({ deletions }) => deletions.remove("person", [people.charles.id], aDeletion({ treeId })))
      expect(await names("charles")).to.deep.equal([])
    })

    it("for outsiders finds those alone who are public in that year", async () => {
      const { tree } = await plantTree(store())
      const born = (birthYear: number | null, overrides: Partial<Person> = {}) =>
        aPerson({ treeId: tree.id, givenName: "Leonard", surname: "Darwin", birthYear, ...overrides })
      const [old, young, unknown, hidden, redacted, living, dead] = [
        born(1925),
        born(1926),
        born(null),
        born(1800, { privacy: "hidden" }),
        born(1800, { privacy: "redacted" }),
        born(1800, { isLiving: true }),
        born(null, { isLiving: false }),
      ]
      await plant(store(), { persons: [old, young, unknown, hidden, redacted, living, dead] })
      const found = async (publicIn: number | null) =>
        (await collect(store().reads.persons.search(tree.id, ["leonard"], publicIn, { after: null, batch: 3 }))).map(
          (sealed) => showPerson(member, sealed)?.id,
        )
      expect(await found(2026)).to.deep.equal([old.id, dead.id])
      expect(await found(2027)).to.deep.equal([old.id, young.id, dead.id])
      expect(await found(null)).to.have.length(7)
    })
  })
}
