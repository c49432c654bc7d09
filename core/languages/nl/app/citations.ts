import type { Translation } from "../../messages.ts"
import type english from "../../en/app/citations.ts"

const messages: Translation<typeof english> = {
  recorded: "opgetekend: {$date}",
  event: "gebeurtenis: {$event}",
  role: "als {$role}",
  kinds: {
    ADOP: "adoptie",
    BAPM: "doop",
    BIRT: "geboorte",
    BURI: "begrafenis",
    CENS: "volkstelling",
    CHR: "kinderdoop",
    DEAT: "overlijden",
    DIV: "echtscheiding",
    EMIG: "emigratie",
    IMMI: "immigratie",
    MARR: "huwelijk",
    OCCU: "beroep",
    RESI: "woonplaats",
    CHIL: "kind",
    FATH: "vader",
    GODP: "peter of meter",
    HUSB: "echtgenoot",
    MOTH: "moeder",
    OFFICIATOR: "voorganger",
    PARENT: "ouder",
    SPOU: "huwelijkspartner",
    WIFE: "echtgenote",
    WITN: "getuige",
  },
}

export default messages
