import { expect } from "chai"
import type { TreeId } from "../../../../core/domain/ids.ts"
import { searchText } from "../../../../core/domain/name-text/search-text.ts"
import { cutSearchTexts } from "../../../../migrations/0037-words-that-the-public-sees.ts"
import { aNamedPerson, type SceneName, searchTree } from "../../../support/search-scene.ts"
import { plant, plantTree } from "../../../support/store.ts"
import { member, outsider } from "../../../support/viewers.ts"
import { type FreshStore, freshStore } from "../fresh-store.ts"

const MOST_NAMES = 100

/** So many names, each of two words of its own. */
const aliases = (owner: number, names: number): readonly SceneName[] =>
  Array.from({ length: names }, (_, at) => [`Alias${owner}x${at} /Alias${at}y${owner}/`])

describe("A search of a tree that was made to be slow", () => {
  let store: FreshStore
  before(async () => {
    store = await freshStore()
  })
  after(() => store.close())

  /** A tree with people of so many names. */
  const treeOf = async (people: number, names: number): Promise<TreeId> => {
    const { tree } = await plantTree(store)
    const planted = Array.from({ length: people }, (_, owner) => aNamedPerson(tree.id, aliases(owner, names)))
    await plant(store, {
      persons: planted.map(({ person }) => person),
      names: planted.flatMap((one) => one.names),
    })
    return tree.id
  }
  const texts = ["alias", "a", "al ali", "alias1x alias0y", "alias 1809", "al ali alia alias a"]

  it("looks at so many names of each person, however many there are", async () => {
    const treeId = await treeOf(3, 1_000)
    const rows = await store.query(
      "select count(*)::integer as words from search_postings where tree_id = $1 group by person_id",
      [treeId],
    )
    // Two words of each name, and the mark of names of too many words.
    expect(rows.map(({ words }) => words)).to.deep.equal(Array.from({ length: 3 }, () => 2 * MOST_NAMES + 1))
    const lengths = await store.query("select length(search_text) as length from persons where tree_id = $1", [treeId])
    for (const { length } of lengths) expect(Number(length)).to.be.lessThan(MOST_NAMES * 30)
  })

  it("sends a number of statements that does not grow with the names", async () => {
    const treeId = await treeOf(30, 1_000)
    for (const viewer of [member, outsider])
      for (const text of texts)
        for (const batch of [21, 1_001]) {
          await searchTree(store, treeId, text, { viewer, batch })
          store.forget()
          const found = await searchTree(store, treeId, text, { viewer, batch })
          expect(store.statements.length, `${text}, ${batch}`).to.be.at.most(25)
          expect(new Set(found.map(({ id }) => id)).size, text).to.equal(found.length)
          expect(found.length, text).to.equal(30)
        }
  })

  it("finds one person of ten thousand names once, with a name that matches", async () => {
    const treeId = await treeOf(1, 10_000)
    for (const text of texts) {
      const found = await searchTree(store, treeId, text)
      expect(found, text).to.have.length(1)
    }
    const [one] = await searchTree(store, treeId, "alias0x77")
    expect(one?.matched?.display).to.equal("Alias0x77 Alias77y0")
  })

  it("looks at as many names of people who were there before the bound", async () => {
    const { tree } = await plantTree(store)
    const long = Array.from({ length: 300 }, (_, at) => `w${at}`).join(" ")
    const namesOfEach: readonly (readonly SceneName[])[] = [
      aliases(1, 1_000),
      Array.from({ length: 5 }, (): SceneName => [long]),
      [[long], [long], [long], ["a ".repeat(96)], [long]],
      aliases(2, 30),
    ]
    for (const texts of namesOfEach) {
      const { person, names } = aNamedPerson(tree.id, texts)
      const unbounded = names.map(({ givenName, surname }) =>
        [givenName, surname].filter(Boolean).join(" ").toLowerCase(),
      )
      await plant(store, { persons: [{ ...person, searchText: unbounded.join(" | ") }] })
      await store.query(cutSearchTexts)
      const rows = await store.query("select search_text as text from persons where id = $1", [person.id])
      expect(rows.map(({ text }) => text)).to.deep.equal([searchText(names)])
    }
  })
})
