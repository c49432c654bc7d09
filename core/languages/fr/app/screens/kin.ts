import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/kin.ts"

const messages: Translation<typeof english> = {
  title: "Le lien entre {$a} et {$b}",
  is: "{$b} : {$kin} de {$a}",
  way: "Chemin {$count}",
  steps: {
    parent: "parent",
    child: "enfant",
    partner: "conjoint",
  },
  none: "Aucun chemin de l’un à l’autre n’est connu. Il en existe peut-être un par des personnes que vous ne voyez pas.",
  same: "C’est une seule et même personne.",
  shared: "Ces personnes partagent environ {$percent} de leur hérédité.",
  turn: "Dans l’autre sens",
}

export default messages
