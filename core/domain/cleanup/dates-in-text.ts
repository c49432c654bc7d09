/** Where to look for dates: in brackets with nothing but dates in them, or anywhere. */
export type DatePlace = "in brackets" | "anywhere"

/** A run of letters, of digits or of white space, or one other character. */
interface Token {
  readonly text: string
  /** In lower case. */
  readonly word: string
  readonly start: number
}

/** The end of a match in a list of tokens: the index after it; null if there is no match. */
type End = number | null

const months: ReadonlySet<string> = new Set(
  (
    "jan january januar jänner feb february februar mar march mär märz mrz apr april may mai jun june juni jul july juli " +
    "aug august sep sept september oct okt october oktober nov november dec dez december dezember"
  ).split(" "),
)

/**
 * Months that are also given names: after a given name, "June 1850" is more likely a person called June who was
 * born in 1850.
 */
const namesToo: ReadonlySet<string> = new Set("jan mar apr april may mai jun june juni jul aug august".split(" "))

const markers: ReadonlySet<string> = new Set(
  (
    "* † + ~ born geboren geb b died gestorben gest d c ca circa about abt um vor nach before bef after aft est bapt get " +
    "chr"
  ).split(" "),
)

/** Markers may follow one another ("b. about"). A longer sequence does not introduce a date. */
const MOST_MARKERS = 4

/**
 * A longer sequence of dates is read as several. This bounds how far each start looks ahead, so the total time is
 * linear.
 */
const MOST_IN_A_ROW = 8

const dashes: ReadonlySet<string> = new Set("-–—")
const joints: ReadonlySet<string> = new Set(["-", "–", "—", "/", ",", ";", "to", "bis", "or", "oder"])
const ordinals: ReadonlySet<string> = new Set(["st", "nd", "rd", "th", "."])
const yearEndings: ReadonlySet<string> = new Set(["s", "er"])

const tokensOf = (text: string): readonly Token[] =>
  Array.from(text.matchAll(/\p{L}+|\d+|\s+|[^]/gu), (match) => ({
    text: match[0],
    word: match[0].toLowerCase(),
    start: match.index,
  }))

/**
 * Reads dates in a list of tokens. Each reader takes an index and returns the end of its match, without
 * backtracking.
 */
class Dates {
  readonly #tokens: readonly Token[]
  readonly #isYear: RegExp

  constructor(tokens: readonly Token[], place: DatePlace) {
    this.#tokens = tokens
    // In brackets a year may have three digits (870–930). Elsewhere only numbers that can hardly be anything else
    // are years.
    this.#isYear = place === "in brackets" ? /^\d{3,4}$/ : /^(?:1\d{3}|20\d{2})$/
  }

