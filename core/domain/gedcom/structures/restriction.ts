import type { GedcomVersion } from "../../date/gedcom-words.ts"
import type { PrivacySetting } from "../../living/living.ts"
import type { GedcomNode, GedcomStructure } from "../lines/parser.ts"
import type { ReadContext } from "./read-context.ts"
import { textStructure } from "./structure.ts"

/**
 * RESN, and the extension tag for further values: 5.5.1 allows one value, 7.0 a list (5.5.1, RESTRICTION_NOTICE;
 * 7.0, enumset-RESN).
 */
const restrictionTag = "RESN"
const furtherTag = "_RESN"

/** The privacy setting of a person for each value of RESN. Either setting hides an event. */
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

/**
 * The privacy settings that the RESN of a record or event asks for. RESN is marked as used if there is at least
 * one.
 */
export const readRestriction = (node: GedcomNode, { use }: Pick<ReadContext, "use">): readonly PrivacySetting[] => {
  const asked = wordsOf(node).flatMap((word) => settings.get(word) ?? [])
  if (asked.length > 0) for (const child of node.children) if (isRestriction(child)) use(child)
  return asked
}

/** The values of a RESN without a privacy setting, such as `locked`. */
export const otherRestrictions = (node: GedcomNode): readonly string[] =>
  wordsOf(node).filter((word) => !settings.has(word))

/**
 * The structures of a privacy setting, with the other RESN values of the record. `readRestriction` reads the same
 * setting from them.
 */
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
