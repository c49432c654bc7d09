import { codeOf, type DomainError } from "../errors.ts"
import type { ApplyError } from "./proposal.ts"

/** Sentences for the refusals that bring none. */
const sentences: Partial<Record<DomainError["_tag"], string>> = {
  LastName: "A person keeps at least one name.",
  DuplicateRelationship: "These two are related in this way already.",
  AncestryCycle: "Nobody is their own ancestor.",
}

/** What stopped an apply at this operation. */
export const applyErrorOf = (operation: number, error: DomainError): ApplyError => {
  const code = codeOf(error._tag)
  return { operation, code, detail: detailOf(error) ?? code }
}

const detailOf = (error: DomainError): string | undefined => {
  if (error._tag === "InvalidInput")
    return error.errors.map(({ path, message }) => `${path} ${message}`.trim()).join("; ")
  return "detail" in error ? error.detail : sentences[error._tag]
}
