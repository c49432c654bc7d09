import type { KinNamer, KinToName } from "../kin.ts"

/** The forms of a word: for a man, for a woman, and for a person of another or unknown gender. */
type Forms = readonly [male: string, female: string, any: string]

const formOf = (forms: Forms, gender: KinToName["gender"]): string => {
  if (gender === "male") return forms[0]
  return gender === "female" ? forms[1] : forms[2]
}

/** A prefix before each of the names in "oom of tante". */
const prefixed = (prefix: string, name: string): string =>
  name
    .split(" of ")
    .map((part) => `${prefix}${part}`)
    .join(" of ")

/** "overgrootvader", "betovergrootvader", then by number: `count` is 0 for "grootvader". */
const remote = (count: number, name: string): string => {
  if (count > 2) return `${count}× ${prefixed("over", name)}`
  return prefixed(["", "over", "betover"][count] ?? "", name)
}

/** "achterkleinkind", "achterachterkleinkind", then by number: `count` is 0 for "kleinkind". */
const far = (count: number, name: string): string =>
  count > 2 ? `${count}× ${prefixed("achter", name)}` : prefixed("achter".repeat(count), name)

const ofDegree = (degree: number): string => (degree > 1 ? ` in de ${degree}e graad` : "")

const above = (steps: number, gender: KinToName["gender"]): string =>
  steps === 1
    ? formOf(["vader", "moeder", "ouder"], gender)
    : remote(steps - 2, formOf(["grootvader", "grootmoeder", "grootouder"], gender))

const below = (steps: number, gender: KinToName["gender"]): string =>
  steps === 1
    ? formOf(["zoon", "dochter", "kind"], gender)
    : far(steps - 2, formOf(["kleinzoon", "kleindochter", "kleinkind"], gender))

/** "oom", "oudoom", "overoudoom": `distance` counts the generations between. */
const uncle = (distance: number, gender: KinToName["gender"]): string => {
  const name = formOf(["oom", "tante", "oom of tante"], gender)
  return distance === 1 ? name : remote(distance - 2, prefixed("oud", name))
}

/** "neef" in Dutch is a nephew and a cousin; the word says which one. */
const nephew = (distance: number, gender: KinToName["gender"]): string => {
  const name = formOf(["neef (oomzegger)", "nicht (oomzegster)", "neef of nicht (oomzegger)"], gender)
  return far(distance - 1, name)
}

const cousin = (degree: number, gender: KinToName["gender"]): string => {
  const name = formOf(["neef", "nicht", "neef of nicht"], gender)
  if (degree === 2) return prefixed("achter", name)
  return degree === 1 ? name : `${name}${ofDegree(degree)}`
}

/** The name of a relative with a common ancestor, without what is special about the way there. */
const plain = ({ up, down, gender }: KinToName): string => {
  if (up === 0 && down === 0) return formOf(["echtgenoot", "echtgenote", "huwelijkspartner"], gender)
  if (down === 0) return above(up, gender)
  if (up === 0) return below(down, gender)
  if (up === 1 && down === 1) return formOf(["broer", "zus", "broer of zus"], gender)
  if (up === down) return cousin(up - 1, gender)
  return up > down ? `${uncle(up - down, gender)}${ofDegree(down)}` : `${nephew(down - up, gender)}${ofDegree(up)}`
}

/** Relatives by marriage that have a word of their own: those of the spouse, and the spouses of one's own. */
const inLaw = ({ up, down, gender }: KinToName): string => {
  if (up === 0) return formOf(["schoonzoon", "schoondochter", "schoonzoon of schoondochter"], gender)
  return down === 0
    ? formOf(["schoonvader", "schoonmoeder", "schoonouder"], gender)
    : formOf(["zwager", "schoonzus", "zwager of schoonzus"], gender)
}

const isNear = ({ up, down }: KinToName): boolean => up <= 1 && down <= 1

const byMarriage = (kin: KinToName): string => {
  const { up, down, through } = kin
  if (up === 0 && down === 0) return plain(kin)
  if (through === null || !isNear(kin)) return `aangetrouwde ${plain(kin)}`
  const isStep = through === "own_partner" ? up === 0 : down === 0
  return isStep ? prefixed("stief", plain(kin)) : inLaw(kin)
}

/** What to call a relative in Dutch: "betovergrootmoeder", "achternicht", "zwager of schoonzus". */
export const kin: KinNamer = (relative) => {
  if (relative.kind === "marriage") return byMarriage(relative)
  const name =
    relative.half && relative.up === 1 && relative.down === 1 ? prefixed("half", plain(relative)) : plain(relative)
  if (relative.kind === "blood") return name
  if (relative.kind === "step") return isNear(relative) ? prefixed("stief", name) : `aangetrouwde ${name}`
  return isNear(relative) ? prefixed("adoptie", name) : `${name} (door adoptie)`
}
