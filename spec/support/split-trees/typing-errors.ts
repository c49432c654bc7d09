import { slips, withSlip } from "../../bench/slips.ts"
import type { Random } from "../../bench/random.ts"
import type { SplitRecord } from "./halves.ts"

/** The ways in which another source, or another writer, differs about the same person. */
export const errorKinds = [
  "spelling of the given name",
  "spelling of the surname",
  "birth a year off",
  "birth missing",
  "places missing",
  "second given name missing",
  "married name",
  "other script",
] as const
export type ErrorKind = (typeof errorKinds)[number]

type Lines = readonly string[]

/** The lines of a record without the structures of these tags on level 1 or below it. */
const without = (lines: Lines, tags: readonly string[]): Lines => {
  let goneLevel = Infinity
  return lines.filter((line) => {
    const level = Number.parseInt(line, 10)
    if (level > goneLevel) return false
    goneLevel = tags.includes(line.split(" ")[1] ?? "") ? level : Infinity
    return goneLevel === Infinity
  })
}

const nameLine = /^1 NAME ([^/]*)\/([^/]*)\/(.*)$/

/** The record with its first name changed; null if the change leaves it as it is. */
const renamed = (
  lines: Lines,
  change: (given: string, surname: string) => readonly [given: string, surname: string] | null,
): Lines | null => {
  const at = lines.findIndex((line) => line.startsWith("1 NAME "))
  const [, given, surname, rest] = nameLine.exec(lines[at] ?? "") ?? []
  if (given === undefined || surname === undefined) return null
  const changed = change(given.trim(), surname.trim())
  if (changed === null || (changed[0] === given.trim() && changed[1] === surname.trim())) return null
  const parts = ["GIVN", "SURN", "SPFX", "NPFX", "NSFX", "ROMN", "FONE", "TRAN"]
  return without(
    lines.map((line, index) => (index === at ? `1 NAME ${changed[0]} /${changed[1]}/${rest}` : line)),
    parts,
  )
}

/** The text with a slip in one of its words of four letters or more; null without such a word. */
const misspelt = (text: string, random: Random): string | null => {
  const words = text.split(" ")
  const long = words.flatMap((word, at) => (/^\p{L}{4,}$/u.test(word) ? [at] : []))
  const at = long[random.below(Math.max(1, long.length))]
  if (at === undefined) return null
  return words
    .map((word, index) => (index === at ? withSlip(word, random.pick(slips), random.below(8)) : word))
    .join(" ")
}

const yearOff = (lines: Lines, random: Random): Lines | null => {
  const birth = lines.findIndex((line) => line.startsWith("1 BIRT"))
  const date = lines.findIndex((line, at) => at > birth && birth >= 0 && /^2 DATE /.test(line))
  const end = lines.findIndex((line, at) => at > birth && line.startsWith("1 "))
  const year = /\b(\d{3,4})$/.exec(lines[date] ?? "")?.[1]
  if (date < 0 || (end >= 0 && date > end) || year === undefined) return null
  const other = String(Number(year) + (random.chance(50) ? 1 : -1))
  return lines.map((line, at) => (at === date ? line.slice(0, -year.length) + other : line))
}

/** A woman with the surname of a husband, where that is another one. */
const marriedName = (record: SplitRecord, records: readonly SplitRecord[]): Lines | null => {
  const husbands = records.flatMap(({ tag, lines }) =>
    tag === "FAM" && lines.includes(`1 WIFE ${record.xref}`)
      ? lines.flatMap((line) => /^1 HUSB (@[^@]+@)/.exec(line)?.[1] ?? [])
      : [],
  )
  const surnames = records.flatMap(({ xref, lines }) =>
    husbands.includes(xref) ? lines.flatMap((line) => nameLine.exec(line)?.[2]?.trim() ?? []) : [],
  )
  const surname = surnames.find((one) => one !== "")
  return surname === undefined ? null : renamed(record.lines, (given) => [given, surname])
}

/** How Russian writes the sounds of Latin letters; longer ones first. */
const russian: readonly (readonly [latin: string, letter: string])[] = [
  ...([
    ["sch", "ш"],
    ["sh", "ш"],
    ["ch", "ч"],
    ["th", "т"],
    ["ph", "ф"],
    ["ck", "к"],
    ["ts", "ц"],
  ] as const),
  ...([
    ["zh", "ж"],
    ["kh", "х"],
    ["ya", "я"],
    ["yu", "ю"],
    ["a", "а"],
    ["b", "б"],
    ["c", "к"],
  ] as const),
  ...([
    ["d", "д"],
    ["e", "е"],
    ["f", "ф"],
    ["g", "г"],
    ["h", "х"],
    ["i", "и"],
    ["j", "й"],
    ["k", "к"],
  ] as const),
  ...([
    ["l", "л"],
    ["m", "м"],
    ["n", "н"],
    ["o", "о"],
    ["p", "п"],
    ["q", "к"],
    ["r", "р"],
    ["s", "с"],
  ] as const),
  ...([
    ["t", "т"],
    ["u", "у"],
    ["v", "в"],
    ["w", "в"],
    ["x", "кс"],
    ["y", "й"],
    ["z", "з"],
  ] as const),
]

const inRussian = (text: string): string => {
  let [rest, written] = [text.normalize("NFD").replace(/\p{M}/gu, ""), ""]
  while (rest !== "") {
    const [latin, letter] = russian.find(([one]) => rest.toLowerCase().startsWith(one)) ?? [
      rest[0] ?? "",
      rest[0] ?? "",
    ]
    const isCapital = /^\p{Lu}/u.test(rest)
    written += isCapital ? letter.charAt(0).toUpperCase() + letter.slice(1) : letter
    rest = rest.slice(latin.length)
  }
  return written
}

const secondNameMissing = (lines: Lines): Lines | null =>
  renamed(lines, (given, surname) => (given.includes(" ") ? [given.replace(/^(\S+) \S+/, "$1"), surname] : null))

const changed = (lines: Lines, other: Lines): Lines | null => (other.length === lines.length ? null : other)

/** The record with one error of a kind that fits it; one person in five has none. */
export const withError = (
  record: SplitRecord,
  records: readonly SplitRecord[],
  random: Random,
): { readonly kind: ErrorKind | null; readonly lines: Lines } => {
  const { lines } = record
  const ways: Record<ErrorKind, () => Lines | null> = {
    "spelling of the given name": () =>
      renamed(lines, (given, surname) => {
        const other = misspelt(given, random)
        return other === null ? null : [other, surname]
      }),
    "spelling of the surname": () =>
      renamed(lines, (given, surname) => {
        const other = misspelt(surname, random)
        return other === null ? null : [given, other]
      }),
    "birth a year off": () => yearOff(lines, random),
    "birth missing": () => changed(lines, without(lines, ["BIRT", "BAPM", "CHR"])),
    "places missing": () => changed(lines, without(lines, ["PLAC"])),
    "second given name missing": () => secondNameMissing(lines),
    "married name": () => marriedName(record, records),
    "other script": () => renamed(lines, (given, surname) => [inRussian(given), inRussian(surname)]),
  }
  if (record.tag === "FAM" || random.chance(20)) return { kind: null, lines }
  const tried = errorKinds.map((kind) => ({ kind, at: random.below(1_000) })).sort((a, b) => a.at - b.at)
  for (const { kind } of tried) {
    const wrong = ways[kind]()
    if (wrong !== null) return { kind, lines: wrong }
  }
  return { kind: null, lines }
}
