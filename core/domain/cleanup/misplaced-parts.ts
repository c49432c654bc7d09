import type { NameParts } from "../name.ts"
import { isPlaceholder } from "../name-text/placeholder.ts"

/** What is in a part of a name although it belongs into another one, or is no name. */
export const misplacedFlags = ["generation", "title", "nickname", "placeholder", "particle"] as const
export type MisplacedFlag = (typeof misplacedFlags)[number]

/** The parts of a name, and the nickname that was among them. */
export interface SortedParts extends NameParts {
  readonly nickname: string | null
}

/** A name that is sorted step by step. */
interface Sorting extends SortedParts {
  readonly flags: readonly MisplacedFlag[]
}

/** Words that tell two people of one name apart, in the languages of the service. Without their points. */
const generations: ReadonlySet<string> = new Set(
  "jr sr jun sen jnr snr junior senior ii iii iv v vi fils père hijo padre młodszy starszy dy dä dj".split(" "),
)

/** Titles before a name, in the languages of the service. Those of rulers are part of their names. */
const titles: ReadonlySet<string> = new Set(
  [
    "dr prof professor sir dame rev revd reverend fr capt captain col colonel gen lt maj sgt sergeant hon",
    "mr mrs ms mister herr frau fräulein pfarrer pastor monsieur mme mlle madame mademoiselle abbé señor señora doña",
    "dhr mevr mevrouw ds heer pani ksiądz ks hrabia baronin baroness freiherr graf gräfin herrn fru fröken kyrkoherde",
  ]
    .join(" ")
    .split(" "),
)

/** Degrees and titles after a name. */
const degrees: ReadonlySet<string> = new Set(["md", "phd", "esq", "dds", "msc", "bsc"])

/** Words between a given name and a surname that belong to the surname. Lower case only, because names begin so too. */
const particles: ReadonlySet<string> = new Set(
  "von van vom zu zum zur der den dem de du des d' la le del della di da do dos das ter ten te af av".split(" "),
)

const plain = (word: string): string => word.toLowerCase().replace(/[.,]/g, "")

const wordsOf = (text: string | null): readonly string[] =>
  (text ?? "")
    .trim()
    .split(/\s+/)
    .filter((word) => word !== "")

/** The words as a part of a name; null without any. A comma between a name and what followed it goes. */
const partOf = (words: readonly string[]): string | null => {
  const text = words.join(" ")
  let end = text.length
  while (end > 0 && (text[end - 1] === "," || text[end - 1] === " ")) end--
  return text.slice(0, end) || null
}

const joined = (...parts: readonly (string | null)[]): string | null => partOf(parts.filter((part) => part !== null))

const flagged = (sorting: Sorting, flag: MisplacedFlag, changes: Partial<SortedParts>): Sorting => ({
  ...sorting,
  ...changes,
  flags: [...sorting.flags, flag],
})

/** The signs that open a quotation, and those that close it. */
const quotes: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["“", "”"],
  ["„", "“”"],
  ["«", "»"],
  ["'", "'"],
])

interface Quotation {
  readonly close: string
  readonly words: string[]
}

/**
 * The words of a text outside of quotation marks, and the texts within. A quotation begins and ends with a word; one without an end is
 * none.
 */
const unquoted = (text: string): { readonly outside: readonly string[]; readonly within: readonly string[] } => {
  const [outside, within]: [string[], string[]] = [[], []]
  let open: Quotation | null = null
  for (const word of wordsOf(text)) {
    const close = quotes.get(word.charAt(0))
    if (open === null && close !== undefined) open = { close, words: [] }
    if (open === null) {
      outside.push(word)
      continue
    }
    open.words.push(word)
    if (word.length < 2 || !open.close.includes(word.slice(-1))) continue
    within.push(open.words.join(" ").slice(1, -1))
    open = null
  }
  return { outside: [...outside, ...(open?.words ?? [])], within }
}

/** A given name without the nicknames in quotes. One that is nothing but quoted stays. */
const withoutNickname = (sorting: Sorting): Sorting => {
  const { outside, within } = unquoted(sorting.givenName ?? "")
  const [givenName, nickname] = [partOf(outside), partOf(within)]
  return givenName === null || nickname === null ? sorting : flagged(sorting, "nickname", { givenName, nickname })
}

