import { calendarDay, firstDay } from "../../core/domain/date/calendar.ts"
import { seeded } from "../bench/random.ts"
import type { Random } from "../bench/random.ts"

/** Few names, as in a village where children have the names of their grandparents. */
const men = ["Johann", "Georg", "Andreas", "Michael", "Josef"] as const
const women = ["Anna", "Maria", "Johanna", "Georgine", "Barbara"] as const
const surnames = ["Huber", "Maier", "Bauer"] as const
/** The surnames of wives from other villages. */
const elsewhere = ["Koch", "Wagner"] as const

/** A person of the village, by the number that their note has in every file. */
interface Villager {
  readonly number: number
  readonly isMan: boolean
  readonly given: string
  readonly surname: string
  /** Julian day numbers. */
  readonly birth: number
  readonly death: number
  readonly parents: readonly [father: number, mother: number] | null
}

const year = 365

/**
 * Two or three generations: names of dead children are given again, and twins are a boy and a girl of like names. Where
 * only years are known, brothers of one name are born more than a year apart, because nothing else tells them apart.
 */
const villageOf = (random: Random, hasDays: boolean): readonly Villager[] => {
  const people: Villager[] = []
  const add = (person: Omit<Villager, "number">): Villager => {
    const villager = { ...person, number: people.length }
    people.push(villager)
    return villager
  }
  const founder = (isMan: boolean, birth: number, from: readonly [string, ...string[]] = surnames): Villager =>
    add({
      isMan,
      given: isMan ? random.pick(men) : random.pick(women),
      surname: random.pick(from),
      birth,
      death: birth + (45 + random.below(35)) * year,
      parents: null,
    })
  const childrenOf = (father: Villager, mother: Villager): readonly Villager[] => {
    const children: Villager[] = []
    let birth = mother.birth + 20 * year + random.below(year)
    for (let number = 2 + random.below(5); number > 0; number--) {
      birth += (hasDays ? 300 : 2 * year + 30) + random.below(700)
      if (birth > mother.death || birth > father.death || birth > mother.birth + 45 * year) break
      const bear = (isMan: boolean, wanted?: string): Villager | null => {
        const living = new Set(children.flatMap((child) => (child.death >= birth ? [child.given] : [])))
        const dead = children.find((child) => child.isMan === isMan && child.death < birth && !living.has(child.given))
        const free = (isMan ? men : women).filter((name) => !living.has(name))
        const given = wanted ?? dead?.given ?? free[random.below(Math.max(1, free.length))]
        if (given === undefined || living.has(given)) return null
        const isInfant = random.chance(45)
        const death = birth + (isInfant ? random.below(280) : (30 + random.below(50)) * year)
        const child = add({
          isMan,
          given,
          surname: father.surname,
          birth,
          death,
          parents: [father.number, mother.number],
        })
        children.push(child)
        return child
      }
      if (!random.chance(15)) bear(random.chance(50))
      else if (bear(true, "Johann") !== null) bear(false, "Johanna")
    }
    return children
  }
  const start = firstDay("gregorian", 1780, 1, 1) + random.below(20 * year)
  let couples = Array.from({ length: 3 }, () => {
    const birth = start + random.below(4 * year)
    return [founder(true, birth), founder(false, birth + random.below(5 * year))] as const
  })
  for (let generation = 0; generation < 2; generation++) {
    const children = couples.flatMap(([father, mother]) => childrenOf(father, mother))
    const grown = children.filter(({ birth, death }) => death - birth > 28 * year)
    couples = grown
      .filter(({ isMan }) => isMan)
      .map((man) => [man, founder(false, man.birth + random.below(year), elsewhere)])
  }
  return people
}

const months = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"]

const dateOf = (day: number, isExact: boolean): string => {
  const { year: inYear, month, day: inMonth } = calendarDay("gregorian", day)
  return isExact ? `${inMonth} ${months[month - 1]} ${inYear}` : String(inYear)
}

/** A name as another hand writes it: with one letter doubled. */
const misspelt = (name: string): string => `${name.slice(0, 3)}${name[2]}${name.slice(3)}`

interface Village {
  readonly people: readonly Villager[]
  /** Whether births are known to the day, but not all deaths; otherwise the years of both are known. */
  readonly hasDays: boolean
}

/** What one author has written about a village: some of the people, always with their parents, and not every date. */
const fileOf = ({ people, hasDays }: Village, prefix: string, random: Random): string => {
  const known = new Set<number>()
  const include = ({ number, parents }: Villager): void => {
    known.add(number)
    for (const parent of parents ?? []) if (people[parent] !== undefined) include(people[parent])
  }
  for (const person of people) if (random.chance(60)) include(person)
  const families = new Map<string, number[]>()
  const records = [...known]
    .toSorted((a, b) => a - b)
    .flatMap((number) => {
      const person = people[number]
      if (person === undefined) return []
      const { isMan, given, surname, birth, death, parents } = person
      if (parents !== null) families.set(parents.join(" "), [...(families.get(parents.join(" ")) ?? []), number])
      const isDeathKnown = !hasDays || parents === null || random.chance(60)
      return [
        `0 @${prefix}${number}@ INDI`,
        `1 NAME ${random.chance(10) ? misspelt(given) : given} /${surname}/`,
        ...(given.startsWith("Johann") || random.chance(90) ? [`1 SEX ${isMan ? "M" : "F"}`] : []),
        `1 BIRT`,
        `2 DATE ${dateOf(birth, hasDays)}`,
        ...(isDeathKnown ? [`1 DEAT`, `2 DATE ${dateOf(death, hasDays && random.chance(50))}`] : []),
        `1 NOTE [${number}]`,
      ]
    })
  const shapes = [...families].flatMap(([key, children]) => {
    const [father, mother] = key.split(" ")
    return [
      `0 @${prefix}F${father}M${mother}@ FAM`,
      `1 HUSB @${prefix}${father}@`,
      `1 WIFE @${prefix}${mother}@`,
      ...children.map((child) => `1 CHIL @${prefix}${child}@`),
    ]
  })
  return [...records, ...shapes].join("\n")
}

/** Two files about one village, by two authors. The same seed gives the same files. */
export const twoFilesOfVillage = (seed: number): readonly [tree: string, file: string] => {
  const random = seeded(seed)
  const hasDays = seed % 3 > 0
  const village = { people: villageOf(random, hasDays), hasDays }
  return [fileOf(village, "A", random), fileOf(village, "B", random)]
}
