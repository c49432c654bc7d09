import type { Gender } from "../person.ts"

/** A word for a man, a woman, and anyone. */
type Words = readonly [male: string, female: string, anyone: string]

const parent: Words = ["father", "mother", "parent"]
const child: Words = ["son", "daughter", "child"]
const sibling: Words = ["brother", "sister", "sibling"]
const auntOrUncle: Words = ["uncle", "aunt", "aunt or uncle"]
const nieceOrNephew: Words = ["nephew", "niece", "niece or nephew"]
const spouse: Words = ["husband", "wife", "spouse"]

const wordFor = ([male, female, anyone]: Words, gender: Gender | null): string => {
  if (gender === "male") return male
  return gender === "female" ? female : anyone
}

const ordinals = [
  "zeroth",
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
]
const times = ["", "once", "twice", "three times", "four times", "five times", "six times"]

const ordinal = (number: number): string => {
  const ending = { 1: "st", 2: "nd", 3: "rd" }[number % 100 > 10 && number % 100 < 14 ? 0 : number % 10] ?? "th"
  return ordinals[number] ?? `${number}${ending}`
}

/** `great-` so many times; from three on as a number: `3× great-`. */
const greats = (count: number): string => {
  if (count <= 0) return ""
  return count <= 2 ? "great-".repeat(count) : `${count}× great-`
}

/** What distinguishes a relative by descent from one by blood. */
export type DescentKind = "blood" | "adoption" | "step" | "foster" | "guardian"

/** A relative by descent: so many steps up, then so many down. */
export interface Descent {
  readonly up: number
  readonly down: number
  readonly half: boolean
  readonly kind: DescentKind
  readonly gender: Gender | null
}

/** The difference in generations between cousins; 0 for everyone else. */
export const removedBy = ({ up, down }: Pick<Descent, "up" | "down">): number =>
  Math.min(up, down) >= 2 ? Math.abs(up - down) : 0

const cousin = (descent: Descent): string => {
  const removed = removedBy(descent)
  const degree = `${ordinal(Math.min(descent.up, descent.down) - 1)} cousin`
  return removed === 0 ? degree : `${degree} ${times[removed] ?? `${removed} times`} removed`
}

const lineal = (words: Words, generations: number, gender: Gender | null): string => {
  const word = wordFor(words, gender)
  return generations === 1 ? word : `${greats(generations - 2)}grand${word}`
}

const collateral = (words: Words, distance: number, gender: Gender | null): string =>
  `${greats(distance - 2)}${wordFor(words, gender)}`

const byBlood = (descent: Descent): string => {
  const { up, down, gender } = descent
  if (down === 0) return lineal(parent, up, gender)
  if (up === 0) return lineal(child, down, gender)
  if (up === 1 && down === 1) return wordFor(sibling, gender)
  if (down === 1) return collateral(auntOrUncle, up, gender)
  return up === 1 ? collateral(nieceOrNephew, down, gender) : cousin(descent)
}

/** The name with a prefix: `half-brother`, `half first cousin`. */
const prefixed = (prefix: string, name: string): string =>
  name.includes(" ") || name.includes("×") ? `${prefix} ${name}` : `${prefix}-${name}`

const stepWords: ReadonlySet<string> = new Set([...parent, ...child, ...sibling])

const asStep = (name: string): string => {
  if (name === "sibling") return "step-sibling"
  return stepWords.has(name) ? `step${name}` : prefixed("step", name)
}

/** The adult is adoptive, the child adopted. Relatives of one generation are adoptive. */
const byAdoption = ({ up, down }: Pick<Descent, "up" | "down">, name: string): string =>
  `${down > up ? "adopted" : "adoptive"} ${name}`

/** What a relative by descent is called. */
export const descentName = (descent: Descent): string => {
  const { up, down, kind, half } = descent
  const isOneStep = up + down === 1
  const name = half ? prefixed("half", byBlood(descent)) : byBlood(descent)
  if (kind === "guardian" && isOneStep) return up === 1 ? "guardian" : "ward"
  if (kind === "blood") return name
  if (kind === "adoption") return byAdoption(descent, name)
  return kind === "foster" ? `foster ${name}` : asStep(name)
}

/** What a partner is called. */
export const partnerName = (gender: Gender | null): string => wordFor(spouse, gender)

/** A parent's partner, a partner's child, or the child of a parent's partner. */
export const stepName = (of: "parent" | "child" | "sibling", gender: Gender | null): string =>
  asStep(wordFor({ parent, child, sibling }[of], gender))

/** A partner's parent or a child's partner; null if the sex is not known. */
export const inLawName = (of: "parent" | "child", gender: Gender | null): string | null =>
  gender === "male" || gender === "female" ? `${wordFor({ parent, child }[of], gender)}-in-law` : null
