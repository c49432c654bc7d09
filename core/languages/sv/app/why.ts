import type { Translation } from "../../messages.ts"
import type english from "../../en/app/why.ts"

const messages: Translation<typeof english> = {
  sentence: "{$reader} {$sees}, därför att {$because}.",
  readers: {
    anonymous: "En besökare utan konto",
    user: "En främling med konto",
    member: "En medlem",
  },
  sees: {
    redacted: "ser bara att det finns någon här",
    hidden: "ser inte den här personen",
  },
  because: {
    tree_not_visible: "trädet inte är öppet för dem",
    privacy_hidden: "någon har valt att dölja personen",
    privacy_redacted: "någon har valt att inte visa några detaljer om personen",
    said_living: "det står att personen lever",
    born_recently: "personen föddes för nyligen för att räknas som död",
    birth_unknown: "varken födelse eller död är känd, så personen kan vara i livet",
  },
  unless: {
    tree_not_visible: "Trädets inställningar avgör vem som ser det.",
    privacy_hidden: "Personens sekretess skulle ändra på det.",
    privacy_redacted: "Personens sekretess skulle ändra på det.",
    said_living: "En död skulle ändra på det.",
    born_recently: "En död skulle ändra på det.",
    birth_unknown: "En död, eller en födelse för länge sedan, skulle ändra på det.",
  },
  fromYear: "Av sig självt ändras det {$year}.",
}

export default messages
