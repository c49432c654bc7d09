import type { Translation } from "../../messages.ts"
import type english from "../../en/app/citations.ts"

const messages: Translation<typeof english> = {
  recorded: "zapisano: {$date}",
  event: "wydarzenie: {$event}",
  role: "rola: {$role}",
  kinds: {
    ADOP: "adopcja",
    BAPM: "chrzest",
    BIRT: "urodzenie",
    BURI: "pogrzeb",
    CENS: "spis ludności",
    CHR: "chrzest dziecka",
    DEAT: "zgon",
    DIV: "rozwód",
    EMIG: "emigracja",
    IMMI: "imigracja",
    MARR: "ślub",
    OCCU: "zawód",
    RESI: "miejsce zamieszkania",
    CHIL: "dziecko",
    FATH: "ojciec",
    GODP: "rodzic chrzestny",
    HUSB: "mąż",
    MOTH: "matka",
    OFFICIATOR: "udzielający",
    PARENT: "rodzic",
    SPOU: "małżonek",
    WIFE: "żona",
    WITN: "świadek",
  },
}

export default messages
