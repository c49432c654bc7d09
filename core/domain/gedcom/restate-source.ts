import type { Source } from "../source.ts"
import type { KeptNode } from "./kept-node.ts"
import { readSource } from "./read-source.ts"
import type { GedcomStructure } from "./record.ts"
import { restateChildren } from "./restate.ts"
import { type Restating, startReading } from "./restating.ts"
import { worded } from "./structure.ts"
import { writeRepository, writeSource } from "./write-source.ts"

/** The SOUR record of a source, and the REPO record of its repository where none was kept. */
export const restateSource = (
  kept: KeptNode | null,
  source: Source,
  xref: string,
  repositoryXref: string,
  restating: Restating,
): readonly GedcomStructure[] => {
  const { version } = restating
  const now = writeSource(source, repositoryXref, version)
  const repository = source.repository === null ? [] : [writeRepository(repositoryXref, source.repository)]
  if (kept === null) return [{ ...worded("SOUR", "", now), xref }, ...repository]
  const { reading, isUsed } = startReading(restating)
  const read = readSource(kept, reading)
  const staysThere = read.repository === source.repository
  const before = writeSource(read, staysThere ? repositoryXref : "@VOID@", version)
  const children = restateChildren({ structure: kept, isUsed, reworded: new Set() }, before, now)
  return [{ ...kept, xref, children }, ...(staysThere ? [] : repository)]
}
