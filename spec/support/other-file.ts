import type { GedcomStructure } from "../../core/domain/gedcom/lines/parser.ts"
import { writeRecord } from "../../core/domain/gedcom/lines/write-record.ts"
import { readAll } from "./gedcom-read.ts"
import { gedcomText } from "./gedcom-upload.ts"

/** The structure of a record of this tag in which `fileWithXrefsOf` puts its text; NOTE for any other tag. */
const textTags: ReadonlyMap<string, string> = new Map([
  ["INDI", "NAME"],
  ["SOUR", "TITL"],
  ["REPO", "NAME"],
  ["SUBM", "NAME"],
])

/** A file with other records of the same tags under all xrefs of this file. */
export const fileWithXrefsOf = async (file: Uint8Array): Promise<string> => {
  const { records } = await readAll(file)
  const tags = new Map(records.toReversed().flatMap(({ xref, tag }) => (xref === null ? [] : [[xref, tag] as const])))
  const others = [...tags].map(
    ([xref, tag], at) => `0 ${xref} ${tag}\n1 ${textTags.get(tag) ?? "NOTE"} Qx${at.toString(36)} Zzyx${at}`,
  )
  return gedcomText(others.join("\n"))
}

const identifiers: ReadonlySet<string> = new Set(["_UID", "UID", "AFN", "EXID"])

/** A person with another name, and without identifiers. */
const somebodyElse = (person: GedcomStructure, number: number): GedcomStructure => {
  const children = person.children.flatMap((child): readonly GedcomStructure[] => {
    if (identifiers.has(child.tag)) return []
    return child.tag === "NAME"
      ? [{ ...child, value: `Zq${number.toString(36)} /Xx${number}/`, children: [] }]
      : [child]
  })
  return { ...person, children }
}

/**
 * The same file as another program may write it some years later: each record has the xref that the next record of
 * its tag had, and every third person is somebody else.
 */
export const laterVersionOf = async (file: Uint8Array): Promise<string> => {
  const { records, version } = await readAll(file)
  const names = new Map<string, string>()
  for (const group of Map.groupBy(records, ({ tag }) => tag).values()) {
    const xrefs = [...new Set(group.flatMap(({ xref }) => xref ?? []))]
    for (const [at, xref] of xrefs.entries()) names.set(xref, xrefs[(at + 1) % xrefs.length] ?? xref)
  }
  const rename = (xref: string | null): string | null => (xref === null ? null : (names.get(xref) ?? xref))
  const changed = (node: GedcomStructure): GedcomStructure => ({
    ...node,
    xref: rename(node.xref),
    pointer: rename(node.pointer),
    children: node.children.map(changed),
  })
  let persons = 0
  const texts = records.map((record) => {
    const isElse = record.tag === "INDI" && ++persons % 3 === 0
    return writeRecord(
      changed(isElse ? somebodyElse(record, persons) : record),
      version?.startsWith("7") ? "7.0" : "5.5.1",
    )
  })
  return texts.join("")
}
