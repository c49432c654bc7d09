import { rewriteSource } from "../../domain/gedcom/export/rewrite-source.ts"
import type { RewriteContext } from "../../domain/gedcom/export/rewrite-context.ts"
import type { GedcomStructure } from "../../domain/gedcom/lines/parser.ts"
import type { Source } from "../../domain/evidence/source.ts"
import type { ExportContext } from "./export-context.ts"
import type { KeptRecordNode } from "./kept-record-node.ts"

/** A kept SOUR record with the present values of its source. */
export const keptSource = (
  { xrefs, xrefOf }: ExportContext,
  { row, node }: KeptRecordNode,
  source: Source,
  rewriting: RewriteContext,
): readonly GedcomStructure[] =>
  rewriteSource(
    node,
    source,
    { xref: xrefOf.source(source.id, row.xref), repositoryXref: xrefs.of("R", source.id) },
    rewriting,
  )

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
    associationsOf: () => [],
    mediaOf: () => [],
  }
  return sources
    .filter(({ id }) => !inlineSources.has(id) || referencedInline.has(id))
    .flatMap((source) => {
      const names = { xref: xrefOf.source(source.id, null), repositoryXref: xrefs.of("R", source.id) }
      return rewriteSource(null, source, names, rewriting).map((record) =>
        record.tag === "SOUR" ? { ...record, children: [...record.children, ...media.linksTo(source.id)] } : record,
      )
    })
}
