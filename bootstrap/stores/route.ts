import type { DatabaseRoute } from "../../adapters/mikro-orm/connection/route.ts"
import type { Config } from "../config.ts"

/** How this process reaches the database at this URL, by the settings. */
export const routeOf = (
  url: string,
  { databaseDirectUrl, databaseStatements }: Pick<Config, "databaseDirectUrl" | "databaseStatements">,
): DatabaseRoute => ({ url, directUrl: databaseDirectUrl, statements: databaseStatements })
