import type { Translation } from "../../messages.ts"
import type english from "../../en/app/common.ts"

const messages: Translation<typeof english> = {
  appName: "Stemma",
  skip: "Aller au contenu",
  close: "Fermer",
  cancel: "Annuler",
  save: "Enregistrer",
  saving: "Enregistrement…",
  loading: "Chargement…",
  undo: "Annuler l’action",
  undone: "Action annulée.",
  saved: "Enregistré.",
  someone: "Quelqu’un",
  copy: "Copier",
  copied: "Copié",
  tryAgain: "Réessayer",
  tryingAgain: "Le service ne répond pas. Nouvel essai…",
  offlineSince: "Vous êtes hors ligne. Ces données datent du {$moment} et sont en lecture seule.",
  unreachableSince: "Le service est inaccessible. Ces données datent du {$moment} et sont en lecture seule.",
  notFound: {
    title: "Cette page n’existe pas",
    home: "Aller à la première page",
  },
  header: {
    account: "Compte",
    settings: "Langue et apparence",
    signIn: "Se connecter",
    register: "Créer un compte",
    language: "Langue",
    theme: "Apparence",
    themes: {
      system: "Comme l’appareil",
      light: "Claire",
      dark: "Sombre",
    },
  },
  ways: {
    label: "Cet arbre",
    menu: "Menu",
    overview: "Aperçu",
    family: "Famille",
    people: "Personnes",
    media: "Images",
    sources: "Sources",
    review: "Suggestions",
    import: "Importer",
    tidy: "Ranger",
    history: "Historique",
    settings: "Réglages",
    more: "Plus",
    duplicates: "Doublons",
    deleted: "Supprimés",
    allTrees: "Tous les arbres",
    waiting: "en attente",
  },
  viewAs: {
    open: "Voir comme…",
    kinds: {
      anonymous: "un visiteur sans compte",
      user: "un inconnu avec un compte",
    },
    banner: "Vous voyez cet arbre comme {$who}. Pendant ce temps, vous ne pouvez rien modifier.",
    stop: "Arrêter",
  },
  search: {
    title: "Chercher une personne",
    field: "Nom, ou nom et année",
  },
  broken: {
    title: "Une erreur s’est produite ici",
    text: "Cette partie de la page a échoué, ou il existe une nouvelle version. Rien de ce que vous avez enregistré n’est perdu.",
    again: "Recharger la page",
  },
  problems: {
    offline: "Le service est inaccessible. Vérifiez votre connexion, puis réessayez.",
    busy: "Le service est occupé. Patientez un instant, puis réessayez.",
    forbidden: "Vous n’avez pas le droit de faire cela ici.",
    sessionEnded: "Vous êtes déconnecté. Reconnectez-vous pour continuer.",
    failed: "Le service, ou quelque chose avant lui, a échoué. Réessayez un peu plus tard.",
    internal: "Le service a échoué. Si cela se reproduit, transmettez ce numéro à son opérateur :",
  },
  livingPerson: "Personne vivante",
  nameless: "Sans nom",
  dead: "† décès connu",
  lived: `
    .input {$birth :string}
    .input {$death :string}
    .input {$state :string}
    .match $birth $death $state
    || || dead {{décès connu}}
    || || * {{}}
    || * * {{décès {$death}}}
    * || dead {{naissance {$birth}, décès connu}}
    * || * {{naissance {$birth}}}
    * * * {{{$span}}}`,
}

export default messages
