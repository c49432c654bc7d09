import type { Gender, PersonFacts } from "../../../person.ts"
import { stricter } from "../../../living/living.ts"
import { readIdentifiers } from "./read-identifiers.ts"
import { readNotes } from "./read-notes.ts"
import type { ReadContext } from "../read-context.ts"
import { flagOf, readRestriction } from "../restriction.ts"
import type { GedcomNode } from "../../lines/parser.ts"

const genders: ReadonlyMap<string, Gender | null> = new Map([
  ["M", "male"],
  ["F", "female"],
  ["X", "other"],
  ["U", null],
  ["N", null],
])

/** The gender that the SEX lines of an INDI record state; null without one. */
export const readGender = ({ children }: GedcomNode): Gender | null =>
  children.reduce<Gender | null>(
    (gender, { tag, value }) => gender ?? (tag === "SEX" ? (genders.get(value.trim().toUpperCase()) ?? null) : null),
    null,
  )

/**
 * The facts that an INDI record states directly: SEX (U, N and blank are null), NOTE, RESN, the extension tag
 * `_LIVING` (Y or N), `_PRIVACY` (redacted or hidden), which earlier exports wrote, and `_PRIV`. If there are several
 * privacy settings, the strictest applies. Identifiers: see `readIdentifiers`.
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
    else if (child.tag === "_LIVING" && flagOf(child) !== null) isLiving ??= flagOf(child)
    else if (child.tag === "_PRIVACY" && (value === "REDACTED" || value === "HIDDEN"))
      privacy = stricter(privacy, value === "HIDDEN" ? "hidden" : "redacted")
    else {
      if (child.tag === "NOTE" || child.tag === "SNOTE") hasNotes = true
      continue
    }
    use(child)
  }
  privacy = readRestriction(individual, reading).reduce(stricter, privacy)
  const notes = hasNotes ? readNotes(individual, reading) : null
  return { gender, isLiving, notes, privacy, identifiers: readIdentifiers(individual, reading) }
}
