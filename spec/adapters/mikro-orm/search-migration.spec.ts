import { Migrator } from "@mikro-orm/migrations"
import { MikroORM } from "@mikro-orm/postgresql"
import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import pg from "pg"
import { openMikroOrmStore, type MikroOrmStore } from "../../../adapters/mikro-orm/store.ts"
import { TreeId } from "../../../core/domain/ids.ts"
import { migrations } from "../../../migrations/index.ts"
import { newId } from "../../support/builders.ts"
import { type TestDatabase, testDatabase } from "../../support/postgres.ts"
import { searchTree } from "../../support/search-scene.ts"
import { outsider } from "../../support/viewers.ts"

const LAST_BEFORE = "0009-unpadded-years"

/** Brings an empty database to the schema that came before the words of names. */
const migrateToOldSchema = async (url: string): Promise<void> => {
  const orm = await MikroORM.init({
    clientUrl: url,
    entities: [],
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    migrations: { migrationsList: [...migrations], tableName: "migrations", snapshot: false, silent: true },
  })
  await orm.migrator.up({ to: LAST_BEFORE })
  await orm.close(true)
}

describe("The migration to searches by words", () => {
  let database: TestDatabase
  let client: pg.Client
  let store: MikroOrmStore
  const ids = {
    user: newId(),
    tree: newId(),
    married: newId(),
    long: newId(),
    plain: newId(),
    deleted: newId(),
    many: newId(),
    lev: newId(),
  }
  const longWord = "x".repeat(40)
  const manyWords = "maria theresia walburga amalia regina antonia josepha gabriela johanna elisabeth kohl"

  before(async () => {
    database = await testDatabase()
    await migrateToOldSchema(database.url)
    client = new pg.Client({ connectionString: database.url })
    await client.connect()
    await client.query(
      `insert into users (id, email, password_hash, display_name, created_at, updated_at)
       values ($1, 'a@example.org', 'x', 'A', now(), now())`,
      [ids.user],
    )
    await client.query(
      `insert into trees (id, name, visibility, owner_id, person_count, search_text, version, created_at, updated_at)
       values ($1, 'T', 'public', $2, 3, 't', 1, now(), now())`,
      [ids.tree, ids.user],
    )
    const deletionId = newId()
    const addPerson = async (id: string, searchText: string, birthYear: number | null, isDeleted = false) =>
      client.query(
        `insert into persons (tree_id, id, privacy, display_name, has_death_fact, dead_from, public_from, birth_year,
          public_birth_year, search_text, version, created_at, updated_at, deleted_at, deletion_id)
         values ($1, $2, 'default', $3, true, -32768, -32768, $4, $4, $3, 1, now(), now(), case when $5 then now() end,
         case when $5 then $6::uuid end)`,
        [ids.tree, id, searchText, birthYear, isDeleted, deletionId],
      )
    // The other name is the older one, so that it stood first in the search text.
    await addPerson(ids.married, "emma wedgwood | emma darwin", 1808)
    await addPerson(ids.long, longWord, null)
    await addPerson(ids.plain, "charles darwin", 1809)
    await addPerson(ids.deleted, "otto weiss", null, true)
    await addPerson(ids.many, manyWords, null)
    const addName = (id: string, personId: string, surname: string, isPrimary: boolean) =>
      client.query(
        `insert into names (tree_id, id, person_id, name_type, given_name, surname, is_primary, version, created_at, updated_at)
         values ($1, $2, $3, 'birth', 'Emma', $4, $5, 1, now(), now())`,
        [ids.tree, id, personId, surname, isPrimary],
      )
    const [first, second] = [newId(), newId()]
    await addName(first, ids.married, "Wedgwood", false)
    await addName(second, ids.married, "Darwin", true)
    await client.query(
      `insert into names (tree_id, id, person_id, name_type, given_name, is_primary, version, created_at, updated_at)
       values ($1, $2, $3, 'birth', $4, true, 1, now(), now())`,
      [ids.tree, newId(), ids.long, longWord],
    )
    await addPerson(ids.lev, "лев толстои", null)
    await client.query(
      `insert into names (tree_id, id, person_id, name_type, given_name, surname, is_primary, version, created_at, updated_at)
       values ($1, $2, $3, 'birth', 'Лев', 'Толстой', true, 1, now(), now())`,
      [ids.tree, newId(), ids.lev],
    )
    store = await openMikroOrmStore({
      url: database.url,
      patience: { statementMs: 120_000, lockMs: 120_000, idleMs: 300_000 },
      onStatement: () => undefined,
    })
    await store.migrate()
  })
  after(async () => {
    await client.end()
    await store.close()
    await database.drop()
  })

  const found = async (text: string, deleted = false): Promise<readonly string[]> => {
    const treeId = TreeId.decode(ids.tree)
    if (E.isLeft(treeId)) throw new Error("no id of a tree")
    return (await searchTree(store, treeId.right, text, { deleted })).map(({ id }) => id)
  }

  it("finds the people who were there before, by word, slip, year and beginning", async () => {
    expect(await found("charles darwin")).to.deep.equal([ids.plain])
    expect(await found("charels")).to.deep.equal([ids.plain])
    expect(await found("1809")).to.deep.equal([ids.plain, ids.married])
    expect(await found("ch")).to.deep.equal([ids.plain])
    expect(await found("otto", true)).to.deep.equal([ids.deleted])
  })

  it("finds the people who were there before in Latin letters", async () => {
    expect(await found("tolstoi")).to.deep.equal([ids.lev])
    expect(await found("Лев Толстой")).to.deep.equal([ids.lev])
  })

  it("finds them for the public too, where it sees them", async () => {
    const treeId = TreeId.decode(ids.tree)
    if (E.isLeft(treeId)) throw new Error("no id of a tree")
    for (const [text, id] of [
      ["charels", ids.plain],
      ["emma wedgwood", ids.married],
    ] as const) {
      const people = await searchTree(store, treeId.right, text, { viewer: outsider })
      expect(people.map((person) => person.id)).to.deep.equal([id])
    }
    expect(await searchTree(store, treeId.right, "otto", { viewer: outsider })).to.deep.equal([])
  })

  it("knows which of their names is the primary one", async () => {
    const treeId = TreeId.decode(ids.tree)
    if (E.isLeft(treeId)) throw new Error("no id of a tree")
    const [emma] = await searchTree(store, treeId.right, "emma darwin")
    expect([emma?.score, emma?.matched]).to.deep.equal([1, undefined])
    const [wedgwood] = await searchTree(store, treeId.right, "wedgwood")
    expect(wedgwood?.matched?.display).to.equal("Emma Wedgwood")
  })

  it("has the pairs of words of each person, and a mark for names of too many words", async () => {
    const { rows } = await client.query<{ person: string; word: string; rank: number }>(
      "select person_id as person, word, rank from search_postings where word like '% %' order by person_id, word",
    )
    const keysOf = (id: string) => rows.filter(({ person }) => person === id).map(({ word, rank }) => [word, rank])
    expect(keysOf(ids.plain)).to.deep.equal([["charles darwin", 0]])
    expect(keysOf(ids.married)).to.deep.equal([
      ["darwin emma", 0],
      ["darwin wedgwood", 1],
      ["emma wedgwood", 1],
    ])
    expect(keysOf(ids.long)).to.deep.equal([])
    expect(keysOf(ids.many)).to.deep.equal([[" ", 0]])
    const marks = await client.query("select version from search_words where word = ' '")
    expect(marks.rows.map(({ version }) => Number(version) > 0)).to.deep.equal([true])
    expect(await found("theresia kohl")).to.deep.equal([ids.many])
  })

  it("cuts words that are longer than what is searched by", async () => {
    expect(await found(longWord)).to.deep.equal([ids.long])
  })

  it("finds people who are added, renamed or removed afterwards", async () => {
    await client.query("update persons set search_text = 'karl darwin' where id = $1", [ids.plain])
    expect(await found("charles")).to.deep.equal([])
    expect(await found("karl")).to.deep.equal([ids.plain])
    await client.query("update persons set search_text = 'charles darwin' where id = $1", [ids.plain])
    expect(await found("charles")).to.deep.equal([ids.plain])
  })
})
