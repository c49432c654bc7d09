import { MikroORM } from "@mikro-orm/postgresql"
import { expect } from "chai"
import pg from "pg"
import { migrate } from "../../../adapters/mikro-orm/migrate.ts"
import { migrationProgress } from "../../../adapters/mikro-orm/migration-progress.ts"
import { tables } from "../../../adapters/mikro-orm/schema.ts"
import { eventPrivacySettings } from "../../../core/domain/event.ts"
import { nameTypes } from "../../../core/domain/name.ts"
import { privacySettings } from "../../../core/domain/living/living.ts"
import { genders } from "../../../core/domain/person.ts"
import { parentQualifiers, relationshipTypes } from "../../../core/domain/relationship.ts"
import { roles, treeVisibilities } from "../../../core/domain/tree.ts"
import { migrations } from "../../../migrations/index.ts"
import { eventually } from "../../support/eventually.ts"
import { anExportWorld } from "../../support/gedcom-export.ts"
import { contentsOf, imported } from "../../support/gedcom-import.ts"
import { gedcomText, uploadOf } from "../../support/gedcom-upload.ts"
import { testDatabase } from "../../support/postgres.ts"
import { type FreshStore, freshStore } from "./fresh-store.ts"

/**
 * The migrations alone know keys, checks, indexes, functions and triggers, the columns of imports and of their undo,
 * their own log, the words of searches, and the queue's schema.
 */
const ownToMigrations = [
  /^drop (index|function|trigger) /,
  /^alter table "\w+" drop constraint /,
  /^alter table "\w+" drop column "import_id"(, drop column "withdrawn")?;$/,
  /^drop table if exists "(migrations|search_\w+)" /,
  /^drop (schema|table|view) if exists "graphile_worker"/,
]
const isOwnToMigrations = (line: string): boolean => ownToMigrations.some((pattern) => pattern.test(line))

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

  it("say which of how many runs, and that an empty database gets its tables", async () => {
    const said: string[] = []
    const again = await testDatabase()
    await migrate(again.url, (line) => said.push(line))
    expect(said).to.deep.equal(["The database is empty. Its tables are created."])
    said.length = 0
    await migrate(again.url, (line) => said.push(line))
    expect(said).to.deep.equal([])
    const client = new pg.Client({ connectionString: again.url })
    await client.connect()
    // Both can run again.
    await client.query("delete from migrations where name in ('0009-unpadded-years', '0043-reread-dates')")
    await client.end()
    await migrate(again.url, (line) => said.push(line.replace(/\d+ s/, "0 s")))
    expect(said).to.deep.equal([
      "Migration 1 of 2, 0009-unpadded-years, begins.",
      "Migration 1 of 2, 0009-unpadded-years, is done after 0 s.",
      "Migration 2 of 2, 0043-reread-dates, begins.",
      "Migration 2 of 2, 0043-reread-dates, is done after 0 s.",
    ])
    await again.drop()
  })

  it("that take long say so again and again, until they are done", async () => {
    const said: string[] = []
    const { begun, done } = migrationProgress(3, (line) => said.push(line), 1)
    begun("0001-slow")
    await eventually(() =>
      expect(said.filter((line) => /, still runs after \d+ s\.$/.test(line))).to.have.length.above(2),
    )
    done()
    const { length } = said
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(said.slice(length - 1).join()).to.match(/^Migration 1 of 3, 0001-slow, is done after \d+ s\.$/)
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
    ["events", "privacy", eventPrivacySettings],
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

describe("A database whose dates an earlier version read", () => {
  let store: FreshStore
  before(async () => {
    store = await freshStore()
  })
  after(() => store.close())

  const migratedAgain = async (): Promise<number> => {
    await store.query("delete from migrations where name = '0043-reread-dates'")
    await store.migrate()
    return (await store.worker.waiting()).reread_dates
  }

  it("gets a job that reads them again if it has records of a file", async () => {
    expect(await migratedAgain()).to.equal(0)
    const world = await anExportWorld(store)
    await imported(world, uploadOf(gedcomText("0 @I1@ INDI\n1 NAME Ann /Lee/")))
    expect(await migratedAgain()).to.equal(1)
  })
})

describe("A tree into which two files were imported at the same moment", () => {
  let store: FreshStore
  before(async () => {
    store = await freshStore()
  })
  after(() => store.close())

  const familyOf = (surname: string): string =>
    gedcomText(`0 @I1@ INDI
1 NAME Adam /${surname}/
1 NOTE @N1@
1 FAMS @F1@
0 @I2@ INDI
1 NAME Eve /${surname}/
1 NOTE @@I1@@ is a text
1 BIRT
2 SOUR @S1@
1 FAMS @F1@
0 @I3@ INDI
1 NAME Abel /${surname}/
1 FAMC @F1@
0 @F1@ FAM
1 HUSB @I1@
1 WIFE @I2@
1 CHIL @I3@
0 @S1@ SOUR
1 TITL Papers of the ${surname}s
1 REPO @R1@
0 @R1@ REPO
1 NAME Archive of the ${surname}s
0 @N1@ NOTE A note about Adam ${surname}.`)

  /** Imports the second file into a tree of its own and moves its rows, as no import does any more. */
  const mixed = async () => {
    const [world, other] = [await anExportWorld(store), await anExportWorld(store)]
    await imported(world, uploadOf(familyOf("Lee")))
    await imported(other, uploadOf(familyOf("Poe")))
    await store.query("drop index kept_records_position, kept_records_xref")
    await store.query("create index kept_records_position on kept_records (tree_id, position)")
    await store.query("create index kept_records_xref on kept_records (tree_id, md5(xref)) where xref is not null")
    await store.query("set session_replication_role = replica")
    for (const table of ["persons", "names", "sources", "relationships", "events", "citations", "kept_records"])
      await store.query(`update ${table} set tree_id = $1 where tree_id = $2`, [world.tree.id, other.tree.id])
    await store.query("set session_replication_role = origin")
    await store.query("delete from migrations where name = '0006-kept-records-once'")
    return world
  }

  it("has no xref twice after the migration, and every tie and note of both files", async () => {
    const world = await mixed()
    await store.migrate()
    const records = await world.records()
    const xrefs = [...records.matchAll(/^0 (@[^@]+@) /gm)].map(([, xref]) => xref)
    expect([xrefs.length, new Set(xrefs).size]).to.deep.equal([14, 14])

    const again = await anExportWorld()
    const report = await imported(again, uploadOf(gedcomText(records)))
    const { persons, sources } = await contentsOf(again)
    expect([report.relationships, report.warnings]).to.deep.equal([6, []])
    for (const surname of ["Lee", "Poe"]) {
      const adam = persons.find(({ displayName }) => displayName === `Adam ${surname}`)
      const eve = persons.find(({ displayName }) => displayName === `Eve ${surname}`)
      expect([adam?.notes, eve?.notes]).to.deep.equal([`A note about Adam ${surname}.`, "@I1@ is a text"])
      const source = sources.find(({ title }) => title === `Papers of the ${surname}s`)
      expect(source?.repository).to.equal(`Archive of the ${surname}s`)
    }
  })
})
