import type { components } from "../../../../client/api.ts"

type Identifier = components["schemas"]["Identifier"]

const lineOf = ({ type, value }: Identifier): string => `${type}: ${value}`

/** Identifiers as a form has them: one on each line, such as "REFN: 12". */
export const identifierLines = (identifiers: readonly Identifier[] | null | undefined): string =>
  (identifiers ?? []).map(lineOf).join("\n")

/** The type of a line that names none. */
const USUAL = "REFN"

/** The identifiers that lines mean. Those of before stay as they are where their lines do. */
export const readIdentifiers = (text: string, before: readonly Identifier[] | null | undefined): Identifier[] => {
  const known = new Map((before ?? []).map((one) => [lineOf(one), one]))
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const at = line.indexOf(": ")
      const typed =
        at < 1 ? { type: USUAL, value: line } : { type: line.slice(0, at), value: line.slice(at + 2).trim() }
      return known.get(line) ?? typed
    })
}

/** What a save sends of identifiers: nothing if their lines are as before. */
export const changedIdentifiers = (
  was: string,
  is: string,
  before: readonly Identifier[] | null | undefined,
): { identifiers?: Identifier[] } => (was === is.trim() ? {} : { identifiers: readIdentifiers(is, before) })
