import type { Translation } from "../../messages.ts"
import type english from "../../en/app/rules.ts"

const messages: Translation<typeof english> = {
  required: "Remplissez ce champ.",
  unknown_field: "Le service ne connaît pas ce champ.",
  wrong_type: "Ceci n’a pas la bonne forme.",
  not_one_of: "Choisissez une des valeurs.",
  too_short: "C’est trop court.",
  too_long: "C’est trop long.",
  out_of_range: "Ce nombre est trop petit ou trop grand.",
  not_a_date: "Ce n’est pas une date.",
  not_an_id: "Ce n’est pas un identifiant.",
  control_character: "Ceci contient un caractère qui ne peut pas être affiché.",
}

export default messages
