import type { Translation } from "../../messages.ts"
import type english from "../../en/app/rules.ts"

const messages: Translation<typeof english> = {
  required: "Wypełnij to pole.",
  unknown_field: "Usługa nie zna tego pola.",
  wrong_type: "To ma niewłaściwą postać.",
  not_one_of: "Wybierz jedną z wartości.",
  too_short: "To jest za krótkie.",
  too_long: "To jest za długie.",
  out_of_range: "Ta liczba jest za mała lub za duża.",
  not_a_date: "To nie jest data.",
  not_an_id: "To nie jest identyfikator.",
  control_character: "To zawiera znak, którego nie można pokazać.",
}

export default messages
