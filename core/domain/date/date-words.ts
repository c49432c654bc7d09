import type { DateQualifier } from "./genealogical-date.ts"

/**
 * The names of months as people write them, without accents, in order. English, German, French, Dutch, Spanish,
 * Italian, Portuguese, Danish, Norwegian and Swedish. A word that is another month in another language (`listopad`)
 * is not listed.
 */
const months: readonly string[] = [
  "jan january januar januari janvier janv enero ene gennaio gen janeiro janner",
  "feb february februar februari fevrier fevr fev febrero febbraio fevereiro feber",
  "mar march marz mrz maart mrt mars marzo marco marts",
  "apr april avril avr abril abr aprile",
  "may mai mei mayo maggio maio maj",
  "jun june juni juin junio giugno junho",
  "jul july juli juillet juil julio luglio julho",
  "aug august augustus augusti aout agosto ago",
  "sep sept september septembre septiembre settembre setembro",
  "oct october okt oktober octobre octubre ottobre outubro",
  "nov november novembre noviembre novembro",
  "dec december dez dezember decembre diciembre dicembre dezembro des desember",
]

const monthNumbers: ReadonlyMap<string, number> = new Map(
  months.flatMap((names, index) => names.split(" ").map((name) => [name, index + 1] as const)),
)

/** The number of the month, from 1; null for a word that is no month. `word` is in lower case and without accents. */
export const monthOfWord = (word: string): number | null => monthNumbers.get(word) ?? null

const after = "aft after nach apres efter etter"
const from = "from since seit depuis"

/** The words before a date with one end, by their qualifier. */
const openings: readonly (readonly [DateQualifier, string])[] = [
  [
    "about",
    "abt about ca c cca circa cir circ cirka approx approximately around um etwa ungefahr vers environ env omstreeks rond omkring hacia ~",
  ],
  ["before", "bef before vor avant voor fore før innan"],
  ["after", after],
  ["estimated", "est estimated geschatzt"],
  ["calculated", "cal calc calculated errechnet berechnet"],
  ["from", from],
  ["to", "to until till bis"],
]

const qualifiers: ReadonlyMap<string, DateQualifier> = new Map(
  openings.flatMap(([qualifier, words]) => words.split(" ").map((word) => [word, qualifier] as const)),
)

/**
 * The qualifier that a word before a date expresses; null for any other word. `word` is in lower case and without
 * accents.
 */
export const qualifierOfWord = (word: string): DateQualifier | null => qualifiers.get(word) ?? null

/** Dates with two ends: the words before the first end, and those between the ends. */
export const ranges: readonly {
  readonly qualifier: DateQualifier
  readonly before: ReadonlySet<string>
  readonly between: ReadonlySet<string>
}[] = [
  {
    qualifier: "between",
    before: new Set("bet betw between btw btn zwischen entre tussen mellem mellan mellom".split(" ")),
    between: new Set("and & und et en y e och og".split(" ")),
  },
  { qualifier: "from_to", before: new Set(["from", "von"]), between: new Set(["to", "until", "till", "bis"]) },
]

/** Words within a date that add nothing to it: the `th` and `of` in `the 12th of March`. */
export const fillers: ReadonlySet<string> = new Set("st nd rd th er the of on in de del den le am im".split(" "))

/** Words that give a date no upper end: the year beside them is the earliest one. */
export const openEndWords: ReadonlySet<string> = new Set(
  `${after} ${from} later post posterior ab despues dopo depois`.split(" "),
)
