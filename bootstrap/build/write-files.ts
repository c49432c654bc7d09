/** Writes the files of the built package that are not code: `node bootstrap/build/write-files.ts DIST`. */
import { writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { openapi } from "../../adapters/http/openapi/openapi.ts"
import { routeTable } from "../../adapters/http/routes.ts"
import manifest from "../../package.json" with { type: "json" }

const dist = resolve(process.argv[2] ?? "dist")

/** The description of the API, for programs that generate a client. */
await writeFile(join(dist, "openapi.json"), `${JSON.stringify(openapi(routeTable, manifest.version), null, 2)}\n`)

/** What the code reads of its manifest. `exports` counts in the manifest of the package only. */
const { type, version, peerDependencies } = manifest
await writeFile(join(dist, "package.json"), `${JSON.stringify({ type, version, peerDependencies }, null, 2)}\n`)
