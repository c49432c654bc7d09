import { latinOfAlphabet, latinOfHangul, latinOfKana } from "./latin-letters.ts"
import { cutWord } from "./letters.ts"
import { normalizeText } from "./normalize-text.ts"

/** Letters of scripts that the tables of `latin-letters.ts` know, and of Han. */
const OF_OTHER_SCRIPTS =
  /[\u0370-\u058f\u10a0-\u10ff\u1100-\u11ff\u1c80-\u1cbf\u1f00-\u1fff\u3005-\u30ff\u3400-\u9fff\uac00-\ud7a3]/
const KANA = /^[\u3041-\u30ff]+$/
const HANGUL = /^[\uac00-\ud7a3]+$/
const EAST_ASIAN = /^[\u3005-\u3007\u3041-\u30ff\u3400-\u9fff\uac00-\ud7a3]+$/
const SEPARATORS = /[^\p{L}\p{M}\p{N}]+/u

/**
 * A word as search compares it: the ways to spell it, of which a name has all and a query needs one. A word of an alphabet has those
 * in Latin letters; a word of Kana or Hangul has itself and one in Latin letters, any other has itself.
 */
export type ComparedWord = readonly [spelling: string, ...others: string[]]

const latinOfSyllables = (word: string): string | null => {
  if (KANA.test(word)) return latinOfKana(word)
  return HANGUL.test(word) ? latinOfHangul(word) : null
}

const spelled = (word: string): ComparedWord | null => {
  const itself = normalizeText(word).normalize("NFC")
  const latin = latinOfSyllables(word)
  if (latin !== null && latin !== "" && itself !== "") return [itself, latin]
  const [first, ...others] = EAST_ASIAN.test(word) ? [] : latinOfAlphabet(word)
  if (first !== undefined) return [first, ...others]
  return itself === "" ? null : [itself]
}

/** The words of a text in their order, each with its first 32 letters. */
export const comparedWords = (text: string): readonly ComparedWord[] => {
  if (!OF_OTHER_SCRIPTS.test(text))
    return normalizeText(text)
      .split(" ")
      .flatMap((word) => (word === "" ? [] : [[cutWord(word)] as const]))
  return text
    .toLowerCase()
    .normalize("NFC")
    .split(SEPARATORS)
    .flatMap((word) => {
      const all = spelled(word)
      if (all === null) return []
      const [first, ...others] = all
      return [[cutWord(first), ...others.map(cutWord)] as const]
    })
}

/**
 * The words of a text, each once: in Latin letters where the tables of `latin-letters.ts` know its script, so that the same name in
 * two scripts has similar words. A letter that languages read differently has its first reading.
 */
export const latinWords = (text: string): readonly string[] =>
  comparedWords(text).map(([itself, other]) => (other !== undefined && isUnspaced(itself) ? other : itself))

/** Whether a word is of Han, Kana or Hangul alone, so that no space shows where a name in it begins. */
export const isUnspaced = (word: string): boolean => EAST_ASIAN.test(word)
