/** Writes the package of the client alone: `node adapters/build/build-client.ts FOLDER`. `npm pack FOLDER` packs it. */
import { execFileSync } from "node:child_process"
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"

const root = resolve(import.meta.dirname, "../..")
const client = join(root, "adapters/client")
const folder = resolve(process.argv[2] ?? join(root, "node_modules/.cache/client"))
const dist = join(folder, "dist")

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const compiler = join(root, "node_modules/@typescript/native/bin/tsc")
execFileSync(compiler, ["-p", client, "--outDir", dist], { stdio: "inherit" })
// Blanks at the beginning of its lines are a quarter of the types of the API. A description and a list of words need no tag,
// and no field a line of its own.
const types = join(dist, "adapters/client/api.d.ts")
const shorter = (await readFile(types, "utf8"))
  .replace(/^ +/gm, "")
  .replaceAll("/** @description ", "/** ")
  .replaceAll("* @description ", "* ")
  .replace(/^\* @enum \{string\}\n/gm, "")
  .replaceAll("{\n", "{")
  .replaceAll(";\n}", "}")
  .replaceAll(";\n", ";")
await writeFile(types, shorter)
for (const name of ["package.json", "README.md"]) await copyFile(join(client, name), join(folder, name))
await copyFile(join(root, "LICENSE"), join(folder, "LICENSE"))
