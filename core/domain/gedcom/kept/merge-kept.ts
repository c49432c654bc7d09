import { readKept } from "./kept-node.ts"
import { keptLines, type KeptRecord } from "./kept-record.ts"
import { isFileChange } from "../structures/file-change.ts"
import { sameValue } from "../../lifecycle.ts"
import { identifierInside } from "../structures/reading/read-identifiers.ts"
import type { GedcomNode, GedcomStructure } from "../lines/parser.ts"
import { writable } from "../lines/write-record.ts"

/** The result of mapping a record that is merged into an existing person. */
export interface MergedRecord {
  /** The record, with the xrefs that it has in the tree. */
  readonly record: GedcomNode
  readonly isUsed: (structure: GedcomNode) => boolean
  /** The id of the row that a structure became, or of the equal row that the tree already had. */
  readonly idOf: (structure: GedcomNode) => string | null
  /** Whether the structure is a note with a text that the person did not have. */
  readonly isFresh: (structure: GedcomNode) => boolean
  /** Whether a structure that the kept record lacks must not be added. */
  readonly staysAway: (structure: GedcomNode) => boolean
}

/** A structure that may get more children. */
interface Growing extends GedcomStructure {
  link: string | null
  children: Growing[]
}

/**
 * Adds the new parts of another record to a kept record: structures that became new rows, and structures without a
 * mapping. Each is added below the counterpart of its parent, after the last structure with its tag. A structure
 * that is already there is not added. A time of change is not added if the kept record has one. The time is linear in the
 * length of both records.
 */
export const mergeKept = (kept: KeptRecord, { record, isUsed, idOf, isFresh, staysAway }: MergedRecord): KeptRecord => {
  const byId = new Map<string, Growing>()
  const became = new Map(kept.links)
  const grow = (node: GedcomNode): Growing => growing(node, idOf, (added, id) => byId.set(id, added))
  const root = readKept(kept)
  const there = root.children.map((child) =>
    growing(
      child,
      ({ line }) => became.get(line) ?? null,
      (added, id) => byId.set(id, added),
    ),
  )
  const grown: Growing = { ...root, link: became.get(0) ?? null, children: there }

  /**
   * The structure with the same meaning. A structure that a reader used may have the same meaning in another form.
   */
  const counterpart = (node: GedcomNode, among: Among): Growing | undefined => {
    // The structures below an OBJE belong to this link alone, because many OBJE may link one file.
    if (node.tag === "OBJE") return among.next("whole", node)
    const id = idOf(node)
    // If several structures became the same row, the identical one is taken.
    if (id !== null) return among.next("whole", node) ?? byId.get(id)
    if (!isUsed(node)) return among.next("whole", node)
    return among.next("own", node) ?? (node.pointer === null ? among.next("tag", node) : undefined)
  }
  const isChanged = root.children.some(isFileChange)
  const isMissing = (node: GedcomNode, isOfRecord: boolean): boolean => {
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
      if (isRecord && isFileChange(node)) {
        if (!isChanged) added.push(grow(node))
        continue
      }
      const identifier = isRecord ? null : identifierInside(node)
      if (identifier !== null) {
        if (!target.children.some((child) => sameValue(identifierInside(child), identifier))) added.push(grow(node))
        continue
      }
      const isNew = isRecord && isFresh(node)
      const same = isNew ? undefined : counterpart(node, among)
      if (same === undefined) {
        if ((isNew || isMissing(node, isRecord)) && !(isRecord && staysAway(node))) added.push(grow(node))
      } else if (node.tag !== "OBJE") {
        // An earlier version may have left the line without a row.
        same.link ??= idOf(node)
        add(same, node, false)
      }
    }
    if (added.length > 0) target.children = behindTheirLike(target.children, added)
  }
  add(grown, record, true)
  return { ...kept, lines: keptLines(grown), links: linksOf(grown) }
}

/**
 * How far two structures are equal: with everything below them (`whole`), in their own payload (`own`), or only in
 * their tag, without a link (`tag`).
 */
type Sameness = "whole" | "own" | "tag"

const keyOf: Readonly<Record<Sameness, (structure: GedcomStructure) => string>> = {
  whole: (structure) => keptLines({ ...structure, xref: null }),
  own: ({ tag, value, pointer }) => JSON.stringify([tag, writable(value), pointer]),
  tag: ({ tag }) => tag,
}

/**
 * Finds the counterparts of structures. Each structure is the counterpart of one other at most, so of two equal
 * structures the second needs a second counterpart.
 */
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

/** Inserts each structure after the last one with its tag. Structures with a new tag come last. */
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
