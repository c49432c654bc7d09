import type { Translation } from "../../messages.ts"
import type english from "../../en/app/questions.ts"

const messages: Translation<typeof english> = {
  ask: "Demander à quelqu’un",
  title: "Interroger quelqu’un sur {$name}",
  text: "Votre question",
  textHint:
    "La personne qui répond voit votre nom, {$name} et les années de naissance et de décès, et rien d’autre de l’arbre.",
  answers: "Que demandez-vous ?",
  kinds: {
    text: "Des mots",
    date: "Une date",
    place: "Un lieu",
    name: "Un nom",
  },
  of: "La date et le lieu concernent",
  ofNothing: "Aucun événement",
  picture: "Image",
  noPicture: "Sans image",
  language: "Langue de la question",
  email: "Adresse e-mail",
  emailHint: "Le service y envoie l’adresse de la question. Sans adresse e-mail, vous la transmettez vous-même.",
  make: "Créer la question",
  once: "Envoyez cette adresse à la personne. Elle accepte une réponse pendant 30 jours et ne sera plus affichée.",
  mailed: "La question est envoyée à {$email}. Voici son adresse pour vous, qui ne sera plus affichée.",
  another: "Poser une autre question",
  list: "Questions à des personnes sans compte",
  none: "Pas encore de questions. Posez-en une sur la page d’une personne.",
  statuses: {
    open: "ouverte",
    answered: "répondue",
    ended: "terminée",
    expired: "expirée",
  },
  until: "jusqu’au {$day}",
  see: "Voir la réponse",
  end: "Terminer",
  endOf: "Terminer la question : {$text}",
}

export default messages
