import { words } from "../../words/language.ts"
import type { DeletedKind } from "./data.ts"

const kindsInEnglish: Readonly<Record<DeletedKind, string>> = {
  person: "People",
  event: "Facts",
  relationship: "Relationships",
  source: "Sources",
  citation: "Citations of sources",
  media: "Pictures and documents",
}
const kindsInGerman: Readonly<Record<DeletedKind, string>> = {
  person: "Personen",
  event: "Angaben",
  relationship: "Beziehungen",
  source: "Quellen",
  citation: "Quellennachweise",
  media: "Bilder und Dokumente",
}

export const deletedWords = words(
  {
    title: "Deleted records",
    intro: "What was deleted is kept. A record that is restored comes back with what was deleted together with it.",
    editorsOnly: "Only editors and owners see what was deleted.",
    kind: "What",
    kinds: kindsInEnglish,
    none: "Nothing of this kind is deleted.",
    more: "Show more",
    deletedOn: (day: string): string => `deleted on ${day}`,
    restore: "Restore",
    restoreOne: (what: string): string => `Restore: ${what}`,
    restored: (what: string): string => `Restored: ${what}.`,
    unnamed: "Of someone who is deleted too",
  },
  {
    title: "Gelöschtes",
    intro: "Gelöschtes bleibt erhalten. Wer es wiederherstellt, bringt auch zurück, was damit gelöscht wurde.",
    editorsOnly: "Nur Bearbeiter und Besitzer sehen, was gelöscht wurde.",
    kind: "Was",
    kinds: kindsInGerman,
    none: "Davon ist nichts gelöscht.",
    more: "Mehr zeigen",
    deletedOn: (day) => `gelöscht am ${day}`,
    restore: "Wiederherstellen",
    restoreOne: (what) => `Wiederherstellen: ${what}`,
    restored: (what) => `Wiederhergestellt: ${what}.`,
    unnamed: "Von jemandem, der auch gelöscht ist",
  },
)