  #word(at: number): string {
    return this.#tokens[at]?.word ?? ""
  }

  #isSpace(at: number): boolean {
    return /^\s/.test(this.#word(at))
  }

  /** Whether the token is a letter or a digit. */
  isWordAt(at: number): boolean {
    return /^[\p{L}\d]/u.test(this.#word(at))
  }

  afterSpace(at: number): number {
    return this.#isSpace(at) ? at + 1 : at
  }

  #afterOne(at: number, words: ReadonlySet<string>): number {
    return words.has(this.#word(at)) ? at + 1 : at
  }

  #number(at: number): End {
    return /^\d{1,2}$/.test(this.#word(at)) ? at + 1 : null
  }

  /** `1820`, `1820/21`, `1820s`, `1820?`. */
  #year(at: number): End {
    if (!this.#isYear.test(this.#word(at))) return null
    let end = at + 1
    if (this.#word(end) === "/" && /^\d{1,4}$/.test(this.#word(end + 1)) && !this.#continues(end + 2)) end += 2
    if (this.#continues(end)) return null
    return this.#afterQuestion(this.#afterOne(end, yearEndings))
  }

  /** Whether letters follow directly that are neither the ending of a year nor the beginning of another date. */
  #continues(at: number): boolean {
    const word = this.#word(at)
    if (!this.isWordAt(at) || markers.has(word) || joints.has(word)) return false
    return !yearEndings.has(word) || this.isWordAt(at + 1)
  }

  /** The index after a question mark, unless a word begins there. */
  #afterQuestion(at: number): number {
    return this.#word(at) === "?" && !this.isWordAt(at + 1) ? at + 1 : at
  }

  #day(at: number): End {
    const end = this.#number(at)
    return end === null ? null : this.#afterOne(end, ordinals)
  }

  /** A month, and the full stop of its abbreviation. */
  #month(at: number): End {
    if (!months.has(this.#word(at))) return null
    return this.#word(at + 1) === "." ? at + 2 : at + 1
  }

  #yearAfterSpace(at: End): End {
    return at !== null && this.#isSpace(at) ? this.#year(at + 1) : null
  }

  /** `12 Mar 1850`. */
  #dayMonthYear(at: number): End {
    const day = this.#day(at)
    const month = day === null ? null : this.#month(this.afterSpace(day))
    return this.#yearAfterSpace(month)
  }

  /** `March 12, 1850`. */
  #monthDayYear(at: number): End {
    const month = this.#month(at)
    const day = month !== null && this.#isSpace(month) ? this.#day(month + 1) : null
    return this.#yearAfterSpace(day === null || this.#word(day) !== "," ? day : day + 1)
  }

  /** `Oct 1850`. */
  #monthYear(at: number): End {
    return namesToo.has(this.#word(at)) ? null : this.#yearAfterSpace(this.#month(at))
  }

  /** `12.3.1850`. */
  #numbers(at: number): End {
    const first = this.#number(at)
    const second = first === null || !/^[./-]$/.test(this.#word(first)) ? null : this.#number(first + 1)
    return second === null || !/^[./-]$/.test(this.#word(second)) ? null : this.#year(second + 1)
  }

  /** `1850-03-12`. */
  #isoDate(at: number): End {
    if (!this.#isYear.test(this.#word(at)) || this.#word(at + 1) !== "-") return null
    const month = this.#number(at + 2)
    const day = month === null || this.#word(month) !== "-" ? null : this.#number(month + 1)
    return day === null || this.isWordAt(day) ? null : day
  }

  #date(at: number): End {
    return (
      this.#dayMonthYear(at) ??
      this.#monthDayYear(at) ??
      this.#monthYear(at) ??
      this.#numbers(at) ??
      this.#isoDate(at) ??
      this.#year(at)
    )
  }

  /** A date after the words that introduce it: `b. about 1850`. */
  #dated(at: number): End {
    let start = at
    for (let count = 0; count < MOST_MARKERS && markers.has(this.#word(start)); count++) {
      const isAbbreviated = this.isWordAt(start) && this.#word(start + 1) === "."
      start = this.afterSpace(isAbbreviated ? start + 2 : start + 1)
    }
    return this.#date(start)
  }

  /**
   * A sequence of dates with dashes before or after them: `-1890`, `1820 – 1890`, `b. 1820 d. 1890`, `1820 - ?`.
   */
  datesAt(at: number): End {
    const dash = this.#afterOne(at, dashes)
    const first = this.#dated(dash === at ? at : this.afterSpace(dash))
    if (first === null) return null
    let end = first
    for (let count = 1; count < MOST_IN_A_ROW; count++) {
      const next = this.#dated(this.afterSpace(this.#afterOne(this.afterSpace(end), joints))) ?? this.#dated(end)
      if (next === null) break
      end = next
    }
    const last = this.afterSpace(end)
    if (!dashes.has(this.#word(last)) || this.isWordAt(last + 1)) return end
    const question = this.afterSpace(last + 1)
    const behind = this.#afterQuestion(question)
    return behind === question ? last + 1 : behind
  }
}

/**
 * The spans of a text that contain only dates and the words that introduce and join them. Takes time linear in the
 * length.
 */
export const datesIn = (text: string, place: DatePlace): readonly (readonly [start: number, end: number])[] => {
  const tokens = tokensOf(text)
  const dates = new Dates(tokens, place)
  const spans: (readonly [number, number])[] = []
  const startOf = (at: number): number => tokens[at]?.start ?? text.length
  for (let at = 0; at < tokens.length; ) {
    const end = place === "in brackets" ? bracketAt(tokens, dates, at) : freeAt(dates, at)
    if (end !== null) spans.push([startOf(at), startOf(end)])
    at = end ?? at + 1
  }
  return spans
}

const bracketAt = (tokens: readonly Token[], dates: Dates, at: number): End => {
  if (!/^[([{]$/.test(tokens[at]?.text ?? "")) return null
  const end = dates.datesAt(dates.afterSpace(at + 1))
  const close = end === null ? null : dates.afterSpace(end)
  return close !== null && /^[)\]}]$/.test(tokens[close]?.text ?? "") ? close + 1 : null
}

const freeAt = (dates: Dates, at: number): End => {
  if (at > 0 && dates.isWordAt(at - 1)) return null
  const end = dates.datesAt(at)
  return end === null || dates.isWordAt(end) ? null : end
}
