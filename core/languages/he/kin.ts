import type { KinNamer, KinToName } from "../kin.ts"

/** The forms of a word for a man and for a woman. */
type Forms = readonly [male: string, female: string]

const both = (of: (sex: 0 | 1) => string): Forms => [of(0), of(1)]

const added = (name: Forms, words: Forms): Forms => both((sex) => `${name[sex]} ${words[sex]}`)

/** "אב", "סבא", "סבא רבא", then by the number of the generation. */
const above = (steps: number): Forms => {
  if (steps === 1) return ["אב", "אם"]
  if (steps === 2) return ["סבא", "סבתא"]
  return both((sex) => `${["סבא רבא", "סבתא רבתא"][sex] ?? ""}${steps > 3 ? ` (דור ${steps})` : ""}`)
}

const descendant = (steps: number): Forms => {
  if (steps === 1) return ["בן", "בת"]
  if (steps === 2) return ["נכד", "נכדה"]
  return steps === 3 ? ["נין", "נינה"] : both((sex) => `${sex === 0 ? "צאצא" : "צאצאית"} (דור ${steps})`)
}

/** The degree of a cousin, an uncle or a nephew. A first degree has no word. */
const ofDegree = (name: Forms, degree: number): Forms =>
  degree < 2 ? name : both((sex) => `${name[sex]} מדרגה ${degree}`)

const uncle = (distance: number): Forms =>
  distance === 1 ? ["דוד", "דודה"] : both((sex) => `${sex === 0 ? "אח" : "אחות"} של ${above(distance).join(" או ")}`)

const nephew = (distance: number): Forms =>
  distance === 1 ? ["אחיין", "אחיינית"] : both((sex) => `${descendant(distance)[sex]} של אח או אחות`)

/** The name of a relative with a common ancestor, without what is special about the way there. */
const plain = ({ up, down }: KinToName): Forms => {
  if (up === 0 && down === 0) return ["בעל", "אישה"]
  if (down === 0) return above(up)
  if (up === 0) return descendant(down)
  if (up === 1 && down === 1) return ["אח", "אחות"]
  if (up === down) return ofDegree(["בן דוד", "בת דודה"], up - 1)
  return up > down ? ofDegree(uncle(up - down), down) : ofDegree(nephew(down - up), up)
}

/** Relatives by marriage that have a word of their own: those of the spouse, and the spouses of one's own. */
const inLaw = ({ up, down }: KinToName): Forms => {
  if (up === 0) return ["חתן", "כלה"]
  return down === 0 ? ["חם", "חמות"] : ["גיס", "גיסה"]
}

const isNear = ({ up, down }: KinToName): boolean => up <= 1 && down <= 1

const step: Forms = ["חורג", "חורגת"]
const byMarriageWords: Forms = ["(מנישואין)", "(מנישואין)"]

const byMarriage = (kin: KinToName): Forms => {
  const { up, down, through } = kin
  if (up === 0 && down === 0) return plain(kin)
  if (through === null || !isNear(kin)) return added(plain(kin), byMarriageWords)
  const isStep = through === "own_partner" ? up === 0 : down === 0
  return isStep ? added(plain(kin), step) : inLaw(kin)
}

const formsOf = (kin: KinToName): Forms => {
  if (kin.kind === "marriage") return byMarriage(kin)
  const isHalf = kin.half && kin.up === 1 && kin.down === 1
  const name = isHalf ? added(plain(kin), ["למחצה", "למחצה"]) : plain(kin)
  if (kin.kind === "blood") return name
  if (kin.kind === "step") return isNear(kin) ? added(name, step) : added(name, byMarriageWords)
  if (!isNear(kin)) return added(name, ["(באימוץ)", "(באימוץ)"])
  return kin.down === 0 ? added(name, ["מאמץ", "מאמצת"]) : added(name, ["מאומץ", "מאומצת"])
}

/** What to call a relative in Hebrew: "סבתא", "בן דוד", "גיס או גיסה". */
export const kin: KinNamer = (relative) => {
  const [male, female] = formsOf(relative)
  if (relative.gender === "male") return male
  return relative.gender === "female" ? female : `${male} או ${female}`
}
