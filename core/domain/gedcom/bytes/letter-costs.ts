import { letterPairs } from "./letter-pairs.ts"

/** How improbable things are, as negative natural logarithms. A letter has two pairs, each of them about 6. */
const cost = {
  rarePair: 10.5,
  foreignLetter: 13,
  edgeSign: 14,
  innerSign: 20,
  oddSign: 26,
  mixedScripts: 8,
  capitalInside: 5,
} as const

/** Signs that texts in code pages have beside letters. */
const usualSigns: ReadonlySet<string> = new Set("“”‘’„‚«»‹›–—…·°§©®†‡•¿¡ºª€£½¼¾²³™\u00a0")

interface Model {
  readonly pairs: ReadonlyMap<string, number>
  readonly letters: ReadonlySet<string>
}

const modelOf = (levels: readonly string[]): Model => {
  const pairs = new Map<string, number>()
  for (const [level, text] of levels.entries())
    for (let at = 0; at < text.length; at += 2) pairs.set(text.slice(at, at + 2), level + 1)
  return { pairs, letters: new Set([...pairs.keys()].join("")) }
}

const models: readonly Model[] = Object.values(letterPairs).map(modelOf)

const isAscii = (letter: string): boolean => letter < "\x80"
const isLetter = (letter: string): boolean => /[\p{L}\p{M}]/u.test(letter)
const isLatin = (letter: string): boolean => /[a-z\p{Script=Latin}\p{M}]/u.test(letter)

/**
 * How improbable words are in each language of the model: the sum over their pairs of letters and their signs beyond
 * ASCII. The costs of a pair are computed once.
 */
export const letterCosts = (): ((word: string) => readonly number[]) => {
  const known = new Map<string, readonly number[]>()
  const ofPair = (pair: string): readonly number[] => {
    const found = known.get(pair) ?? costsOfPair(pair)
    known.set(pair, found)
    return found
  }
  return (word) => {
    const text = ` ${word.toLowerCase().replaceAll(/[^\0-\x7f\p{L}\p{M}]/gu, " ")} `
    const sums = models.map(() => signCost(word) + caseCost(word))
    for (let at = 1; at < text.length; at++) {
      if (isAscii(text[at - 1]!) && isAscii(text[at]!)) continue
      const costs = ofPair(text.slice(at - 1, at + 1))
      for (let language = 0; language < sums.length; language++) sums[language]! += costs[language]!
    }
    return sums
  }
}

/** The costs of a pair of letters, or of a letter and an edge, by language. */
const costsOfPair = (pair: string): readonly number[] => {
  const letters = [...pair.trim()]
  const mixed = letters.length === 2 && isLatin(pair[0]!) !== isLatin(pair[1]!) ? cost.mixedScripts : 0
  return models.map(({ pairs, letters: known }) => {
    const isKnown = letters.every((letter) => isAscii(letter) || known.has(letter))
    return pairs.get(pair) ?? mixed + (isKnown ? cost.rarePair : cost.foreignLetter)
  })
}

/** The cost of what is no letter, in every language. */
const signCost = (word: string): number => {
  let sum = 0
  for (const [at, sign] of [...word].entries()) {
    if (isAscii(sign) || isLetter(sign)) continue
    const isInside = at > 0 && at < word.length - 1
    if (!usualSigns.has(sign)) sum += cost.oddSign
    else sum += isInside && sign !== "’" ? cost.innerSign : cost.edgeSign
  }
  return sum
}

/** The cost of capitals after small letters. */
const caseCost = (word: string): number => {
  const found = word.match(/\p{Ll}\p{Lu}/gu) ?? []
  return found.filter((pair) => !isAscii(pair[0]!) || !isAscii(pair[1]!)).length * cost.capitalInside
}
