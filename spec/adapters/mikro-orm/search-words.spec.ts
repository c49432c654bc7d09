import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import { deletePerson } from "../../../core/commands/person/delete-person.ts"
import { updateName } from "../../../core/commands/name/update-name.ts"
import { deleteTree } from "../../../core/commands/tree/delete-tree.ts"
import { execute } from "../../../core/use-case/command.ts"
import { invalid } from "../../../core/domain/errors.ts"
import type { PersonId, TreeId } from "../../../core/domain/ids.ts"
import type { User } from "../../../core/domain/account/user.ts"
import { emptyTree } from "../../../core/jobs/empty-tree.ts"
import { purgeExpired } from "../../../core/jobs/purge-expired.ts"
import type { Transaction } from "../../../core/ports/unit-of-work.ts"
import { newId, noon } from "../../support/builders.ts"
import { aNamedPerson, plantNamed, searchTree } from "../../support/search-scene.ts"
import { commit, plant, plantTree } from "../../support/store.ts"
import { granted } from "../../support/world.ts"
import { type FreshStore, freshStore } from "./fresh-store.ts"

const later = new Date(noon.getTime() + 31 * 86_400_000)

describe("The words that a search looks up", () => {
  let store: FreshStore
  before(async () => {
    store = await freshStore()
  })
  after(() => store.close())

  const command = () => execute({ uow: store.uow, now: () => noon, newId })
  const as = ({ id }: User) => ({ userId: id, sessionId: newId<"SessionId">(), requestId: null })
  const purge = () => purgeExpired({ uow: store.uow, now: () => later, newId, recoveryDays: 30 })()

  /** Every word that the database keeps of the names of a tree, sorted. */
  const keptWords = async (treeId: TreeId): Promise<readonly unknown[]> => {
    const rows = await store.query(
      `select distinct word from (
        select word from search_words where tree_id = $1 union all select word from search_leftovers where tree_id = $1
        union all select regexp_split_to_table(concat_ws(' ', word, person_words), '[ |]+') from search_postings where tree_id = $1
      ) w where word !~ '^([0-9]{4})?$' order by word`,
      [treeId],
    )
    return rows.map(({ word }) => word)
  }
  const found = async (treeId: TreeId, text: string) =>
    (await searchTree(store, treeId, text)).map(({ displayName }) => displayName)

  const aFamily = async () => {
    const { owner, tree } = await plantTree(store)
    const personOf = await plantNamed(store, tree.id, {
      anna: [[["Anna /Kohl/"], ["Annchen /Zimmer/", "maiden"]]],
      otto: [[["Otto /Kohl/"]]],
    })
    return { owner, treeId: tree.id, anna: personOf("anna").id, otto: personOf("otto").id }
  }

  /** Gives a person another name within a transaction. */
  const rename = async ({ persons }: Transaction, id: PersonId, searchText: string): Promise<void> => {
    const row = await persons.find(id)
    if (row !== null) await persons.update({ ...row, displayName: searchText, searchText })
  }

  it("are those of the names, deleted persons included, who can be restored", async () => {
    const { owner, treeId, anna } = await aFamily()
    granted(await command()(deletePerson)(as(owner), { personId: anna, ifMatch: null, cascade: false }))
    expect(await keptWords(treeId)).to.deep.equal(["anna", "annchen", "kohl", "otto", "zimmer"])
  })

  it("go with the last person who has them, when that person is purged", async () => {
    const { owner, treeId, anna } = await aFamily()
    granted(await command()(deletePerson)(as(owner), { personId: anna, ifMatch: null, cascade: false }))
    await purge()
    expect(await keptWords(treeId)).to.deep.equal(["kohl", "otto"])
    expect(await found(treeId, "kohl")).to.deep.equal(["Otto Kohl"])
  })

  it("go when a name is edited, and come back when it is edited back", async () => {
    const { owner, treeId, otto } = await aFamily()
    const [name] = await commit(store, ({ names }) => names.ofPerson(treeId, otto))
    if (name === undefined) throw new Error("Otto has no name")
    const edit = async (givenName: string) =>
      granted(await command()(updateName)(as(owner), { personId: otto, nameId: name.id, ifMatch: null, givenName }))
    await edit("Ottokar")
    expect(await keptWords(treeId)).to.deep.equal(["anna", "annchen", "kohl", "ottokar", "zimmer"])
    await edit("Otto")
    expect(await keptWords(treeId)).to.deep.equal(["anna", "annchen", "kohl", "otto", "zimmer"])
    expect(await found(treeId, "otto")).to.deep.equal(["Otto Kohl"])
  })

  it("go with their tree, in whatever batches it is emptied", async () => {
    const { owner, tree } = await plantTree(store)
    const people = Array.from({ length: 2_500 }, (_, number) => aNamedPerson(tree.id, [[`Otto${number} /Kohl/`]]))
    await plant(store, {
      persons: people.map(({ person }) => person),
      names: people.flatMap(({ names }) => names),
    })
    expect(await keptWords(tree.id)).to.have.length(2_501)
    granted(await command()(deleteTree)(as(owner), { treeId: tree.id, ifMatch: null }))
    await commit(store, ({ memberships }) => memberships.remove(tree.id, owner.id))
    await emptyTree(store)(tree.id)
    expect(await keptWords(tree.id)).to.deep.equal([])
    expect(await store.query("select from search_word_lists where tree_id = $1", [tree.id])).to.deep.equal([])
  })

  it("find everyone that transactions add at the same moment", async () => {
    const { treeId } = await aFamily()
    const add = (given: string): Promise<void> => {
      const { person, names } = aNamedPerson(treeId, [[`${given} /Neumann/`]])
      return plant(store, { persons: [person], names })
    }
    await found(treeId, "neumann")
    await Promise.all(["Ida", "Max", "Eva", "Jan", "Ute", "Kai"].map(add))
    expect(await found(treeId, "neumann")).to.have.length(6)
    expect(await found(treeId, "ute neuman")).to.deep.equal(["Ute Neumann"])
  })

  it("stay when their last person loses them while another transaction adds them", async () => {
    const { treeId, otto } = await aFamily()
    const { person, names } = aNamedPerson(treeId, [["Otto /Weiss/"]])
    await commit(store, async (adding) => {
      await adding.persons.insert([person])
      await adding.names.insert(names)
      await commit(store, (renaming) => rename(renaming, otto, "karl kohl"))
    })
    expect(await found(treeId, "otto")).to.deep.equal(["Otto Weiss"])
    expect(await found(treeId, "karl")).to.deep.equal(["karl kohl"])
  })

  it("are added again when the transaction before removes them", async () => {
    const { treeId, otto } = await aFamily()
    const { person, names } = aNamedPerson(treeId, [["Otto /Weiss/"]])
    const added = await commit(store, async (renaming) => {
      await rename(renaming, otto, "karl kohl")
      const adding = plant(store, { persons: [person], names })
      // It waits for this transaction, or else is over by now.
      await Promise.race([adding, new Promise((resolve) => setTimeout(resolve, 200))])
      return { adding }
    })
    await added.adding
    expect(await found(treeId, "otto")).to.deep.equal(["Otto Weiss"])
  })

  it("go with the next purge where the transaction that was adding them is undone", async () => {
    const { treeId, otto } = await aFamily()
    const { person, names } = aNamedPerson(treeId, [["Otto /Weiss/"]])
    const refused = await store.uow.run(async (adding) => {
      await adding.persons.insert([person])
      await adding.names.insert(names)
      await commit(store, (renaming) => rename(renaming, otto, "karl kohl"))
      return E.left(invalid("name", "is refused"))
    })
    expect(E.isLeft(refused)).to.equal(true)
    expect(await keptWords(treeId)).to.include("otto")
    await purge()
    expect(await keptWords(treeId)).to.deep.equal(["anna", "annchen", "karl", "kohl", "zimmer"])
    expect(await found(treeId, "karl")).to.deep.equal(["karl kohl"])
  })

  it("have statistics as soon as a file with many people is in", async () => {
    const { tree } = await plantTree(store)
    const people = Array.from({ length: 20_000 }, (_, number) => aNamedPerson(tree.id, [[`Otto${number} /Kohl/`]]))
    await plant(store, { persons: people.map(({ person }) => person) })
    const estimates = await store.query(
      "select relname, reltuples from pg_class where relname in ('search_postings', 'search_words') order by relname",
    )
    expect(estimates.map(({ reltuples }) => Number(reltuples) >= 20_000)).to.deep.equal([true, true])
  })
})
