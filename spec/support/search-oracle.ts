import { soundOf } from "../../core/domain/search/sound.ts"

/** The number of letters put in, taken out, changed or swapped with a neighbour, by the table of the textbooks. */
export const plainDistance = (a: string, b: string): number => {
  const [x, y] = [[...a], [...b]]
  const table = Array.from({ length: x.length + 1 }, (_, i) =>
    Array.from({ length: y.length + 1 }, (_unused, j) => (i === 0 || j === 0 ? i + j : 0)),
  )
  const at = (i: number, j: number): number => table[i]?.[j] ?? Infinity
  for (let i = 1; i <= x.length; i++) {
    for (let j = 1; j <= y.length; j++) {
      const change = at(i - 1, j - 1) + (x[i - 1] === y[j - 1] ? 0 : 1)
      const swap = x[i - 1] === y[j - 2] && x[i - 2] === y[j - 1] ? at(i - 2, j - 2) + 1 : Infinity
      table[i]?.splice(j, 1, Math.min(change, at(i - 1, j) + 1, at(i, j - 1) + 1, swap))
    }
  }
  return at(x.length, y.length)
}

/** How a word of a name meets a word of a query, by the words of the specification; null when it does not. */
export const plainMatch = (query: string, word: string): "exact" | "prefix" | "near" | null => {
  if (word === query) return "exact"
  if (word.startsWith(query)) return "prefix"
  if ([...query].length < 3) return null
  const longer = Math.max([...query].length, [...word].length)
  const isSlip = plainDistance(query, word) <= Math.max(1, Math.floor(longer / 3))
  return isSlip || (soundOf(query) !== "" && soundOf(query) === soundOf(word)) ? "near" : null
}
