/** The ways in which people mistype a word. */
export const slips = ["deletion", "swap", "substitution", "doubling"] as const
export type Slip = (typeof slips)[number]

const LETTERS = "aeioulmnrst"

/**
 * A word with one slip, at about this place: not at its first letter, which people mostly get right. The same place
 * gives the same slip.
 */
export const withSlip = (word: string, slip: Slip, place: number): string => {
  const letters = [...word]
  const at = 1 + (place % (letters.length - 2))
  const letter = letters[at] ?? ""
  if (slip === "deletion") letters.splice(at, 1)
  if (slip === "swap") letters.splice(at, 2, letters[at + 1] ?? "", letter)
  if (slip === "doubling") letters.splice(at, 0, letter)
  if (slip === "substitution") letters[at] = [...LETTERS].find((other) => other > letter) ?? "a"
  const typed = letters.join("")
  // A swap of equal letters is none.
  return typed === word ? withSlip(word, slip, place + 1) : typed
}
