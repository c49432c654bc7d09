/** A line of a file that is not shown anywhere else. */
export interface OtherLine {
  /** The tags from the record down to the line, such as `BIRT › _FRAN`. */
  readonly path: string
  /** The text, with its further lines; empty for a tag alone. */
  readonly text: string
}

interface Read {
  readonly index: number
  readonly level: number
  readonly tag: string
  value: string
}

/** A record of an imported file, as far as it is shown. */
export interface RecordLines {
  readonly lines: readonly string[]
  readonly mapped: readonly number[]
}

/** The lines of a record that are not data. A tag alone with lines below it is in the paths of these. */
export const otherLines = ({ lines, mapped }: RecordLines): readonly OtherLine[] => {
  const isData = new Set(mapped)
  const read: Read[] = []
  lines.forEach((line, index) => {
    const [, level = "0", tag = "", value = ""] = /^(\d+) (?:@[^@]*@ )?(\S+)(?: (.*))?$/su.exec(line) ?? []
    const last = read.at(-1)
    if (tag === "CONT" && last !== undefined) last.value += `\n${value}`
    else read.push({ index, level: Number(level), tag, value })
  })
  const path: string[] = []
  return read.flatMap(({ index, level, tag, value }, at) => {
    path.splice(level, path.length, tag)
    const isAbove = (read[at + 1]?.level ?? 0) > level
    return level === 0 || isData.has(index) || (value === "" && isAbove)
      ? []
      : [{ path: path.slice(1).join(" › "), text: value }]
  })
}
