import type { KeptNode } from "../kept/kept-node.ts"
import { readCitation } from "../structures/reading/read-citation.ts"
import { inlineSourceTitle, wholeSource } from "../structures/reading/read-source.ts"
import type { GedcomStructure } from "../lines/parser.ts"
import { rewriteStructure } from "./rewrite-structure.ts"
import { type RewriteContext, convertedDates, type CurrentCitation, startReadContext } from "./rewrite-context.ts"
import { writeCitation } from "../structures/writing/write-citation.ts"

/** New citations as SOUR structures. */
export const newCitations = (citations: readonly CurrentCitation[]): readonly GedcomStructure[] =>
  citations.map((citation) => writeCitation(citation, { pointer: citation.pointer() }))

/** The children of a structure with its present citations: deleted ones removed, new ones at the end. */
export const withCitations = (
  children: readonly KeptNode[],
  citations: readonly CurrentCitation[],
  rewriting: RewriteContext,
): readonly GedcomStructure[] => {
  const isCitation = ({ tag, link }: KeptNode): boolean => tag === "SOUR" && link !== null
  if (citations.length === 0 && !children.some(isCitation)) return children
  const fresh = new Map(citations.map((citation) => [citation.id, citation]))
  const kept = children.flatMap((child) => {
    if (!isCitation(child)) return [child]
    const citation = fresh.get(child.link ?? "")
    if (citation === undefined) return []
    fresh.delete(citation.id)
    return [rewriteCitation(child, citation, rewriting)]
  })
  return [...kept, ...newCitations([...fresh.values()])]
}

const rewriteCitation = (node: KeptNode, citation: CurrentCitation, rewriting: RewriteContext): GedcomStructure => {
  const { reading, isUsed } = startReadContext(rewriting)
  const read = readCitation(node, reading)
  const title = inlineSourceTitle(node, rewriting.reading)
  const converts = rewriting.version !== rewriting.reading.version
  const isWorded = node.pointer === null
  // In 7.0 an inline source uses the place of PAGE, and in a conversion it becomes a record.
  const staysInWords =
    title !== null && citation.bareTitle === title && !converts && (isWorded || citation.page === null)
  if (staysInWords) citation.writtenInline()
  const there = isWorded ? { title: node.value } : { pointer: node.pointer }
  const before = writeCitation(read, there)
  // The texts below an inline source stay there; the conversion moves them.
  const now = writeCitation(citation, staysInWords || (isWorded && converts) ? there : { pointer: citation.pointer() })
  const structure =
    title === null || isWorded || staysInWords
      ? node
      : { ...node, children: node.children.filter((child) => child !== wholeSource(node)) }
  const rewritten = rewriteStructure({ structure, isUsed, alwaysRewritten: convertedDates(rewriting) }, before, now)
  return title === null || staysInWords ? rewritten : { ...rewritten, value: "", pointer: citation.pointer() }
}
