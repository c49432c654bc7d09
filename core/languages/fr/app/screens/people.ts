import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/people.ts"

const messages: Translation<typeof english> = {
  title: "Personnes",
  count: "{$count} résultats",
  filter: "Nom",
  clear: "Afficher tout le monde",
  sort: "Ordre",
  sorts: {
    name: "Par nom",
    "-name": "Par nom, depuis la fin",
    birth: "Les plus âgés d’abord",
    "-birth": "Les plus jeunes d’abord",
    death: "Décès les plus anciens d’abord",
    "-death": "Décès les plus récents d’abord",
    "-updated": "Dernières modifications d’abord",
    created: "Dans l’ordre d’ajout",
  },
  only: "Seulement",
  onlies: {
    everyone: "Tout le monde",
    living: "Peut-être en vie",
    birth: "Sans naissance",
    parents: "Sans parents",
    sources: "Sans sources",
    gender: "Sans sexe indiqué",
  },
  none: "Il n’y a encore personne ici.",
  noneSuch: "Personne de tel ici.",
  more: "Afficher plus",
  living: "peut-être en vie",
  dead: "† décès connu",
  heads: {
    name: "Nom",
    birth: "Naissance",
    death: "Décès",
    parents: "Parents",
  },
  childOf: "Enfant de {$parents}",
  letters: "Premières lettres des noms de famille",
  letter: "Noms de famille en {$letter}",
}

export default messages
