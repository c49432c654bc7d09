import type { KeptNode } from "../../domain/gedcom/kept/kept-node.ts"
import { rewriteSource } from "../../domain/gedcom/export/rewrite-source.ts"
import type { RewriteContext } from "../../domain/gedcom/export/rewrite-context.ts"
import type { GedcomStructure } from "../../domain/gedcom/lines/parser.ts"
import type { Source } from "../../domain/source.ts"
import type { KeptRow } from "../../ports/export-reads.ts"
import type { ExportContext } from "./export-context.ts"

/** A kept SOUR record with the present values of its source. */
export const keptSource = (
  { xrefs, xrefOf }: ExportContext,
  row: KeptRow,
  node: KeptNode,
  source: Source,
  rewriting: RewriteContext,
): readonly GedcomStructure[] =>
  rewriteSource(node, source, xrefOf.source(source.id, row.xref), xrefs.of("R", source.id), rewriting)

/**
 * SOUR records of sources that no file brought, except for those that are only written inline where they are cited.
 */
export const newSources = (
  { xrefs, xrefOf, version, inlineSources, referencedInline, media }: ExportContext,
  sources: readonly Source[],
): readonly GedcomStructure[] => {
  const rewriting = {
    version,
    reading: { version, noteText: () => null, repositoryName: () => null },
    citationsOf: () => [],
    mediaOf: () => [],
  }
  return sources
    .filter(({ id }) => !inlineSources.has(id) || referencedInline.has(id))
    .flatMap((source) =>
      rewriteSource(null, source, xrefOf.source(source.id, null), xrefs.of("R", source.id), rewriting).map((record) =>
        record.tag === "SOUR" ? { ...record, children: [...record.children, ...media.linksTo(source.id)] } : record,
      ),
    )
}
