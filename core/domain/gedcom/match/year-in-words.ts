/** Years that are farther apart than this do not give a birth year. */
const mostApart = 5

/**
 * The year that a text names in four digits. Of several years close to each other it is the latest, as for a range:
 * 1457 for `28 Jan 1456-1457`. Null if there is none, or if the years are far apart.
 */
export const yearInWords = (text: string): number | null => {
  let [earliest, latest] = [Infinity, -Infinity]
  for (const [digits] of text.matchAll(/(?<!\d)[12]\d{3}(?!\d)/g)) {
    earliest = Math.min(earliest, Number(digits))
    latest = Math.max(latest, Number(digits))
  }
  return latest - earliest <= mostApart && latest > 0 ? latest : null
}
