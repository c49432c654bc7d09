import { normalizeText } from "./normalize-text.ts"
import { SORTED_CHARACTERS } from "./sort-text.ts"

/** The surname in the form that filters compare: without case, accents and punctuation. Null if nothing is left. */
export const surnameKey = (surname: string | null): string | null => {
  if (surname === null) return null
  const key = normalizeText(surname)
  return key === "" ? null : [...key].slice(0, SORTED_CHARACTERS).join("").trimEnd()
}

/** The first letter of a surname, in the same form; null if the text has none. */
export const firstLetter = (surname: string): string | null => {
  const [letter] = surnameKey(surname) ?? ""
  return letter ?? null
}
