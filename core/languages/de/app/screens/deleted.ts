import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/deleted.ts"

const messages: Translation<typeof english> = {
  title: "Gelöschtes",
  intro: "Gelöschtes bleibt erhalten. Wer es wiederherstellt, bringt auch zurück, was damit gelöscht wurde.",
  editorsOnly: "Nur Bearbeiter und Besitzer sehen, was gelöscht wurde.",
  kind: "Was",
  kinds: {
    person: "Personen",
    event: "Angaben",
    relationship: "Beziehungen",
    source: "Quellen",
    citation: "Quellennachweise",
    media: "Bilder und Dokumente",
  },
  none: "Davon ist nichts gelöscht.",
  more: "Mehr zeigen",
  deletedOn: "gelöscht am {$day}",
  restore: "Wiederherstellen",
  restoreOne: "Wiederherstellen: {$what}",
  restored: "Wiederhergestellt: {$what}.",
  unnamed: "Von jemandem, der auch gelöscht ist",
}

export default messages
