import type { Gender } from "../../../person.ts"
import type { GedcomVersion } from "../../../date/gedcom-words.ts"
import type { GedcomStructure } from "../../lines/parser.ts"
import { fieldWriter } from "./field-writer.ts"
import type { GedcomFields } from "../gedcom-fields.ts"
import { writeRestriction } from "../restriction.ts"
import { writeIdentifiers } from "./write-identifiers.ts"
import { optionalVerbatim, optionalText, textStructure } from "../structure.ts"

/** The letters of SEX in 5.5.1 (2019) and 7.0. */
const sexes: Readonly<Record<Gender, string>> = { male: "M", female: "F", other: "X" }

interface Target {
  readonly version: GedcomVersion
  readonly restrictions: readonly string[]
}

const writeFields = fieldWriter<GedcomFields<"person">, Target>({
  privacy: ({ privacy }, { restrictions, version }) => writeRestriction(privacy, restrictions, version),
  gender: ({ gender }) => optionalText("SEX", gender === null ? null : sexes[gender]),
  isLiving: ({ isLiving }) => (isLiving === null ? [] : [textStructure("_LIVING", isLiving ? "Y" : "N")]),
  notes: ({ notes }) => optionalVerbatim("NOTE", notes),
  identifiers: ({ identifiers }, { version }) => writeIdentifiers(identifiers, { record: "INDI", version }),
})

/**
 * The facts of a person as children of an INDI record. `readPerson` reads the same facts from them. `restrictions`
 * are the RESN values that are not privacy settings.
 */
export const writePerson = (
  facts: GedcomFields<"person">,
  version: GedcomVersion,
  restrictions: readonly string[] = [],
): readonly GedcomStructure[] => writeFields(facts, { version, restrictions })
