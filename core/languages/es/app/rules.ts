import type { Translation } from "../../messages.ts"
import type english from "../../en/app/rules.ts"

const messages: Translation<typeof english> = {
  required: "Rellena este campo.",
  unknown_field: "El servicio no conoce este campo.",
  wrong_type: "Esto no tiene la forma correcta.",
  not_one_of: "Elige uno de los valores.",
  too_short: "Esto es demasiado corto.",
  too_long: "Esto es demasiado largo.",
  out_of_range: "Este número es demasiado pequeño o demasiado grande.",
  not_a_date: "Esto no es una fecha.",
  not_an_id: "Esto no es un identificador.",
  control_character: "Esto contiene un carácter que no se puede mostrar.",
}

export default messages
