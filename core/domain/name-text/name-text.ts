import type { NameWords } from "../name.ts"
import { comparedWords, isUnspaced } from "./compared-words.ts"
import { composedName, hasSurnameFirst } from "./compose-name.ts"
import { joinedAndApart } from "./joined-surnames.ts"
import { cutWord } from "./letters.ts"
import type { NameForm } from "../name-forms/name-form.ts"

/**
 * The words by which a name is found, with each of their spellings, one space between. First those of the parts, then those that the
 * name has only as it is written, then other ways to write its surname.
 */
export const nameText = (name: NameWords): string => {
  const { givenName, surnamePrefix, surname, suffix } = name
  const parts = [givenName, surnamePrefix, surname, suffix].filter((part) => part !== null).join(" ")
  const written = name.written ?? (hasSurnameFirst(name, null) ? composedName(name, null) : null)
  const words = comparedWords(parts).flat()
  const known = new Set(words)
  const further = [
    ...(written === null ? [] : comparedWords(written).flat()),
    ...unspaced(written),
    ...joinedAndApart(surname, surnamePrefix).map(cutWord),
  ]
  for (const word of further)
    if (!known.has(word)) {
      known.add(word)
      words.push(word)
    }
  return words.join(" ")
}

/** A form of a name as a name of its own. */
export const formAsName = ({ written, language, givenName, surname }: NameForm): NameWords => ({
  ...{ givenName, surname, prefix: null, suffix: null, surnamePrefix: null },
  ...{ written, language, forms: [] },
})

/** The words by which each form of a name is found. */
export const formTexts = ({ forms }: Pick<NameWords, "forms">): readonly string[] =>
  forms.map((form) => nameText(formAsName(form)))

/** A name of Han, Kana or Hangul without its spaces, so that a query finds any run of its characters. */
const unspaced = (written: string | null): readonly string[] => {
  if (written === null || !written.includes(" ")) return []
  const word = written.normalize("NFC").replaceAll(" ", "")
  return isUnspaced(word) ? comparedWords(word).map(([itself]) => itself) : []
}
