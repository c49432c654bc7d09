import type { KinNamer, KinToName } from "../kin.ts"

/** The forms of a word: for a man, for a woman, and for a person of another or unknown gender. */
type Forms = readonly [male: string, female: string, any: string]

const formOf = (forms: Forms, gender: KinToName["gender"]): string => {
  if (gender === "male") return forms[0]
  return gender === "female" ? forms[1] : forms[2]
}

/**
 * Generations beyond the first two. Swedish names each parent on the way (farfars far), of which only the first is
 * known, so that the general words are used: "anfader i fjärde led".
 */
const generations = (steps: number): string => ` i ${ordinals[steps] ?? `${steps}:e`} led`

const ordinals: readonly string[] = ["", "första", "andra", "tredje", "fjärde", "femte", "sjätte", "sjunde", "åttonde"]

/** The forms on the side of the father, on that of the mother, and where the side is not known. */
type BySide = Readonly<Record<"father" | "mother" | "unknown", Forms>>

const ofSide = (forms: BySide, { side, gender }: KinToName): string => formOf(forms[side ?? "unknown"], gender)

const grandparents: BySide = {
  father: ["farfar", "farmor", "farförälder"],
  mother: ["morfar", "mormor", "morförälder"],
  unknown: ["farfar eller morfar", "farmor eller mormor", "far- eller morförälder"],
}

const uncles: BySide = {
  father: ["farbror", "faster", "fars syskon"],
  mother: ["morbror", "moster", "mors syskon"],
  unknown: ["farbror eller morbror", "faster eller moster", "förälders syskon"],
}

const above = (kin: KinToName, steps: number): string => {
  const { gender } = kin
  if (steps === 1) return formOf(["far", "mor", "förälder"], gender)
  if (steps === 2) return ofSide(grandparents, kin)
  return `${formOf(["anfader", "anmoder", "ana"], gender)}${generations(steps)}`
}

const below = (steps: number, gender: KinToName["gender"]): string => {
  if (steps === 1) return formOf(["son", "dotter", "barn"], gender)
  if (steps === 2) return formOf(["sonson eller dotterson", "sondotter eller dotterdotter", "barnbarn"], gender)
  return steps === 3 ? "barnbarnsbarn" : `ättling${generations(steps)}`
}

const uncle = (kin: KinToName, distance: number): string => {
  if (distance === 1) return ofSide(uncles, kin)
  return `${formOf(["bror", "syster", "syskon"], kin.gender)} till en ${above({ ...kin, gender: null }, distance)}`
}

const nephew = (distance: number, gender: KinToName["gender"]): string => {
  if (distance === 1) return formOf(["brorson eller systerson", "brorsdotter eller systerdotter", "syskonbarn"], gender)
  return distance === 2 ? "syskonbarnbarn" : `ättling${generations(distance + 1)} till ett syskon`
}

/** "kusin", "syssling", "brylling": cousins of the first, second and third degree. */
const cousin = (degree: number): string =>
  ["", "kusin", "syssling", "brylling", "pyssling"][degree] ?? `kusin i ${degree}:e led`

/** A cousin of another generation: "kusins barn", "förälders syssling". */
const removed = (up: number, down: number): string => {
  const distance = Math.abs(up - down)
  const name = cousin(Math.min(up, down) - 1)
  if (up > down) return distance === 1 ? `förälders ${name}` : `${name} till en ana${generations(distance)}`
  return distance === 1 ? `${name}s barn` : `ättling${generations(distance)} till en ${name}`
}

/** The name of a relative with a common ancestor, without what is special about the way there. */
const plain = (kin: KinToName): string => {
  const { up, down, gender } = kin
  if (up === 0 && down === 0) return formOf(["make", "maka", "maka eller make"], gender)
  if (down === 0) return above(kin, up)
  if (up === 0) return below(down, gender)
  if (up === 1 && down === 1) return formOf(["bror", "syster", "syskon"], gender)
  if (up === down) return cousin(up - 1)
  if (down === 1) return uncle(kin, up - 1)
  return up === 1 ? nephew(down - 1, gender) : removed(up, down)
}

/** Relatives by marriage that have a word of their own: those of the spouse, and the spouses of one's own. */
const inLaw = ({ up, down, gender }: KinToName): string => {
  if (up === 0) return formOf(["svärson", "svärdotter", "svärson eller svärdotter"], gender)
  return down === 0
    ? formOf(["svärfar", "svärmor", "svärförälder"], gender)
    : formOf(["svåger", "svägerska", "svåger eller svägerska"], gender)
}

const isNear = ({ up, down }: KinToName): boolean => up <= 1 && down <= 1

const byMarriage = (kin: KinToName): string => {
  const { up, down, through } = kin
  if (up === 0 && down === 0) return plain(kin)
  if (through === null || !isNear(kin)) return `${plain(kin)} (genom äktenskap)`
  const isStep = through === "own_partner" ? up === 0 : down === 0
  return isStep ? `styv${plain(kin)}` : inLaw(kin)
}

/** What to call a relative in Swedish: "farfar", "moster", "syssling", "svägerska". */
export const kin: KinNamer = (relative) => {
  if (relative.kind === "marriage") return byMarriage(relative)
  const name = relative.half && relative.up === 1 && relative.down === 1 ? `halv${plain(relative)}` : plain(relative)
  if (relative.kind === "blood") return name
  if (relative.kind === "step") return isNear(relative) ? `styv${name}` : `${name} (genom äktenskap)`
  return isNear(relative) ? `adoptiv${name}` : `${name} (genom adoption)`
}
