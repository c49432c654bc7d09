import { readKept } from "../../domain/gedcom/kept/kept-node.ts"
import { keptLines } from "../../domain/gedcom/kept/kept-record.ts"
import type { KeptRow } from "../../ports/export-reads.ts"

/** The tags of a FAM record that name a person. */
const members: ReadonlySet<string> = new Set(["HUSB", "WIFE", "CHIL"])

/** A FAM record in which no person is named twice: two persons of the file may be one now. */
export const withoutTwins = (row: KeptRow): KeptRow => {
  if (row.tag !== "FAM" || new Set(row.links.map(([, id]) => id)).size === row.links.length) return row
  const record = readKept(row)
  const seen = new Set<string>()
  const children = record.children.filter(({ tag, link }) => {
    if (link === null || !members.has(tag)) return true
    const key = `${tag} ${link}`
    const isFirst = !seen.has(key)
    seen.add(key)
    return isFirst
  })
  if (children.length === record.children.length) return row
  const links: [number, string][] = []
  let index = 0
  const visit = (node: (typeof record)["children"][number]): void => {
    if (node.link !== null) links.push([index, node.link])
    index++
    node.children.forEach(visit)
  }
  visit({ ...record, children })
  return { ...row, lines: keptLines({ ...record, children }), links }
}
