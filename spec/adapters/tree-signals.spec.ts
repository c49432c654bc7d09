import * as E from "fp-ts/lib/Either.js"
import pg from "pg"
import { openMemoryStore } from "../../adapters/memory/store.ts"
import { openMikroOrmStore } from "../../adapters/mikro-orm/store.ts"
import { notFound } from "../../core/domain/errors.ts"
import { type SignallingStores, treeSignalsContract } from "../contract/tree-signals.contract.ts"
import { anAuditEntry } from "../support/builders.ts"
import { migratedDatabase } from "../support/postgres.ts"
import { changeOf, plant, plantTree, type StoreUnderTest } from "../support/store.ts"

const writesOf = (store: StoreUnderTest): Pick<SignallingStores, "commit" | "rollBack" | "tree"> => ({
  commit: (treeId) => plant(store, { auditEntries: [anAuditEntry({ treeId })] }),
  rollBack: async (treeId) => {
    await store.uow.run(async ({ changes }) => {
      await changes.insert([changeOf([anAuditEntry({ treeId })])])
      return E.left(notFound("tree"))
    })
  },
  tree: async () => (await plantTree(store)).tree.id,
})

treeSignalsContract("memory", async () => {
  const store = openMemoryStore()
  return {
    one: store.treeSignals,
    other: store.treeSignals,
    ...writesOf(store),
    breakConnections: async () => {},
    close: async () => {},
  }
})

treeSignalsContract("PostgreSQL", async () => {
  const database = await migratedDatabase()
  const [one, other] = [await openMikroOrmStore({ url: database.url }), await openMikroOrmStore({ url: database.url })]
  return {
    one: one.treeSignals,
    other: other.treeSignals,
    ...writesOf(one),
    breakConnections: async () => {
      const client = new pg.Client({ connectionString: database.url })
      await client.connect()
      await client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ~ " +
          "'stemma_changes|pg_notify' and pid <> pg_backend_pid()",
      )
      await client.end()
    },
    close: async () => {
      await one.close()
      await other.close()
      await database.drop()
    },
  }
})
