import type { GedcomVersion } from "../../../date/gedcom-words.ts"
import { parseGedcomDate, phraseDate } from "../../../date/parse-date.ts"
import type { GedcomStructure } from "../../lines/parser.ts"
import { trimmedOrNull } from "../read-context.ts"
import { textOfDate } from "../reading/read-written-date.ts"
import { writeDate } from "./write-event.ts"

/** DATE with this text: as a date if it is one of GEDCOM, otherwise as a phrase. `readWrittenDate` reads the same text. */
export const writeWrittenDate = (text: string | null, version: GedcomVersion): readonly GedcomStructure[] => {
  const written = trimmedOrNull(text ?? "")
  if (written === null) return []
  const date = parseGedcomDate(written, "5.5.1")
  return writeDate(textOfDate(date) === written ? date : phraseDate(written), version)
}
