import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/home.ts"

const messages: Translation<typeof english> = {
  title: "Votre famille, autour de vous en une seconde",
  what: "Stemma conserve un arbre généalogique que des proches construisent ensemble, avec les sources qui le prouvent. Les personnes vivantes restent cachées aux inconnus.",
  register: "Créer un compte",
  signIn: "Se connecter",
  publicTrees: "Arbres publics",
  myTrees: "Mes arbres",
  welcome: `
    .input {$name :string}
    .match $name
    || {{Bienvenue}}
    * {{Bienvenue, {$name}}}`,
  noTrees:
    "Vous n’avez pas encore d’arbre. Commencez par les personnes que vous connaissez, ou visitez d’abord un exemple.",
  start: "Commencer un arbre",
  sample: "Charger un arbre d’exemple",
  loadingSample: "Chargement de l’exemple…",
  sampleName: "Darwin et Wedgwood (exemple)",
  people: `
    .input {$count :number}
    .match $count
    one {{{$count} personne}}
    * {{{$count} personnes}}`,
  roles: {
    owner: "le vôtre",
    editor: "vous modifiez",
    viewer: "vous lisez",
  },
  toReview: `
    .input {$count :number}
    .match $count
    one {{{$count} suggestion à examiner}}
    * {{{$count} suggestions à examiner}}`,
  verify:
    "Confirmez votre adresse e-mail : ouvrez le lien du message envoyé. Si ce service n’a pas de serveur de courrier, son opérateur trouve le lien dans le journal du service.",
}

export default messages
