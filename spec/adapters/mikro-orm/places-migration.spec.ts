import { Migrator } from "@mikro-orm/migrations"
import { MikroORM } from "@mikro-orm/postgresql"
import { expect } from "chai"
import pg from "pg"
import { openMikroOrmStore } from "../../../adapters/mikro-orm/store.ts"
import { placeFilter } from "../../../core/domain/place/place.ts"
import { showPlace } from "../../../core/domain/privacy.ts"
import { migrations } from "../../../migrations/index.ts"
import { newId } from "../../support/builders.ts"
import { type TestDatabase, testDatabase } from "../../support/postgres.ts"
import { collect } from "../../support/store.ts"
import { member } from "../../support/viewers.ts"

const LAST_BEFORE = "0054-written-names"

describe("The migration to places as records", () => {
  let database: TestDatabase
  before(async () => {
    database = await testDatabase()
  })
  after(() => database.drop())

  it("makes the places of events records that are found by their words, and counts the bytes of these", async () => {
    const orm = await MikroORM.init({
      clientUrl: database.url,
      entities: [],
      discovery: { warnWhenNoEntities: false },
      extensions: [Migrator],
      migrations: { migrationsList: [...migrations], tableName: "migrations", snapshot: false, silent: true },
    })
    await orm.migrator.up({ to: LAST_BEFORE })
    await orm.close(true)
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    const ids = { user: newId(), tree: newId<"TreeId">(), person: newId(), lubeck: newId(), unused: newId() }
    const life = "1, '2026-01-02T03:04:05Z', now()"
    for (const statement of [
      `insert into users (id, email, created_at, updated_at) values ('${ids.user}', 'a@example.org', now(), now())`,
      `insert into trees (id, name, visibility, owner_id, person_count, search_text, ai_sees_living, version, created_at, updated_at)
        values ('${ids.tree}', 'T', 'private', '${ids.user}', 1, 't', false, ${life})`,
      `insert into tree_revisions (tree_id, revision, bytes) values ('${ids.tree}', 1, 1000)`,
      `insert into persons (tree_id, id, privacy, display_name, has_death_fact, death_fact_is_hidden, search_text, version,
        created_at, updated_at)
        values ('${ids.tree}', '${ids.person}', 'default', 'N', false, false, 'n', ${life})`,
      `insert into places (tree_id, id, name, key) values ('${ids.tree}', '${ids.lubeck}', 'Lübeck, Holstein', 'lübeck, holstein'),
        ('${ids.tree}', '${ids.unused}', 'Kiel', 'kiel')`,
      `insert into events (tree_id, id, person_id, place_id, type, asserted, privacy, version, created_at, updated_at)
        values ('${ids.tree}', '${newId()}', '${ids.person}', '${ids.lubeck}', 'birth', true, 'default', ${life})`,
    ])
      await client.query(statement)
    const store = await openMikroOrmStore({
      url: database.url,
      patience: { statementMs: 120_000, lockMs: 120_000, idleMs: 300_000 },
      onStatement: () => undefined,
    })
    await store.migrate()
    const [place, ...others] = await collect(
      store.reads.places.ofTree(ids.tree, placeFilter("HOLSTEIN lubeck", null), "name", { after: null, batch: 9 }),
    )
    const bytes = await client.query<{ bytes: string }>("select bytes from tree_revisions")
    await store.close()
    await client.end()
    if (place === undefined) throw new Error("The place is not found.")
    expect(showPlace(member, place)).to.deep.include({
      ...{ id: ids.lubeck, name: "Lübeck, Holstein", parentId: null, kind: null, latitude: null, longitude: null },
      ...{ notes: null, eventCount: 1, version: 1, createdAt: new Date("2026-01-02T03:04:05Z") },
    })
    expect(others).to.deep.equal([])
    expect(Number(bytes.rows[0]?.bytes)).to.equal(1000 + "lubeck holstein".length + "kiel".length)
  })
})
