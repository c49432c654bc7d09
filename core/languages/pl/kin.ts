import type { KinNamer, KinToName } from "../kin.ts"

/** The forms of a word for a man and for a woman. */
type Forms = readonly [male: string, female: string]

const both = (of: (sex: 0 | 1) => string): Forms => [of(0), of(1)]

/** "dziadek", "pradziadek", "prapradziadek", then by number: `count` is 0 for "dziadek". */
const remote = (count: number, name: Forms): Forms =>
  both((sex) => (count > 3 ? `${count}× pra${name[sex]}` : `${"pra".repeat(count)}${name[sex]}`))

/** "stryjeczny", "w 3. stopniu": the degree of a cousin, an uncle or a nephew. A first degree has no word. */
const ofDegree = (name: Forms, degree: number): Forms =>
  degree < 2 ? name : both((sex) => `${name[sex]} w ${degree}. stopniu`)

const cousin = (degree: number): Forms =>
  degree === 1
    ? ["brat cioteczny lub stryjeczny", "siostra cioteczna lub stryjeczna"]
    : ofDegree(["kuzyn", "kuzynka"], degree)

/** A brother of the father is a "stryj", a brother of the mother a "wuj". */
const brothers = { father: "stryj", mother: "wuj", unknown: "wuj lub stryj" } as const

const uncle = (distance: number, side: KinToName["side"]): Forms => {
  if (distance === 1) return [brothers[side ?? "unknown"], "ciotka"]
  const ancestors = remote(distance - 2, ["dziadka lub babki", "dziadka lub babki"])
  return [`brat ${ancestors[0]}`, `siostra ${ancestors[1]}`]
}

const nephew = (distance: number): Forms => {
  if (distance === 1) return ["bratanek lub siostrzeniec", "bratanica lub siostrzenica"]
  const name = remote(distance - 2, ["wnuk", "wnuczka"])
  return both((sex) => `${name[sex]} brata lub siostry`)
}

/** A cousin of another generation, by the number of generations between. */
const removed = (up: number, down: number): Forms => {
  const name = cousin(Math.min(up, down) - 1)
  const generations = Math.abs(up - down)
  return both(
    (sex) =>
      `${name[sex]} (${generations} ${generations === 1 ? "pokolenie" : "pokolenia"} ${up > down ? "wyżej" : "niżej"})`,
  )
}

/** The name of a relative with a common ancestor, without what is special about the way there. */
const plain = ({ up, down, side }: KinToName): Forms => {
  if (up === 0 && down === 0) return ["mąż", "żona"]
  if (down === 0) return up === 1 ? ["ojciec", "matka"] : remote(up - 2, ["dziadek", "babka"])
  if (up === 0) return down === 1 ? ["syn", "córka"] : remote(down - 2, ["wnuk", "wnuczka"])
  if (up === 1 && down === 1) return ["brat", "siostra"]
  if (up === down) return cousin(up - 1)
  if (down === 1) return uncle(up - 1, side)
  return up === 1 ? nephew(down - 1) : removed(up, down)
}

/** Relatives by marriage that have a word of their own: those of the spouse, and the spouses of one's own. */
const inLaw = ({ up, down }: KinToName): Forms => {
  if (up === 0) return ["zięć", "synowa"]
  return down === 0 ? ["teść", "teściowa"] : ["szwagier", "szwagierka lub bratowa"]
}

/** The partner of a parent, or a child of the partner. */
const step = ({ up, down }: KinToName): Forms => {
  if (up === 1 && down === 1) return ["brat przyrodni", "siostra przyrodnia"]
  return up === 0 ? ["pasierb", "pasierbica"] : ["ojczym", "macocha"]
}

const isNear = ({ up, down }: KinToName): boolean => up <= 1 && down <= 1

const added = (name: Forms, words: Forms): Forms => both((sex) => `${name[sex]} ${words[sex]}`)

const byMarriage = (kin: KinToName): Forms => {
  const { up, down, through } = kin
  if (up === 0 && down === 0) return plain(kin)
  if (through === null || !isNear(kin)) return added(plain(kin), ["(powinowaty)", "(powinowata)"])
  const isStep = through === "own_partner" ? up === 0 : down === 0
  return isStep ? step(kin) : inLaw(kin)
}

const formsOf = (kin: KinToName): Forms => {
  if (kin.kind === "marriage") return byMarriage(kin)
  const name = kin.half && kin.up === 1 && kin.down === 1 ? added(plain(kin), ["przyrodni", "przyrodnia"]) : plain(kin)
  if (kin.kind === "blood") return name
  if (kin.kind === "step") return isNear(kin) ? step(kin) : added(name, ["(powinowaty)", "(powinowata)"])
  if (!isNear(kin)) return added(name, ["(przez adopcję)", "(przez adopcję)"])
  return kin.up === 0
    ? ["przybrany syn", "przybrana córka"]
    : both((sex) => `${sex === 0 ? "przybrany" : "przybrana"} ${name[sex]}`)
}

/** What to call a relative in Polish: "prababka", "bratanek lub siostrzeniec", "teściowa". */
export const kin: KinNamer = (relative) => {
  const [male, female] = formsOf(relative)
  if (relative.gender === "male") return male
  return relative.gender === "female" ? female : `${male} lub ${female}`
}
