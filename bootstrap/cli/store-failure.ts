import { DataDirInUse } from "../../adapters/embedded-postgres/data-dir-lock.ts"
import type { Config } from "../config.ts"
import { startFailure } from "../start/failure.ts"

/** Why a command cannot open the store, in one line, with the remedy if the data folder belongs to a running service. */
export const storeFailure = (error: unknown, config: Config): string =>
  error instanceof DataDirInUse
    ? `${error.message}: name that service with --url URL, or stop it first.`
    : startFailure(error, config)
