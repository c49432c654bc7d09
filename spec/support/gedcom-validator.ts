import type { GedcomVersion } from "../../core/domain/date/gedcom-words.ts"
import { fitsPayload, ruleIn, ruleOf } from "../../core/domain/gedcom/standard/standard.ts"
import type { StructureRule } from "../../core/domain/gedcom/standard/structure-table.ts"

/** A rule of a standard that a file breaks. */
export interface Fault {
  readonly line: number
  /** The tags from the record down. */
  readonly path: string
  readonly rule: string
}

interface Line {
  readonly number: number
  readonly xref: string | null
  readonly tag: string
  value: string
  readonly pointer: string | null
  readonly children: Line[]
}

/** A line's form (5.5.1, chapter 1, at most 255 characters; 7.0, section 1.2). CONC and CONT are taken wherever a text may be long. */
const forms: Readonly<Record<GedcomVersion, RegExp>> = {
  "5.5.1": /^(?=.{1,254}$)(0|[1-9]\d?) (?:(@[A-Za-z0-9][^@]{0,19}@) )?([A-Za-z0-9_]{1,31})(?: (.*))?$/s,
  "7.0": /^(0|[1-9]\d*) (?:(@(?!VOID@)[A-Z0-9_]+@) )?([A-Z][A-Z0-9_]*|_[A-Z0-9_]+)(?: (.*))?$/s,
}

const pointer: Readonly<Record<GedcomVersion, RegExp>> = { "5.5.1": /^@[A-Za-z0-9][^@]*@$/, "7.0": /^@[A-Z0-9_]+@$/ }

/** The unescaped text; null if a sign is not escaped. */
const unescaped: Readonly<Record<GedcomVersion, (text: string, tag: string) => string | null>> = {
  "5.5.1": (text, tag) => {
    const plain = tag === "DATE" ? text.replace(/@#D[A-Z ]+@(?= )/g, "") : text
    return plain.replaceAll("@@", "").includes("@") ? null : text.replaceAll("@@", "@")
  },
  "7.0": (text) => (/^@(?!@)/.test(text) ? null : text.replace(/^@@/, "@")),
}

/**
 * The violations of the structure rules of a version: the form of lines, positions and counts of structures,
 * payloads, and targets of pointers. Extension tags are free.
 */
export const faultsOf = (file: string, version: GedcomVersion): readonly Fault[] => {
  const faults: Fault[] = []
  const records = readLines(file, version, (line, rule) => faults.push({ line, path: "", rule }))
  const byXref = new Map<string, string>()
  for (const { number, xref, tag } of records) {
    if (xref === null) continue
    if (byXref.has(xref)) faults.push({ line: number, path: tag, rule: `${xref} names two records` })
    else byXref.set(xref, tag)
  }
  const find = (xref: string): string | null => byXref.get(xref) ?? null

  const visit = (children: readonly Line[], rule: StructureRule | null, path: readonly string[]): void => {
    const counts = new Map<string, number>()
    for (const child of children) {
      const { number, tag, xref } = child
      const here = [...path, tag]
      const fault = (broken: string) => faults.push({ line: number, path: here.join("."), rule: broken })
      if (path.length > 0 && xref !== null) fault("is named, and no record")
      const isEmpty = child.value === "" && child.pointer === null && child.children.length === 0
      if (version === "7.0" && isEmpty && tag !== "TRLR") fault("has neither payload nor substructure")
      const slot = rule?.below.get(tag)
      if (rule === null || tag.startsWith("_")) {
        if (
          child.pointer !== null &&
          find(child.pointer) === null &&
          !(version === "7.0" && child.pointer === "@VOID@")
        )
          fault(`${child.pointer} is no record`)
        visit(child.children, null, here)
        continue
      }
      if (slot === undefined) {
        fault("has no place here")
        continue
      }
      counts.set(tag, (counts.get(tag) ?? 0) + 1)
      if (counts.get(tag) === slot.most + 1) fault(`occurs more than ${slot.most} times`)
      const own = ruleIn(slot, child, version)
      if (!fitsPayload(child, own, version, find)) fault(`"${child.pointer ?? child.value}" is no ${own.payload}`)
      for (const { tag: wanted, least } of own.below.values())
        if (least > 0 && !child.children.some((below) => below.tag === wanted)) fault(`lacks ${wanted}`)
      visit(child.children, own, here)
    }
  }
  visit(records, ruleOf("", version), [])
  if (records[0]?.tag !== "HEAD") faults.push({ line: 1, path: "", rule: "HEAD is not the first record" })
  if (records.at(-1)?.tag !== "TRLR") faults.push({ line: 1, path: "", rule: "TRLR is not the last record" })
  return faults
}

const readLines = (
  file: string,
  version: GedcomVersion,
  fault: (line: number, rule: string) => void,
): readonly Line[] => {
  const root: Line[] = []
  const open: Line[][] = [root]
  const path: Line[] = []
  for (const [index, text] of file.replace(/\n$/, "").split("\n").entries()) {
    const number = index + 1
    const [matched, digits = "", xref = null, tag = "", written] = forms[version].exec(text) ?? []
    const level = Number(digits)
    if (matched === undefined) fault(number, "has no line's form")
    else if (level >= open.length) fault(number, "is too deep")
    else {
      const continues = tag === "CONT" || (tag === "CONC" && version === "5.5.1") ? path[level - 1] : undefined
      const isPointer = written !== undefined && pointer[version].test(written)
      const value = isPointer ? "" : unescaped[version](written ?? "", continues?.tag ?? tag)
      if (value === null) fault(number, "has an @ alone")
      if (continues !== undefined) {
        if (continues.pointer !== null || continues.children.length > 0) fault(number, "continues nothing")
        continues.value += `${tag === "CONT" ? "\n" : ""}${value}`
        continue
      }
      const line: Line = { number, xref, tag, value: value ?? "", pointer: isPointer ? written : null, children: [] }
      open[level]?.push(line)
      open.splice(level + 1, Infinity, line.children)
      path.splice(level, Infinity, line)
    }
  }
  return root
}
