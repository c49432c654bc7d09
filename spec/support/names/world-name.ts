/** A name as a file has it, and what people see and find of it. */
export interface WorldName {
  readonly culture: string
  /** The lines of the NAME structure. */
  readonly lines: string
  readonly shown: string
  readonly surname: string | null
  /** Queries that find the person. */
  readonly found: readonly string[]
}

/**
 * Names as a table. `# Dutch` begins a culture. A row has the NAME structure (` ~ ` before each further line of it), the name as it is
 * shown (`=` where it is the value without slashes), the surname (`-` for none), and queries that find it, separated by commas.
 */
export const namesOf = (table: string): readonly WorldName[] => {
  let culture = ""
  return table.split("\n").flatMap((row) => {
    const text = row.trim()
    if (text.startsWith("#")) culture = text.slice(1).trim()
    if (text === "" || text.startsWith("#")) return []
    const [structure = "", shown = "", surname = "", queries = ""] = text.split("|").map((cell) => cell.trim())
    const [value = "", ...further] = structure.split(" ~ ")
    return {
      culture,
      lines: [`1 NAME ${value}`, ...further].join("\n"),
      shown: shown === "=" ? value.replaceAll("/", "").trim() : shown,
      surname: surname === "-" ? null : surname,
      found: queries.split(",").map((query) => query.trim()),
    }
  })
}
