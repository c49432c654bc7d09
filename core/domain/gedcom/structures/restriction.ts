import type { GedcomVersion } from "../../date/gedcom-words.ts"
import type { PrivacySetting } from "../../living.ts"
import type { GedcomNode, GedcomStructure } from "../lines/parser.ts"
import type { ReadContext } from "./read-context.ts"
import { textStructure } from "./structure.ts"

/** RESN, and the tag beside it for further words: 5.5.1 allows one word, 7.0 a list (5.5.1, RESTRICTION_NOTICE; 7.0, enumset-RESN). */
const restrictionTag = "RESN"
const furtherTag = "_RESN"

/** What the words that restrict who may see a record mean for a person. An event is hidden by either. */
const settings: ReadonlyMap<string, PrivacySetting> = new Map([
  ["confidential", "hidden"],
  ["privacy", "redacted"],
])

const isRestriction = ({ tag, pointer }: GedcomStructure): boolean =>
  pointer === null && (tag === restrictionTag || tag === furtherTag)

const wordsOf = ({ children }: GedcomNode): readonly string[] =>
  children.flatMap((child) =>
    isRestriction(child)
      ? child.value.split(/[\s,]+/).flatMap((word) => (word === "" ? [] : [word.toLowerCase()]))
      : [],
  )

/** The privacy settings that the RESN of a record or event asks for. RESN counts as used if it asks for any. */
export const readRestriction = (node: GedcomNode, { use }: Pick<ReadContext, "use">): readonly PrivacySetting[] => {
  const asked = wordsOf(node).flatMap((word) => settings.get(word) ?? [])
  if (asked.length > 0) for (const child of node.children) if (isRestriction(child)) use(child)
  return asked
}

/** The words of a RESN that have no privacy setting: `locked`. */
export const otherRestrictions = (node: GedcomNode): readonly string[] =>
  wordsOf(node).filter((word) => !settings.has(word))

/** The structures of a privacy setting from which `readRestriction` gets it back, with the other words of the record. */
export const writeRestriction = (
  privacy: PrivacySetting,
  others: readonly string[],
  version: GedcomVersion,
): readonly GedcomStructure[] => {
  const words = [...settings.keys().filter((word) => settings.get(word) === privacy), ...others]
  if (words.length === 0) return []
  if (version === "7.0") return [textStructure(restrictionTag, words.join(", ").toUpperCase())]
  return words.map((word, index) => textStructure(index === 0 ? restrictionTag : furtherTag, word))
}
