/** What is wrong with a field, by the rules of the service. In English the service itself says it more exactly. */
const messages = {
  required: "Fill this in.",
  unknown_field: "The service does not know this field.",
  wrong_type: "This has the wrong form.",
  not_one_of: "Choose one of the values.",
  too_short: "This is too short.",
  too_long: "This is too long.",
  out_of_range: "This number is too small or too large.",
  not_a_date: "This is not a date.",
  not_an_id: "This is not an id.",
  control_character: "This contains a character that cannot be shown.",
} as const

export default messages
