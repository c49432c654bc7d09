import { normalizeText } from "../search.ts"
import type { Gender } from "../person.ts"
import { eitherNames, femaleNames, maleNames } from "./given-names.ts"
import { commonSurnames } from "./surnames.ts"

/** What a given name tells of its bearer's sex; `either`: both sexes bear it. */
export type NameSex = Extract<Gender, "male" | "female"> | "either"

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Made when it is first asked for: a process that never cleans up does without. */
const once = <T>(make: () => T): (() => T) => {
  let made: T | null = null
  return () => (made ??= make())
}

const dictionary = once(() => {
  const sexes = new Map<string, NameSex>()
  for (const [names, sex] of [
    [maleNames, "male"],
    [femaleNames, "female"],
    [eitherNames, "either"],
  ] as const) {
    for (const name of words(names)) sexes.set(name, sex)
  }
  return sexes
})

const surnames = once(() => new Set(words(commonSurnames)))

/** ä, ö and ü spelled without their dots. */
const undigraphed = (folded: string): string => folded.replace(/([aou])e/g, "$1")

/** What one given name tells, written in any case and with or without accents (Jürgen, Juergen, JURGEN); null for a word that is not in the dictionary. */
export const sexOfWord = (word: string): NameSex | null => {
  const folded = normalizeText(word)
  return dictionary().get(folded) ?? dictionary().get(undigraphed(folded)) ?? null
}

/** Whether the word is a frequent surname, and hardly ever a given name. */
export const isCommonSurname = (word: string): boolean => {
  const folded = normalizeText(word)
  return surnames().has(folded) || surnames().has(undigraphed(folded))
}
