import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/account.ts"

const messages: Translation<typeof english> = {
  title: "Compte",
  signOut: "Se déconnecter",
  notSignedOut: "Vous êtes déconnecté dans ce navigateur. La session prend fin dès que le service répond.",
  you: "Vous",
  email: "E-mail",
  verified: "confirmée",
  unverified: "pas encore confirmée",
  name: "Votre nom",
  password: "Mot de passe",
  current: "Mot de passe actuel",
  next: "Nouveau mot de passe",
  nextHint: "10 caractères ou plus. Toutes les autres sessions prennent fin.",
  keepTokens: "Garder les jetons d’API valables",
  change: "Changer le mot de passe",
  changed: "Le nouveau mot de passe est en place. Toutes les autres sessions ont pris fin.",
  sessions: "Où vous êtes connecté",
  thisOne: "ce navigateur",
  lastUsed: "dernière utilisation : {$when}",
  unknownDevice: "Appareil inconnu",
  end: "Mettre fin à cette session",
  calendar: "Calendrier",
  calendarText:
    "Un logiciel de calendrier peut montrer chaque année les naissances, mariages et décès de vos arbres. Il lui faut une adresse, qui fonctionne sans mot de passe : ne la donnez qu’à vos propres logiciels.",
  makeCalendar: "Créer une adresse",
  calendarOnce:
    "Copiez cette adresse dans votre logiciel de calendrier. Elle ne sera plus affichée. Une adresse précédente ne fonctionne plus.",
  removeCalendar: "Supprimer l’adresse",
  calendarRemoved: "L’adresse ne fonctionne plus.",
  data: "Vos données",
  exportText:
    "Une sauvegarde contient tous les arbres qui vous appartiennent, avec les images. Elle peut être restaurée ici ou sur un autre service.",
  export: "Télécharger une sauvegarde",
  delete: "Supprimer le compte",
  deleteText:
    "Votre compte prend fin aussitôt. Les arbres dont vous êtes le seul propriétaire sont supprimés. Dans les autres, vous n’êtes plus membre, et ce que vous avez écrit reste.",
  deleteEmail: "Pour le supprimer, saisissez votre adresse e-mail",
}

export default messages
