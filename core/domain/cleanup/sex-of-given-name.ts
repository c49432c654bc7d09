import type { Gender } from "../person.ts"
import { sexOfWord } from "./given-name-words.ts"

/** A sex, and the name that shows it, as it is written. */
export interface GivenNameSex {
  readonly gender: Extract<Gender, "male" | "female">
  readonly basis: string
}

/** Titles before a husband's name, or in place of a name. */
const courtesyTitles: ReadonlySet<string> = new Set([
  "mr",
  "mrs",
  "ms",
  "miss",
  "mme",
  "lady",
  "lord",
  "herr",
  "frau",
  "fräulein",
  "witwe",
  "widow",
  "wife",
])

/** Text in brackets or quotes is another name of the same person. */
const ASIDE = /[([{"“„‚«](?<name>[^)\]}"”“»]*)[)\]}"”“»]?/gu
const PARTED = /[\s,;_]+/u

/** A word in the form of the tables below. */
const bare = (word: string): string => word.replace(/\.$/, "").toLowerCase()

const isTitle = (word: string): boolean => courtesyTitles.has(bare(word))

/** An initial or an abbreviated name: Wm., Dr. */
const isShortened = (word: string): boolean => word.length < 2 || (word.endsWith(".") && word.length < 6)

/**
 * The sex that given names show, in English and German. The first name decides, with all parts of a compound
 * (Karl-Heinz, Anna Maria). Further names are often surnames (Mary Stuart) or those of saints (Carl Maria), and a
 * word after a preposition (Joan of Kent) is no name. Null, for a human to decide, if the name is ambiguous
 * (Andrea, Kim, Toni) or unknown, if its parts or a name in brackets disagree ("Julian (Katherine)"), or if it is a
 * husband's name (Mrs John).
 */
export const sexOfGivenName = (given: string): GivenNameSex | null => {
  if (given.split(/[\s,;_-]+/u).some(isTitle)) return null
  const found = firstName(given.replace(ASIDE, " "))
  if (found === null) return null
  for (const { groups } of given.matchAll(ASIDE)) {
    const aside = firstName(groups?.name ?? "")
    if (aside !== null && aside.gender !== found.gender) return null
  }
  return found
}

/** The most names in the cache. */
const MOST_REMEMBERED = 10_000

/** `sexOfGivenName` with a cache, for lists in which the same names occur again and again. */
export const sexesOfGivenNames = (): ((given: string) => GivenNameSex | null) => {
  const remembered = new Map<string, GivenNameSex | null>()
  return (given) => {
    const known = remembered.get(given)
    if (known !== undefined) return known
    const found = sexOfGivenName(given)
    if (remembered.size < MOST_REMEMBERED) remembered.set(given, found)
    return found
  }
}

/** Men have these names too, after another given name (Carl Maria, Jean-Marie). */
const saints: ReadonlySet<string> = new Set(["maria", "marie"])

/** Words in place of the name of a child without a known name. */
const kin: ReadonlyMap<string, GivenNameSex["gender"]> = new Map([
  ["son", "male"],
  ["sohn", "male"],
  ["boy", "male"],
  ["knabe", "male"],
  ["daughter", "female"],
  ["dau", "female"],
  ["tochter", "female"],
  ["girl", "female"],
  ["mädchen", "female"],
])

const kinSex = (word: string): GivenNameSex["gender"] | null => kin.get(bare(word)) ?? null

const firstName = (given: string): GivenNameSex | null => {
  const word = given.split(PARTED).find((candidate) => kinSex(candidate) !== null || !isShortened(candidate))
  if (word === undefined) return null
  const child = kinSex(word)
  if (child !== null) return { gender: child, basis: word }
  if (/^\p{Ll}/u.test(word)) return null
  const parts = word
    .split("-")
    .filter((part, index) => !isShortened(part) && (index === 0 || !saints.has(part.toLowerCase())))
  const sexes = new Set(parts.map(sexOfWord).filter((sex) => sex === "male" || sex === "female"))
  const [gender] = sexes
  return gender !== undefined && sexes.size === 1 ? { gender, basis: word } : null
}
