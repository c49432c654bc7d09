import { grammarOf, trimmedOrNull } from "../../domain/gedcom/structures/read-context.ts"
import { type KeptNode, readKept } from "../../domain/gedcom/kept/kept-node.ts"
import { mappedStructures, type PresentRows } from "../../domain/gedcom/kept/mapped-structures.ts"
import { PersonId, type RecordId } from "../../domain/ids.ts"
import type { KeptContents, KeptRow } from "../../ports/export-reads.ts"

/** A kept record, and those of its structures that are data. */
export interface MappedRecord {
  readonly row: KeptRow
  readonly node: KeptNode
  readonly mapped: ReadonlySet<KeptNode>
}

/** Finds which structures of these kept records are data. The number of reads does not depend on the number of records. */
export const mappedRecords = async (tree: KeptContents, rows: readonly KeptRow[]): Promise<readonly MappedRecord[]> => {
  if (rows.length === 0) return []
  const records = rows.map((row) => ({ row, node: readKept(row) }))
  const facts = await presentRows(
    tree,
    records.map(({ node }) => node),
  )
  return records.map(({ row, node }) => ({ row, node, mapped: mappedStructures(node, facts(row)) }))
}

/** Tags whose pointers decide what their structure says. */
const decidingPointers: ReadonlySet<string> = new Set(["NOTE", "SNOTE", "REPO", "OBJE", "FAMC", "FAMS"])

const presentRows = async (tree: KeptContents, nodes: readonly KeptNode[]): Promise<(row: KeptRow) => PresentRows> => {
  const { xrefs, links, parents } = namedIn(nodes)
  const [pointedAt, headers, edges] = await Promise.all([
    tree.keptBy({ xrefs }),
    tree.headers(),
    tree.edges(parents.filter(PersonId.is)),
  ])
  const targets = firstByXref(pointedAt)
  const files = [...targets.values()].flatMap(({ row, links: inside }) => (row.tag === "OBJE" ? inside() : []))
  const live = new Set(await tree.liveAmong([...links, ...files]))
  const homes = new Map<string, RecordId | null>(edges.map(({ id, familyRecordId }) => [id, familyRecordId]))
  const families = new Set(homes.values())
  const targetOf = (xref: string, tags: readonly string[]): Target | null => {
    const target = targets.get(xref)
    return target === undefined || !tags.includes(target.row.tag) ? null : target
  }
  return ({ id, position }) => ({
    reading: {
      version: versionAt(headers, position),
      noteText: (xref) => targetOf(xref, ["NOTE", "SNOTE"])?.node.value ?? null,
      repositoryName: (xref) => {
        const name = targetOf(xref, ["REPO"])?.node.children.find(({ tag }) => tag === "NAME")
        return name === undefined ? null : trimmedOrNull(name.value)
      },
    },
    isLive: (one) => live.has(one),
    isFamily: (xref) => targetOf(xref, ["FAM"]) !== null,
    isMedium: (xref) =>
      targetOf(xref, ["OBJE"])
        ?.links()
        .some((one) => live.has(one)) === true,
    hasTimeOf: () => families.has(id),
    hasValuesOf: ({ link }) => link !== null && homes.get(link) === id,
  })
}

/** The xrefs and rows that records name, and the partners of the families among them. */
const namedIn = (nodes: readonly KeptNode[]) => {
  const [xrefs, links, parents] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const visit = ({ tag, pointer, link, children }: KeptNode): void => {
    if (pointer !== null && decidingPointers.has(tag)) xrefs.add(pointer)
    if (link !== null) links.add(link)
    if (link !== null && (tag === "HUSB" || tag === "WIFE")) parents.add(link)
    children.forEach(visit)
  }
  nodes.forEach(visit)
  return { xrefs: [...xrefs], links: [...links], parents: [...parents] }
}

/** A record that pointers lead to. */
interface Target {
  readonly row: KeptRow
  readonly node: KeptNode
  /** The rows that its structures became. */
  readonly links: () => readonly string[]
}

/** If several records have one xref, pointers lead to the first. */
const firstByXref = (rows: readonly KeptRow[]): ReadonlyMap<string, Target> => {
  const found = new Map<string, Target>()
  for (const row of rows)
    if (row.xref !== null && !row.isDeleted && !found.has(row.xref))
      found.set(row.xref, { row, node: readKept(row), links: () => row.links.map(([, id]) => id) })
  return found
}

/** The version of the file to which the record at this position belongs: that of the last HEAD before it. */
const versionAt = (headers: readonly KeptRow[], position: number) => {
  const head = headers.findLast((row) => row.tag === "HEAD" && row.position <= position)
  const gedcom = head === undefined ? undefined : readKept(head).children.find(({ tag }) => tag === "GEDC")
  return grammarOf(gedcom?.children.find(({ tag }) => tag === "VERS")?.value ?? null)
}
