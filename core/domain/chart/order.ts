/** The order of texts by their code units. */
export const byText = (a: string, b: string): number => {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Earlier days first, unknown ones last. */
export const byDay = (a: number | null, b: number | null): number => {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return a - b
}
