import type { Gender, PersonFacts } from "../../person.ts"
import { readNotes } from "./read-notes.ts"
import type { ReadContext } from "./read-context.ts"
import type { GedcomNode } from "../lines/parser.ts"

const genders: ReadonlyMap<string, Gender | null> = new Map([
  ["M", "male"],
  ["F", "female"],
  ["X", "other"],
  ["U", null],
  ["N", null],
])

/**
 * What an INDI record says of the person directly: SEX (U, N and blank are null), NOTE, and the custom tags `_LIVING` (Y or N) and
 * `_PRIVACY` (redacted or hidden) in which an export carries what no standard tag holds.
 */
export const readPerson = (individual: GedcomNode, reading: ReadContext): PersonFacts => {
  const { use } = reading
  let gender: Gender | null = null
  let isLiving: boolean | null = null
  let privacy: PersonFacts["privacy"] = "default"
  let hasNotes = false
  use(individual)
  for (const child of individual.children) {
    const value = child.value.trim().toUpperCase()
    if (child.tag === "SEX" && (value === "" || genders.has(value))) gender ??= genders.get(value) ?? null
    else if (child.tag === "_LIVING" && (value === "Y" || value === "N")) isLiving ??= value === "Y"
    else if (child.tag === "_PRIVACY" && (value === "REDACTED" || value === "HIDDEN"))
      privacy = value === "HIDDEN" ? "hidden" : "redacted"
    else {
      if (child.tag === "NOTE" || child.tag === "SNOTE") hasNotes = true
      continue
    }
    use(child)
  }
  return { gender, isLiving, notes: hasNotes ? readNotes(individual, reading) : null, privacy }
}
