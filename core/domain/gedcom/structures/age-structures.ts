import type { GedcomVersion } from "../../date/gedcom-words.ts"
import type { GedcomNode, GedcomStructure } from "../lines/parser.ts"
import { ageWords, canonicalAge, shownAge } from "../standard/ages.ts"
import type { ReadContext } from "./read-context.ts"
import { limitedLine } from "./shown-text.ts"
import { textStructure } from "./structure.ts"

/** The tag of an age where the standard has no place or no form for it. */
const otherAgeTag = "_AGE"
const phraseTag = { "5.5.1": "_PHRASE", "7.0": "PHRASE" } as const

/**
 * The first age below a structure that is not blank, as people read it: the words of a phrase, with the count where it
 * says something else. Null if there is none.
 */
export const readAge = ({ children }: GedcomNode, { version, use, reportText }: ReadContext): string | null => {
  for (const node of children) {
    if (node.pointer !== null || (node.tag !== "AGE" && node.tag !== otherAgeTag)) continue
    const phrase = node.children.find(({ tag, value }) => /^_?PHRASE$/.test(tag) && value.trim() !== "")
    const [count, words] = [node.value.trim(), phrase?.value.trim() ?? ""]
    if (count === "" && words === "") continue
    use(node)
    if (phrase !== undefined) use(phrase)
    return limitedLine(saidBy(count, words, version), { node, reportText })
  }
  return null
}

/** An age with this count and these words; one of them may be empty. */
const saidBy = (count: string, words: string, version: GedcomVersion): string => {
  if (words === "") return shownAge(count)
  if (ageWords.has(words.toUpperCase())) return shownAge(words)
  const isSame = count === "" || shownAge(canonicalAge(words, version) ?? "") === shownAge(count)
  return isSame ? words : `${shownAge(count)} (${words})`
}

/** The structure of an age; `hasPlace` says whether AGE may be there. `readAge` reads the same text from it. */
export const writeAge = (age: string | null, version: GedcomVersion, hasPlace: boolean): readonly GedcomStructure[] => {
  const text = age?.trim() ?? ""
  if (text === "") return []
  const count = canonicalAge(text, version)
  if (!hasPlace || (count === null && version === "5.5.1")) return [textStructure(otherAgeTag, text)]
  if (count !== null && shownAge(count) === text) return [textStructure("AGE", count)]
  return [textStructure("AGE", count ?? "", [textStructure(phraseTag[version], text)])]
}
