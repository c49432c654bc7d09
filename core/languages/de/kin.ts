import type { KinNamer, KinToName } from "../kin.ts"

/** The forms of a word: for a man, for a woman, and for a person of another or unknown gender. */
type Forms = readonly [male: string, female: string, any: string]

const formOf = (forms: Forms, gender: KinToName["gender"]): string => {
  if (gender === "male") return forms[0]
  return gender === "female" ? forms[1] : forms[2]
}

const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

/** A prefix before each of the names in "Onkel oder Tante". */
const prefixed = (prefix: string, name: string): string =>
  name
    .split(" oder ")
    .map((part) => `${prefix}${lower(part)}`)
    .join(" oder ")

/** "Ur" as often as needed: up to three times in words, more as a number. */
const ur = (count: number, name: string): string => {
  if (count <= 0) return name
  if (count > 3) return `${count}× ${prefixed("Ur", name)}`
  return prefixed(`Ur${"ur".repeat(count - 1)}`, name)
}

const grade = (count: number): string => (count > 1 ? ` ${count}. Grades` : "")

/** "Onkel", "Großonkel", "Urgroßonkel": `distance` counts the generations between. */
const distant = (distance: number, name: string): string =>
  distance === 1 ? name : ur(distance - 2, prefixed("Groß", name))

const above = (steps: number, gender: KinToName["gender"]): string => {
  const name = formOf(["Vater", "Mutter", "Elternteil"], gender)
  return steps === 1 ? name : ur(steps - 2, prefixed("Groß", name))
}

const below = (steps: number, gender: KinToName["gender"]): string =>
  steps === 1
    ? formOf(["Sohn", "Tochter", "Kind"], gender)
    : ur(steps - 2, formOf(["Enkel", "Enkelin", "Enkelkind"], gender))

/** The name of a relative with a common ancestor, without what is special about the way there. */
const plain = ({ up, down, gender }: KinToName): string => {
  if (up === 0 && down === 0) return formOf(["Ehemann", "Ehefrau", "Partner oder Partnerin"], gender)
  if (down === 0) return above(up, gender)
  if (up === 0) return below(down, gender)
  if (up === 1 && down === 1) return formOf(["Bruder", "Schwester", "Geschwister"], gender)
  if (up === down) return `${formOf(["Cousin", "Cousine", "Cousin oder Cousine"], gender)}${grade(up - 1)}`
  if (up > down) return `${distant(up - down, formOf(["Onkel", "Tante", "Onkel oder Tante"], gender))}${grade(down)}`
  return `${distant(down - up, formOf(["Neffe", "Nichte", "Neffe oder Nichte"], gender))}${grade(up)}`
}

const inLaw = (kin: KinToName): string =>
  kin.up === 1 && kin.down === 1
    ? formOf(["Schwager", "Schwägerin", "Schwager oder Schwägerin"], kin.gender)
    : prefixed("Schwieger", plain(kin))

const isNear = ({ up, down }: KinToName): boolean => up <= 1 && down <= 1

/** A relative by marriage. */
const byMarriage = (kin: KinToName): string => {
  const { up, down, through } = kin
  if (up === 0 && down === 0) return plain(kin)
  if (through === null || !isNear(kin)) return `${plain(kin)} (angeheiratet)`
  const isStep = through === "own_partner" ? up === 0 : down === 0
  return isStep ? prefixed("Stief", plain(kin)) : inLaw(kin)
}

/** What to call a relative in German: "Urgroßmutter", "Cousine 2. Grades", "Schwager". */
export const kin: KinNamer = (relative) => {
  if (relative.kind === "marriage") return byMarriage(relative)
  const name = relative.half ? prefixed("Halb", plain(relative)) : plain(relative)
  if (relative.kind === "blood") return name
  if (relative.kind === "step") return prefixed("Stief", name)
  return isNear(relative) ? prefixed("Adoptiv", name) : `${name} durch Adoption`
}
