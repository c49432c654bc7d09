import type { Gender, PersonFacts } from "../../person.ts"
import type { GedcomVersion } from "../../date/gedcom-words.ts"
import type { GedcomStructure } from "../lines/parser.ts"
import { writeRestriction } from "./restriction.ts"
import { optionalVerbatim, optionalText } from "./structure.ts"

/** SEX in the letters that 5.5.1 (2019) and 7.0 have. */
const sexes: Readonly<Record<Gender, string>> = { male: "M", female: "F", other: "X" }

/**
 * What is said of a person directly, as the children of an INDI record from which `readPerson` has the same. `restrictions` are the
 * words of its RESN that are not about privacy.
 */
export const writePerson = (
  { gender, isLiving, notes, privacy }: PersonFacts,
  version: GedcomVersion,
  restrictions: readonly string[] = [],
): readonly GedcomStructure[] => [
  ...writeRestriction(privacy, restrictions, version),
  ...optionalText("SEX", gender === null ? null : sexes[gender]),
  ...optionalText("_LIVING", isLiving === null ? null : isLiving ? "Y" : "N"),
  ...optionalVerbatim("NOTE", notes),
]
