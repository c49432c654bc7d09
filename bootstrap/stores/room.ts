import { roomOn } from "../../adapters/files/free-space.ts"
import type { Config } from "../config.ts"
import type { Store } from "./store.ts"

/**
 * Whether the disk of the database has room beside `minFreeBytes`. Only an embedded database is on a disk that this
 * process sees, that of `DATA_DIR`.
 */
export const roomOf = ({
  databaseUrl,
  dataDir,
  minFreeBytes,
}: Pick<Config, "databaseUrl" | "dataDir" | "minFreeBytes">): Pick<Store, "hasRoom"> =>
  databaseUrl === null ? { hasRoom: roomOn(dataDir, minFreeBytes) } : {}
