import type { GedcomVersion } from "../../domain/date/gedcom-words.ts"
import { convertRecord } from "../../domain/gedcom/convert/convert-record.ts"
import { type KeptNode, readKept } from "../../domain/gedcom/kept/kept-node.ts"
import { trimmedOrNull } from "../../domain/gedcom/structures/read-context.ts"
import type { GedcomStructure } from "../../domain/gedcom/lines/parser.ts"
import type { RewriteContext } from "../../domain/gedcom/export/rewrite-context.ts"
import { removePointers } from "../../domain/gedcom/export/remove-pointers.ts"
import type { PersonId } from "../../domain/ids.ts"
import type { KeptRow } from "../../ports/export-reads.ts"
import { keptFamilies } from "./export-families.ts"
import { currentIndividuals } from "./export-individuals.ts"
import { keptSource } from "./export-sources.ts"
import type { ExportContext } from "./export-context.ts"
import { findRecord } from "./find-record.ts"
import type { KeptRecordNode } from "./kept-record-node.ts"
import { type KeptFamily, loadFamilyContext } from "./family-context.ts"

/**
 * The kept records of one file (of version `fileVersion`), in order, with their present values. Records of deleted
 * persons and sources are left out, and so are pointers to them.
 */
export const keptRecords = async (
  exporting: ExportContext,
  rows: readonly KeptRow[],
  fileVersion: GedcomVersion,
): Promise<readonly GedcomStructure[]> => {
  const { tree, version, media } = exporting
  const remaining = rows.flatMap((row): readonly KeptRecordNode[] => {
    const node = row.isDeleted ? null : media.withFiles(row, fileVersion)
    return node === null ? [] : [{ row, node }]
  })
  const converts = version !== fileVersion
  const { sought, records: pointedAt } = await targetsOf(exporting, remaining)
  const objects = new Map(
    pointedAt.flatMap(({ row, node }) => (row.tag === "OBJE" && row.xref !== null ? [[row.xref, node]] : [])),
  )
  const records = remaining.map((record): KeptRecordNode => ({ ...record, node: media.withLinks(record, objects) }))
  const reading = readContextOf(pointedAt, fileVersion)
  const people = records.flatMap(({ row, node }) =>
    row.personId === null ? [] : [[row.personId, { row, node }] as const],
  )
  const kept = new Map<PersonId, KeptRecordNode>(people)
  const personIds = [...kept.keys()]
  const pointedFamilies = pointedAt.flatMap(({ row, node }) => (row.tag === "FAM" ? [{ row, node }] : []))
  const familyContext = await loadFamilyContext(exporting, { personIds, families: pointedFamilies, loads: true })
  const byXref = firstByXref(familyContext.families)

  const individuals =
    personIds.length === 0
      ? new Map<PersonId, GedcomStructure>()
      : await currentIndividuals(exporting, await tree.persons(personIds), familyContext, {
          nodeOf: (id) => kept.get(id)?.node ?? null,
          xrefOf: (id) => kept.get(id)?.row.xref ?? null,
          familyByXref: (xref) => byXref.get(xref) ?? null,
          reading,
        })
  const families = await keptFamilies(
    exporting,
    records.filter(({ row }) => row.tag === "FAM"),
    reading,
  )
  const sourceIds = records.flatMap(({ row }) => row.sourceId ?? [])
  const sources = new Map(
    (sourceIds.length === 0 ? [] : await tree.sources(sourceIds)).map((source) => [source.id, source]),
  )
  const rewriting: RewriteContext = {
    version,
    reading,
    citationsOf: () => [],
    associationsOf: () => [],
    mediaOf: () => [],
  }

  const gone = deletedXrefs(pointedAt, familyContext.families, media)
  const find = findRecord(
    sought,
    pointedAt.map((target) => target.row),
    version,
  )
  const stateRecord = ({ row, node }: KeptRecordNode): readonly GedcomStructure[] => {
    if (row.personId !== null) return present(individuals.get(row.personId))
    if (row.tag === "FAM") return present(families.get(row.id))
    const source = row.sourceId === null ? undefined : sources.get(row.sourceId)
    if (source !== undefined) return keptSource(exporting, { row, node }, source, rewriting)
    return [{ ...node, xref: xrefOfOther(exporting, row, node) }]
  }
  return records.flatMap((record) => {
    const kept = stateRecord(record).map((one) => removePointers(one, gone))
    if (!converts) return kept
    return kept.flatMap((one, index) =>
      convertRecord(one, `${record.row.id} ${index}`, { from: fileVersion, to: version }, find),
    )
  })
}

