import type { Translation } from "../../messages.ts"
import type english from "../../en/app/rules.ts"

const messages: Translation<typeof english> = {
  required: "Vul dit in.",
  unknown_field: "De dienst kent dit veld niet.",
  wrong_type: "Dit heeft de verkeerde vorm.",
  not_one_of: "Kies een van de waarden.",
  too_short: "Dit is te kort.",
  too_long: "Dit is te lang.",
  out_of_range: "Dit getal is te klein of te groot.",
  not_a_date: "Dit is geen datum.",
  not_an_id: "Dit is geen id.",
  control_character: "Dit bevat een teken dat niet kan worden getoond.",
}

export default messages
