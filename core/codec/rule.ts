/** The rules by which an input can be refused, for programs that say it in words of their own. */
export const rules = [
  "required",
  "unknown_field",
  "wrong_type",
  "not_one_of",
  "too_short",
  "too_long",
  "out_of_range",
  "not_a_date",
  "not_an_id",
  "control_character",
] as const
export type Rule = (typeof rules)[number]

const known: ReadonlySet<unknown> = new Set(rules)

const isRule = (u: unknown): u is Rule => known.has(u)

/** The rule that the error of a codec names; undefined if it names none. */
export const ruleOf = (error: object): Rule | undefined =>
  "rule" in error && isRule(error.rule) ? error.rule : undefined
