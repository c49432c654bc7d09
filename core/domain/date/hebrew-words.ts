import { daysInMonth } from "./calendar.ts"
import type { DateWord } from "./date-tokens.ts"
import type { WordedTime } from "./worded-time.ts"

/** The names of months in the order of GEDCOM. Adar without a letter is in the list twice. */
const names = [
  "תשרי, תשרין, tishri, tishrei",
  "חשון, חשוון, מרחשון, מרחשוון, cheshvan, heshvan, marcheshvan",
  "כסלו, כסליו, kislev",
  "טבת, tevet, tebeth",
  "שבט, shevat, shvat",
  "אדר, אדר א', אדר ראשון, adar, adar i",
  "אדר, אדר ב', אדר שני, adar, adar ii",
  "ניסן, nisan",
  "אייר, iyar, iyyar",
  "סיון, סיוון, sivan",
  "תמוז, tammuz, tamuz",
  "אב, מנחם אב, av",
  "אלול, elul",
].map((list) => new Set(list.split(", ")))

const letters = new Map<string, number>(
  Array.from("אבגדהוזחט", (letter, index) => [letter, index + 1] as const)
    .concat(Array.from("יכלמנסעפצ", (letter, index) => [letter, (index + 1) * 10] as const))
    .concat(Array.from("ךםןףץ", (letter, index) => [letter, [20, 40, 50, 80, 90][index] ?? 0] as const))
    .concat(Array.from("קרשת", (letter, index) => [letter, (index + 1) * 100] as const)),
)

/** The sum of the letters; null if there is another sign than the marks. */
const sumOf = (word: DateWord): number | null => {
  let sum = 0
  for (const letter of word.replace(/["']/gu, "")) {
    const value = letters.get(letter)
    if (value === undefined) return null
    sum += value
  }
  return sum === 0 ? null : sum
}

const dayOf = (word: DateWord): number | null => {
  const inLetters = /["']/u.test(word) ? sumOf(word) : null
  const day = /^\d{1,2}$/.test(word) ? Number(word) : inLetters
  return day !== null && day <= 30 ? day : null
}

/** The letter of the thousands, which is mostly left out. */
const thousands = /^ה'?(?=\p{sc=Hebr}{2})/u

/** A year such as `תר"י`, `ה'תש"ח`, `5610`. Without a month only a year with its mark is one. */
const yearOf = (word: DateWord, needsMark: boolean): number | null => {
  if (/^[456]\d{3}$/.test(word)) return needsMark ? null : Number(word)
  const rest = word.replace(thousands, "")
  const sum = sumOf(rest)
  const hasMark = rest.includes('"')
  return sum === null || sum < 200 || sum > 999 || (needsMark && !hasMark) ? null : 5000 + sum
}

/** The numbers of the months with this name: two for Adar. */
const monthsOf = (words: readonly DateWord[]): readonly number[] => {
  const name = words.join(" ")
  const bare = name.startsWith("ב") ? name.slice(1) : name
  return names.flatMap((some, index) => (some.has(name) || some.has(bare) ? [index + 1] : []))
}

type HebrewMeaning = Pick<WordedTime, "first" | "last">

/**
 * A Hebrew date in letters: `י"ב אדר תר"י`, `12 Nisan 5610`, `תר"י`; null for any other words. Adar without a letter is one of
 * two months in a leap year.
 */
export const readHebrew = (words: readonly DateWord[]): HebrewMeaning | null => {
  const [last = "", before] = [words.at(-1), words.at(-2)]
  const year = yearOf(last, before === undefined)
  if (year === null) return null
  const bare = { calendar: "hebrew", day: null, month: null, year } as const
  if (before === undefined) return { first: bare, last: null }
  const day = dayOf(words[0] ?? "")
  const named = monthsOf(words.slice(day === null ? 0 : 1, -1)).filter(
    (month) => daysInMonth("hebrew", year, month) > 0,
  )
  const [first, second] = named.map((month) => ({ ...bare, day, month }))
  return first === undefined ? null : { first, last: second ?? null }
}
