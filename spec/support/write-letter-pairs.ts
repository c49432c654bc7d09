/*
 * Makes the frequencies of letters by language that the encoding of a file is guessed by:
 * core/domain/gedcom/bytes/letter-pairs.ts. Its sources are the names of @faker-js/faker 10.6.0 (NOTICE), installed
 * in a folder whose path is the argument; the words of languages that the platform has (Unicode CLDR); and the names
 * below, for languages without a list.
 */
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

/** The lists of names by language. */
const lists: Readonly<Record<string, readonly string[]>> = {
  pl: ["pl"],
  cs: ["cs_CZ"],
  sk: ["sk"],
  hu: ["hu"],
  sl: ["sl_SI"],
  hr: ["hr", "sr_RS_latin"],
  ro: ["ro", "ro_MD"],
  sq: [],
  ru: ["ru"],
  uk: ["uk"],
  bg: [],
  sr: [],
  mk: ["mk"],
  be: [],
  de: ["de", "de_AT", "de_CH"],
  fr: ["fr", "fr_BE", "fr_CA", "fr_CH"],
  es: ["es", "es_MX"],
  pt: ["pt_BR", "pt_PT"],
  it: ["it"],
  nl: ["nl", "nl_BE"],
  sv: ["sv"],
  da: ["da"],
  nb: ["nb_NO"],
  fi: ["fi"],
  is: [],
  ca: [],
  ga: [],
  el: ["el"],
  tr: ["tr"],
  he: ["he"],
  ar: ["ar"],
  fa: ["fa"],
  et: [],
  lv: ["lv"],
  lt: [],
  vi: ["vi"],
}

/** Names and places that are common in a language. */
const ownNames: Readonly<Record<string, string>> = {
  et: `Tõnu Kõrv Jõe Põder Sõber Õnne Lõuk Mõis Võru Põlva Jõgeva Rõuge Kõo Türi Pärnu Jürgens Kütt Tüür Käbin
    Mäe Mägede Väli Ränk Säde Käär Söödi Öö Köster Kõlar Põdra Härm Lüüs Küla Külvik Tamme-Põllu Sõnajalg Kõrgessaar
    Rõõm Lõoke Mõtus Hõim Ülle Ülo Külli Tiit Jüriado Märt Kärner Käsper Pääsuke Põhjala Õismäe Nõmme Lõvi Kõpp
    Raudsepp Vähi Kuusemäe Ööbik Kägu Tõll Sõmer Kõue Jõevee Ruhnu Mõnuvere Põim Õunap Tölp Löövi Mölder Nööp`,
  lt: `Petrauskienė Stankevičius Vasiliauskaitė Butkevičienė Žilinskas Čepaitis Šimonis Šidlauskas Žvirblis Kučinskas
    Urbonavičius Rimkutė Jūratė Gražina Vaidotė Ėglis Ąžuolas Žydrūnas Mindaugė Rytė Dovilė Ieva Gintarė Akvilė Saulė
    Miglė Jogailaitė Gedvilė Šiauliai Panevėžys Kėdainiai Tauragė Plungė Telšiai Utenė Biržai Rokiškis Anykščiai`,
  is: `Guðmundur Sigurður Þorgeir Þórdís Ásta Ólöf Hólmfríður Ástríður Snæbjörn Bjarnadóttir Þorláksson Kristín
    Ragnhildur Hjálmar Jóhanna Jóhannes Sæunn Þuríður Oddný Guðlaug Höskuldur Njáll Kári Egilsdóttir Þórarinn Ísafjörður
    Reykjavík Skálholt Þingvellir Borgarfjörður Eyjafjörður Húsavík Akranes Seyðisfjörður Ásgrímur Eiríkur Loðvík`,
  ro: `Ştefănescu Ionaşcu Bărbulescu Niculiţă Ţurcanu Mărăcine Băsescu Grădinaru Pădure Cătălina Mihăiţă Văduva Moţ
    Crişan Bucureşti Iaşi Timişoara Braşov Ploieşti Constanţa Galaţi Piteşti Târgovişte Câmpina Bârlad Vâlcea Mureş
    Sătmar Bănăţeanu Haţegan Făgăraş Orăşanu Păunescu Bălăceanu Cârlan Lăpuşneanu Hânganu Râmniceanu Dâmboviţa Ţepeş`,
  sq: "Agnesë Blerinë Çlirim Fatmirë Gëzim Kujtim Përparim Shpëtim Valbonë Çami Këlliçi Hoxhë Përmet Vlorë Tiranë Korçë",
  ca: `Núria Mònica Lluís Ramón Agustí Josè Àngels Dolça Gràcia Cèlia Climent Adrià Vallès Maragall Puigdomènech Cortès
    Garcés Solà Sabaté Fàbregas Domènech Llorenç Blai Vicenç Sòria Bardají Català`,
  ga: "Séamus Máire Pádraig Bríd Mícheál Siobhán Tomás Seán Órla Ó Súilleabháin Ó Briain Ní Mháille Nóra Éamonn Dónal Áine Róisín",
  bg: `Димитър Георгиева Иванов Христова Ангелова Петров Стоянка Кирил Методий Велико Търново Пловдив Йордан Живков Цанков
    Щилиянова Кръстев Въглен Бъчваров Желязков Чавдар Юлия Яворов Ценова Гълъб`,
  sr: `Ђурђевић Јовановић Милошевић Николић Ђокић Живановић Љубомир Њежић Ћирковић Џамбас Стојановић Павловић Радојица
    Крагујевац Шабац Ниш Ваљево Ужице Чачак Ћуприја Љиг Књажевац Ђевђелија`,
  be: "Іваноў Уладзімір Мікалай Ганна Кацярына Ўладзіслаў Янка Якуб Рыгор Пятро Максім Багдановіч Скарына Даўнар Шчарбакоў Жук",
}

