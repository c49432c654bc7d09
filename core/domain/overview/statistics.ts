import type { Gender } from "../person.ts"

/** The oldest age that counts. A greater difference of years is a fault of the dates. */
export const MOST_AGE = 120

/** The most given names of a decade. */
export const MOST_NAMES_OF_DECADE = 5

/** The most places. */
export const MOST_TOP_PLACES = 10

/** The most generations of ancestors of the home person. */
export const MOST_GENERATIONS_UP = 12

/** The years of one group of ages. */
const YEARS_OF_GROUP = 5

/** A number of persons or events with one value. */
export interface StatisticRow {
  readonly kind:
    | "births_of_decade"
    | "births_of_month"
    | "life_span"
    | "age_at_marriage"
    | "age_at_first_child"
    | "given_name"
    | "place"
    | "generation"
  /** The first year of a decade, a month, an age or a generation. 0 for a place. */
  readonly key: number
  /** The gender of the persons, for ages. */
  readonly gender: Gender | null
  /** The given name or the place. */
  readonly text: string | null
  readonly count: number
}

/** The ages of some persons. */
export interface AgeNumbers {
  readonly persons: number
  /** Null without persons. */
  readonly median: number | null
  /** The persons of each group of five years that has some. */
  readonly groups: readonly { readonly fromAge: number; readonly count: number }[]
}

/** The ages of all persons, and of women and men for themselves. */
export interface AgesByGender {
  readonly all: AgeNumbers
  readonly women: AgeNumbers
  readonly men: AgeNumbers
}

/** How often something is in a tree, by time, age, name, place and generation. */
export interface TreeStatistics {
  readonly birthsByDecade: readonly { readonly decade: number; readonly count: number }[]
  readonly birthsByMonth: readonly { readonly month: number; readonly count: number }[]
  readonly lifeSpans: AgesByGender
  readonly agesAtMarriage: AgesByGender
  readonly agesAtFirstChild: AgesByGender
  readonly givenNamesByDecade: readonly {
    readonly decade: number
    readonly names: readonly { readonly givenName: string; readonly count: number }[]
  }[]
  readonly topPlaces: readonly { readonly place: string; readonly count: number }[]
  readonly completenessByGeneration: readonly {
    readonly generation: number
    readonly known: number
    readonly possible: number
  }[]
}

/** Signs that are left out of a given name before it is compared with `noGivenNames`. */
export const SIGNS_OF_NO_NAME = ".?!_-–—…[]()<>*"

/** What is left of signs and words for a given name that is not known. */
export const noGivenNames: readonly string[] = [
  ...["", "n", "nn", "unknown", "unkn", "unk", "unbekannt", "unbek", "unnamed", "living", "private", "xxx"],
]

/** The first year of the decade of a year. Years from 1 to 9 and from -10 to -1 are decades too. */
export const decadeOf = (year: number): number => Math.floor(year / 10) * 10

/** The years from one year to another. There is no year 0. */
export const yearsBetween = (from: number, to: number): number => to - from - (from < 0 && to > 0 ? 1 : 0)

/** Whether these years can be an age. */
export const isAge = (years: number): boolean => years >= 0 && years <= MOST_AGE

const sum = (counts: readonly { readonly count: number }[]): number =>
  counts.reduce((total, { count }) => total + count, 0)

/** The age of the person at this place of the order by age. */
const ageAt = (place: number, ages: readonly StatisticRow[]): number => {
  let before = 0
  for (const { key, count } of ages) {
    before += count
    if (place < before) return key
  }
  return 0
}

/** The numbers of these ages. */
const ageNumbers = (rows: readonly StatisticRow[]): AgeNumbers => {
  const ages = rows.toSorted((a, b) => a.key - b.key)
  const persons = sum(ages)
  const groups = Map.groupBy(ages, ({ key }) => Math.floor(key / YEARS_OF_GROUP) * YEARS_OF_GROUP)
  return {
    persons,
    median:
      persons === 0 ? null : (ageAt(Math.floor((persons - 1) / 2), ages) + ageAt(Math.floor(persons / 2), ages)) / 2,
    groups: [...groups].map(([fromAge, some]) => ({ fromAge, count: sum(some) })),
  }
}

const agesByGender = (rows: readonly StatisticRow[]): AgesByGender => ({
  all: ageNumbers(rows),
  women: ageNumbers(rows.filter(({ gender }) => gender === "female")),
  men: ageNumbers(rows.filter(({ gender }) => gender === "male")),
})

/** The statistics that these rows make. Names and places keep the order of the rows. */
export const statisticsOf = (rows: readonly StatisticRow[]): TreeStatistics => {
  const of = (kind: StatisticRow["kind"]): readonly StatisticRow[] =>
    rows.filter((row) => row.kind === kind).toSorted((a, b) => a.key - b.key)
  const births = new Map(of("births_of_month").map(({ key, count }) => [key, count]))
  const known = of("generation")
  return {
    birthsByDecade: of("births_of_decade").map(({ key, count }) => ({ decade: key, count })),
    birthsByMonth:
      births.size === 0
        ? []
        : Array.from({ length: 12 }, (_, at) => ({ month: at + 1, count: births.get(at + 1) ?? 0 })),
    lifeSpans: agesByGender(of("life_span")),
    agesAtMarriage: agesByGender(of("age_at_marriage")),
    agesAtFirstChild: agesByGender(of("age_at_first_child")),
    givenNamesByDecade: [...Map.groupBy(of("given_name"), ({ key }) => key)].map(([decade, names]) => ({
      decade,
      names: names.map(({ text, count }) => ({ givenName: text ?? "", count })),
    })),
    topPlaces: of("place").map(({ text, count }) => ({ place: text ?? "", count })),
    completenessByGeneration: known.map(({ key, count }) => {
      const possible = 2 ** key
      return { generation: key, known: Math.min(count, possible), possible }
    }),
  }
}
