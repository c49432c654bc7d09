import { withoutDates } from "./date-in-name.ts"
import type { NameParts } from "../name.ts"
import { isPlaceholder } from "../name-text/placeholder.ts"
import { isCommonSurname, sexOfWord } from "./given-name-words.ts"
import { misplacedFlags, type SortedParts, sortedParts } from "./misplaced-parts.ts"

const ownFlags = ["date_in_surname", "date_in_given_name", "no_surname", "packed_given_names"] as const
export const nameFlags = [...ownFlags, ...misplacedFlags] as const
/** What is wrong with a name. */
export type NameFlag = (typeof nameFlags)[number]

/** The two checked parts of a name. */
export interface NamePair {
  readonly givenName: string | null
  readonly surname: string | null
}

/** A name with the fact that decides whether a missing surname is a fault. */
export interface CheckedName extends NameParts {
  readonly isPrimary: boolean
}

export interface BrokenName {
  /** At least one, in the order of `nameFlags`. */
  readonly flags: readonly NameFlag[]
  /** The corrected name; null if it is not certain. */
  readonly suggestion: SortedParts | null
}

/** A longer text can only come from an import, and is not a name that a pattern could correct. */
const LONGEST = 500

/**
 * What is wrong with a name; null if nothing. Date: anywhere in the name. No surname: a sign or word in its place
 * ("-", "Unknown"), or a person with a given name and no surname in the primary name; a regnal name and a name with
 * a surname prefix are complete without one. Packed: several persons ("Hans and Maria"), or a complete name ("John
 * Smith") in the given name with an empty surname. The other flags are those of `sortedParts`.
 */
export const brokenName = (name: CheckedName): BrokenName | null => {
  const { givenName, surname, isPrimary } = name
  if (Math.max(givenName?.length ?? 0, surname?.length ?? 0) > LONGEST) return null
  const flags = new Set<NameFlag>()
  let isCertain = true
  const undated = (text: string | null, flag: NameFlag): string | null => {
    const cut = text === null ? null : withoutDates(text)
    if (cut === null) return text
    flags.add(flag)
    isCertain &&= cut.isCertain
    return cut.rest
  }
  const dated = { givenName: undated(givenName, "date_in_given_name"), surname: undated(surname, "date_in_surname") }
  if (dated.surname !== null && isPlaceholder(dated.surname)) flags.add("no_surname")
  const { prefix, suffix, surnamePrefix } = name
  const sorted = sortedParts({ ...dated, prefix, suffix, surnamePrefix })
  for (const flag of sorted.flags) flags.add(flag)
  let { givenName: given, surname: family } = sorted.parts
  const isWithoutSurname = family === null || family.trim() === ""
  const packed = given === null ? null : packedName(given, isWithoutSurname)
  if (packed !== null) {
    flags.add("packed_given_names")
    if (packed === "several people") isCertain = false
    else ({ givenName: given, surname: family } = packed)
  } else if (isPrimary && isWithoutSurname && given !== null && lacksSurname(given, sorted.parts.surnamePrefix))
    flags.add("no_surname")

  if (flags.size === 0) return null
  const isOther = given !== givenName || family !== surname
  return {
    flags: nameFlags.filter((flag) => flags.has(flag)),
    suggestion: isCertain && isOther ? { ...sorted.parts, givenName: given, surname: family } : null,
  }
}

/** Words and signs that join the names of two persons. */
const JOINT = /\s(?:and|und|et|u\.)\s|[&+]/iu

/** Whether such a word or sign is between the first and the last letter. */
const isOfSeveral = (given: string): boolean => {
  const letters = [...given.matchAll(/\p{L}/gu)]
  const [first, last] = [letters[0], letters.at(-1)]
  return first !== undefined && last !== undefined && JOINT.test(given.slice(first.index + 1, last.index))
}

const wordsOf = (given: string): readonly string[] => given.trim().split(/\s+/)

const isInitial = (word: string): boolean => /^\p{Lu}\.?$/u.test(word)

/** The number of a ruler ("XIV", "I."). */
const RULER_NUMBER = /^[IVX]+\.?,?$/

/** A title of rulers and saints. A given name with such a title is complete. */
const RULER_TITLE =
  /^(?:King|Queen|Emperor|Empress|Tsar|Tsarina|Kaiser|Kaiserin|König|Königin|Prince|Princess|Pope|Saint)$/i

/**
 * A word between a given name and an epithet ("the Terrible"), a place ("of Arc") or a surname ("von Bingen").
 * Lower case only.
 */
const PREFIX =
  /^(?:the|of|der|die|das|dem|den|des|le|la|les|el|al|van|von|vom|zu|zum|zur|de|da|di|do|du|dos|das|del|della|ten|ter|af|av|ap|ab|ben|bar|bat|bin|bint|ibn|d['’]\p{Lu}.*)$/u

/** Whether a person with this given name and an empty surname should have a surname. */
const lacksSurname = (given: string, surnamePrefix: string | null): boolean => {
  if (!/\p{L}/u.test(given) || (surnamePrefix ?? "").trim() !== "") return false
  const [first = "", ...rest] = wordsOf(given)
  return (
    !(rest.length > 0 && RULER_TITLE.test(first)) && !rest.some((word) => RULER_NUMBER.test(word) || PREFIX.test(word))
  )
}

/** Numbers of rulers, ranks and words after a name are also in dictionaries. */
const NO_NAME =
  /^(?:[IVX]+|Jr|Sr|Junior|Senior|King|Queen|Prince|Princess|Duke|Earl|Count|Baron|Saint|Sir|Lady|Lord|Pope)\.?,?$/i

const isGivenName = (word: string): boolean =>
  /^\p{Lu}/u.test(word) && !NO_NAME.test(word) && word.split("-").every((part) => sexOfWord(part) !== null)

const packedName = (given: string, isWithoutSurname: boolean): NamePair | "several people" | null => {
  if (isOfSeveral(given)) return "several people"
  const words = wordsOf(given)
  const last = words.at(-1)
  const before = words.slice(0, -1)
  if (!isWithoutSurname || last === undefined || !isCommonSurname(last) || !/^\p{Lu}/u.test(last)) return null
  const [first] = before
  const areGiven =
    first !== undefined && isGivenName(first) && before.every((word) => isInitial(word) || isGivenName(word))
  return areGiven ? { givenName: before.join(" "), surname: last } : null
}
