import * as E from "fp-ts/lib/Either.js"
import { type ComparedWord, comparedWords } from "../name-text/compared-words.ts"
import { type QueryWord, queryWord } from "./word-match.ts"

/** What is searched for: words of names, and years of birth or death. A hit meets all of them. */
export interface SearchQuery {
  readonly words: readonly QueryWord[]
  readonly years: readonly number[]
}

/** A query of more words is refused: the longest of names have fewer. */
const MOST_WORDS = 16

const YEAR = /^\d{4}$/

/** The words of a query, each once. */
const wordsOf = (text: string): readonly ComparedWord[] => [
  ...new Map(comparedWords(text).map((word) => [word[0], word])).values(),
]

/**
 * Reads what was typed: each word counts once, with its first 32 letters; a number of four digits is a year. A Left says what
 * is wrong with it, in words.
 */
export const readSearchQuery = (text: string): E.Either<string, SearchQuery> => {
  const all = wordsOf(text)
  if (all.length > MOST_WORDS) return E.left(`must have at most ${MOST_WORDS} words`)
  return E.right({
    words: all.filter(([word]) => !YEAR.test(word)).map(([word, ...others]) => queryWord(word, others)),
    years: all.filter(([word]) => YEAR.test(word)).map(([word]) => Number(word)),
  })
}
