/*
 * How letters of other scripts are written in Latin letters, after the tables of ICU, without accents and apostrophes:
 * Russian-Latin/BGN and Ukrainian-Latin/BGN, Greek-Latin/UNGEGN, Georgian-Latin/BGN, Armenian-Latin/BGN, Hiragana-Latin and
 * Hangul-Latin. `^` before a letter is the beginning of a word.
 */

type Letters = Readonly<Record<string, string>>

const cyrillic: Letters = {
  ...{ а: "a", б: "b", в: "v", г: "g", ґ: "g", д: "d", ђ: "d", ѓ: "g", е: "e", є: "ye", ж: "zh", з: "z", ѕ: "dz" },
  ...{ и: "i", і: "i", ї: "yi", й: "y", ј: "j", к: "k", ќ: "k", л: "l", љ: "lj", м: "m", н: "n", њ: "nj", о: "o" },
  ...{ п: "p", р: "r", с: "s", т: "t", ћ: "c", у: "u", ў: "u", ф: "f", х: "kh", ц: "ts", ч: "ch", џ: "dz" },
  ...{ ш: "sh", щ: "shch", ъ: "", ы: "y", ь: "", э: "e", ю: "yu", я: "ya" },
}

/** The letters that Ukrainian reads otherwise than Russian. */
const ukrainian: Letters = { г: "h", и: "y" }

const greek: Letters = {
  ...{ α: "a", β: "v", γ: "g", δ: "d", ε: "e", ζ: "z", η: "i", θ: "th", ι: "i", κ: "k", λ: "l", μ: "m", ν: "n" },
  ...{ ξ: "x", ο: "o", π: "p", ρ: "r", σ: "s", ς: "s", τ: "t", υ: "y", φ: "f", χ: "ch", ψ: "ps", ω: "o" },
  ...{ ου: "ou", γγ: "ng", γξ: "nx", γχ: "nch", "^μπ": "b", "^ντ": "d", "^γκ": "g" },
}

/** Behind these vowels, υ is a consonant: voiceless before a voiceless one, and at the end. */
const greekVowels: Letters = { α: "a", ε: "e", η: "i" }
const voicelessGreek = "θκξπσςτφχψ"

const georgian: Letters = {
  ...{ ა: "a", ბ: "b", გ: "g", დ: "d", ე: "e", ვ: "v", ზ: "z", თ: "t", ი: "i", კ: "k", ლ: "l", მ: "m", ნ: "n" },
  ...{ ო: "o", პ: "p", ჟ: "zh", რ: "r", ს: "s", ტ: "t", უ: "u", ფ: "p", ქ: "k", ღ: "gh", ყ: "q", შ: "sh" },
  ...{ ჩ: "ch", ც: "ts", ძ: "dz", წ: "ts", ჭ: "ch", ხ: "kh", ჯ: "j", ჰ: "h" },
}

const armenian: Letters = {
  ...{ ա: "a", բ: "b", գ: "g", դ: "d", ե: "e", "^ե": "ye", զ: "z", է: "e", ը: "y", թ: "t", ժ: "zh", ի: "i" },
  ...{ լ: "l", խ: "kh", ծ: "ts", կ: "k", հ: "h", ձ: "dz", ղ: "gh", ճ: "ch", մ: "m", յ: "y", ն: "n", շ: "sh" },
  ...{ ո: "o", "^ո": "vo", ու: "u", "^ու": "u", չ: "ch", պ: "p", ջ: "j", ռ: "r", ս: "s", վ: "v", տ: "t", ր: "r" },
  ...{ ց: "ts", ւ: "v", փ: "p", ք: "k", օ: "o", ֆ: "f", և: "ev", "^և": "yev" },
}

const kanaRows: readonly (readonly [kana: string, latin: string])[] = [
  ["あいうえお", "a i u e o"],
  ["かきくけこ", "ka ki ku ke ko"],
  ["がぎぐげご", "ga gi gu ge go"],
  ["さしすせそ", "sa shi su se so"],
  ["ざじずぜぞ", "za ji zu ze zo"],
  ["たちつてと", "ta chi tsu te to"],
  ["だぢづでど", "da ji zu de do"],
  ["なにぬねの", "na ni nu ne no"],
  ["はひふへほ", "ha hi fu he ho"],
  ["ばびぶべぼ", "ba bi bu be bo"],
  ["ぱぴぷぺぽ", "pa pi pu pe po"],
  ["まみむめも", "ma mi mu me mo"],
  ["やゆよらりるれろ", "ya yu yo ra ri ru re ro"],
  ["わゐゑをんゔ", "wa i e o n vu"],
]

const kana: ReadonlyMap<string, string> = new Map(
  kanaRows.flatMap(([letters, latin]) => {
    const sounds = latin.split(" ")
    return [...letters].map((letter, at): [string, string] => [letter, sounds[at] ?? ""])
  }),
)

