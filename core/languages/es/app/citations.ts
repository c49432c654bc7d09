import type { Translation } from "../../messages.ts"
import type english from "../../en/app/citations.ts"

const messages: Translation<typeof english> = {
  recorded: "registrado: {$date}",
  event: "acontecimiento: {$event}",
  role: "como {$role}",
  kinds: {
    ADOP: "adopción",
    BAPM: "bautismo",
    BIRT: "nacimiento",
    BURI: "entierro",
    CENS: "censo",
    CHR: "bautizo",
    DEAT: "defunción",
    DIV: "divorcio",
    EMIG: "emigración",
    IMMI: "inmigración",
    MARR: "matrimonio",
    OCCU: "profesión",
    RESI: "residencia",
    CHIL: "hijo o hija",
    FATH: "padre",
    GODP: "padrino o madrina",
    HUSB: "esposo",
    MOTH: "madre",
    OFFICIATOR: "oficiante",
    PARENT: "padre o madre",
    SPOU: "cónyuge",
    WIFE: "esposa",
    WITN: "testigo",
  },
}

export default messages
