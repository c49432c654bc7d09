import type { GedcomWarning } from "../warning.ts"
import type { FoundMatches } from "./sure-matches.ts"

/** The persons of a file who match a person of the tree with the score `high`, and their share of the file, 0 to 1. */
export interface AlreadyThere {
  readonly persons: number
  readonly share: number
}

/** So many of this many persons of a file. The share has three decimals. */
export const alreadyThere = (persons: number, all: number): AlreadyThere => ({
  persons,
  share: all === 0 ? 0 : Math.round((persons * 1_000) / all) / 1_000,
})

/** Whether an incoming person matches a person of the tree with the score `high`. */
export const isThere = (matches: ReturnType<FoundMatches["matchesOf"]>): boolean =>
  matches.some(({ score }) => score === "high")

/**
 * The warning that a file comes a second time: at least half of its persons who are imported as new are in the tree
 * already. Empty for other files.
 */
export const secondImport = (persons: number, imported: number): readonly GedcomWarning[] =>
  persons === 0 || persons * 2 < imported
    ? []
    : [
        {
          line: 1,
          code: "already_there",
          message:
            `${persons} of the ${imported} people who are imported as new seem to be in the tree already. ` +
            "Skip or merge them, or the tree has them twice.",
          lines: [],
          records: [],
          count: persons,
          lost: "nothing",
        },
      ]
