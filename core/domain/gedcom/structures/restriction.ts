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

/** Tags by which other programs say that a record or event is private: `_PRIV Y`, or the tag alone. */
const privateTags: ReadonlySet<string> = new Set(["_PRIV", "_PRIVATE", "_PRIVACY"])

/** Whether a structure hides what it is below in the way of RESN, in whatever form. */
export const isPrivacyTag = (tag: string): boolean =>
  tag === restrictionTag || tag === furtherTag || privateTags.has(tag)

/** What a flag of another program says: true for `Y` or the tag alone, false for `N`; null for any other text. */
export const flagOf = ({ value }: Pick<GedcomStructure, "value">): boolean | null => {
  const word = value.trim().toLowerCase()
  if (["", "y", "yes", "true", "1"].includes(word)) return true
  return ["n", "no", "false", "0"].includes(word) ? false : null
}

const isPrivateFlag = (child: GedcomStructure): boolean =>
  child.pointer === null && privateTags.has(child.tag) && flagOf(child) === true

const wordsOf = ({ children }: GedcomNode): readonly string[] =>
  children.flatMap((child) =>
    isRestriction(child)
      ? child.value.split(/[\s,]+/).flatMap((word) => (word === "" ? [] : [word.toLowerCase()]))
      : [],
  )

/**
 * The privacy settings that the RESN of a record or event asks for, and flags such as `_PRIV Y`, which ask for what `RESN privacy` does.
 * RESN is marked as used if there is at least one.
 */
export const readRestriction = (node: GedcomNode, { use }: Pick<ReadContext, "use">): readonly PrivacySetting[] => {
  const asked = wordsOf(node).flatMap((word) => settings.get(word) ?? [])
  if (asked.length > 0) for (const child of node.children) if (isRestriction(child)) use(child)
  const flags = node.children.filter(isPrivateFlag)
  for (const flag of flags) use(flag)
  return flags.length === 0 ? asked : [...asked, "redacted"]
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
