const LATIN = /^[a-z]+$/

/**
 * How groups of letters sound in German and English, the longest first. A capital represents a sound that no single
 * letter has. Other letters sound as they are written.
 */
const groups: ReadonlyMap<string, string> = new Map([
  ["tsch", "tS"],
  ["sch", "S"],
  ["tch", "tS"],
  ["chs", "ks"],
  ["eih", "A"],
  ["aih", "A"],
  ["ieh", "i"],
  ["sh", "S"],
  ["ch", "x"],
  ["ck", "k"],
  ["ph", "f"],
  ["pf", "f"],
  ["th", "t"],
  ["dt", "t"],
  ["tz", "z"],
  ["ts", "z"],
  ["ds", "z"],
  ["qu", "kf"],
  ["kh", "k"],
  ["rh", "r"],
  ["ei", "A"],
  ["ai", "A"],
  ["ey", "A"],
  ["ay", "A"],
  ["eu", "O"],
  ["oi", "O"],
  ["oy", "O"],
  ["ie", "i"],
  ["ih", "i"],
  ["ae", "a"],
  ["oe", "o"],
  ["ue", "u"],
  ["ou", "u"],
  ["v", "f"],
  ["w", "f"],
  ["q", "k"],
  ["x", "ks"],
])

/** The groups that begin with a letter, the longest first. */
const groupsBy: ReadonlyMap<string, readonly (readonly [group: string, sound: string])[]> = Map.groupBy(
  groups,
  ([group]) => group.charAt(0),
)
const isVowel = (letter: string): boolean => letter !== "" && "aeiouyAO".includes(letter)
/** A voiced consonant at the end of a word sounds like its voiceless sister. */
const voiceless: Readonly<Record<string, string>> = { b: "p", d: "t", g: "k" }

/**
 * A spelling of a normalised word by its sound: words of one spelling sound the same (Meier, Mayer; Schmidt, Schmitt; Philipp,
 * Filip). Vowels count, other than in Soundex and the Cologne phonetics, for which Meyer and Maria are one. Empty for a
 * word with other letters than a to z.
 */
export const soundOf = (word: string): string => {
  if (!LATIN.test(word)) return ""
  let sound = ""
  for (let at = 0; at < word.length; ) {
    const [group, heard] = groupsBy.get(word.charAt(at))?.find(([letters]) => word.startsWith(letters, at)) ?? [
      word.charAt(at),
      letterSound(word, at),
    ]
    // A doubled letter is one sound.
    if (!sound.endsWith(heard)) sound += heard
    at += group.length
  }
  const last = voiceless[sound.charAt(sound.length - 1)]
  return last === undefined ? sound : sound.slice(0, -1) + last
}

const letterSound = (word: string, at: number): string => {
  const letter = word.charAt(at)
  const next = word.charAt(at + 1)
  if (letter === "c") return "eiy".includes(next) && next !== "" ? "z" : "k"
  if (letter === "y" || letter === "j") return isVowel(next) ? "j" : "i"
  // Behind a vowel and before a consonant, h only makes the vowel long.
  if (letter === "h" && at > 0 && !isVowel(next)) return ""
  return letter
}
