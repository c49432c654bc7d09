import type { KeptNode } from "../kept/kept-node.ts"
import type { GedcomStructure } from "../lines/parser.ts"
import { extensionTag, isCitation } from "../structures/citation-tags.ts"
import { textStructure } from "../structures/structure.ts"
import { newCitations, rewriteCitation } from "./rewrite-citations.ts"
import type { CurrentCitation, RewriteContext } from "./rewrite-context.ts"

/** The kept citations of a person and of the gender, by id. */
export interface KeptCitations {
  readonly ofPerson: ReadonlyMap<string, KeptNode>
  readonly ofGender: ReadonlyMap<string, KeptNode>
}

/** Finds the kept citations below an INDI record and below its SEX lines, the first of each. */
export const keptCitations = (record: KeptNode): KeptCitations => {
  const [ofPerson, ofGender] = [new Map<string, KeptNode>(), new Map<string, KeptNode>()]
  const add = (found: Map<string, KeptNode>, { tag, children }: KeptNode): void => {
    for (const child of children)
      if (child.link !== null && isCitation(child, tag) && !found.has(child.link)) found.set(child.link, child)
  }
  add(ofPerson, record)
  for (const child of record.children) if (child.tag === "SEX") add(ofGender, child)
  return { ofPerson, ofGender }
}

/**
 * The children of an INDI record with the present citations of the gender below SEX: deleted ones removed, new ones at the end of
 * the first. A gender that is not known is SEX U.
 */
export const withGenderCitations = (
  children: readonly GedcomStructure[],
  { ofPerson, ofGender }: KeptCitations,
  citations: readonly CurrentCitation[],
  rewriting: RewriteContext,
): readonly GedcomStructure[] => {
  if (citations.length === 0 && ofGender.size === 0) return children
  const fresh = new Map(citations.map((citation) => [citation.id, citation]))
  const nodes = new Map<GedcomStructure, KeptNode>(Array.from(ofGender.values(), (node) => [node, node]))
  const kept = children.map((child) => {
    if (child.tag !== "SEX" || !child.children.some((below) => nodes.has(below))) return child
    const below = child.children.flatMap((structure) => {
      const node = nodes.get(structure)
      if (node === undefined) return [structure]
      const citation = fresh.get(node.link ?? "")
      if (citation === undefined) return []
      fresh.delete(citation.id)
      return [{ ...rewriteCitation(node, citation, rewriting), tag: node.tag }]
    })
    return { ...child, children: below }
  })
  if (fresh.size === 0) return kept
  const added = [...fresh.values()].flatMap((citation) => {
    const node = ofGender.get(citation.id) ?? ofPerson.get(citation.id)
    const stated =
      node === undefined ? newCitations([citation], rewriting.version) : [rewriteCitation(node, citation, rewriting)]
    return stated.map((structure) => ({ ...structure, tag: ofGender.get(citation.id)?.tag ?? extensionTag }))
  })
  const first = kept.find(({ tag }) => tag === "SEX")
  if (first === undefined) return [...kept, textStructure("SEX", "U", added)]
  return kept.map((child) => (child === first ? { ...child, children: [...child.children, ...added] } : child))
}
