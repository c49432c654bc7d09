import { expect } from "chai"
import type { TreeId } from "../../../../core/domain/ids.ts"
import type { Person } from "../../../../core/domain/person.ts"
import { aDeletion } from "../../../support/builders.ts"
import { plantNamed, searchTree } from "../../../support/search-scene.ts"
import { commit, plantTree } from "../../../support/store.ts"
import { member, outsider } from "../../../support/viewers.ts"
import { type FreshStore, freshStore } from "../fresh-store.ts"

describe("A search of readers who do not see everyone", () => {
  let store: FreshStore
  before(async () => {
    store = await freshStore()
  })
  after(() => store.close())

  const aTree = async () => {
    const { tree } = await plantTree(store)
    const personOf = await plantNamed(store, tree.id, {
      emma: [[["Emma /Darwin/"]]],
      otto: [[["Otto /Kohl/"]]],
      hidden: [[["Walburga /Zimmermann/"], ["Burgl /Zimmermann/", "nickname"]], { privacy: "hidden" }],
      living: [[["Ludmilla /Oberhofer/"]], { isLiving: true }],
      redacted: [[["Kunigunde /Niedermayr/"]], { privacy: "redacted" }],
      deleted: [[["Notburga /Achleitner/"]]],
      mixed: [[["Emma /Kohl/"]], { privacy: "hidden" }],
    })
    const deletion = aDeletion({ treeId: tree.id })
    await commit(store, ({ deletions }) => deletions.remove("person", [personOf("deleted").id], deletion))
    return { treeId: tree.id, personOf }
  }
  const secret = [
    "Walburga",
    "zimmermann",
    "burgl zimmermann",
    "Ludmilla Oberhofer",
    "kunigunde",
    "niedermayer",
    "notburga achleitner",
  ]

  const find = (treeId: TreeId, text: string) => searchTree(store, treeId, text, { viewer: outsider })

  /** What a search asks the database. */
  const asked = async (treeId: TreeId, text: string): Promise<readonly string[]> => {
    store.forget()
    expect(await find(treeId, text), text).to.deep.equal([])
    return [...store.statements]
  }

  /** The words that the database keeps for the public. */
  const publicWords = async (treeId: TreeId): Promise<readonly unknown[]> => {
    const rows = await store.query(
      "select distinct word from search_words where tree_id = $1 and public_year is not null and word <> '' order by word",
      [treeId],
    )
    return rows.map(({ word }) => word)
  }

  const become = (person: Person, change: Partial<Person>): Promise<void> =>
    commit(store, async ({ persons }) => {
      const row = await persons.find(person.id)
      if (row !== null) await persons.update({ ...row, ...change })
    })

  it("asks the same for the name of a hidden, living or deleted person as for a name that was never written", async () => {
    const { treeId } = await aTree()
    await find(treeId, "emma")
    const never = await asked(treeId, "qwertz")
    expect(never).to.have.length(1)
    for (const text of secret) expect(await asked(treeId, text), text).to.deep.equal(never)
  })

  it("asks the same before and after a member has searched for the name", async () => {
    const { treeId } = await aTree()
    await find(treeId, "emma")
    const before = await asked(treeId, "walburga")
    expect(await searchTree(store, treeId, "walburga", { viewer: member })).to.have.length(1)
    expect(await asked(treeId, "walburga")).to.deep.equal(before)
  })

  it("looks up no posting of a person that the reader does not see, even where others have the words", async () => {
    const { treeId } = await aTree()
    expect(await find(treeId, "emma kohl")).to.deep.equal([])
    const rows = await store.query(
      "select word, rank from search_postings where tree_id = $1 and word = 'emma kohl' and public_year is not null",
      [treeId],
    )
    expect(rows).to.deep.equal([])
  })

  it("asks the same again once a visible person is hidden, made living, or deleted", async () => {
    const changes: readonly ((treeId: TreeId, person: Person) => Promise<void>)[] = [
      (_, person) => become(person, { privacy: "hidden", publicFrom: null }),
      (_, person) => become(person, { isLiving: true, publicFrom: null }),
      (treeId, { id }) => commit(store, ({ deletions }) => deletions.remove("person", [id], aDeletion({ treeId }))),
      (_, person) => become(person, { displayName: "Karl Kohl", searchText: "karl kohl" }),
    ]
    for (const change of changes) {
      const { treeId, personOf } = await aTree()
      expect(await find(treeId, "otto")).to.have.length(1)
      await change(treeId, personOf("otto"))
      // The first search after the removal reads the words again.
      await find(treeId, "otto")
      expect(await asked(treeId, "otto")).to.deep.equal(await asked(treeId, "qwertz"))
    }
  })

  it("does not read words again because of people that the reader does not see", async () => {
    const { treeId, personOf } = await aTree()
    expect(await find(treeId, "emma")).to.have.length(1)
    store.forget()
    expect(await find(treeId, "emma")).to.have.length(1)
    const statements = [...store.statements]
    await become(personOf("hidden"), { searchText: "brunhilde zimmermann" })
    await plantNamed(store, treeId, { other: [[["Adelgunde /Wolf/"]], { isLiving: true }] })
    store.forget()
    expect(await find(treeId, "emma")).to.have.length(1)
    expect(store.statements).to.deep.equal(statements)
  })

  it("has only the words of people that the public sees", async () => {
    const { treeId, personOf } = await aTree()
    expect(await publicWords(treeId)).to.deep.equal(["darwin", "emma", "kohl", "otto"])
    await become(personOf("otto"), { privacy: "redacted", publicFrom: null })
    expect(await publicWords(treeId)).to.deep.equal(["darwin", "emma"])
    await become(personOf("otto"), { privacy: "default", publicFrom: 2090 })
    expect(await find(treeId, "otto")).to.deep.equal([])
    expect(await searchTree(store, treeId, "otto", { viewer: { ...outsider, year: 2090 } })).to.have.length(1)
  })

  it("keeps one row that says that words were removed", async () => {
    const { treeId, personOf } = await aTree()
    const removals = async (): Promise<number> =>
      (await store.query("select from search_words where tree_id = $1 and word = ''", [treeId])).length
    for (const name of ["anton", "bertram", "conrad"])
      await become(personOf("otto"), { displayName: name, searchText: name })
    expect(await removals()).to.be.greaterThan(1)
    await store.query("select remove_search_leftovers()")
    expect(await removals()).to.equal(1)
    expect(await find(treeId, "conrad")).to.have.length(1)
  })
})
