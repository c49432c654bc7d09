/** Years that lie further apart say of nobody when they were born. */
const mostApart = 5

/**
 * The year that a text names in four digits, of several close to each other the latest, as of a range: 1457 for `28 Jan 1456-1457`. Null where it names
 * none, or years far apart.
 */
export const yearInWords = (text: string): number | null => {
  const years = Array.from(text.matchAll(/(?<!\d)[12]\d{3}(?!\d)/g), ([year]) => Number(year))
  if (years.length === 0) return null
  const latest = Math.max(...years)
  return latest - Math.min(...years) > mostApart ? null : latest
}
