import { pedigreeTag } from "../structures/reading/read-family.ts"
import type { GedcomStructure } from "../lines/parser.ts"
import { isPayload } from "../standard/payloads.ts"
import { textStructure } from "../structures/structure.ts"
import { capitalised } from "./enumeration.ts"
import { gatherNames } from "./convert-name.ts"
import type { Step } from "./step.ts"

/** INDI, with its names together. */
export const convertIndividual: Step = (structure, above, conversion) => [
  above === "" ? { ...structure, children: gatherNames(structure.children, conversion) } : structure,
]

/** Pedigree values that neither version has. An extension tag beside PEDI carries them. */
const ownWords: ReadonlySet<string> = new Set(["step", "guardian", "donor"])

const wordOf = ({ value, children }: GedcomStructure): string =>
  (children.find(({ tag }) => tag === "PHRASE")?.value ?? value).trim().toLowerCase()

const beside = (structure: GedcomStructure, word: string): GedcomStructure =>
  structure.children.some(({ tag }) => tag === pedigreeTag)
    ? structure
    : { ...structure, children: [...structure.children, textStructure(pedigreeTag, word)] }

/** FAMC of a person. */
export const convertParents: Step = (structure) => {
  const pedigree = structure.children.find(({ tag }) => tag === "PEDI")
  return [pedigree !== undefined && ownWords.has(wordOf(pedigree)) ? beside(structure, wordOf(pedigree)) : structure]
}

const pedigreeWords: Readonly<Record<string, string>> = { natural: "BIRTH", biological: "BIRTH", adoptive: "ADOPTED" }

export const pedigreeTo70 = capitalised("PEDI", { words: pedigreeWords, other: "OTHER" })

/** The qualifiers of PEDI values below CHIL, where the standards do not allow PEDI. */
const qualifiers: Readonly<Record<string, string>> = {
  birth: "biological",
  natural: "biological",
  biological: "biological",
  adopted: "adoptive",
  adoptive: "adoptive",
  foster: "foster",
  step: "step",
  guardian: "guardian",
  donor: "donor",
}

/** CHIL of a family. */
export const convertChild: Step = (structure) => {
  const pedigree = structure.children.find(({ tag }) => tag === "PEDI")
  const qualifier = pedigree === undefined ? undefined : qualifiers[wordOf(pedigree)]
  return [qualifier === undefined ? structure : beside(structure, qualifier)]
}

/**
 * FAM. If both partners have the same role, the second gets the other one. The role says nothing about the sex
 * (7.0, FAM).
 */
export const convertFamily: Step = (structure, above) => {
  if (above !== "") return [structure]
  const of = (wanted: string) => structure.children.filter(({ tag, pointer }) => tag === wanted && pointer !== null)
  const [husbands, wives] = [of("HUSB"), of("WIFE")]
  const partners = [...husbands, ...wives]
  const [, second] = husbands.length === 0 || wives.length === 0 ? partners : []
  if (second === undefined) return [structure]
  return [
    {
      ...structure,
      children: structure.children.map((child) =>
        child === second ? { ...child, tag: child.tag === "HUSB" ? "WIFE" : "HUSB" } : child,
      ),
    },
  ]
}

/** RESN. 7.0 has a list in capitals. 5.5.1 has one word, and other values go beside it. */
export const restrictionTo70: Step = (structure) => {
  const value = structure.value
    .trim()
    .split(/[\s,]+/)
    .join(", ")
    .toUpperCase()
  return [isPayload("list RESN", value, "7.0") ? { ...structure, value } : structure]
}

export const restrictionTo551: Step = (structure) =>
  structure.value.split(",").map((word, index) => {
    const value = word.trim().toLowerCase()
    return {
      ...structure,
      tag: index === 0 ? structure.tag : "_RESN",
      value: isPayload("enum RESN", value, "5.5.1") ? value : word.trim(),
      children: index === 0 ? structure.children : [],
    }
  })
