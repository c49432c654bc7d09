import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/deleted.ts"

const messages: Translation<typeof english> = {
  title: "Éléments supprimés",
  intro: "Ce qui a été supprimé est conservé. Un élément rétabli revient avec ce qui a été supprimé en même temps.",
  editorsOnly: "Seuls les éditeurs et les propriétaires voient ce qui a été supprimé.",
  kind: "Quoi",
  kinds: {
    person: "Personnes",
    event: "Faits",
    relationship: "Liens de parenté",
    source: "Sources",
    citation: "Citations de sources",
    media: "Images et documents",
  },
  none: "Rien de ce type n’est supprimé.",
  more: "Afficher plus",
  deletedOn: "supprimé le {$day}",
  restore: "Rétablir",
  restoreOne: "Rétablir : {$what}",
  restored: "Rétabli : {$what}.",
  unnamed: "D’une personne elle aussi supprimée",
}

export default messages
