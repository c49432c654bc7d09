import type { DomainError } from "../errors.ts"

/** The refusal for an account that may store no more than so many bytes; null for no limit. */
export const accountFull = (most: number | null): DomainError => ({
  _tag: "StorageFull",
  detail: `The account may store at most ${most} bytes of records, history, media and imported records.`,
})
