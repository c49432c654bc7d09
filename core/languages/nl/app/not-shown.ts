import type { Translation } from "../../messages.ts"
import type english from "../../en/app/not-shown.ts"

const messages: Translation<typeof english> = {
  noPersonForVisitors:
    "De persoon leeft misschien nog, of de stamboom is privé. Leden zien meer nadat ze zijn ingelogd.",
  noPersonForYou: "De persoon is misschien verwijderd, of verborgen voor wie geen lid is.",
  noPerson: "Deze persoon wordt je niet getoond",
}

export default messages
