/** The number of characters of a name that count for its order. Longer texts do not fit into an index. */
export const SORTED_CHARACTERS = 64

/** The part of a name that counts for its order. */
export const sortText = (name: string | null): string | null =>
  name === null || name.length <= SORTED_CHARACTERS ? name : [...name].slice(0, SORTED_CHARACTERS).join("")

/** English has the root collation of Unicode unchanged. `und` would be the language of this machine. */
const collator = new Intl.Collator("en")

/** Compares two names by the root collation of Unicode, and names that it takes for equal by code point. */
export const byName = (a: string, b: string): number => collator.compare(a, b) || byCodePoint(a, b)

const byCodePoint = (a: string, b: string): number => {
  const [one, other] = [[...a], [...b]]
  for (const [at, character] of one.entries()) {
    const difference = (character.codePointAt(0) ?? 0) - (other[at]?.codePointAt(0) ?? -1)
    if (difference !== 0) return difference
  }
  return one.length - other.length
}
