import { SECRETS } from "./secret-files.ts"
import { settingNames } from "./setting-table.ts"

const known: ReadonlySet<string> = new Set([...settingNames, ...SECRETS.map((name) => `${name}_FILE`)])

/** Two letters may differ in a long name, one in a short one, because short names of other programs are alike. */
const mostEdits = (name: string): number => (name.length > 5 ? 2 : 1)

/** One line for each variable that is probably a misspelt setting: its name is one or two letters from a known one. */
export const misspelt = (env: NodeJS.ProcessEnv): readonly string[] =>
  Object.keys(env).flatMap((name) => {
    if (known.has(name) || (env[name]?.trim() ?? "") === "") return []
    const meant = [...known].find((other) => edits(name.toUpperCase(), other, mostEdits(other)) <= mostEdits(other))
    return meant === undefined ? [] : [`${name} is no setting and has no effect: ${meant} is probably meant`]
  })

/**
 * How many letters must be inserted, removed, replaced or exchanged with their neighbour to turn one text into the
 * other (optimal string alignment); anything above `most` if their lengths differ by more.
 */
const edits = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)]
  for (let row = 1; row <= one.length; row++) {
    const line = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isExchanged = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      line.push(
        Math.min(
          (rows[row - 1]?.[column] ?? 0) + 1,
          (line[column - 1] ?? 0) + 1,
          (rows[row - 1]?.[column - 1] ?? 0) + (isSame ? 0 : 1),
          isExchanged ? (rows[row - 2]?.[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    rows.push(line)
  }
  return rows[one.length]?.[other.length] ?? 0
}
