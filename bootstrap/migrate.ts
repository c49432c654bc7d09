/**
 * Migrates the database and ends. A server does the same when it starts; this is for operators who want to do it
 * before.
 */
import * as E from "fp-ts/lib/Either.js"
import { pino } from "pino"
import { readConfig } from "./config.ts"
import { production } from "./production.ts"
import { startFailure } from "./start/failure.ts"

const config = readConfig()
if (E.isLeft(config)) {
  console.error(config.left)
  process.exitCode = 1
} else if (config.right.databaseUrl?.startsWith("memory:")) {
  console.error("DATABASE_URL is memory:, which has no schema to migrate")
  process.exitCode = 1
} else {
  try {
    const store = await production(config.right, pino({ level: config.right.logLevel }))
    await store.close()
    console.error("The database is up to date.")
  } catch (error) {
    console.error(startFailure(error, config.right))
    process.exitCode = 1
  }
}
