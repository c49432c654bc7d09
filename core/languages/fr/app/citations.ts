import type { Translation } from "../../messages.ts"
import type english from "../../en/app/citations.ts"

const messages: Translation<typeof english> = {
  recorded: "enregistré {$date}",
  event: "événement : {$event}",
  role: "comme {$role}",
  kinds: {
    ADOP: "adoption",
    BAPM: "baptême",
    BIRT: "naissance",
    BURI: "inhumation",
    CENS: "recensement",
    CHR: "baptême d’enfant",
    DEAT: "décès",
    DIV: "divorce",
    EMIG: "émigration",
    IMMI: "immigration",
    MARR: "mariage",
    OCCU: "profession",
    RESI: "domicile",
    CHIL: "enfant",
    FATH: "père",
    GODP: "parrain ou marraine",
    HUSB: "époux",
    MOTH: "mère",
    OFFICIATOR: "officiant",
    PARENT: "parent",
    SPOU: "conjoint",
    WIFE: "épouse",
    WITN: "témoin",
  },
}

export default messages
