import type { Kin } from "../model/kin.ts"

/** The forms of a word: for a man, for a woman, and for a person of another or unknown gender. */
type Forms = readonly [male: string, female: string, any: string]

const formOf = (forms: Forms, gender: Kin["gender"]): string => {
  if (gender === "male") return forms[0]
  return gender === "female" ? forms[1] : forms[2]
}

/**
 * Generations beyond the first two. Swedish names each parent on the way (farfars far), which the numbers of a `Kin` do
 * not say, so that the general words are used: "anfader i fjärde led".
 */
const generations = (steps: number): string => ` i ${ordinals[steps] ?? `${steps}:e`} led`

const ordinals: readonly string[] = ["", "första", "andra", "tredje", "fjärde", "femte", "sjätte", "sjunde", "åttonde"]

const above = (steps: number, gender: Kin["gender"]): string => {
  if (steps === 1) return formOf(["far", "mor", "förälder"], gender)
  if (steps === 2) return formOf(["farfar eller morfar", "farmor eller mormor", "far- eller morförälder"], gender)
  return `${formOf(["anfader", "anmoder", "ana"], gender)}${generations(steps)}`
}

const below = (steps: number, gender: Kin["gender"]): string => {
  if (steps === 1) return formOf(["son", "dotter", "barn"], gender)
  if (steps === 2) return formOf(["sonson eller dotterson", "sondotter eller dotterdotter", "barnbarn"], gender)
  return steps === 3 ? "barnbarnsbarn" : `ättling${generations(steps)}`
}

const uncle = (distance: number, gender: Kin["gender"]): string => {
  if (distance === 1) return formOf(["farbror eller morbror", "faster eller moster", "förälders syskon"], gender)
  return `syskon till ${above(distance, gender)}`
}

const nephew = (distance: number, gender: Kin["gender"]): string => {
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
const plain = ({ up, down, gender }: Kin): string => {
  if (up === 0 && down === 0) return formOf(["make", "maka", "maka eller make"], gender)
  if (down === 0) return above(up, gender)
  if (up === 0) return below(down, gender)
  if (up === 1 && down === 1) return formOf(["bror", "syster", "syskon"], gender)
  if (up === down) return cousin(up - 1)
  if (down === 1) return uncle(up - 1, gender)
  return up === 1 ? nephew(down - 1, gender) : removed(up, down)
}

/** Relatives by marriage that have a word of their own: those of the spouse, and the spouses of one's own. */
const inLaw = ({ up, down, gender }: Kin): string => {
  if (up === 0) return formOf(["svärson", "svärdotter", "svärson eller svärdotter"], gender)
  return down === 0
    ? formOf(["svärfar", "svärmor", "svärförälder"], gender)
    : formOf(["svåger", "svägerska", "svåger eller svägerska"], gender)
}

const isNear = ({ up, down }: Kin): boolean => up <= 1 && down <= 1

const byMarriage = (kin: Kin): string => {
  const { up, down, through } = kin
  if (up === 0 && down === 0) return plain(kin)
  if (through === null || !isNear(kin)) return `${plain(kin)} (genom äktenskap)`
  const isStep = through === "own_partner" ? up === 0 : down === 0
  return isStep ? `styv${plain(kin)}` : inLaw(kin)
}

/** What to call a relative in Swedish: "farfar eller morfar", "syssling", "svägerska". */
export const kinInSwedish = (kin: Kin): string => {
  if (kin.kind === "marriage") return byMarriage(kin)
  const name = kin.half && kin.up === 1 && kin.down === 1 ? `halv${plain(kin)}` : plain(kin)
  if (kin.kind === "blood") return name
  if (kin.kind === "step") return isNear(kin) ? `styv${name}` : `${name} (genom äktenskap)`
  return isNear(kin) ? `adoptiv${name}` : `${name} (genom adoption)`
}
