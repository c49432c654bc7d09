import type { GedcomVersion } from "../../date/gedcom-words.ts"
import type { KeptNode } from "../kept/kept-node.ts"
import { citationWithUnread, isEvidenceUnread, withFields } from "../kept/unread-evidence.ts"
import { type CitationValues, readCitation } from "../structures/reading/read-citation.ts"
import { inlineSourceTitle, wholeSource } from "../structures/reading/read-source.ts"
import type { GedcomStructure } from "../lines/parser.ts"
import { textStructure } from "../structures/structure.ts"
import { inTheirLines, rewriteIdentifiers } from "./rewrite-identifiers.ts"
import { rewriteStructure } from "./rewrite-structure.ts"
import { type RewriteContext, convertedDates, type CurrentCitation, startReadContext } from "./rewrite-context.ts"
import { writeCitation } from "../structures/writing/write-citation.ts"

/** New citations as SOUR structures. */
export const newCitations = (
  citations: readonly CurrentCitation[],
  version: GedcomVersion,
): readonly GedcomStructure[] =>
  citations.map((citation) =>
    withMedia(writeCitation(citation, { pointer: citation.pointer() }, version), citation.media()),
  )

const withMedia = (structure: GedcomStructure, media: readonly GedcomStructure[]): GedcomStructure =>
  media.length === 0 ? structure : { ...structure, children: [...structure.children, ...media] }

/**
 * The children of a structure with its present citations: deleted ones removed, new ones at the end. `elsewhere` has kept structures
 * of citations that had another place.
 */
export const withCitations = (
  children: readonly KeptNode[],
  citations: readonly CurrentCitation[],
  rewriting: RewriteContext,
  elsewhere: ReadonlyMap<string, KeptNode> = new Map(),
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
  const added = [...fresh.values()].flatMap((citation) => {
    const node = elsewhere.get(citation.id)
    if (node === undefined) return newCitations([citation], rewriting.version)
    return [{ ...rewriteCitation(node, citation, rewriting), tag: "SOUR" }]
  })
  return [...kept, ...added]
}

/** A kept citation with its present values. */
export const rewriteCitation = (
  node: KeptNode,
  stored: CurrentCitation,
  rewriting: RewriteContext,
): GedcomStructure => {
  const { reading, isUsed } = startReadContext(rewriting)
  const read = readCitation(node, reading)
  const citation = withFields(isEvidenceUnread(node) ? citationWithUnread(stored, read) : stored, read)
  const title = inlineSourceTitle(node, rewriting.reading)
  const converts = rewriting.version !== rewriting.reading.version
  const isWorded = node.pointer === null
  // In 7.0 an inline source uses the place of PAGE, and in a conversion it becomes a record.
  const staysInWords =
    title !== null &&
    citation.bareTitle === title &&
    !converts &&
    (isWorded ? fitsInWords(citation, read) : citation.page === null)
  if (staysInWords) citation.writtenInline()
  const there = isWorded ? { title: node.value } : { pointer: node.pointer }
  const { version } = rewriting
  const before = writeCitation({ ...read, ...inTheirLines }, there, version)
  // The texts below an inline source stay there; the conversion moves them.
  const target = staysInWords || (isWorded && converts) ? there : { pointer: citation.pointer() }
  const now = writeCitation({ ...citation, ...inTheirLines }, target, version)
  const own =
    title === null || isWorded || staysInWords
      ? node.children
      : node.children.filter((child) => child !== wholeSource(node))
  const isSame = citation.detail === read.detail && citation.date === read.date
  const children = isSame ? own : inTheirPlaces(own, "title" in target)
  const kept = {
    structure: { ...node, children },
    isUsed: (below: GedcomStructure) => below.tag === "DATA" || isUsed(below),
    alwaysRewritten: convertedDates(rewriting),
  }
  const merged = rewriteStructure(kept, before, now)
  const identifiers = { before: read.identifiers, now: stored.identifiers }
  const rewritten = {
    ...merged,
    children: rewriteIdentifiers(merged.children, identifiers, { record: "inside", version }),
  }
  const withAllMedia = withMedia(rewritten, stored.media())
  return title === null || staysInWords ? withAllMedia : { ...withAllMedia, value: "", pointer: citation.pointer() }
}

/** An inline source has no place for these (5.5.1, the second form of SOURCE_CITATION), unless its file had them. */
const fitsInWords = (now: CitationValues, read: CitationValues): boolean =>
  (["date", "eventType", "role"] as const).every((field) => now[field] === null || now[field] === read[field])

const isDataOrText = ({ tag }: GedcomStructure): boolean => tag === "DATA" || tag === "TEXT"

/**
 * The children with all DATA in one, and the texts where they are written: in it, or directly below an inline source.
 * Files may have several, and texts in the other place.
 */
const inTheirPlaces = (children: readonly GedcomStructure[], isInline: boolean): readonly GedcomStructure[] => {
  const parts = children.filter(isDataOrText)
  const all = parts.flatMap((part) => (part.tag === "DATA" ? part.children : [part]))
  const below = all.filter(({ tag }) => !isInline || tag !== "TEXT")
  const texts = all.filter((one) => !below.includes(one))
  const data = { ...(parts.find(({ tag }) => tag === "DATA") ?? textStructure("DATA", "")), children: below }
  const placed = [...(below.length === 0 ? [] : [data]), ...texts]
  return children.flatMap((child) => {
    if (child === parts[0]) return placed
    return isDataOrText(child) ? [] : [child]
  })
}
