import type { Translation } from "../../messages.ts"
import type english from "../../en/app/citations.ts"

const messages: Translation<typeof english> = {
  recorded: "aufgezeichnet {$date}",
  event: "Ereignis: {$event}",
  role: "als {$role}",
  kinds: {
    ADOP: "Adoption",
    BAPM: "Taufe",
    BIRT: "Geburt",
    BURI: "Begräbnis",
    CENS: "Volkszählung",
    CHR: "Taufe",
    DEAT: "Tod",
    DIV: "Scheidung",
    EMIG: "Auswanderung",
    IMMI: "Einwanderung",
    MARR: "Heirat",
    OCCU: "Beruf",
    RESI: "Wohnort",
    CHIL: "Kind",
    FATH: "Vater",
    GODP: "Pate",
    HUSB: "Ehemann",
    MOTH: "Mutter",
    OFFICIATOR: "Leiter der Feier",
    PARENT: "Elternteil",
    SPOU: "Ehepartner",
    WIFE: "Ehefrau",
    WITN: "Zeuge",
  },
}

export default messages
