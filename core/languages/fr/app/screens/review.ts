import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/review.ts"

const messages: Translation<typeof english> = {
  title: "Suggestions",
  statuses: {
    pending: "En attente",
    applied: "Acceptées",
    rejected: "Refusées",
  },
  statusOf: {
    pending: "attend un éditeur",
    applied: "acceptée",
    rejected: "refusée",
  },
  status: "État",
  origin: "De",
  origins: {
    all: "Tous",
    contributor: "Personnes",
    assistant: "Assistants",
  },
  originOf: {
    contributor: "",
    assistant: "par un assistant",
  },
  countOf: "{$name} ({$count})",
  none: {
    pending:
      "Rien n’attend ici. Les membres qui ne font que lire l’arbre peuvent suggérer des modifications, et un éditeur décide.",
    applied: "Rien n’a encore été accepté.",
    rejected: "Rien n’a été refusé.",
  },
  more: "Afficher plus",
  untitled: "Une suggestion",
  steps: `
    .input {$count :number}
    .match $count
    one {{{$count} modification}}
    * {{{$count} modifications}}`,
  keysList: "Touches : j et k vont à la suivante et à la précédente, Entrée ouvre.",
  keys: "Touches : j et k vont d’une modification à l’autre, la barre d’espace choisit, a accepte, r refuse.",
  all: "Toutes les suggestions",
  number: "Modification {$number}",
  ops: {
    create: "Ajout",
    update: "Modification",
    delete: "Suppression",
    merge: "Fusion",
  },
  entities: {
    person: "personne",
    name: "nom",
    event: "événement",
    relationship: "lien de parenté",
    source: "source",
    citation: "citation",
    association: "association",
  },
  headline: `
    .input {$name :string}
    .match $name
    || {{{$op} : {$entity}}}
    * {{{$op} : {$entity}, {$name}}}`,
  stale: "L’arbre a changé ici depuis cette suggestion. Comparez avant d’accepter.",
  gone: "Ce dont il s’agit n’est plus dans l’arbre.",
  done: "Fait",
  nothingChanges: "L’arbre le contient déjà.",
  heads: {
    field: "Champ",
    before: "Dans l’arbre",
    after: "Suggéré",
  },
  basis: "D’après",
  page: "page {$page}",
  choose: "Accepter : {$what}",
  accept: `
    .input {$which :string}
    .match $which
    all {{Tout accepter}}
    * {{Accepter {$chosen} sur {$all}}}`,
  acceptOne: "Accepter",
  chooseFirst: "Choisissez au moins une modification.",
  notChosen: "Les modifications que vous ne choisissez pas sont écartées définitivement.",
  accepted: "Accepté. Les modifications sont dans l’arbre.",
  undoAccepted: "Annuler ce qui a été accepté",
  acceptedUndone: "Annulé. La suggestion est de nouveau en attente.",
  failed: "La modification {$number} n’a pas pu être faite. Les précédentes sont dans l’arbre. Le service dit :",
  reject: "Refuser",
  rejectTitle: "Refuser cette suggestion",
  reason: "Motif",
  reasonHint: "L’auteur de la suggestion le lira.",
  rejected: "Refusée.",
  rejectedBecause: "Le motif : {$reason}",
  decidedBy: "Décision de {$name}.",
  comments: "Commentaires",
  noComments: "Aucun commentaire pour l’instant.",
  comment: "Votre commentaire",
  send: "Envoyer",
  withdraw: "Retirer",
  withdrawTitle: "Retirer cette suggestion ?",
  withdrawText: "Elle est supprimée, avec ses commentaires.",
  withdrawn: "Retirée.",
}

export default messages
