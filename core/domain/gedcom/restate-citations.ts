import type { KeptNode } from "./kept-node.ts"
import { readCitation } from "./read-citation.ts"
import { inlineSourceTitle } from "./read-source.ts"
import type { GedcomStructure } from "./record.ts"
import { restate } from "./restate.ts"
import { type Restating, rewordedDates, type StatedCitation, startReading } from "./restating.ts"
import { writeCitation } from "./write-citation.ts"

/** New citations as SOUR structures. */
export const stateCitations = (citations: readonly StatedCitation[]): readonly GedcomStructure[] =>
  citations.map((citation) => writeCitation(citation, { pointer: citation.pointer() }))

/** The children of a structure, with the citations among them as they are now: those that are gone left out, new ones last. */
export const withCitations = (children: readonly KeptNode[], citations: readonly StatedCitation[], restating: Restating): readonly GedcomStructure[] => {
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

const restateCitation = (node: KeptNode, citation: StatedCitation, restating: Restating): GedcomStructure => {
  const { reading, isUsed } = startReading(restating)
  const read = readCitation(node, reading)
  const isInWords = node.pointer === null
  const converts = restating.version !== restating.reading.version
  // 7.0 has no source in words, and 5.5.1 no page of one.
  const staysInWords = isInWords && citation.bareTitle === inlineSourceTitle(node) && !converts
  if (staysInWords) citation.toldInWords()
  const before = writeCitation(read, isInWords ? { title: node.value } : { pointer: node.pointer })
  const now = writeCitation(citation, staysInWords || (isInWords && converts) ? { title: node.value } : { pointer: citation.pointer() })
  const restated = restate({ structure: node, isUsed, reworded: rewordedDates(restating) }, before, now)
  return isInWords && converts ? { ...restated, value: "", pointer: citation.pointer() } : restated
}
