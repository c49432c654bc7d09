import { takeApart } from "./kept-node.ts"
import { isPointer } from "../lines/parser.ts"

/** The pointers of a kept record, in the order of the lines. */
export const pointersIn = (lines: string): readonly string[] =>
  lines.split("\n").flatMap((line) => {
    if (!line.endsWith("@")) return []
    const { value } = takeApart(line)
    return isPointer(value) ? [value] : []
  })

/** The lines without the xref of the record, and with one sign for all pointers: equal for records that differ only in these. */
export const withoutXrefs = (lines: string): string =>
  lines
    .split("\n")
    .map((line, index) => {
      if (index > 0 && !line.endsWith("@")) return line
      const { level, tag, value } = takeApart(line)
      return `${level} ${tag} ${isPointer(value) ? "@" : value}`
    })
    .join("\n")
