import { inWesternNumbers } from "./east-asian-date.ts"

/** A word, a number or a sign of a date in words: in lower case, without accents. */
export type DateWord = string

/** Longer texts are sentences, not dates. */
export const longestDate = 60

/** Letters of scripts without spaces are words by themselves. A Hebrew number in letters has a mark within it. */
const token = /\d+|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]|\p{sc=Hebr}+(?:["']\p{sc=Hebr}*)*|[^\s,\p{L}\d]|\p{L}+/gu

/** The words, numbers and signs of a text, without commas. Every dash is a hyphen. */
export const dateTokens = (text: string): readonly DateWord[] =>
  inWesternNumbers(text)
    .replace(/[״”“„]/gu, '"')
    .replace(/[׳’‘ʼ`]/gu, "'")
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[‐-―−]/gu, "-")
    .match(token) ?? []
