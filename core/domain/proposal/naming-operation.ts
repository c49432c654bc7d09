import { type DomainError, inputErrors } from "../errors.ts"

/** The refusal of a body with operations, with the index of the operation that has the first fault, if one has it. */
export const namingOperation = (error: DomainError): DomainError => {
  if (error._tag !== "InvalidInput") return error
  const index = /^operations\.(\d+)(?:\.|$)/.exec(inputErrors(error)[0]?.path ?? "")?.[1]
  return index === undefined ? error : { ...error, ...{ operation: Number(index) } }
}
