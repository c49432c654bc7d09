import type { KinNamer, KinToName } from "../kin.ts"

/** The forms of a word for a man and for a woman. */
type Forms = readonly [male: string, female: string]

const abuelo: Forms = ["abuelo", "abuela"]
const nieto: Forms = ["nieto", "nieta"]

const ordinals: readonly Forms[] = [
  ["primero", "primera"],
  ["segundo", "segunda"],
  ["tercero", "tercera"],
  ["cuarto", "cuarta"],
  ["quinto", "quinta"],
  ["sexto", "sexta"],
  ["séptimo", "séptima"],
  ["octavo", "octava"],
]

const pair = (of: (sex: 0 | 1) => string): Forms => [of(0), of(1)]

const joined = (first: Forms, second: Forms): Forms => pair((sex) => `${first[sex]} ${second[sex]}`)

/** "segundo", "tercera": the degree of a cousin, an uncle or a nephew. A first degree has no word. */
const ofDegree = (name: Forms, degree: number): Forms =>
  degree < 2 ? name : joined(name, ordinals[degree - 1] ?? [`en ${degree}.º grado`, `en ${degree}.º grado`])

/** "abuelo", "bisabuelo", "tatarabuelo", "4.º abuelo": `count` is 1 for "abuelo". */
const remote = (count: number, name: Forms): Forms => {
  if (count > 3) return pair((sex) => `${count}.${sex === 0 ? "º" : "ª"} ${name[sex]}`)
  return pair((sex) => `${["", "", "bis", "tatara"][count] ?? ""}${name[sex]}`.replace("aa", "a"))
}

const uncle = (distance: number): Forms =>
  distance === 1 ? ["tío", "tía"] : joined(["tío", "tía"], remote(distance - 1, abuelo))

const nephew = (distance: number): Forms =>
  distance === 1 ? ["sobrino", "sobrina"] : joined(["sobrino", "sobrina"], remote(distance - 1, nieto))

const cousin = (degree: number): Forms =>
  degree === 1 ? ["primo hermano", "prima hermana"] : ofDegree(["primo", "prima"], degree)

/** The name of a relative with a common ancestor, without what is special about the way there. */
const plain = ({ up, down }: KinToName): Forms => {
  if (up === 0 && down === 0) return ["esposo", "esposa"]
  if (down === 0) return up === 1 ? ["padre", "madre"] : remote(up - 1, abuelo)
  if (up === 0) return down === 1 ? ["hijo", "hija"] : remote(down - 1, nieto)
  if (up === 1 && down === 1) return ["hermano", "hermana"]
  if (up === down) return cousin(up - 1)
  return up > down ? ofDegree(uncle(up - down), down) : ofDegree(nephew(down - up), up)
}

/** Relatives by marriage that have a word of their own: those of the spouse, and the spouses of one's own. */
const inLaw = ({ up, down }: KinToName): Forms => {
  if (up === 0) return ["yerno", "nuera"]
  return down === 0 ? ["suegro", "suegra"] : ["cuñado", "cuñada"]
}

/** The partner of a parent, or a child of the partner. */
const step = ({ up }: KinToName): Forms => (up === 0 ? ["hijastro", "hijastra"] : ["padrastro", "madrastra"])

const isNear = ({ up, down }: KinToName): boolean => up <= 1 && down <= 1

const byMarriage = (kin: KinToName): Forms => {
  const { up, down, through } = kin
  if (up === 0 && down === 0) return plain(kin)
  if (through === null || !isNear(kin)) return joined(plain(kin), ["político", "política"])
  const isStep = through === "own_partner" ? up === 0 : down === 0
  return isStep ? step(kin) : inLaw(kin)
}

const formsOf = (kin: KinToName): Forms => {
  if (kin.kind === "marriage") return byMarriage(kin)
  const isSibling = kin.up === 1 && kin.down === 1
  const name = kin.half && isSibling ? joined(["medio", "media"], plain(kin)) : plain(kin)
  if (kin.kind === "blood") return name
  if (kin.kind === "step") {
    if (isSibling) return ["hermanastro", "hermanastra"]
    return isNear(kin) ? step(kin) : joined(name, ["político", "política"])
  }
  return isNear(kin) ? joined(name, ["adoptivo", "adoptiva"]) : joined(name, ["(por adopción)", "(por adopción)"])
}

/** What to call a relative in Spanish: "bisabuela", "primo segundo", "cuñado o cuñada". */
export const kin: KinNamer = (relative) => {
  const [male, female] = formsOf(relative)
  if (relative.gender === "male") return male
  return relative.gender === "female" ? female : `${male} o ${female}`
}
