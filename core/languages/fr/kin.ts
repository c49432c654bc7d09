import type { KinNamer, KinToName } from "../kin.ts"

/** The forms of a word: for a man, for a woman, and for a person of another or unknown gender. */
type Forms = readonly [male: string, female: string, any: string]

const formOf = (forms: Forms, gender: KinToName["gender"]): string => {
  if (gender === "male") return forms[0]
  return gender === "female" ? forms[1] : forms[2]
}

/** A prefix before each of the names in "oncle ou tante". */
const prefixed = (prefix: string, name: string): string =>
  name
    .split(" ou ")
    .map((part) => `${prefix}${part}`)
    .join(" ou ")

/** "arrière" as often as needed: up to three times in words, more as a number. */
const remote = (count: number, name: string): string => {
  if (count <= 0) return name
  return count > 3 ? `${count}× ${prefixed("arrière-", name)}` : prefixed("arrière-".repeat(count), name)
}

const ofDegree = (degree: number): string => (degree > 1 ? ` au ${degree}e degré` : "")

const above = (steps: number, gender: KinToName["gender"]): string =>
  steps === 1
    ? formOf(["père", "mère", "parent"], gender)
    : remote(steps - 2, formOf(["grand-père", "grand-mère", "grand-parent"], gender))

const below = (steps: number, gender: KinToName["gender"]): string =>
  steps === 1
    ? formOf(["fils", "fille", "enfant"], gender)
    : remote(steps - 2, formOf(["petit-fils", "petite-fille", "petit-enfant"], gender))

/** "oncle", "grand-oncle", "arrière-grand-oncle": `distance` counts the generations between. */
const uncle = (distance: number, gender: KinToName["gender"]): string => {
  const name = formOf(["oncle", "tante", "oncle ou tante"], gender)
  return distance === 1 ? name : remote(distance - 2, prefixed("grand-", name))
}

/** "neveu", "petit-neveu", "arrière-petit-neveu". */
const nephew = (distance: number, gender: KinToName["gender"]): string =>
  distance === 1
    ? formOf(["neveu", "nièce", "neveu ou nièce"], gender)
    : remote(distance - 2, formOf(["petit-neveu", "petite-nièce", "petit-neveu ou petite-nièce"], gender))

const cousin = (degree: number, gender: KinToName["gender"]): string => {
  const name = formOf(["cousin", "cousine", "cousin ou cousine"], gender)
  if (degree === 1) return formOf(["cousin germain", "cousine germaine", "cousin germain ou cousine germaine"], gender)
  return degree === 2 ? `${name} issu${gender === "female" ? "e" : ""} de germains` : `${name}${ofDegree(degree)}`
}

/** The name of a relative with a common ancestor, without what is special about the way there. */
const plain = ({ up, down, gender }: KinToName): string => {
  if (up === 0 && down === 0) return formOf(["époux", "épouse", "conjoint"], gender)
  if (down === 0) return above(up, gender)
  if (up === 0) return below(down, gender)
  if (up === 1 && down === 1) return formOf(["frère", "sœur", "frère ou sœur"], gender)
  if (up === down) return cousin(up - 1, gender)
  return up > down ? `${uncle(up - down, gender)}${ofDegree(down)}` : `${nephew(down - up, gender)}${ofDegree(up)}`
}

/** Relatives by marriage of whom French has a word: those of the spouse, and the spouses of one's own. */
const inLaw = (kin: KinToName): string => {
  const { up, down, gender } = kin
  if (up === 0) return formOf(["gendre", "belle-fille", "gendre ou belle-fille"], gender)
  return down === 0
    ? formOf(["beau-père", "belle-mère", "beau-parent"], gender)
    : formOf(["beau-frère", "belle-sœur", "beau-frère ou belle-sœur"], gender)
}

/** The partner of a parent, or a child of the partner. */
const step = ({ up, gender }: KinToName): string =>
  up === 0
    ? formOf(["fils du conjoint", "fille du conjoint", "enfant du conjoint"], gender)
    : formOf(["beau-père", "belle-mère", "beau-parent"], gender)

const isNear = ({ up, down }: KinToName): boolean => up <= 1 && down <= 1

const byMarriage = (kin: KinToName): string => {
  const { up, down, through } = kin
  if (up === 0 && down === 0) return plain(kin)
  if (through === null || !isNear(kin)) return `${plain(kin)} par alliance`
  const isStep = through === "own_partner" ? up === 0 : down === 0
  return isStep ? step(kin) : inLaw(kin)
}

/** What to call a relative in French: "arrière-grand-mère", "cousine issue de germains", "beau-frère". */
export const kin: KinNamer = (relative) => {
  if (relative.kind === "marriage") return byMarriage(relative)
  const name =
    relative.half && relative.up === 1 && relative.down === 1 ? prefixed("demi-", plain(relative)) : plain(relative)
  if (relative.kind === "blood") return name
  if (relative.kind === "step")
    return isNear(relative) && (relative.up === 0 || relative.down === 0) ? step(relative) : `${name} par alliance`
  return isNear(relative) ? `${name} par adoption` : `${name} (par adoption)`
}
