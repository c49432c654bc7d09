import { readKept } from "./kept-node.ts"
import { keptLines, type KeptRecord } from "./kept-record.ts"
import type { GedcomNode, GedcomStructure } from "../lines/parser.ts"
import { writable } from "../lines/write-record.ts"

/** What the mapping made of the structures of a record that was merged. */
export interface MergedRecord {
  /** The record, by the names that it has in the tree. */
  readonly record: GedcomNode
  readonly isUsed: (structure: GedcomNode) => boolean
  /** The id of what a structure became, or of the equal one that the tree had. */
  readonly idOf: (structure: GedcomNode) => string | null
  /** Whether this is a note that tells what no note of the person told before. */
  readonly isFresh: (structure: GedcomNode) => boolean
  /** Whether a structure of the record, which is not there, is to stay away nevertheless. */
  readonly staysAway: (structure: GedcomNode) => boolean
}

/** A structure that others may yet come to stand below. */
interface Growing extends GedcomStructure {
  readonly link: string | null
  children: Growing[]
}

/**
 * A kept record with what another adds to it: structures that became something new, and structures without mapping. Each stands below the same as where it
 * came from, behind its like; none that stands there already is added. When it was last changed (CHAN) each record says of itself. In time with both
 * records' lengths.
 */
export const mergeKept = (kept: KeptRecord, { record, isUsed, idOf, isFresh, staysAway }: MergedRecord): KeptRecord => {
  const told = new Map<string, Growing>()
  const became = new Map(kept.links)
  const grow = (node: GedcomNode): Growing => growing(node, idOf, (added, id) => told.set(id, added))
  const root = readKept(kept)
  const there = root.children.map((child) =>
    growing(
      child,
      ({ line }) => became.get(line) ?? null,
      (added, id) => told.set(id, added),
    ),
  )
  const grown: Growing = { ...root, link: became.get(0) ?? null, children: there }

  /** The structure that tells the same. What was used may be told in other words. */
  const counterpart = (node: GedcomNode, among: Among): Growing | undefined => {
    // What an OBJE has below it is its own: many may link one file.
    if (node.tag === "OBJE") return among.next("whole", node)
    const id = idOf(node)
    // Of several that tell the same name or event, the very same.
    if (id !== null) return among.next("whole", node) ?? told.get(id)
    if (!isUsed(node)) return among.next("whole", node)
    return among.next("own", node) ?? (node.pointer === null ? among.next("tag", node) : undefined)
  }
  const isChanged = root.children.some(({ tag }) => tag === "CHAN")
  const isMissing = (node: GedcomNode, isOfRecord: boolean): boolean => {
    if (isOfRecord && node.tag === "CHAN") return !isChanged
    return (
      !isUsed(node) ||
      idOf(node) !== null ||
      node.tag === "OBJE" ||
      (isOfRecord && (node.tag === "FAMC" || node.tag === "FAMS"))
    )
  }

  const add = (target: Growing, { children }: GedcomNode, isRecord: boolean): void => {
    const among = structuresAmong(target.children)
    const added: Growing[] = []
    for (const node of children) {
      const isNew = isRecord && isFresh(node)
      const same = isNew ? undefined : counterpart(node, among)
      if (same === undefined) {
        if ((isNew || isMissing(node, isRecord)) && !(isRecord && staysAway(node))) added.push(grow(node))
      } else if (node.tag !== "OBJE") add(same, node, false)
    }
    if (added.length > 0) target.children = behindTheirLike(target.children, added)
  }
  add(grown, record, true)
  return { ...kept, lines: keptLines(grown), links: linksOf(grown) }
}

/** In how much two structures are the same: with all that is below them, in their own text, or in their tag alone and linked to nothing. */
type Sameness = "whole" | "own" | "tag"

const keyOf: Readonly<Record<Sameness, (structure: GedcomStructure) => string>> = {
  whole: (structure) => keptLines({ ...structure, xref: null }),
  own: ({ tag, value, pointer }) => JSON.stringify([tag, writable(value), pointer]),
  tag: ({ tag }) => tag,
}

/** Some structures, each of which stands for one other at most: of two equal ones the second is another. */
interface Among {
  readonly next: (sameness: Sameness, as: GedcomStructure) => Growing | undefined
}

const structuresAmong = (structures: readonly Growing[]): Among => {
  const met = new Set<Growing>()
  const indexes = new Map<Sameness, Map<string, Growing[]>>()
  const indexBy = (sameness: Sameness): Map<string, Growing[]> => {
    const known = indexes.get(sameness)
    if (known !== undefined) return known
    const candidates = sameness === "tag" ? structures.filter(({ link }) => link === null) : structures
    const index = Map.groupBy(candidates.toReversed(), keyOf[sameness])
    indexes.set(sameness, index)
    return index
  }
  const next: Among["next"] = (sameness, as) => {
    const found = indexBy(sameness).get(keyOf[sameness](as)) ?? []
    for (let candidate = found.pop(); candidate !== undefined; candidate = found.pop()) {
      if (met.has(candidate)) continue
      met.add(candidate)
      return candidate
    }
    return undefined
  }
  return { next }
}

/** Each behind the last one of its tag, those of other tags last. */
const behindTheirLike = (there: readonly Growing[], added: readonly Growing[]): Growing[] => {
  const byTag = Map.groupBy(added, ({ tag }) => tag)
  const last = new Map(there.map(({ tag }, index) => [tag, index]))
  const between = there.flatMap((structure, index) =>
    last.get(structure.tag) === index ? [structure, ...(byTag.get(structure.tag) ?? [])] : [structure],
  )
  return [...between, ...added.filter(({ tag }) => !last.has(tag))]
}

const growing = (
  node: GedcomNode,
  idOf: (node: GedcomNode) => string | null,
  found: (grown: Growing, id: string) => void,
): Growing => {
  const { xref, tag, value, pointer, children } = node
  const link = idOf(node)
  const grown = { xref, tag, value, pointer, link, children: children.map((child) => growing(child, idOf, found)) }
  if (link !== null) found(grown, link)
  return grown
}

const linksOf = (record: Growing): KeptRecord["links"] => {
  const links: (readonly [number, string])[] = []
  let index = 0
  const visit = ({ link, children }: Growing): void => {
    if (link !== null) links.push([index, link])
    index++
    children.forEach(visit)
  }
  visit(record)
  return links
}
