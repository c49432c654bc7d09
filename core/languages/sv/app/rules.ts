import type { Translation } from "../../messages.ts"
import type english from "../../en/app/rules.ts"

const messages: Translation<typeof english> = {
  required: "Fyll i detta.",
  unknown_field: "Tjänsten känner inte till fältet.",
  wrong_type: "Detta har fel form.",
  not_one_of: "Välj ett av värdena.",
  too_short: "Detta är för kort.",
  too_long: "Detta är för långt.",
  out_of_range: "Talet är för litet eller för stort.",
  not_a_date: "Detta är inget datum.",
  not_an_id: "Detta är inget id.",
  control_character: "Detta innehåller ett tecken som inte kan visas.",
}

export default messages
