import type { Gender, PersonFacts } from "../../person.ts"
import type { GedcomVersion } from "../../date/gedcom-words.ts"
import type { GedcomStructure } from "../lines/parser.ts"
import { writeRestriction } from "./restriction.ts"
import { optionalVerbatim, optionalText } from "./structure.ts"

/** The letters of SEX in 5.5.1 (2019) and 7.0. */
const sexes: Readonly<Record<Gender, string>> = { male: "M", female: "F", other: "X" }

/**
 * The facts of a person as children of an INDI record. `readPerson` reads the same facts from them. `restrictions`
 * are the RESN values that are not privacy settings.
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
