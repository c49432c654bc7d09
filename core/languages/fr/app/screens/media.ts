import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/media.ts"

const messages: Translation<typeof english> = {
  title: "Images et documents",
  none: "Il n’y a pas encore d’images ni de documents ici.",
  noneSuch: "Rien de tel ici.",
  more: "Afficher plus",
  members: "Connectez-vous pour voir les images et les documents.",
  signIn: "Se connecter",
  added: "ajouté le {$day}",
  download: "Télécharger",
  delete: "Supprimer",
  deleted: "Supprimé.",
  name: "Titre",
  conflict: "Quelqu’un d’autre a modifié cette image ou ce document entre-temps. Voici les deux versions :",
  belongs: "Rattaché à",
}

export default messages