const present = <T>(item: T | undefined): readonly T[] => (item === undefined ? [] : [item])

/** The letters of new xrefs. */
const letters: Readonly<Record<string, string>> = { NOTE: "N", SNOTE: "N", REPO: "R", OBJE: "O", SUBM: "U" }

/**
 * The xref of a record other than INDI, FAM and SOUR. If its file gave the same xref to an earlier record, a new
 * one.
 */
const xrefOfOther = ({ xrefs }: ExportContext, row: KeptRow, node: KeptNode): string | null =>
  row.xref ?? (node.xref === null ? null : xrefs.of(letters[row.tag] ?? "X", row.id))

/**
 * The kept records that these records point to with structures that became no row (shared notes, repositories,
 * families and others), and the FAM records of single partners.
 */
const targetsOf = async (
  { tree }: ExportContext,
  records: readonly KeptRecordNode[],
): Promise<{ readonly sought: ReadonlySet<string>; readonly records: readonly KeptRecordNode[] }> => {
  const xrefs = new Set<string>()
  const collect = ({ tag, pointer, link, children }: KeptNode): void => {
    if (pointer !== null && (link === null || !linkedByPointer.has(tag))) xrefs.add(pointer)
    children.forEach(collect)
  }
  for (const { node } of records) collect(node)
  const subjectIds = records.flatMap(({ row }) => row.personId ?? [])
  const rows = xrefs.size + subjectIds.length === 0 ? [] : await tree.keptBy({ xrefs: [...xrefs], subjectIds })
  return { sought: xrefs, records: rows.map((row) => ({ row, node: readKept(row) })) }
}

/** Tags with a link that follows from their pointer, so the target need not be loaded. */
const linkedByPointer: ReadonlySet<string> = new Set(["HUSB", "WIFE", "CHIL", "SOUR", "_SOUR", "ASSO", "_ASSO"])

const readContextOf = (targets: readonly KeptRecordNode[], version: GedcomVersion): RewriteContext["reading"] => {
  const byXref = firstByXref(targets)
  return {
    version,
    noteText: (xref) => {
      const found = byXref.get(xref)
      return found !== undefined && (found.row.tag === "NOTE" || found.row.tag === "SNOTE") ? found.node.value : null
    },
    repositoryName: (xref) => {
      const found = byXref.get(xref)
      return found?.row.tag === "REPO"
        ? trimmedOrNull(found.node.children.find(({ tag }) => tag === "NAME")?.value ?? "")
        : null
    },
  }
}

/** If several records have one xref, pointers lead to the first. */
const firstByXref = <T extends KeptRecordNode>(records: readonly T[]): ReadonlyMap<string, T> => {
  const found = new Map<string, T>()
  for (const record of records.toSorted((a, b) => a.row.position - b.row.position)) {
    const { xref } = record.row
    if (xref !== null && !found.has(xref)) found.set(xref, record)
  }
  return found
}

/**
 * The xrefs of records that are left out: deleted persons and sources, objects with deleted media only, and
 * families without persons.
 */
const deletedXrefs = (
  targets: readonly KeptRecordNode[],
  families: readonly KeptFamily[],
  media: ExportContext["media"],
): ReadonlySet<string> =>
  new Set([
    ...targets.flatMap(({ row, node }) =>
      row.xref !== null && (row.isDeleted || (row.tag === "OBJE" && media.isGone(node))) ? [row.xref] : [],
    ),
    ...families.flatMap(({ row, present }) => (present.isGone && row.xref !== null ? [row.xref] : [])),
  ])
