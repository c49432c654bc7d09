import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/deleted.ts"

const messages: Translation<typeof english> = {
  title: "Usunięte rekordy",
  intro: "To, co usunięto, jest zachowane. Przywrócony rekord wraca z tym, co usunięto razem z nim.",
  editorsOnly: "To, co usunięto, widzą tylko redaktorzy i właściciele.",
  kind: "Co",
  kinds: {
    person: "Osoby",
    event: "Fakty",
    relationship: "Pokrewieństwa",
    source: "Źródła",
    citation: "Cytaty źródeł",
    media: "Zdjęcia i dokumenty",
  },
  none: "Nic tego rodzaju nie jest usunięte.",
  more: "Pokaż więcej",
  deletedOn: "usunięto: {$day}",
  restore: "Przywróć",
  restoreOne: "Przywróć: {$what}",
  restored: "Przywrócono: {$what}.",
  unnamed: "U kogoś, kto też jest usunięty",
}

export default messages
