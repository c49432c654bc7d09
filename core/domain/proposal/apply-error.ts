import { describeError } from "../error-text.ts"
import { codeOf, type DomainError } from "../errors.ts"
import type { ApplyError } from "./proposal.ts"

/** Why an apply stopped at this operation. `operation` counts from 0. */
export const applyErrorOf = (operation: number, error: DomainError): ApplyError => ({
  operation,
  code: codeOf(error._tag),
  detail: describeError(error),
})
