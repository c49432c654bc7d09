import type { Gender } from "../person.ts"
import { sexOfWord } from "./given-name-words.ts"

/** A sex that a name tells, and the name that tells it, as it is written. */
export interface GivenNameSex {
  readonly gender: Extract<Gender, "male" | "female">
  readonly basis: string
}

/** Before a name that is a husband's, or in place of a name. */
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

/** What stands in brackets or quotes is another name of the same person. */
const ASIDE = /[([{"“„‚«](?<name>[^)\]}"”“»]*)[)\]}"”“»]?/gu
const PARTED = /[\s,;_]+/u

/** A word as the tables here have it. */
const bare = (word: string): string => word.replace(/\.$/, "").toLowerCase()

const isTitle = (word: string): boolean => courtesyTitles.has(bare(word))

/** An initial, or a word that is cut short: Wm., Dr. */
const isShortened = (word: string): boolean => word.length < 2 || (word.endsWith(".") && word.length < 6)

/**
 * The sex that given names tell, in English and German. The first name decides, with all parts of a compound (Karl-Heinz, Anna Maria): further names are
 * often surnames (Mary Stuart) or a saint's (Carl Maria), and what follows a small word (Joan of Kent) is no name. Null, for a human to see, where the name is ambiguous (Andrea,
 * Kim, Toni) or unknown, where its parts or an aside ("Julian (Katherine)") disagree, and where it is a husband's (Mrs John).
 */
export const sexOfGivenName = (given: string): GivenNameSex | null => {
  if (given.split(/[\s,;_-]+/u).some(isTitle)) return null
  const told = firstName(given.replace(ASIDE, " "))
  if (told === null) return null
  for (const { groups } of given.matchAll(ASIDE)) {
    const aside = firstName(groups?.name ?? "")
    if (aside !== null && aside.gender !== told.gender) return null
  }
  return told
}

/** How many names are remembered. */
const MOST_REMEMBERED = 10_000

/** The same for the many people of one list, among whom the same names come again and again. */
export const sexesOfGivenNames = (): ((given: string) => GivenNameSex | null) => {
  const remembered = new Map<string, GivenNameSex | null>()
  return (given) => {
    const known = remembered.get(given)
    if (known !== undefined) return known
    const told = sexOfGivenName(given)
    if (remembered.size < MOST_REMEMBERED) remembered.set(given, told)
    return told
  }
}

/** Men bear these too, behind a name of their own (Carl Maria, Jean-Marie). */
const saints: ReadonlySet<string> = new Set(["maria", "marie"])

/** In place of the name of a child that had none, or whose name was forgotten. */
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
