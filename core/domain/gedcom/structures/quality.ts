import type { GedcomNode, GedcomStructure } from "../lines/parser.ts"
import type { ReadContext } from "./read-context.ts"
import { optionalText } from "./structure.ts"

/** The quality of what a structure says. The standards have QUAY below SOUR only. */
const qualityTag = "_QUAY"

/** The first QUAY or `_QUAY` below a structure that is a number from 0 to 3; null without one. */
export const readQuality = ({ children }: GedcomNode, use: ReadContext["use"]): number | null => {
  const found = children.find(
    ({ tag, value, pointer }) =>
      pointer === null && (tag === "QUAY" || tag === qualityTag) && /^[0-3]$/.test(value.trim()),
  )
  if (found === undefined) return null
  use(found)
  return Number(found.value)
}

/** The quality of a structure that is no citation. `readQuality` reads the same number from it. */
export const writeQuality = (quality: number | null): readonly GedcomStructure[] =>
  optionalText(qualityTag, quality === null ? null : String(quality))
