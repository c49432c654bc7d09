import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import type { TreeId } from "../../../core/domain/ids.ts"
import type { Person } from "../../../core/domain/person.ts"
import { judge, searchable } from "../../../core/domain/search/hit-score.ts"
import { readSearchQuery } from "../../../core/domain/search/search-query.ts"
import { aDeletion } from "../../support/builders.ts"
import { aNamedPerson, type SceneName, type Searching, searchTree } from "../../support/search-scene.ts"
import { commit, plant, plantTree } from "../../support/store.ts"
import { member, outsider } from "../../support/viewers.ts"
import { type FreshStore, freshStore } from "./fresh-store.ts"

const PEOPLE = 4_000
const given = ["Anna", "Anne", "Hanna", "Johann", "Johannes", "Karl", "Carl", "Otto"]
const surnames = ["Kohl", "Kohler", "Köhler", "Meyer", "Maier", "Mayer", "Meyerhof", "Anna", "Schmidt", "Schmitt"]
const long = "Maria Theresia Walburga Amalia Christina Antonia Josepha Gabriela Johanna Elisabeth"

/** The names of a person by a number, so that every combination occurs, some with a second name and some with many words. */
const namesOf = (number: number): readonly SceneName[] => {
  const first = given[number % given.length] ?? ""
  const surname = surnames[Math.floor(number / given.length) % surnames.length] ?? ""
  const other = surnames[(number * 7) % surnames.length] ?? ""
  if (number % 97 === 0) return [[`${first} ${long} /${surname}/`]]
  if (number % 11 === 0) return [[`${first} /${surname}/`], [`${first} /${other}/`, "married"]]
  return [[`${first}${number % 5 === 0 ? " Otto" : ""} /${surname}/`]]
}

describe("A search for two words of a tree with many people", () => {
  let store: FreshStore
  let treeId: TreeId
  let people: readonly Person[]
  before(async () => {
    store = await freshStore()
    treeId = (await plantTree(store)).tree.id
    const named = Array.from({ length: PEOPLE }, (_, number) =>
      aNamedPerson(treeId, namesOf(number), { privacy: number % 13 === 0 ? "redacted" : "default" }),
    )
    people = named.map(({ person }) => person)
    await plant(store, { persons: [...people], names: named.flatMap(({ names }) => names) })
  })
  after(() => store.close())

  const queries = [
    "anna kohl",
    "kohl anna",
    "anna hanna",
    "hana köler",
    "jo mey",
    "ann anna",
    "otto karl",
    "karl schmit",
  ]

  /** The ids of all people that the rule finds, in its order. */
  const expected = (text: string, isWanted: (person: Person) => boolean = () => true): readonly string[] => {
    const query = readSearchQuery(text)
    if (E.isLeft(query)) throw new Error(query.left)
    const hit = judge(query.right)
    return people
      .filter(isWanted)
      .flatMap((person) => {
        const own = hit(searchable(person, false))
        return own === null ? [] : [{ id: person.id, score: own.score }]
      })
      .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
      .map(({ id }) => id)
  }
  const found = async (text: string, searching: Searching = {}): Promise<readonly string[]> =>
    (await searchTree(store, treeId, text, searching)).map(({ id }) => id)

  it("finds everyone by the rule, in its order, whatever the size of the pages", async () => {
    for (const text of queries) {
      const all = expected(text)
      expect(all.length, text).to.be.greaterThan(20)
      for (const batch of [20, 333, PEOPLE])
        expect(await found(text, { batch }), `${text}, ${batch} a page`).to.deep.equal(all)
    }
  })

  it("reads a page by pairs, without going through all people who have one of the words", async () => {
    const query = readSearchQuery("anna kohl")
    if (E.isLeft(query)) throw new Error(query.left)
    const firstPage = async (): Promise<number> => {
      const pages = store.reads.persons.search(
        treeId,
        { query: query.right, scope: member },
        { after: null, batch: 20 },
      )
      const first = await pages[Symbol.asyncIterator]().next()
      return first.done === true ? 0 : first.value.length
    }
    await firstPage()
    store.forget()
    expect(await firstPage()).to.equal(20)
    // One for the pairs, one for the people of too many words, and one for their rows.
    expect(store.statements.length).to.be.at.most(3)
    expect(store.statements.filter((text) => text.includes("string_to_table"))).to.deep.equal([])
  })

  it("finds for outsiders only people that they see in full", async () => {
    for (const text of queries)
      expect(await found(text, { viewer: outsider, batch: 50 }), text).to.deep.equal(
        expected(text, ({ privacy }) => privacy === "default"),
      )
  })

  it("finds people by the pairs of their names of now, and deleted people only where they are asked for", async () => {
    const [someone] = await found("otto schmidt", { batch: 20 })
    const person = people.find(({ id }) => id === someone)
    if (person === undefined) throw new Error("There is no Otto Schmidt")
    await commit(store, ({ persons }) => persons.updateMany([{ ...person, searchText: "ottilie schmidt" }]))
    expect(await found("otto schmidt")).not.to.include(person.id)
    expect((await found("ottilie schmidt"))[0]).to.equal(person.id)
    const deletion = aDeletion({ treeId })
    await commit(store, ({ deletions }) => deletions.remove("person", [person.id], deletion))
    expect(await found("ottilie schmidt")).not.to.include(person.id)
    expect(await found("ottilie schmidt", { deleted: true })).to.deep.equal([person.id])
    await commit(store, ({ deletions }) => deletions.restore("person", [person.id], deletion))
    expect((await found("ottilie schmidt"))[0]).to.equal(person.id)
  })
})
