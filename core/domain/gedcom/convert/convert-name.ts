import { otherwise, spellings } from "../structures/form-language.ts"
import { noWords } from "../structures/name-value.ts"
import type { GedcomStructure } from "../lines/parser.ts"
import { textStructure } from "../structures/structure.ts"
import { writeName } from "../structures/writing/write-name.ts"
import { trimmedOrNull } from "../structures/read-context.ts"
import type { Conversion, Step } from "./step.ts"

/** NAME in 7.0: one line, with two slashes or none. An empty name is `//`. */
const nameValueTo70 = (value: string): string => {
  const text = value.replace(/[\0-\x1f]+/g, " ")
  if (text.trim() === "") return "//"
  const [before = "", surname, ...after] = text.split("/")
  return surname === undefined ? text : `${before}/${surname}/${after.join(" ")}`
}

export const nameTo70: Step = (structure, above) =>
  above === "INDI" ? [{ ...structure, value: nameValueTo70(structure.value) }] : [structure]

const isWorded = ({ pointer, value }: GedcomStructure): boolean => pointer === null && trimmedOrNull(value) !== null

const isNickname = (structure: GedcomStructure): boolean => structure.tag === "NICK" && isWorded(structure)

const isAlias = (structure: GedcomStructure): boolean => structure.tag === "ALIA" && isWorded(structure)

/**
 * The structures below a NAME that are names of their own: ALIA, and in 5.5.1 every NICK after the first, because
 * 5.5.1 allows one.
 */
const straysBelow = ({ children }: GedcomStructure, { to }: Conversion): ReadonlySet<GedcomStructure> => {
  const first = children.find(isNickname)
  return new Set(children.filter((child) => isAlias(child) || (to === "5.5.1" && child !== first && isNickname(child))))
}

/** Renames the SOUR structures below such a name, so that a later import does not read them as citations. */
const uncited = (children: readonly GedcomStructure[]): readonly GedcomStructure[] =>
  children.map((child) => (child.tag === "SOUR" ? { ...child, tag: "_SOUR" } : child))

const asAlias = (structure: GedcomStructure, { to }: Conversion): GedcomStructure => ({
  ...structure,
  tag: "NAME",
  value: to === "7.0" ? nameValueTo70(structure.value) : structure.value,
  children: [textStructure("TYPE", to === "7.0" ? "AKA" : "aka"), ...uncited(structure.children)],
})

const asNickname = (structure: GedcomStructure, { to }: Conversion): GedcomStructure => {
  const name = writeName(
    { ...noWords, nameType: "nickname", givenName: trimmedOrNull(structure.value), identifiers: [] },
    { untyped: false, claimed: false },
    to,
  )
  return { ...name, children: [...name.children, ...uncited(structure.children)] }
}

/**
 * Moves names that ALIA or NICK gave in a place that neither version allows behind the other names, as NAME
 * structures.
 */
export const gatherNames = (
  children: readonly GedcomStructure[],
  conversion: Conversion,
): readonly GedcomStructure[] => {
  const strays: GedcomStructure[] = []
  const others: GedcomStructure[] = []
  for (const child of children) {
    if (isAlias(child)) strays.push(asAlias(child, conversion))
    else if (isNickname(child)) strays.push(asNickname(child, conversion))
    else if (child.tag === "NAME") {
      const below = straysBelow(child, conversion)
      for (const piece of below)
        strays.push(piece.tag === "ALIA" ? asAlias(piece, conversion) : asNickname(piece, conversion))
      others.push(
        below.size === 0 ? child : { ...child, children: child.children.filter((piece) => !below.has(piece)) },
      )
    } else others.push(child)
  }
  if (strays.length === 0) return children
  const last = others.findLastIndex(({ tag }) => tag === "NAME") + 1
  return [...others.slice(0, last), ...strays, ...others.slice(last)]
}

/** FONE and ROMN (other spellings of a name or place) as TRAN. */
export const spellingTo70 =
  (tag: "FONE" | "ROMN"): Step =>
  (structure, above) => {
    const type = structure.children.find((child) => child.tag === "TYPE")
    const known = spellings.find(([own, word]) => own === tag && word === type?.value.trim().toLowerCase())
    const others = structure.children.filter((child) => child !== type && child.tag !== "_LANG")
    const language = structure.children.find((child) => child.tag === "_LANG")?.value ?? known?.[2] ?? otherwise[tag]
    const unknown = type === undefined || known !== undefined ? [] : [textStructure("_TYPE", type.value)]
    return [
      {
        ...structure,
        tag: "TRAN",
        value: above === "NAME" ? nameValueTo70(structure.value) : structure.value,
        children: [textStructure("LANG", language), ...unknown, ...others],
      },
    ]
  }

/** The kind of spelling that a language tag without a TYPE of 5.5.1 has. */
const spellingOf = (language: string): "FONE" | "ROMN" | null => {
  if (language.startsWith("x-phonetic")) return "FONE"
  return /-latn\b/.test(language) ? "ROMN" : null
}

/**
 * TRAN of a name or place as FONE or ROMN if it is a phonetic or Latin spelling. 5.5.1 has no place for another
 * language.
 */
export const spellingTo551: Step = (structure, above) => {
  const language = structure.children.find(({ tag }) => tag === "LANG")
  if ((above !== "NAME" && above !== "PLAC") || language === undefined) return [structure]
  const tag = language.value.trim().toLowerCase()
  const [known, word] = spellings.find(([, , other]) => other.toLowerCase() === tag) ?? []
  const own = known ?? spellingOf(tag)
  if (own === null) return [structure]
  const type = structure.children.find((child) => child.tag === "_TYPE")
  const others = structure.children.filter((child) => child !== language && child !== type)
  const kept =
    word === undefined && type === undefined && tag !== otherwise[own].toLowerCase()
      ? [textStructure("_LANG", language.value)]
      : []
  return [
    {
      ...structure,
      tag: own,
      children: [textStructure("TYPE", word ?? type?.value ?? "user defined"), ...kept, ...others],
    },
  ]
}
