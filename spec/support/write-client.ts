import { writeFile } from "node:fs/promises"
import { clientTypes } from "./client-types.ts"

await writeFile(new URL("../../adapters/client/api.ts", import.meta.url), await clientTypes())
