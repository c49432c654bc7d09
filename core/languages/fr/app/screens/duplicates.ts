import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/duplicates.ts"

const messages: Translation<typeof english> = {
  title: "Doublons",
  intro:
    "Deux personnes qui n’en font peut-être qu’une. Regardez les deux, et décidez : c’est la même, ce sont deux personnes, ou vous verrez plus tard.",
  editorsOnly: "Seuls les éditeurs et les propriétaires cherchent les doublons.",
  none: "Aucune paire de personnes ne se ressemble.",
  pairOf: "Paire {$at} sur {$count}",
  likely: "Très probablement la même personne",
  maybe: "Peut-être la même personne",
  alike: "En commun : {$what}.",
  against: "Contre : {$what}.",
  compared: "Les deux personnes, champ par champ",
  field: "Champ",
  rows: {
    primary_name: "Nom",
    gender: "Sexe",
    birth: "Naissance",
    death: "Décès",
    parents: "Parents",
    partners: "Conjoints",
    children: "Enfants",
    facts: "Faits",
    notes: "Notes",
  },
  reasons: {
    name: "le nom",
    birth_year: "l’année de naissance",
    death_year: "l’année de décès",
    parent: "un parent",
    partner: "un conjoint",
    child: "un enfant",
    place: "un lieu",
  },
  conflicts: {
    gender: "le sexe",
    birth: "la naissance",
    death: "le décès",
    born_after_death: "l’une est née après le décès de l’autre",
    parents: "les parents",
  },
  both: "les deux, réunis",
  what: "Décision",
  same: "La même : fusionner",
  not: "Pas la même",
  later: "Plus tard",
  keys: "Touches : 1 la même, 2 pas la même, 3 plus tard, j paire suivante, k paire précédente.",
  merged: "{$name} : les deux personnes n’en font plus qu’une.",
  dismissed: "Pas la même personne : {$names}.",
  putOff: "Cette paire reviendra à la fin.",
  summary: "Fusion de deux personnes nommées {$name}",
}

export default messages
