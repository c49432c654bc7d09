import type { KinNamer, KinToName } from "../kin.ts"

/** The forms of a word: for a man, for a woman, and for a person of another or unknown gender. */
type Forms = readonly [male: string, female: string, any: string]

const ordinals = [
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
] as const
const times = ["", " once removed", " twice removed"] as const

const formOf = (forms: Forms, gender: KinToName["gender"]): string => {
  if (gender === "male") return forms[0]
  return gender === "female" ? forms[1] : forms[2]
}

/** "great-" as often as needed: twice in words, more as a number. */
const great = (count: number, name: string): string => {
  if (count <= 2) return `${"great-".repeat(Math.max(0, count))}${name}`
  return `${count}× great-${name}`
}

const ordinal = (count: number): string => ordinals[count - 1] ?? `${count}th`

const cousin = ({ up, down }: KinToName): string => {
  const removed = Math.abs(up - down)
  return `${ordinal(Math.min(up, down) - 1)} cousin${times[removed] ?? ` ${removed} times removed`}`
}

const direct = (steps: number, forms: Forms, gender: KinToName["gender"]): string => {
  const name = formOf(forms, gender)
  return steps === 1 ? name : great(steps - 2, `grand${name}`)
}

/** The name of a relative with a common ancestor, without what is special about the way there. */
const plain = (kin: KinToName): string => {
  const { up, down, gender } = kin
  if (up === 0 && down === 0) return formOf(["husband", "wife", "partner"], gender)
  if (down === 0) return direct(up, ["father", "mother", "parent"], gender)
  if (up === 0) return direct(down, ["son", "daughter", "child"], gender)
  if (up === 1 && down === 1) return formOf(["brother", "sister", "sibling"], gender)
  if (down === 1) return great(up - 2, formOf(["uncle", "aunt", "aunt or uncle"], gender))
  if (up === 1) return great(down - 2, formOf(["nephew", "niece", "niece or nephew"], gender))
  return cousin(kin)
}

const isNear = ({ up, down }: KinToName): boolean => up <= 1 && down <= 1

/** A relative by marriage. */
const byMarriage = (kin: KinToName): string => {
  const { up, down, through } = kin
  const name = plain(kin)
  if (up === 0 && down === 0) return name
  if (through === "own_partner") {
    if (up === 0 && down === 1) return `step${name}`
    return isNear(kin) ? `${name}-in-law` : `partner's ${name}`
  }
  if (through === "their_partner") {
    if (up === 1 && down === 0) return `step${name}`
    return isNear(kin) ? `${name}-in-law` : `${name} by marriage`
  }
  return `${name} by marriage`
}

/** What to call a relative in English: "great-grandmother", "second cousin once removed", "brother-in-law". */
export const kin: KinNamer = (relative) => {
  if (relative.kind === "marriage") return byMarriage(relative)
  const name = relative.half ? `half-${plain(relative)}` : plain(relative)
  if (relative.kind === "blood") return name
  if (relative.kind === "step") return isNear(relative) ? `step${name}` : `step-${name}`
  if (!isNear(relative)) return `${name} by adoption`
  return relative.down > relative.up ? `adopted ${name}` : `adoptive ${name}`
}
