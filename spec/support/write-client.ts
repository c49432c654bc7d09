import { writeFile } from "node:fs/promises"
import { clientTypes } from "./client-types.ts"

await writeFile(new URL("api.d.ts", import.meta.url), await clientTypes())
