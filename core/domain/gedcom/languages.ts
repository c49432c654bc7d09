const names = `Afrikaans af, Albanian sq, Amharic am, Anglo-Saxon ang, Arabic ar, Armenian hy, Assamese as, Belorusian be, Bengali bn, Braj bra, Bulgarian bg, Burmese my,
Cantonese yue, Catalan ca, Catalan_Spn ca-ES, Church-Slavic cu, Czech cs, Danish da, Dogri doi, Dutch nl, English en, Esperanto eo, Estonian et, Faroese fo, Finnish fi,
French fr, Georgian ka, German de, Greek el, Gujarati gu, Hawaiian haw, Hebrew he, Hindi hi, Hungarian hu, Icelandic is, Indonesian id, Italian it, Japanese ja, Kannada kn,
Khmer km, Konkani kok, Korean ko, Lahnda lah, Lao lo, Latvian lv, Lithuanian lt, Macedonian mk, Maithili mai, Malayalam ml, Mandrin cmn, Manipuri mni, Marathi mr, Mewari mtr,
Navaho nv, Nepali ne, Norwegian no, Oriya or, Pahari him, Pali pi, Panjabi pa, Persian fa, Polish pl, Portuguese pt, Prakrit pra, Pusto ps, Rajasthani raj, Romanian ro,
Russian ru, Sanskrit sa, Serb sr, Serbo_Croa sh, Slovak sk, Slovene sl, Spanish es, Swedish sv, Tagalog tl, Tamil ta, Telugu te, Thai th, Tibetan bo, Turkish tr, Ukrainian uk,
Urdu ur, Vietnamese vi, Wendic wen, Yiddish yi`

const pairs = names.split(/,\s+/).map((pair): readonly [name: string, tag: string] => {
  const [name = "", tag = ""] = pair.split(" ")
  return [name, tag]
})

/** The language names of 5.5.1 (LANGUAGE_ID), and the language tags of 7.0 (BCP 47) for the same languages. */
export const languageNames: ReadonlySet<string> = new Set(pairs.map(([name]) => name))

const tags = new Map(pairs.map(([name, tag]) => [name.toLowerCase(), tag]))
const namesByTag = new Map(pairs.map(([name, tag]) => [tag.toLowerCase(), name]))

/** The tag of a 5.5.1 language name, in any case; null for a name that 5.5.1 does not have. */
export const tagOfLanguage = (name: string): string | null => tags.get(name.trim().toLowerCase()) ?? null

/** The 5.5.1 name of a language tag, by the whole tag or by its primary language. Null if 5.5.1 has none. */
export const nameOfLanguage = (tag: string): string | null => {
  const text = tag.trim().toLowerCase()
  return namesByTag.get(text) ?? namesByTag.get(text.split("-")[0] ?? "") ?? null
}
