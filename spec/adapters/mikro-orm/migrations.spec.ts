import { MikroORM } from "@mikro-orm/postgresql"
import { expect } from "chai"
import pg from "pg"
import { migrate } from "../../../adapters/mikro-orm/migrate.ts"
import { tables } from "../../../adapters/mikro-orm/schema.ts"
import { nameTypes } from "../../../core/domain/name.ts"
import { privacySettings } from "../../../core/domain/living.ts"
import { genders } from "../../../core/domain/person.ts"
import { parentQualifiers, relationshipTypes } from "../../../core/domain/relationship.ts"
import { roles, treeVisibilities } from "../../../core/domain/tree.ts"
import { migrations } from "../../../migrations/index.ts"
import { testDatabase } from "../../support/postgres.ts"
import { type FreshStore, freshStore } from "./fresh-store.ts"

/** Keys, checks and indexes are the migrations' own, and so are their log and the queue, which has a schema to itself. */
const isOwnToMigrations = (line: string): boolean =>
  /^(drop index |alter table "\w+" drop constraint |drop table if exists "migrations" |drop (schema|table|view) if exists "graphile_worker")/.test(
    line,
  )

/** What the schema generator would change in the columns of this database to have the tables that the adapter knows. */
const differences = async (url: string): Promise<readonly string[]> => {
  const orm = await MikroORM.init({ clientUrl: url, entities: tables.map(({ entity }) => entity) })
  try {
    const { up } = await orm.schema.getUpdateSchemaMigrationSQL({ wrap: false })
    return up.split("\n").filter((line) => line !== "" && !isOwnToMigrations(line))
  } finally {
    await orm.close(true)
  }
}

describe("The migrations", () => {
  let store: FreshStore
  before(async () => {
    store = await freshStore()
  })
  after(() => store.close())

  it("stand in the order of their numbers, each number once, so that there is one head", () => {
    const numbers = migrations.map(({ name }) => name.slice(0, 4))
    expect(numbers).to.deep.equal([...new Set(numbers)].toSorted())
    for (const number of numbers) expect(number).to.match(/^\d{4}$/)
  })

  it("make the very columns that the adapter reads and writes", async () => {
    expect(await differences(store.url)).to.deep.equal([])
  })

  it("would be found out if they missed a column, a type or a null", async () => {
    const changed = await testDatabase()
    await migrate(changed.url)
    const client = new pg.Client({ connectionString: changed.url })
    await client.connect()
    await client.query(`alter table persons drop column notes, add column shoe_size integer,
      alter column birth_year type text using birth_year::text, alter column death_year set not null`)
    await client.end()
    const found = (await differences(changed.url)).join("\n")
    for (const column of ["notes", "shoe_size", "birth_year", "death_year"]) expect(found).to.contain(`"${column}"`)
    await changed.drop()
  })

  it("run again change nothing", async () => {
    const log = () => store.query("select name, executed_at from migrations order by id")
    const before = await log()
    await store.migrate()
    expect(await log()).to.deep.equal(before)
    expect(before.map(({ name }) => name)).to.deep.equal(migrations.map(({ name }) => name))
  })

  it("started by several processes at once are each run once", async () => {
    const empty = await testDatabase()
    await Promise.all([migrate(empty.url), migrate(empty.url), migrate(empty.url)])
    expect(await differences(empty.url)).to.deep.equal([])
    await empty.drop()
  })

  const enumerations: readonly (readonly [table: string, column: string, values: readonly string[]])[] = [
    ["trees", "visibility", treeVisibilities],
    ["memberships", "role", roles],
    ["persons", "gender", genders],
    ["persons", "privacy", privacySettings],
    ["names", "name_type", nameTypes],
    ["relationships", "type", relationshipTypes],
    ["relationships", "qualifier", parentQualifiers],
  ]
  for (const [table, column, values] of enumerations) {
    it(`allow exactly the domain's values of ${table}.${column}`, async () => {
      const [check] = await store.query(
        "select pg_get_constraintdef(oid) as text from pg_constraint where conname = $1",
        [`${table}_${column}_check`],
      )
      expect([...String(check?.text).matchAll(/'(\w+)'/g)].map(([, value]) => value)).to.have.members(values)
    })
  }
})
