import type { Translation } from "../../messages.ts"
import type english from "../../en/app/rules.ts"

const messages: Translation<typeof english> = {
  required: "Bitte ausfüllen.",
  unknown_field: "Der Dienst kennt dieses Feld nicht.",
  wrong_type: "Das hat die falsche Form.",
  not_one_of: "Wählen Sie einen der Werte.",
  too_short: "Das ist zu kurz.",
  too_long: "Das ist zu lang.",
  out_of_range: "Diese Zahl ist zu klein oder zu groß.",
  not_a_date: "Das ist kein Datum.",
  not_an_id: "Das ist keine ID.",
  control_character: "Das enthält ein Zeichen, das nicht angezeigt werden kann.",
}

export default messages
