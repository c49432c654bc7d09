import { fieldsOf } from "../../lib/fields-of.ts"

/** A limit of the reckoning, in years, and why it is what it is. */
export interface ReckoningLimit {
  readonly limit: number
  readonly source: string
}

/**
 * The rules of the reckoning. A rule without a span of years has the limit 0. Limits are differences between two years,
 * so an age may be almost one year more.
 */
export const reckoningLimits = {
  birth: { limit: 0, source: "A date of birth is the birth. Two births of one person are alternatives." },
  death: { limit: 0, source: "A date of death is the death. Two deaths of one person are alternatives." },
  burial: { limit: 0, source: "A burial or cremation is not before the death." },
  event_of_life: {
    limit: 0,
    source: "Events of a life, such as a baptism or a census, are not before birth or after death.",
  },
  marriage: {
    limit: 3,
    source: "Lionel of Antwerp was married at three in 1342, David II of Scotland at four in 1328.",
  },
  age: {
    limit: 3,
    source: "Ages in records are rounded and misstated: this number of years, and a fifth of the age, either way.",
  },
  about: { limit: 10, source: "A date with ABT, or one in words, is within this number of years, either way." },
  calculated: { limit: 3, source: "A date with CAL comes from an age of full years, which is often a little wrong." },
  estimated: { limit: 20, source: "A date with EST is a guess from relatives, usually within a generation." },
  life: { limit: 0, source: "A death is not before the birth." },
  lifespan: { limit: 122, source: "The longest life that is proved: Jeanne Calment, 1875 to 1997." },
  mother_youngest: { limit: 12, source: "Younger mothers are single cases of medicine." },
  mother_oldest: {
    limit: 56,
    source: "The oldest mothers without medical help are between 55 and 57; Guinness lists 57 and 59.",
  },
  father_youngest: { limit: 12, source: "Younger fathers are single cases of medicine." },
  father_oldest: { limit: 92, source: "Guinness lists 92 as the oldest father that is proved." },
  parent_youngest: { limit: 12, source: "The looser limit of mothers and fathers, for a parent of unknown sex." },
  parent_oldest: { limit: 92, source: "The looser limit of mothers and fathers, for a parent of unknown sex." },
  mother_alive: { limit: 0, source: "A mother lives at the birth." },
  father_alive: { limit: 1, source: "A child is born at most ten months after the death of the father." },
  parent_alive: { limit: 1, source: "The looser limit of mothers and fathers, for a parent of unknown sex." },
  partners: { limit: 0, source: "Partners live at the same time." },
} as const satisfies Readonly<Record<string, ReckoningLimit>>

export type ReckoningRule = keyof typeof reckoningLimits

/** The rules by their names. */
export const reckoningRules = fieldsOf(reckoningLimits)

/** The limit of a rule, in years. */
export const limitOf = (rule: ReckoningRule): number => reckoningLimits[rule].limit
