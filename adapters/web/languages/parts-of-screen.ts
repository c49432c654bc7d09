import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Metafile } from "esbuild"

/** The files that an entry loads at once. */
const filesOf = (file: string, { inputs }: Metafile, known: Set<string>): ReadonlySet<string> => {
  if (known.has(file)) return known
  known.add(file)
  for (const { path, kind } of inputs[file]?.imports ?? [])
    if (kind === "import-statement") filesOf(path, { inputs, outputs: {} }, known)
  return known
}

/** The parts of the words that these files and what they load at once need: the names in `part("…")`. */
export const partsOfFiles = async (
  app: string,
  entries: readonly string[],
  meta: Metafile,
): Promise<ReadonlySet<string>> => {
  const files = new Set<string>()
  for (const entry of entries) filesOf(entry, meta, files)
  const parts = new Set<string>()
  for (const file of files) {
    if (file.includes("node_modules")) continue
    const text = await readFile(join(app, file), "utf8")
    for (const [, name = ""] of text.matchAll(/ part<typeof messages>\("([^"]+)"\)/g)) parts.add(name)
  }
  return parts
}
