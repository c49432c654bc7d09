import { openMikroOrmStore } from "../../adapters/mikro-orm/store.ts"
import { unitOfWorkContract } from "../contract/unit-of-work.contract.ts"
import { testDatabase } from "../support/postgres.ts"
import type { StoreUnderTest } from "../support/store.ts"

/** A store on a fresh database of its own. */
const open = async (): Promise<StoreUnderTest> => {
  const database = await testDatabase()
  const store = await openMikroOrmStore({ url: database.url })
  await store.migrate()
  return {
    uow: store.uow,
    reads: store.reads,
    close: async () => {
      await store.close()
      await database.drop()
    },
  }
}

unitOfWorkContract("PostgreSQL", open)
