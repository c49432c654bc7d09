import { type Random, seeded } from "./random.ts"

const GIVEN_MALE = [
  "John",
  "William",
  "Thomas",
  "Karl",
  "Georg",
  "Friedrich",
  "James",
  "Henry",
  "Robert",
  "Jürgen",
  "Émile",
  "Søren",
  "Peter",
  "Charles",
  "Edward",
  "Johann",
  "August",
  "Samuel",
  "Otto",
  "Hugh",
] as const
const GIVEN_FEMALE = [
  "Mary",
  "Anna",
  "Elisabeth",
  "Catherine",
  "Sarah",
  "Margarethe",
  "Jane",
  "Sophie",
  "Emma",
  "Käthe",
  "Zoë",
  "Françoise",
  "Martha",
  "Louise",
  "Charlotte",
  "Hannah",
  "Ida",
  "Clara",
  "Frances",
  "Agnes",
] as const
const SYLLABLES = [
  "ber",
  "stein",
  "wald",
  "ham",
  "ton",
  "ford",
  "ley",
  "brück",
  "hof",
  "mann",
  "son",
  "er",
  "win",
  "har",
  "lin",
  "mar",
  "ros",
  "kel",
  "thor",
  "ven",
] as const
const TOWNS = [
  "Ash",
  "Oak",
  "Lind",
  "Neu",
  "Alt",
  "Ober",
  "Unter",
  "Lang",
  "Klein",
  "Groß",
  "West",
  "East",
  "Kirch",
  "Stein",
  "Bach",
] as const
const TRADES = [
  "farmer",
  "weaver",
  "miller",
  "teacher",
  "smith",
  "carpenter",
  "sailor",
  "clerk",
  "midwife",
  "tailor",
] as const
const MONTHS = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"] as const

interface Someone {
  readonly number: number
  readonly sex: "M" | "F"
  readonly surname: number
  readonly bornIn: number
  readonly childIn: number | null
  readonly spouseIn: number[]
}

interface Household {
  readonly number: number
  readonly husband: Someone
  readonly wife: Someone
  readonly marriedIn: number
  readonly children: Someone[]
}

const FIRST_YEAR = 1600
const LAST_YEAR = 1900

/** The persons and their relationships: households over several generations, until there are `count` persons. */
const populate = (
  count: number,
  random: Random,
): { readonly people: readonly Someone[]; readonly households: readonly Household[] } => {
  const people: Someone[] = []
  const households: Household[] = []
  const add = (sex: "M" | "F", surname: number, bornIn: number, childIn: number | null): Someone => {
    const someone = { number: people.length + 1, sex, surname, bornIn, childIn, spouseIn: [] }
    people.push(someone)
    return someone
  }
  const marry = (one: Someone): void => {
    const other = add(one.sex === "M" ? "F" : "M", random.below(2_000), one.bornIn + random.below(9) - 4, null)
    const [husband, wife] = one.sex === "M" ? [one, other] : [other, one]
    const household = {
      number: households.length + 1,
      husband,
      wife,
      marriedIn: one.bornIn + 22 + random.below(10),
      children: [],
    }
    households.push(household)
    husband.spouseIn.push(household.number)
    wife.spouseIn.push(household.number)
  }
  let next = 0
  while (people.length < count) {
    const household = households[next]
    if (household === undefined) {
      marry(add("M", random.below(2_000), FIRST_YEAR + random.below(60), null))
      continue
    }
    next += 1
    const children = 1 + random.below(5)
    for (let index = 0; index < children && people.length < count; index += 1) {
      const child = add(
        random.chance(50) ? "M" : "F",
        household.husband.surname,
        household.marriedIn + 1 + 2 * index,
        household.number,
      )
      household.children.push(child)
      if (child.bornIn < LAST_YEAR && random.chance(60) && people.length < count) marry(child)
    }
  }
  return { people, households }
}

const surname = (number: number): string => {
  const first = SYLLABLES[number % SYLLABLES.length] ?? ""
  const second = SYLLABLES[Math.floor(number / SYLLABLES.length) % SYLLABLES.length] ?? ""
  const third = SYLLABLES[Math.floor(number / SYLLABLES.length ** 2) % SYLLABLES.length] ?? ""
  return `${first.charAt(0).toUpperCase()}${first.slice(1)}${second}${number >= SYLLABLES.length ** 2 ? third : ""}`
}

