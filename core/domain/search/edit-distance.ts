/** For each UTF-16 unit, the places in the pattern where it is, as bits. Cleared after each pattern. */
const places = new Int32Array(65_536)

/**
 * How many letters must be put in, taken out, changed, or swapped with a neighbour, to make one word of the other; no
 * letter is touched twice (optimal string alignment). Words of at most 32 units, each unit a letter.
 * All places of the pattern are worked on at once, as bits (Hyyrö, "A bit-vector algorithm for computing Levenshtein and
 * Damerau edit distances", 2003): one step for each letter of the word.
 */
export const editDistance = (pattern: string, word: string): number => {
  if (pattern.length === 0) return word.length
  for (let at = 0; at < pattern.length; at++) {
    const unit = pattern.charCodeAt(at)
    places[unit] = places[unit]! | (1 << at)
  }
  const last = 1 << (pattern.length - 1)
  let [verticalPlus, verticalMinus, diagonal, before] = [-1, 0, 0, 0]
  let distance = pattern.length
  for (let at = 0; at < word.length; at++) {
    const here = places[word.charCodeAt(at)]!
    const swapped = ((~diagonal & here) << 1) & before
    diagonal = (((here & verticalPlus) + verticalPlus) ^ verticalPlus) | here | verticalMinus | swapped
    let horizontalPlus = verticalMinus | ~(diagonal | verticalPlus)
    let horizontalMinus = diagonal & verticalPlus
    if ((horizontalPlus & last) !== 0) distance += 1
    if ((horizontalMinus & last) !== 0) distance -= 1
    horizontalPlus = (horizontalPlus << 1) | 1
    horizontalMinus <<= 1
    verticalPlus = horizontalMinus | ~(diagonal | horizontalPlus)
    verticalMinus = horizontalPlus & diagonal
    before = here
  }
  for (let at = 0; at < pattern.length; at++) places[pattern.charCodeAt(at)] = 0
  return distance
}

/** How many letters two words may differ by: one in three of the longer word, and at least one. */
export const mostDifference = (longer: number): number => Math.max(1, Math.floor(longer / 3))
