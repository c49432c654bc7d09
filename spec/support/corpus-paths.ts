import * as E from "fp-ts/lib/Either.js"
import type { GedcomNode } from "../../core/domain/gedcom/lines/parser.ts"
import { readGedcom } from "../../core/domain/gedcom/lines/read-gedcom.ts"
import type { CorpusFile } from "./corpus.ts"
import { inChunks } from "./gedcom-bytes.ts"

/**
 * What a file of the corpus tries: the tag path of each of its lines, such as `INDI.BIRT.DATE`, and its version and
 * encoding. A file that is refused tries only its refusal.
 */
export const featuresOf = async ({ name, bytes }: CorpusFile): Promise<ReadonlySet<string>> => {
  const opened = await readGedcom(inChunks(bytes()), () => {})
  if (E.isLeft(opened)) return new Set([`refused ${name}`])
  const features = new Set<string>()
  const addPaths = ({ tag, children }: GedcomNode, parent: string): void => {
    const path = `${parent}${tag}`
    features.add(path)
    for (const child of children) addPaths(child, `${path}.`)
  }
  for await (const records of opened.right.records) for (const record of records) addPaths(record, "")
  return features.add(`version ${opened.right.version}`).add(`encoding ${opened.right.decision().encoding}`)
}

/**
 * A small list of files that together have every feature of all files: of the files that are left, always the one with
 * the most new features for its size (Chvátal, "A greedy heuristic for the set-covering problem", 1979).
 */
export const coverOf = async (files: readonly CorpusFile[]): Promise<readonly string[]> => {
  const candidates = await Promise.all(
    files.map(async (file) => ({
      name: file.name,
      cost: 20_000 + file.bytes().length,
      features: await featuresOf(file),
    })),
  )
  const covered = new Set<string>()
  const chosen: string[] = []
  for (;;) {
    const [best] = candidates
      .map(({ name, cost, features }) => ({ name, features, gain: features.difference(covered).size / cost }))
      .toSorted((one, other) => other.gain - one.gain || one.name.localeCompare(other.name))
    if (best === undefined || best.gain === 0) return chosen
    for (const feature of best.features) covered.add(feature)
    chosen.push(best.name)
  }
}
