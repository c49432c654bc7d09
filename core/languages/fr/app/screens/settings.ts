import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/settings.ts"

const messages: Translation<typeof english> = {
  title: "Réglages",
  tree: "L’arbre",
  name: "Nom",
  description: "Description",
  visibility: "Qui le voit",
  visibilities: {
    private: ["Privé", "Seuls les membres voient l’arbre."],
    site_members: [
      "Comptes de ce service",
      "Toute personne ayant un compte ici le voit. Les personnes vivantes apparaissent comme « Personne vivante ».",
    ],
    unlisted: [
      "Par son adresse",
      "Toute personne ayant l’adresse le voit. Les personnes vivantes apparaissent comme « Personne vivante ».",
    ],
    public: [
      "Public",
      "Tout le monde le voit, et il figure sur la première page. Les personnes vivantes apparaissent comme « Personne vivante ».",
    ],
  },
  members: "Membres",
  membersText: "Les membres voient tout le monde dans l’arbre, les vivants aussi.",
  roles: {
    owner: "Propriétaire",
    editor: "Éditeur",
    viewer: "Lecteur",
  },
  roleTexts:
    "Les lecteurs lisent et suggèrent. Les éditeurs modifient l’arbre. Les propriétaires gèrent aussi les membres et les réglages.",
  roleOf: "Rôle de {$name}",
  remove: "Retirer",
  removeOf: "Retirer {$name}",
  removed: "{$name} n’est plus membre.",
  leave: "Quitter cet arbre",
  leaveText: "Vous perdez l’accès à l’arbre. Un propriétaire peut vous ajouter de nouveau.",
  add: "Ajouter un membre",
  addText: "La personne doit avoir un compte avec cette adresse.",
  noAccount: "Aucun compte n’a l’adresse {$email}. Invitez la personne : elle pourra alors en créer un.",
  inviteThem: "Inviter par e-mail",
  invited: "Une invitation pour {$email} est créée. Elle figure parmi les invitations.",
  email: "E-mail du compte",
  role: "Rôle",
  added: "{$name} est maintenant membre.",
  invitations: "Invitations",
  invitationsText:
    "Un lien invite une personne, qui n’a pas encore besoin d’un compte. Il fonctionne une fois, pendant 14 jours.",
  byLink: "Par lien",
  mailed: "envoyée le {$day}",
  notMailed: "pas encore envoyée",
  until: "jusqu’au {$day}",
  revoke: "Retirer",
  invite: "Créer une invitation",
  inviteEmail: "Envoyer le lien à",
  inviteHint: "Laissez vide pour envoyer le lien vous-même.",
  inviteRole: "Rôle de l’invité",
  linkOnce: "Envoyez ce lien à la personne. Il ne sera plus jamais affiché.",
  inviteAnother: "Inviter quelqu’un d’autre",
  assistants: "Assistants",
  assistantsText:
    "Un assistant est un programme doté d’un modèle de langage. Il lit l’arbre pour un membre et suggère des modifications, que des personnes examinent.",
  memberProvider: "Assistants des membres",
  recommenderProvider: "Assistants qui cherchent des liens de parenté",
  noProvider: "Aucun",
  livingPeople: "Personnes vivantes",
  sights: {
    hidden: ["Les assistants ne les voient pas", "Les personnes vivantes apparaissent comme « Personne vivante »."],
    shown: ["Les assistants les voient", "Le fournisseur reçoit ce que les membres voient des personnes vivantes."],
  },
  export: "Emporter l’arbre",
  exportText:
    "Tous les programmes de généalogie lisent le GEDCOM. Le GEDZIP contient aussi les images et les documents.",
  gedcom: "GEDCOM {$version}",
  gedzip: "GEDZIP, avec les images",
  preparing: "Préparation du fichier…",
  delete: "Supprimer cet arbre",
  deleteText:
    "L’arbre disparaît pour tout le monde. Ses propriétaires peuvent le rétablir pendant un certain temps ; il est ensuite supprimé définitivement.",
  deleted: "L’arbre est supprimé.",
}

export default messages
