import * as t from "io-ts"
import type { Rule } from "./rule.ts"

/** The error of a codec by a rule. */
export const ruleError = (
  value: unknown,
  context: t.Context,
  { rule, message }: { readonly rule: Rule; readonly message: string },
): t.ValidationError => {
  const error: t.ValidationError & { readonly rule: Rule } = { value, context, message, rule }
  return error
}

/** The failure of a codec by a rule. */
export const brokenRule = (
  value: unknown,
  context: t.Context,
  broken: { readonly rule: Rule; readonly message: string },
): t.Validation<never> => t.failures([ruleError(value, context, broken)])
