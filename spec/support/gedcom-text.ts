/** How the two standards write the same: words that one has and the other says by others. */
const sameWords: readonly (readonly [form: RegExp, same: string])[] = [
  [/\bimage\/(?=\w)/g, ""],
  [/\bjpeg\b/g, "jpg"],
  [/%20/g, " "],
  [/\bkana\b/g, "ja-hrkt"],
  [/\bint (?=[\d@])/g, ""],
  [/@#d(?=[a-z ]+@)/g, ""],
  [/\bwitness\b/g, "witn"],
  [/\benglish\b/g, "en"],
  // Numbers with zeros ahead, years of a date among them.
  [/(?<![\p{L}\p{N}])0+(?=\p{N})/gu, ""],
  [/\bb\.? ?c\.?(?!\p{L})|\bbce\b/gu, "b c"],
  // Ages in units or without.
  [/(?<=\d)(?=[ymwd](?!\p{L}))|(?<=\d[ymwd])(?=\d)/gu, " "],
]

const wordsOf = (file: string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  const records = file
    .split(/\n(?=0 )/)
    .filter((record) => !/^0 (HEAD|TRLR)/.test(record))
    .join("\n")
  const sources = new Set<string>()
  const once = (line: string): string => {
    if (sources.has(line)) return ""
    sources.add(line)
    return line
  }
  const text = records
    .replace(/\n\d+ CONC /g, "")
    .replace(/(?<=^[1-9]\d* SOUR )(?!@[^@#]).+$/gm, once)
    .replace(/^\d+ (?:@[^@]+@ )?\w+ ?(?:@[^@#][^@]*@$)?/gm, "")
    .toLowerCase()
  const plain = sameWords.reduce((said, [form, same]) => said.replace(form, same), text)
  for (const word of plain.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/**
 * The words of the payloads of a file's records that another has less often. `Y` is none: which events may say it is
 * another matter in each version. A source in words counts once, for where it has a record it is cited by pointers.
 */
export const missingWords = (file: string, other: string): readonly string[] => {
  const there = wordsOf(other)
  return [...wordsOf(file)].flatMap(([word, count]) =>
    word !== "y" && (there.get(word) ?? 0) < count ? [`${word} ${count}, ${there.get(word) ?? 0}`] : [],
  )
}