const place = (number: number): string => {
  const town = `${TOWNS[number % TOWNS.length]}${SYLLABLES[Math.floor(number / TOWNS.length) % SYLLABLES.length]}`
  return `${town}, District ${Math.floor(number / (TOWNS.length * SYLLABLES.length)) + 1}, Midland`
}

const date = (random: Random, year: number): string =>
  random.chance(15) ? `ABT ${year}` : `${1 + random.below(28)} ${random.pick(MONTHS)} ${year}`

/**
 * A GEDCOM 5.5.1 file in pieces: so many people in families over three hundred years, with places, notes, sources and
 * citations in the proportions of an ordinary researched tree. The same count gives the same file.
 */
export const generateGedcom = function* (count: number): Generator<string> {
  const random = seeded(count)
  const { people, households } = populate(count, random)
  const places = Math.max(10, Math.floor(count / 40))
  const sources = Math.max(5, Math.floor(count / 100))
  const somewhere = (): string => place(random.below(places))
  const citation = (level: number): string =>
    `${level} SOUR @S${1 + random.below(sources)}@\n${level + 1} PAGE fol. ${1 + random.below(400)}, no. ` +
    `${1 + random.below(90)}\n${level + 1} QUAY ${random.below(4)}\n`
  const event = (tag: string, year: number, percentCited: number): string =>
    `1 ${tag}\n2 DATE ${date(random, year)}\n2 PLAC ${somewhere()}\n${random.chance(percentCited) ? citation(2) : ""}`

  yield "0 HEAD\n1 SOUR generator\n1 GEDC\n2 VERS 5.5.1\n2 FORM LINEAGE-LINKED\n1 CHAR UTF-8\n1 SUBM @U1@\n0 @U1@ " +
    "SUBM\n1 NAME A Generator\n"
  for (const someone of people) {
    const given = random.pick(someone.sex === "M" ? GIVEN_MALE : GIVEN_FEMALE)
    const middle = random.chance(40) ? ` ${random.pick(someone.sex === "M" ? GIVEN_MALE : GIVEN_FEMALE)}` : ""
    let record = `0 @I${someone.number}@ INDI\n1 NAME ${given}${middle} /${surname(someone.surname)}/\n1 SEX ${someone.sex}\n`
    record += event("BIRT", someone.bornIn, 50)
    if (random.chance(85)) record += event("DEAT", someone.bornIn + 1 + random.below(80), 30)
    if (random.chance(25)) record += event("BAPM", someone.bornIn, 40)
    if (random.chance(30)) record += `1 OCCU ${random.pick(TRADES)}\n`
    if (random.chance(15)) record += event("RESI", someone.bornIn + 30, 20)
    if (random.chance(20))
      record += `1 NOTE Named in the parish register of ${somewhere()};\n2 CONT the entry stands beside that of ${given}'s godparents.\n`
    if (someone.childIn !== null) record += `1 FAMC @F${someone.childIn}@\n`
    for (const number of someone.spouseIn) record += `1 FAMS @F${number}@\n`
    yield record
  }
  for (const { number, husband, wife, marriedIn, children } of households) {
    let record = `0 @F${number}@ FAM\n1 HUSB @I${husband.number}@\n1 WIFE @I${wife.number}@\n`
    for (const child of children) record += `1 CHIL @I${child.number}@\n`
    if (random.chance(90)) record += event("MARR", marriedIn, 40)
    yield record
  }
  for (let number = 1; number <= sources; number += 1) {
    yield `0 @S${number}@ SOUR\n1 TITL Church register of ${somewhere()}, volume ${number}\n1 AUTH The parish\n1 PUBL ` +
      `Manuscript\n1 NOTE Read at the county archive.\n`
  }
  yield "0 TRLR\n"
}

/** Text in UTF-8, in chunks of at least 64 KiB. */
export const encoded = async function* (pieces: Iterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let text = ""
  for (const piece of pieces) {
    text += piece
    if (text.length < 65_536) continue
    yield encoder.encode(text)
    text = ""
  }
  yield encoder.encode(text)
}
