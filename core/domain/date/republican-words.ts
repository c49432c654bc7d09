import type { DateWord } from "./date-tokens.ts"
import type { WordedEnd } from "./worded-time.ts"

const months =
  `vendemiaire brumaire frimaire nivose pluviose ventose germinal floreal prairial messidor thermidor fructidor`.split(
    " ",
  )
/** The days at the end of the year, which are a month of GEDCOM. */
const lastDays = new Set("complementaire complementaires sansculottides sanculottides".split(" "))
/** The calendar was in use to its year 14, and for some weeks in its year 79. */
const years = "un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze".split(" ")
const romans = "i ii iii iv v vi vii viii ix x xi xii xiii xiv".split(" ")
const words = new Set(
  "le du au de la l d ' an annee jahr year jour jours er e . - republique republicain republicaine".split(" "),
)
const yearWords = new Set(["an", "annee", "jahr", "year"])

const monthOf = (word: DateWord): number | null => {
  if (lastDays.has(word)) return 13
  const index = months.indexOf(word)
  return index < 0 ? null : index + 1
}

const yearOf = (word: DateWord | undefined): number | null => {
  if (word === undefined) return null
  if (/^\d{1,2}$/.test(word)) return Number(word) >= 1 && Number(word) <= years.length ? Number(word) : null
  const index = Math.max(romans.indexOf(word), years.indexOf(word))
  return index < 0 ? null : index + 1
}

const dayOf = (word: DateWord): number | null => (/^\d{1,2}$/.test(word) ? Number(word) : null)

/** A date of the French Republic in words: `12 brumaire an III`, `vendémiaire an 4`, `an II`; null for any other words. */
export const readRepublican = (written: readonly DateWord[]): WordedEnd | null => {
  const some = written.filter((word) => !words.has(word))
  const at = some.findIndex((word) => monthOf(word) !== null)
  const year = yearOf(some[at + 1])
  if (year === null || some.length !== at + 2 || at > 1) return null
  if (at < 0)
    return written.some((word) => yearWords.has(word)) ? { ...republican, day: null, month: null, year } : null
  const [first = "", second = ""] = some
  const month = monthOf(at === 0 ? first : second)
  const day = at === 0 ? null : dayOf(first)
  return at === 1 && day === null ? null : { ...republican, day, month, year }
}

const republican = { calendar: "french_republican" } as const
