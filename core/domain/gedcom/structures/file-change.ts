import { isFileTime } from "../../../codec/file-time.ts"
import { monthCodes } from "../../date/gedcom-words.ts"
import type { GedcomNode } from "../lines/parser.ts"
import type { ReadContext } from "./read-context.ts"

/** The tags of the time at which a program last changed what is above them. `_UPD` is of MyHeritage. */
const changeTags: ReadonlySet<string> = new Set(["CHAN", "_CHAN", "_UPD", "_DATE"])

interface FileChange {
  readonly said: string
  /** The structures that say it. */
  readonly by: readonly GedcomNode[]
}

/** The time that a structure states; null for any other structure. `_DATE` is also the day of a picture, so it must have a time. */
const changeIn = (node: GedcomNode): FileChange | null => {
  if (!changeTags.has(node.tag)) return null
  const date = node.children.find(({ tag }) => tag === "DATE")
  const time = [...(date?.children ?? []), ...node.children].find(({ tag }) => tag === "TIME")
  const said = fileTimeOf(`${(date ?? node).value} ${time?.value ?? ""}`)
  if (said === null || (node.tag === "_DATE" && !said.includes("T"))) return null
  const parts = [node, date, said.includes("T") ? time : undefined]
  return { said, by: parts.filter((part) => part !== undefined) }
}

/** Whether a structure only says when a program changed what is above it. */
export const isFileChange = (node: GedcomNode): boolean => node.tag === "CHAN" || changeIn(node) !== null

/**
 * When a record, or another structure, was last changed in the program that wrote the file: the first CHAN with DATE and
 * TIME (5.5.1, CHANGE_DATE; 7.0, g7:CHAN), or line with both.
 */
export const readFileChange = ({ children }: GedcomNode, { use }: Pick<ReadContext, "use">): string | null => {
  for (const node of children) {
    const change = changeIn(node)
    if (change === null) continue
    change.by.forEach(use)
    return change.said
  }
  return null
}

const day = /^(?:(\d{1,2}) ([A-Z]{3}) (\d{4})|(\d{4})-(\d\d)-(\d\d))(?=[ T]|$)/
const clock = /^[ T]+(\d{1,2}):(\d\d)(?::(\d\d))?(?:[.,]\d+)? ?(Z|UTC|GMT)? ?([+-]\d\d:?\d\d)?$/

/** The day, and the time of day if it is one, in the form of the field; null if the text has no day. */
const fileTimeOf = (text: string): string | null => {
  const written = text.trim().toUpperCase()
  const found = day.exec(written)
  if (found === null) return null
  const [whole, dayOfMonth = found[6], month, year = found[4]] = found
  const number = month === undefined ? found[5] : String(monthCodes.gregorian.indexOf(month) + 1)
  const date = `${year}-${number?.padStart(2, "0")}-${dayOfMonth?.padStart(2, "0")}`
  const time = timeOf(written.slice(whole.length))
  if (time !== null && isFileTime(date + time)) return date + time
  return isFileTime(date) ? date : null
}

const timeOf = (text: string): string | null => {
  const found = clock.exec(text)
  if (found === null) return null
  const [, hours = "", minutes = "", seconds = "00", zone, offset] = found
  const distance = offset === undefined ? null : `${offset.slice(0, 3)}:${offset.slice(-2)}`
  const place = distance ?? (zone === undefined ? "" : "Z")
  return `T${hours.padStart(2, "0")}:${minutes}:${seconds}${place}`
}
