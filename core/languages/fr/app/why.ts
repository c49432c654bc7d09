import type { Translation } from "../../messages.ts"
import type english from "../../en/app/why.ts"

const messages: Translation<typeof english> = {
  sentence: "{$reader} {$sees}, parce que {$because}.",
  readers: {
    anonymous: "Un visiteur sans compte",
    user: "Un inconnu avec un compte",
    member: "Un membre",
  },
  sees: {
    redacted: "voit seulement qu’il y a quelqu’un ici",
    hidden: "ne voit pas cette personne",
  },
  because: {
    tree_not_visible: "l’arbre ne lui est pas ouvert",
    privacy_hidden: "quelqu’un a choisi de cacher cette personne",
    privacy_redacted: "quelqu’un a choisi de masquer les détails de cette personne",
    said_living: "il est écrit que la personne est en vie",
    born_recently: "la personne est née trop récemment pour être considérée comme défunte",
    birth_unknown: "ni naissance ni décès n’étant connus, la personne est peut-être en vie",
  },
  unless: {
    tree_not_visible: "Les réglages de l’arbre disent qui le voit.",
    privacy_hidden: "La confidentialité de la personne peut le changer.",
    privacy_redacted: "La confidentialité de la personne peut le changer.",
    said_living: "Un décès le changerait.",
    born_recently: "Un décès le changerait.",
    birth_unknown: "Un décès, ou une naissance ancienne, le changerait.",
  },
  fromYear: "Le temps seul le fera en {$year}.",
}

export default messages
