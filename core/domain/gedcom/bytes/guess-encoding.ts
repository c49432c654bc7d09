import type { CodePage } from "./charset.ts"
import { decoderOf } from "./decoder-of.ts"
import type { Declared, Encoding, Machine } from "./encodings.ts"
import { letterCosts } from "./letter-costs.ts"

type Candidate = CodePage | "ANSEL"

/** The code pages that are told apart, the more frequent first: of two that fit equally the first is taken. */
const candidates: readonly Candidate[] = [
  "windows-1252",
  "windows-1250",
  "windows-1251",
  "windows-1254",
  "windows-1253",
  "windows-1257",
  "windows-1255",
  "windows-1256",
  "IBM437",
  "IBM850",
  "IBM852",
  "IBM866",
  "KOI8-R",
  "macintosh",
  "ANSEL",
  "windows-1258",
]

const machineOf = (page: Candidate): Machine | null => {
  if (page.startsWith("windows")) return "windows"
  return page.startsWith("IBM") ? "dos" : null
}

/** The code pages of Windows and DOS for a language. */
const pagesOfLanguages: Readonly<Record<string, readonly Candidate[]>> = Object.fromEntries(
  (
    [
      ["pl cs sk hu sl hr sh ro sq bs wen", ["windows-1250", "IBM852"]],
      ["ru uk bg sr mk be cu", ["windows-1251", "IBM866", "KOI8-R"]],
      ["el", ["windows-1253"]],
      ["tr", ["windows-1254"]],
      ["he yi", ["windows-1255"]],
      ["ar fa ur", ["windows-1256"]],
      ["et lv lt", ["windows-1257"]],
      ["vi", ["windows-1258"]],
      [
        "af ca da nl en fo fi fr de is it no nb nn pt es sv ga cy",
        ["windows-1252", "IBM850", "IBM437", "macintosh", "ANSEL"],
      ],
    ] as const
  ).flatMap(([languages, pages]) => languages.split(" ").map((language) => [language, pages] as const)),
)

/** How much better another code page must fit, in natural logarithms, before a statement of the file is not followed. */
const doubt = { encoding: 8, machine: 6, language: 12 } as const

/**
 * The cost of each word in windows-1258. Its letters are like those of windows-1252, and names in transcription
 * would otherwise fit Vietnamese, which has most of all marks.
 */
const costOfVietnamese = 3

/** Fewer different words never outweigh a statement of the file. */
const leastWords = 3

export interface Statements {
  readonly declared: Declared
  /** The language tag of HEAD.LANG; null if it is absent or unknown. */
  readonly language: string | null
}

export interface Guess {
  readonly encoding: Encoding
  /** Whether the file says so and its letters agree. */
  readonly certain: boolean
}

/**
 * Decides the encoding of words with bytes beyond ASCII that are not UTF-8: by what the file states where the
 * letters agree, otherwise by the letters. The letters agree when no other code page makes them markedly more
 * probable in the languages of the model.
 */
export const guessEncoding = (words: readonly Uint8Array[], { declared, language }: Statements): Guess => {
  const exact = declared.kind === "encoding" && declared.encoding !== "UTF-8" ? declared.encoding : null
  if (exact !== null && !isJudged(exact)) return { encoding: exact, certain: true }
  const costs = new Map<Encoding, number>(candidates.map((page) => [page, costOf(page, words)]))
  if (exact !== null && !costs.has(exact)) costs.set(exact, costOf(exact, words))
  const costIn = (page: Encoding): number => costs.get(page) ?? Number.POSITIVE_INFINITY
  const bestOf = (pages: readonly Candidate[]): Candidate | null =>
    pages.reduce<Candidate | null>((best, page) => (best === null || costIn(page) < costIn(best) ? page : best), null)
  const best = bestOf(candidates) ?? "windows-1252"
  const fits = <P extends Encoding>(page: P | null, most: number): page is P =>
    page !== null && (words.length < leastWords || costIn(page) <= costIn(best) + most)
  const isBest = (page: Encoding): boolean => costIn(page) <= costIn(best)

  if (fits(exact, doubt.encoding)) return { encoding: exact, certain: isBest(exact) }
  const ofMachine = candidates.filter((page) => declared.kind !== "machine" || machineOf(page) === declared.machine)
  const ofLanguage = pagesOfLanguages[language?.split("-")[0] ?? ""] ?? []
  const stated = bestOf(ofLanguage.filter((page) => ofMachine.includes(page)))
  if (fits(stated, doubt.language)) return { encoding: stated, certain: declared.kind === "machine" && isBest(stated) }
  const usual = bestOf(ofMachine)
  return { encoding: fits(usual, doubt.machine) ? usual : best, certain: false }
}

/** Whether the model has languages that are written in the encoding. */
const isJudged = (encoding: Encoding): boolean =>
  /^(ISO-8859-|KOI8-|x-mac)/.test(encoding) || candidates.some((page) => page === encoding)

/**
 * How improbable the words are in an encoding. Each word may be of any language; languages of many words are more
 * probable than those of few.
 */
const costOf = (encoding: Encoding, words: readonly Uint8Array[]): number => {
  const costsOf = letterCosts()
  const costs = words.map((word) => costsOf(decoderOf(encoding)(word, true, () => {}).normalize("NFC")))
  const languages = costs[0]?.length ?? 0
  let weights: readonly number[] = Array.from({ length: languages }, () => Math.log(languages))
  let total = 0
  for (let round = 0; round < 3; round++) {
    const found = costs.map((ofWord) => cheapest(ofWord, weights))
    total = found.reduce((sum, { cost }) => sum + cost, 0)
    weights = weights.map((_, language) => {
      const count = found.filter((word) => word.language === language).length
      return -Math.log((count + 0.5) / (words.length + languages / 2))
    })
  }
  return encoding === "windows-1258" ? total + costOfVietnamese * words.length : total
}

const cheapest = (
  costs: readonly number[],
  weights: readonly number[],
): { readonly language: number; readonly cost: number } => {
  let best = { language: 0, cost: Number.POSITIVE_INFINITY }
  for (const [language, value] of costs.entries()) {
    const cost = value + weights[language]!
    if (cost < best.cost) best = { language, cost }
  }
  return best
}
