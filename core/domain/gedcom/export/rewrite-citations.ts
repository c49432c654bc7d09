import type { KeptNode } from "../kept/kept-node.ts"
import { readCitation } from "../structures/read-citation.ts"
import { inlineSourceTitle, wholeSource } from "../structures/read-source.ts"
import type { GedcomStructure } from "../lines/parser.ts"
import { rewriteStructure } from "./rewrite-structure.ts"
import { type RewriteContext, changedDates, type CurrentCitation, startReadContext } from "./rewrite-context.ts"
import { writeCitation } from "../structures/write-citation.ts"

/** New citations as SOUR structures. */
export const stateCitations = (citations: readonly CurrentCitation[]): readonly GedcomStructure[] =>
  citations.map((citation) => writeCitation(citation, { pointer: citation.pointer() }))

/** The children of a structure with its present citations: deleted ones removed, new ones at the end. */
export const withCitations = (
  children: readonly KeptNode[],
  citations: readonly CurrentCitation[],
  restating: RewriteContext,
): readonly GedcomStructure[] => {
  const isCitation = ({ tag, link }: KeptNode): boolean => tag === "SOUR" && link !== null
  if (citations.length === 0 && !children.some(isCitation)) return children
  const fresh = new Map(citations.map((citation) => [citation.id, citation]))
  const stated = children.flatMap((child) => {
    if (!isCitation(child)) return [child]
    const citation = fresh.get(child.link ?? "")
    if (citation === undefined) return []
    fresh.delete(citation.id)
    return [restateCitation(child, citation, restating)]
  })
  return [...stated, ...stateCitations([...fresh.values()])]
}

const restateCitation = (node: KeptNode, citation: CurrentCitation, restating: RewriteContext): GedcomStructure => {
  const { reading, isUsed } = startReadContext(restating)
  const read = readCitation(node, reading)
  const title = inlineSourceTitle(node, restating.reading.version)
  const converts = restating.version !== restating.reading.version
  const isWorded = node.pointer === null
  // In 7.0 an inline source uses the place of PAGE, and in a conversion it becomes a record.
  const staysInWords =
    title !== null && citation.bareTitle === title && !converts && (isWorded || citation.page === null)
  if (staysInWords) citation.toldInWords()
  const there = isWorded ? { title: node.value } : { pointer: node.pointer }
  const before = writeCitation(read, there)
  // The texts below an inline source stay there; the conversion moves them.
  const now = writeCitation(citation, staysInWords || (isWorded && converts) ? there : { pointer: citation.pointer() })
  const structure =
    title === null || isWorded || staysInWords
      ? node
      : { ...node, children: node.children.filter((child) => child !== wholeSource(node)) }
  const restated = rewriteStructure({ structure, isUsed, reworded: changedDates(restating) }, before, now)
  return title === null || staysInWords ? restated : { ...restated, value: "", pointer: citation.pointer() }
}
