/** The order of texts by their code units. */
export const byText = (a: string, b: string): number => {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Lower numbers first, unknown ones last. */
const byNumber = (a: number | null, b: number | null): number => {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return a - b
}

/** Earlier days first, unknown ones last. */
export const byDay = byNumber

/** Lower positions first, unknown ones last. */
export const byPosition = byNumber
