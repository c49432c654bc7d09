import type { Translation } from "../../messages.ts"
import type english from "../../en/app/citations.ts"

const messages: Translation<typeof english> = {
  recorded: "nedtecknat: {$date}",
  event: "händelse: {$event}",
  role: "som {$role}",
  kinds: {
    ADOP: "adoption",
    BAPM: "dop",
    BIRT: "födelse",
    BURI: "begravning",
    CENS: "folkräkning",
    CHR: "barndop",
    DEAT: "dödsfall",
    DIV: "skilsmässa",
    EMIG: "utvandring",
    IMMI: "invandring",
    MARR: "vigsel",
    OCCU: "yrke",
    RESI: "bosättning",
    CHIL: "barn",
    FATH: "far",
    GODP: "fadder",
    HUSB: "make",
    MOTH: "mor",
    OFFICIATOR: "förrättare",
    PARENT: "förälder",
    SPOU: "maka eller make",
    WIFE: "maka",
    WITN: "vittne",
  },
}

export default messages
