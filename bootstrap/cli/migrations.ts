import { migrate, migrationState } from "../../adapters/mikro-orm/migrate.ts"
import { settings, withInstance } from "./open-store.ts"
import { print, printMessage } from "./print.ts"

/** `stemma migrate status|up`. The code of `status` is 1 if migrations are missing. */
export const runMigrate = async ([verb, ...more]: readonly string[]): Promise<number> => {
  if ((verb !== "status" && verb !== "up") || more.length > 0) {
    printMessage("Usage: stemma migrate status|up")
    return 2
  }
  return withInstance(settings(), async ({ url }) => {
    const { applied, pending } = await migrationState(url)
    if (verb === "up") {
      await migrate(url, printMessage)
      print(pending.length === 0 ? "The schema was up to date." : `Applied: ${pending.join(", ")}.`)
      return 0
    }
    for (const name of applied) print(`applied  ${name}`)
    for (const name of pending) print(`missing  ${name}`)
    return pending.length === 0 ? 0 : 1
  })
}
