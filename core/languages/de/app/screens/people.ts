import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/people.ts"

const messages: Translation<typeof english> = {
  title: "Personen",
  count: "{$count} gefunden",
  filter: "Name",
  clear: "Alle zeigen",
  sort: "Reihenfolge",
  sorts: {
    name: "Nach Namen",
    "-name": "Nach Namen, von hinten",
    birth: "Älteste zuerst",
    "-birth": "Jüngste zuerst",
    death: "Früheste Tode zuerst",
    "-death": "Späteste Tode zuerst",
    "-updated": "Zuletzt geänderte zuerst",
    created: "Wie sie hinzukamen",
  },
  only: "Nur",
  onlies: {
    everyone: "Alle",
    living: "Wer vielleicht lebt",
    birth: "Ohne Geburt",
    parents: "Ohne Eltern",
    sources: "Ohne Quellen",
    gender: "Ohne Geschlecht",
  },
  none: "Hier ist noch niemand.",
  noneSuch: "So jemand ist hier nicht.",
  more: "Mehr zeigen",
  living: "lebt vielleicht",
  dead: "† verstorben",
  heads: {
    name: "Name",
    birth: "Geboren",
    death: "Gestorben",
    parents: "Eltern",
  },
  childOf: "Kind von {$parents}",
  letters: "Anfangsbuchstaben der Nachnamen",
  letter: "Nachnamen mit {$letter}",
}

export default messages