/** Small kana, which change the sound before them. */
const smallKana: Letters = { ゃ: "ya", ゅ: "yu", ょ: "yo", ぁ: "a", ぃ: "i", ぅ: "u", ぇ: "e", ぉ: "o", ゎ: "wa" }

/** Kana of the sounds sh, ch and j lose their y before a small kana: しゅ is shu, きゅ is kyu. */
const palatal = /(?:sh|ch|j)$/

/** The syllables of the second kana script as those of the first one. */
const asHiragana = (letter: string): string => {
  const code = letter.charCodeAt(0)
  return code >= 0x30a1 && code <= 0x30f6 ? String.fromCharCode(code - 0x60) : letter
}

/** The letter that makes the consonant of a sound long. */
const doubled = (sound: string): string => (sound.startsWith("ch") ? "t" : sound.charAt(0))

/** A word of kana in Latin letters; null if it has another letter. */
export const latinOfKana = (word: string): string | null => {
  let [latin, isDoubled] = ["", false]
  for (const each of word) {
    const letter = asHiragana(each)
    const small = smallKana[letter]
    const sound = kana.get(letter)
    if (letter === "っ") isDoubled = true
    else if (small !== undefined) {
      const before = latin.replace(/[aiueo]$/, "")
      latin = before + (palatal.test(before) ? small.replace("y", "") : small)
    } else if (sound !== undefined) {
      latin += (isDoubled ? doubled(sound) : "") + sound
      isDoubled = false
    } else if (letter !== "ー") return null
  }
  return latin
}

const [FIRST_SYLLABLE, LAST_SYLLABLE, VOWELS, ENDS] = [0xac00, 0xd7a3, 21, 28] as const
const beginnings = "g gg n d dd r m b bb s ss  j jj ch k t p h".split(" ")
const vowels = "a ae ya yae eo e yeo ye o wa wae oe yo u weo we wi yu eu ui i".split(" ")
const ends = " g gg gs n nj nh d l lg lm lb ls lt lp lh m b bs s ss ng j ch k t p h".split(" ")

/** A word of Hangul syllables in Latin letters; null if it has another letter. */
export const latinOfHangul = (word: string): string | null => {
  let latin = ""
  for (const letter of word) {
    const code = letter.codePointAt(0) ?? 0
    if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return null
    const at = code - FIRST_SYLLABLE
    const vowel = Math.floor(at / ENDS) % VOWELS
    latin += `${beginnings[Math.floor(at / (ENDS * VOWELS))]}${vowels[vowel]}${ends[at % ENDS]}`
  }
  return latin
}

const alphabets: ReadonlyMap<string, string> = new Map(
  [cyrillic, greek, georgian, armenian].flatMap((letters) => Object.entries(letters)),
)

const withoutMarks = (letter: string): string => letter.normalize("NFD").replace(/\p{M}+/gu, "")

/** Greek αυ, ευ and ηυ at a place of a word; null if something else is there. */
const greekVowelAt = (word: readonly string[], at: number): string | null => {
  const vowel = greekVowels[word[at] ?? ""]
  if (vowel === undefined || word[at + 1] !== "υ") return null
  const next = word[at + 2]
  return `${vowel}${next === undefined || voicelessGreek.includes(next) ? "f" : "v"}`
}

/** A word of an alphabet in Latin letters, where `read` says how a letter is read otherwise; null if it has a letter of another one. */
const latinOfLetters = (letters: readonly string[], read: Letters): string | null => {
  let latin = ""
  for (let at = 0; at < letters.length; ) {
    const [letter, next] = [letters[at] ?? "", letters[at + 1] ?? ""]
    const start = at === 0 ? "^" : ""
    const vowel = greekVowelAt(letters, at)
    const pair = vowel ?? alphabets.get(`${start}${letter}${next}`) ?? alphabets.get(`${letter}${next}`)
    const isPair = next !== "" && pair !== undefined
    const one = read[letter] ?? alphabets.get(`${start}${letter}`) ?? alphabets.get(letter)
    const found = isPair ? pair : (one ?? (/^[a-z0-9]$/.test(letter) ? letter : null))
    if (found === null) return null
    latin += found
    at += isPair ? 2 : 1
  }
  return latin
}

/** Letters that have a sign of their own in the tables, with their accent. */
const keepsMarks = /[йїў]/

/** How a word of an alphabet is written in Latin letters, each way once; none if it has a letter of another script. */
export const latinOfAlphabet = (word: string): readonly string[] => {
  const letters = [...word].map((letter) => (keepsMarks.test(letter) ? letter : withoutMarks(letter)))
  const spellings = [latinOfLetters(letters, {}), latinOfLetters(letters, ukrainian)]
  return [...new Set(spellings)].flatMap((spelling) => (spelling === null || spelling === "" ? [] : [spelling]))
}
