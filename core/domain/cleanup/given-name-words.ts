import { normalizeText } from "../name-text/normalize-text.ts"
import type { Gender } from "../person.ts"
import { eitherNames, femaleNames, maleNames } from "./given-names.ts"
import { commonSurnames } from "./surnames.ts"

/** The sex that a given name shows. `either`: both sexes have the name. */
export type NameSex = Extract<Gender, "male" | "female"> | "either"

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Creates a value on first use, because most processes never need it. */
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

/** Removes the e of ae, oe and ue, as in Juergen. */
const undigraphed = (folded: string): string => folded.replace(/([aou])e/g, "$1")

/**
 * The sex that one given name shows, in any case and with or without accents (Jürgen, Juergen, JURGEN); null for a
 * word that is not in the dictionary.
 */
export const sexOfWord = (word: string): NameSex | null => {
  const folded = normalizeText(word)
  return dictionary().get(folded) ?? dictionary().get(undigraphed(folded)) ?? null
}

/** Whether the word is a frequent surname and hardly ever a given name. */
export const isCommonSurname = (word: string): boolean => {
  const folded = normalizeText(word)
  return surnames().has(folded) || surnames().has(undigraphed(folded))
}