type Words = Map<string, number>

const addWords = (words: Words, text: string, weight: number): void => {
  for (const [word] of text
    .normalize("NFC")
    .toLowerCase()
    .matchAll(/[\p{L}\p{M}]+/gu))
    words.set(word, (words.get(word) ?? 0) + weight)
}

/** All texts in a value of any shape. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value]
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const at = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? Object.entries(value).find(([name]) => name === key)?.[1] : undefined

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
const codes = letters.flatMap((first) => letters.map((second) => first + second))

const addWordsOfPlatform = (words: Words, language: string): void => {
  for (const type of ["region", "language"] as const) {
    const names = new Intl.DisplayNames(language, { type, fallback: "none" })
    for (const code of codes) addWords(words, names.of(type === "region" ? code : code.toLowerCase()) ?? "", 2)
  }
  for (let month = 0; month < 12; month++)
    addWords(
      words,
      new Intl.DateTimeFormat(language, { month: "long", day: "numeric" }).format(new Date(2020, month, 15)),
      4,
    )
}

/** The pairs of each level of probability, joined. */
const levelsOf = (words: Words): readonly string[] => {
  const pairs = new Map<string, number>()
  let total = 0
  for (const [word, weight] of words) {
    const text = ` ${word} `
    for (let index = 1; index < text.length; index++) {
      const pair = text.slice(index - 1, index + 1)
      total += weight
      if (/[^\0-\x7f]/.test(pair)) pairs.set(pair, (pairs.get(pair) ?? 0) + weight)
    }
  }
  const levels = Array.from({ length: 9 }, () => "")
  for (const [pair, count] of [...pairs].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (count / total < 2e-5) continue
    levels[Math.max(1, Math.min(9, Math.round(-Math.log(count / total)))) - 1] += pair
  }
  return levels
}

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error("usage: write-letter-pairs.ts <folder with node_modules/@faker-js/faker>")
const faker: unknown = await import(pathToFileURL(join(folder, "node_modules/@faker-js/faker/dist/index.js")).href)

const written = Object.entries(lists).map(([language, locales]) => {
  const words: Words = new Map()
  for (const locale of locales) {
    const person = at(at(faker, locale), "person")
    const location = at(at(faker, locale), "location")
    for (const name of new Set([at(person, "first_name"), at(person, "last_name")].flatMap(textsIn)))
      addWords(words, name, 4)
    for (const place of [at(location, "city_name"), at(location, "street_name")].flatMap(textsIn))
      addWords(words, place, 1)
  }
  addWords(words, ownNames[language] ?? "", 8)
  addWordsOfPlatform(words, language)
  return `  ${language}: [\n${levelsOf(words)
    .map((pairs) => `    ${JSON.stringify(pairs)},`)
    .join("\n")}\n  ],`
})

await writeFile(
  new URL("../../core/domain/gedcom/bytes/letter-pairs.ts", import.meta.url),
  `// Made by spec/support/write-letter-pairs.ts of the sources that it names.

/**
 * How frequent pairs of letters are in names and words of a language: pairs with a letter beyond ASCII, in lower
 * case, where a space is the edge of a word. The pairs of entry N have a probability of about e^-(N + 1).
 */
export const letterPairs = {
${written.join("\n")}
} as const
`,
)