/** A name whose given name begins with titles, or whose surname ends with degrees. */
const withoutTitles = (sorting: Sorting): Sorting => {
  const [given, surname] = [wordsOf(sorting.givenName), wordsOf(sorting.surname)]
  const first = given.findIndex((word) => !titles.has(plain(word)))
  const before = first < 0 ? given : given.slice(0, first)
  const last = surname.findLastIndex((word) => !degrees.has(plain(word)))
  const after = surname.slice(last + 1)
  if ((before.length === 0 && after.length === 0) || (surname.length > 0 && last < 0)) return sorting
  // Without a surname, a title alone is all that is known of a person.
  if (before.length === given.length && surname.length === 0) return sorting
  return flagged(sorting, "title", {
    prefix: joined(sorting.prefix, partOf(before)),
    givenName: before.length === 0 ? sorting.givenName : partOf(given.slice(before.length)),
    surname: after.length === 0 ? sorting.surname : partOf(surname.slice(0, last + 1)),
    suffix: joined(partOf(after), sorting.suffix),
  })
}

const ROMAN = /^[ivx]+$/

/** How many words at the end say which of two people with one name it is. The first word is always a name. */
const generationsAt = (words: readonly string[]): number =>
  words.slice(1).length - words.slice(1).findLastIndex((word) => !generations.has(plain(word))) - 1

/** A name with a word for the generation at the end of a part. A number after a given name may be that of a ruler, so it stays. */
const withoutGeneration = (sorting: Sorting): Sorting => {
  const [given, surname] = [wordsOf(sorting.givenName), wordsOf(sorting.surname)]
  const isNumber = given.some((word) => ROMAN.test(plain(word)))
  const [ofGiven, ofSurname] = [isNumber ? 0 : generationsAt(given), generationsAt(surname)]
  if (ofGiven + ofSurname === 0) return sorting
  const [own, family] = [given.length - ofGiven, surname.length - ofSurname]
  return flagged(sorting, "generation", {
    givenName: ofGiven === 0 ? sorting.givenName : partOf(given.slice(0, own)),
    surname: ofSurname === 0 ? sorting.surname : partOf(surname.slice(0, family)),
    suffix: joined(partOf(surname.slice(family)), partOf(given.slice(own)), sorting.suffix),
  })
}

/** A name whose given name ends with particles of its surname. */
const withoutParticles = (sorting: Sorting): Sorting => {
  const given = wordsOf(sorting.givenName)
  const last = given.findLastIndex((word) => !particles.has(word))
  const isSurnameThere = sorting.surname !== null && sorting.surnamePrefix === null
  if (last < 0 || last === given.length - 1 || !isSurnameThere) return sorting
  return flagged(sorting, "particle", {
    givenName: partOf(given.slice(0, last + 1)),
    surnamePrefix: partOf(given.slice(last + 1)),
  })
}

const withoutPlaceholders = (sorting: Sorting): Sorting => {
  const [isGiven, isSurname] = [isPlaceholder(sorting.givenName ?? ""), isPlaceholder(sorting.surname ?? "")]
  if (!isGiven && !isSurname) return sorting
  return flagged(sorting, "placeholder", {
    givenName: isGiven ? null : sorting.givenName,
    surname: isSurname ? null : sorting.surname,
  })
}

/**
 * The parts of a name in their places, with what was in the wrong one: a generation word ("Smith Jr."), a title ("Dr. John"), a nickname
 * in quotes, a placeholder ("Unknown"), or a particle of the surname ("Johann von /Goethe/"). Without flags if nothing was.
 */
export const sortedParts = (
  name: NameParts,
): { readonly flags: readonly MisplacedFlag[]; readonly parts: SortedParts } => {
  const steps = [withoutNickname, withoutTitles, withoutGeneration, withoutParticles, withoutPlaceholders]
  const { flags, ...parts } = steps.reduce<Sorting>((sorting, step) => step(sorting), {
    ...name,
    nickname: null,
    flags: [],
  })
  return { flags, parts }
}
