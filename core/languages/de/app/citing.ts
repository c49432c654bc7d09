import type { Translation } from "../../messages.ts"
import type english from "../../en/app/citing.ts"

const messages: Translation<typeof english> = {
  sourcesOf: "Quellen für {$what}: {$count}",
  cite: "Quelle angeben",
  citeFor: "Quelle angeben: {$what}",
  changeCitation: "Quellennachweis ändern: {$title}",
  person: "diese Person",
  source: "Quelle",
  newSource: "Eine neue Quelle …",
  otherSource: "Eine andere Quelle des Baums …",
  find: "Quelle suchen",
  findHint: "Tippen Sie Wörter des Titels.",
  findNone: "Keine Quelle enthält diese Wörter.",
  findCount: `
    .input {$count :number}
    .match $count
    one {{Eine Quelle.}}
    * {{{$count} Quellen.}}`,
  chooseOne: "Wählen Sie eine Quelle.",
  title: "Titel der Quelle",
  author: "Verfasser",
  repository: "Aufbewahrt in",
  page: "Seite oder Eintrag",
  text: "Wortlaut",
  sure: "Wie sicher sie ist",
  sures: {
    "0": "Unzuverlässig oder geraten",
    "1": "Fraglich",
    "2": "Später oder von anderen aufgezeichnet",
    "3": "Unmittelbarer Beleg, etwa ein Eintrag aus der Zeit",
    "": "Nicht angegeben",
  },
  date: "Datum des Eintrags",
  url: "Adresse im Netz",
  notes: "Notizen",
  summaryCite: "Quelle für {$what}, {$name}",
  summaryChange: "Änderung eines Nachweises für {$what}, {$name}",
  summaryDelete: "Löschung eines Nachweises für {$what}, {$name}",
  sourceStays: "Die Quelle bleibt im Stammbaum.",
}

export default messages
