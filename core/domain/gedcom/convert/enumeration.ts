import type { GedcomStructure } from "../lines/parser.ts"
import { enumerations } from "../standard/enumerations.ts"
import { textStructure } from "../structures/structure.ts"
import type { Step } from "./step.ts"

const phrased = (structure: GedcomStructure, value: string, phrase: string): GedcomStructure => ({
  ...structure,
  value,
  children: [textStructure("PHRASE", phrase), ...structure.children],
})

interface Wording {
  /** What other words than the set's mean, in lower case. */
  readonly words?: Readonly<Record<string, string>>
  /** The set's word for whatever it has no word for. */
  readonly other?: string
}

/**
 * A word of 5.5.1 as one of an enumeration set of 7.0: in capitals, `-` and `/` as `_`. Where that is not all that the word said, the word goes into a PHRASE. A word that the
 * set has no place for stays, and is no payload.
 */
export const capitalised =
  (set: string, { words = {}, other }: Wording = {}): Step =>
  (structure) => {
    const known = enumerations["7.0"][set]
    const text = structure.value.trim()
    const word = text.replace(/^\((.*)\)$/s, "$1").trim()
    const capitals = word.toUpperCase().replace(/[ /-]/g, "_")
    if (structure.pointer !== null || word === "") return [structure]
    if (known?.has(capitals) === true) return [{ ...structure, value: capitals }]
    const meant = words[word.toLowerCase()]
    if (meant !== undefined && word.toLowerCase() === spoken[meant]) return [{ ...structure, value: meant }]
    const instead = meant ?? other
    return [instead === undefined ? structure : phrased(structure, instead, word)]
  }

/** The words of 7.0's roles, as a person says them; one of these says all that its role says. */
const spoken: Readonly<Record<string, string>> = {
  CHIL: "child",
  CLERGY: "clergy",
  FATH: "father",
  FRIEND: "friend",
  GODP: "godparent",
  HUSB: "husband",
  MOTH: "mother",
  MULTIPLE: "multiple",
  NGHBR: "neighbour",
  OFFICIATOR: "officiator",
  PARENT: "parent",
  SPOU: "spouse",
  WIFE: "wife",
  WITN: "witness",
  OTHER: "other",
}

/** What RELA and ROLE of 5.5.1 call the roles that 7.0 has. */
export const roles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(spoken).map(([role, word]) => [word, role])),
  kid: "CHIL",
  son: "CHIL",
  daughter: "CHIL",
  dad: "FATH",
  mum: "MOTH",
  mom: "MOTH",
  neighbor: "NGHBR",
  godfather: "GODP",
  godmother: "GODP",
  "god parent": "GODP",
  "god father": "GODP",
  "god mother": "GODP",
  priest: "CLERGY",
  pastor: "CLERGY",
  minister: "CLERGY",
  rabbi: "CLERGY",
  official: "OFFICIATOR",
}

/** A role of 7.0 in words. */
export const roleInWords = (role: string): string => spoken[role] ?? role.toLowerCase()

/** A word of a set of 7.0 as 5.5.1 has it: with a PHRASE that says more, and is a word of the set itself, as that. */
export const uncapitalised =
  (...sets: readonly string[]): Step =>
  (structure) => {
    const known = new Set(sets.flatMap((set) => [...(enumerations["5.5.1"][set] ?? [])]))
    const phrase = structure.children.find(({ tag }) => tag === "PHRASE")
    const candidates = [
      structure.value.trim(),
      structure.value.trim().toLowerCase(),
      structure.value.trim().replace("_", "-"),
      structure.value.trim().replace("_", "/"),
    ]
    const value = candidates.find((candidate) => known.has(candidate))
    const stated = phrase?.value.trim().toLowerCase()
    if (phrase !== undefined && stated !== undefined && known.has(stated))
      return [{ ...structure, value: stated, children: structure.children.filter((child) => child !== phrase) }]
    return [value === undefined ? structure : { ...structure, value }]
  }
