import type { Gender, PersonFacts } from "../../person.ts"
import type { GedcomStructure } from "../lines/parser.ts"
import { optionalVerbatim, optionalText } from "./structure.ts"

/** SEX in the letters that 5.5.1 (2019) and 7.0 have. */
const sexes: Readonly<Record<Gender, string>> = { male: "M", female: "F", other: "X" }

/** What is said of a person directly, as the children of an INDI record from which `readPerson` has the same. */
export const writePerson = ({ gender, isLiving, notes, privacy }: PersonFacts): readonly GedcomStructure[] => [
  ...optionalText("SEX", gender === null ? null : sexes[gender]),
  ...optionalText("_LIVING", isLiving === null ? null : isLiving ? "Y" : "N"),
  ...optionalText("_PRIVACY", privacy === "default" ? null : privacy),
  ...optionalVerbatim("NOTE", notes),
]
