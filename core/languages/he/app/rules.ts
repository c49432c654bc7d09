import type { Translation } from "../../messages.ts"
import type english from "../../en/app/rules.ts"

const messages: Translation<typeof english> = {
  required: "יש למלא שדה זה.",
  unknown_field: "השירות אינו מכיר שדה זה.",
  wrong_type: "הצורה אינה נכונה.",
  not_one_of: "יש לבחור אחד מן הערכים.",
  too_short: "הטקסט קצר מדי.",
  too_long: "הטקסט ארוך מדי.",
  out_of_range: "המספר קטן מדי או גדול מדי.",
  not_a_date: "זה אינו תאריך.",
  not_an_id: "זה אינו מזהה.",
  control_character: "יש כאן תו שאי אפשר להציג.",
}

export default messages
