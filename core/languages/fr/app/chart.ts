import type { Translation } from "../../messages.ts"
import type english from "../../en/app/chart.ts"

const messages: Translation<typeof english> = {
  chart: "Arbre de la famille",
  you: "vous",
  count: `
    .input {$kind :string}
    .input {$count :number}
    .match $kind $count
    parents one {{{$count} parent}}
    parents * {{{$count} parents}}
    siblings one {{{$count} frère ou sœur}}
    siblings * {{{$count} frères et sœurs}}
    partners one {{{$count} conjoint}}
    partners * {{{$count} conjoints}}
    * one {{{$count} enfant}}
    * * {{{$count} enfants}}`,
  open: "{$name} : afficher {$count}",
  close: `
    .input {$kind :string}
    .match $kind
    parents {{{$name} : masquer les parents}}
    siblings {{{$name} : masquer les frères et sœurs}}
    partners {{{$name} : masquer les conjoints}}
    * {{{$name} : masquer les enfants}}`,
  again: "{$name}, déjà présent ailleurs dans l’arbre. Y aller",
  add: "{$name} : ajouter un parent proche",
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
    * * * {{{$birth} à {$death}}}`,
  signs: {
    adopted: "adoption",
    divorce: "divorce",
    annulment: "annulation",
  },
  signOf: `
    .input {$kind :string}
    .match $kind
    adopted {{adoption}}
    divorce {{divorce avec {$partner}}}
    * {{mariage avec {$partner} annulé}}`,
  position: "{$at} sur {$of}",
  end: "Personne d’autre dans cette direction",
  zoomIn: "Agrandir",
  zoomOut: "Réduire",
  whole: "Arbre entier",
  middleAgain: "Revenir au centre",
  print: "Imprimer l’arbre entier",
  keys: "Touches",
}

export default messages
