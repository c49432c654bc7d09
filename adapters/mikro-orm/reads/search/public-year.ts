import { seesEverything } from "../../../../core/domain/privacy.ts"
import type { SearchScope } from "../../../../core/ports/reads.ts"

/** Postings have this year for everyone that the public saw before it (`0037-words-that-the-public-sees`). */
export const FIRST_PUBLIC_YEAR = 2026

/** The year in which the public searches; null for a search of members, who see everyone. */
export const yearOf = (scope: SearchScope): number | null =>
  scope === "deleted" || seesEverything(scope) ? null : scope.year

/** The latest year that a posting may have for a search of the public in this year. */
export const publicYearOf = (year: number): number => Math.max(year, FIRST_PUBLIC_YEAR)
