import type { KeptNode } from "../../domain/gedcom/kept-node.ts"
import { restateSource } from "../../domain/gedcom/restate-source.ts"
import type { Restating } from "../../domain/gedcom/restating.ts"
import type { GedcomStructure } from "../../domain/gedcom/record.ts"
import type { Source } from "../../domain/source.ts"
import type { KeptRow } from "../../ports/export-reads.ts"
import type { Exporting } from "./exporting.ts"

/** A kept SOUR record as its source is now. */
export const keptSource = (
  { xrefs, xrefOf }: Exporting,
  row: KeptRow,
  node: KeptNode,
  source: Source,
  restating: Restating,
): readonly GedcomStructure[] =>
  restateSource(node, source, xrefOf.source(source.id, row.xref), xrefs.of("R", source.id), restating)

/** SOUR records of sources that no file brought; without those that are told in words, and only so, where they are cited. */
export const newSources = (
  { xrefs, xrefOf, version, toldInWords, pointedAt, media }: Exporting,
  sources: readonly Source[],
): readonly GedcomStructure[] => {
  const restating = {
    version,
    reading: { version, noteText: () => null, repositoryName: () => null },
    citationsOf: () => [],
    mediaOf: () => [],
  }
  return sources
    .filter(({ id }) => !toldInWords.has(id) || pointedAt.has(id))
    .flatMap((source) =>
      restateSource(null, source, xrefOf.source(source.id, null), xrefs.of("R", source.id), restating).map((record) =>
        record.tag === "SOUR" ? { ...record, children: [...record.children, ...media.linksTo(source.id)] } : record,
      ),
    )
}
