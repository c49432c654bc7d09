import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/tidy.ts"

const messages: Translation<typeof english> = {
  title: "Ranger",
  intro:
    "Chaque recherche trouve un type de lacune ou d’erreur dans l’arbre. Rien ne change avant que vous appliquiez votre choix, et vous pouvez l’annuler.",
  editorsOnly: "Les éditeurs et les propriétaires de l’arbre peuvent le faire.",
  tool: "Que chercher",
  tools: {
    born: "Trop âgés pour être en vie",
    child: "Parents trop âgés pour être en vie",
    name: "Sexe d’après le prénom",
    spouse: "Sexe d’après le conjoint",
    file: "Sexe d’après un fichier GEDCOM",
    names: "Noms erronés",
  },
  what: {
    born: "Personnes nées cette année-là ou avant, sans décès indiqué.",
    child: "Personnes dont un enfant est né cette année-là ou avant, sans décès indiqué.",
    name: "Personnes sans sexe, dont le prénom en suggère un.",
    spouse: "Personnes sans sexe, dont le conjoint en suggère un.",
    file: "Personnes sans sexe dont ce fichier le donne : choisissez le fichier d’où l’arbre a été importé.",
    names: "Noms qui contiennent une date, n’ont pas de nom de famille, ou sont entièrement dans un seul champ.",
  },
  year: "Naissance en ou avant",
  look: "Afficher",
  file: "Choisir un fichier GEDCOM",
  none: "Rien à ranger ici.",
  found: "{$chosen} choisis sur {$all}",
  all: "Tout choisir",
  nothing: "Ne rien choisir",
  bornIn: "naissance {$year} : plus en vie",
  childIn: "un enfant né en {$year} : plus en vie",
  gender: {
    male: "masculin",
    female: "féminin",
    other: "autre",
  },
  because: "{$value}, d’après {$basis}",
  fix: "« {$before} » devient « {$after} »",
  byHand: "« {$name} » est à corriger à la main",
  apply: "Appliquer ({$count})",
  done: "Modifiés : {$count}.",
  first: "Les {$count} premiers sont affichés. Appliquez-les, puis cherchez de nouveau.",
}

export default messages
