import type { Rule } from "./rule.ts"

/** One fault in the input. `path` is its place (`date.month`, `names.0.givenName`); `""` is the whole. */
export interface FieldError {
  readonly path: string
  readonly message: string
  /** The rule that the input breaks; absent where the rule has no name yet. */
  readonly rule?: Rule
}
