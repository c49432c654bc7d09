import { closingEdges } from "../ancestry-cycles.ts"
import type { PersonId } from "../ids.ts"
import type { Relationship } from "../relationship.ts"
import type { Life } from "./life.ts"
import { limitOf, type ReckoningRule } from "./rules.ts"

/** The part of a relationship from which years are reckoned. */
export type ReckonedTie = Pick<Relationship, "id" | "type" | "fromPersonId" | "toPersonId" | "qualifier">

/**
 * The years of birth and death of some people as a simple temporal network. The variable `2 * n` is the birth of the life
 * `n`, the next one the death. Each constraint says that a year is at least so many years after another one.
 */
export interface Network {
  readonly lives: readonly Life[]
  readonly ties: readonly ReckonedTie[]
  /** The variables from which the constraints go, and those that they limit. */
  readonly tails: Int32Array
  readonly heads: Int32Array
  /** `head >= tail + weight`. */
  readonly weights: Int16Array
  readonly ruleOf: (constraint: number) => ReckoningRule
  /** The relationship of a constraint; null for a constraint of one life. */
  readonly tieOf: (constraint: number) => ReckonedTie | null
}

/** The variables of a life. */
export const birthOf = (life: number): number => 2 * life
export const deathOf = (life: number): number => 2 * life + 1

interface Constraint {
  readonly tail: number
  readonly head: number
  readonly weight: number
  readonly rule: ReckoningRule
}

/** Birth and death of one life. */
const ofLife = (life: number): readonly Constraint[] => [
  { tail: birthOf(life), head: deathOf(life), weight: 0, rule: "life" },
  { tail: deathOf(life), head: birthOf(life), weight: -limitOf("lifespan"), rule: "lifespan" },
]

const rulesOfParents = {
  male: ["father_youngest", "father_oldest", "father_alive"],
  female: ["mother_youngest", "mother_oldest", "mother_alive"],
  unknown: ["parent_youngest", "parent_oldest", "parent_alive"],
} as const

const sexOf = ({ gender }: Life): keyof typeof rulesOfParents =>
  gender === "male" || gender === "female" ? gender : "unknown"

/** A parent and a child by blood. A donor may be dead for long. */
const ofParent = (life: Life, parent: number, child: number, isDonor: boolean): readonly Constraint[] => {
  const [youngest, oldest, alive] = rulesOfParents[sexOf(life)]
  const ages: readonly Constraint[] = [
    { tail: birthOf(parent), head: birthOf(child), weight: limitOf(youngest), rule: youngest },
    { tail: birthOf(child), head: birthOf(parent), weight: -limitOf(oldest), rule: oldest },
  ]
  return isDonor
    ? ages
    : [...ages, { tail: birthOf(child), head: deathOf(parent), weight: -limitOf(alive), rule: alive }]
}

/** Two partners. */
const ofPartners = (one: number, other: number): readonly Constraint[] => [
  { tail: birthOf(one), head: deathOf(other), weight: limitOf("partners"), rule: "partners" },
  { tail: birthOf(other), head: deathOf(one), weight: limitOf("partners"), rule: "partners" },
]

const isByBlood = ({ type, qualifier }: ReckonedTie): boolean =>
  type === "parent_child" && (qualifier === "biological" || qualifier === "donor")

/** The relationships between these people that say something, each with the ordinals of its ends. */
const knownTies = (lives: readonly Life[], ties: readonly ReckonedTie[]) => {
  const ordinals = new Map<PersonId, number>(lives.map(({ id }, ordinal) => [id, ordinal]))
  const known = ties.flatMap((tie) => {
    const [from, to] = [ordinals.get(tie.fromPersonId), ordinals.get(tie.toPersonId)]
    const isUsed = tie.type === "partnership" || isByBlood(tie)
    return !isUsed || from === undefined || to === undefined || from === to ? [] : [{ tie, from, to }]
  })
  const descents = known.filter(({ tie }) => tie.type === "parent_child")
  const closing = closingEdges(lives.length, {
    parents: descents.map(({ from }) => from),
    children: descents.map(({ to }) => to),
  })
  const circles = new Set([...closing].map((index) => descents[index]?.tie))
  return known.filter(({ tie }) => !circles.has(tie))
}

/**
 * The network of these lives. A relationship by which a person would be their own ancestor is left out, so that no year
 * follows from itself.
 */
export const networkOf = (lives: readonly Life[], ties: readonly ReckonedTie[]): Network => {
  const [tails, heads, weights]: [number[], number[], number[]] = [[], [], []]
  const [rules, ofTies]: [ReckoningRule[], (ReckonedTie | null)[]] = [[], []]
  const add = (constraints: readonly Constraint[], tie: ReckonedTie | null): void => {
    for (const { tail, head, weight, rule } of constraints) {
      tails.push(tail)
      heads.push(head)
      weights.push(weight)
      rules.push(rule)
      ofTies.push(tie)
    }
  }
  for (let life = 0; life < lives.length; life++) add(ofLife(life), null)
  for (const { tie, from, to } of knownTies(lives, ties)) {
    const parent = lives[from]
    if (tie.type === "partnership") add(ofPartners(from, to), tie)
    else if (parent !== undefined) add(ofParent(parent, from, to, tie.qualifier === "donor"), tie)
  }
  return {
    lives,
    ties,
    tails: Int32Array.from(tails),
    heads: Int32Array.from(heads),
    weights: Int16Array.from(weights),
    ruleOf: (constraint) => rules[constraint]!,
    tieOf: (constraint) => ofTies[constraint] ?? null,
  }
}
