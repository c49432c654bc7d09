import type { GedcomVersion } from "../../date/gedcom-words.ts"
import type { Gender } from "../../person.ts"
import type { ParentQualifier } from "../../relationship.ts"
import { partnershipTag, parentTag, pedigreeTag } from "./read-family.ts"
import type { GedcomStructure } from "../lines/parser.ts"
import { pointerStructure, optionalVerbatim, textStructure } from "./structure.ts"

/** A person as HUSB, WIFE and CHIL point at them. */
export interface FamilyMember {
  readonly id: string
  readonly gender: Gender | null
  readonly xref: string
}

/** One or two partners, the husband first: by their sex where that tells them apart, else as they come. */
export const husbandFirst = <Partner extends Pick<FamilyMember, "gender">>(
  partners: readonly Partner[],
): readonly Partner[] => {
  const [first, second] = partners
  if (first === undefined || second === undefined || first.gender === second.gender) return partners
  return first.gender === "female" || second.gender === "male" ? [second, first] : partners
}

/** The HUSB and WIFE lines of one or two partners, in that order. */
export const writePartners = (partners: readonly FamilyMember[]): readonly GedcomStructure[] =>
  partners.map(({ gender, xref }, index) =>
    pointerStructure(index === 1 || (partners.length === 1 && gender === "female") ? "WIFE" : "HUSB", xref),
  )

/** That two parents of one family are no partners, which a FAM record cannot say otherwise. */
export const noPartnership: GedcomStructure = textStructure(partnershipTag, "N")

/** What is said of the edge from one parent to a child. */
export interface ParentTie {
  readonly parentXref: string
  readonly notes: string | null
  readonly citations: readonly GedcomStructure[]
}

/** What stands below a CHIL of its edges, in tags of our own: the standards have no place for it. */
export const writeTies = (ties: readonly ParentTie[]): readonly GedcomStructure[] =>
  ties.flatMap(({ parentXref, notes, citations }) =>
    notes === null && citations.length === 0
      ? []
      : [pointerStructure(parentTag, parentXref, [...optionalVerbatim("NOTE", notes), ...citations])],
  )

/** How a child belongs to one of a family's parents. */
export interface ParentQualification {
  readonly parentXref: string
  readonly qualifier: ParentQualifier
}

const pedigrees: Readonly<Partial<Record<ParentQualifier, string>>> = { adoptive: "adopted", foster: "foster" }

/**
 * What stands below a FAMC of how the child belongs to the parents, `biological` going without saying: PEDI where all belong alike and PEDI has the word,
 * `_STEMMA_PEDI` for the rest. With `each`, every parent by name, against what other records may say.
 */
export const writePedigree = (
  parents: readonly ParentQualification[],
  each: boolean,
  version: GedcomVersion,
): readonly GedcomStructure[] => {
  const [first] = parents
  const common = parents.every(({ qualifier }) => qualifier === first?.qualifier) ? first?.qualifier : undefined
  const word = common === undefined ? undefined : pedigrees[common]
  const pedigree = word === undefined ? [] : [textStructure("PEDI", version === "7.0" ? word.toUpperCase() : word)]
  if (each || common === undefined) {
    const named = parents.filter(({ qualifier }) => each || qualifier !== "biological")
    return [
      ...pedigree,
      ...named.map(({ parentXref, qualifier }) =>
        textStructure(pedigreeTag, qualifier, [pointerStructure(parentTag, parentXref)]),
      ),
    ]
  }
  if (word !== undefined || common === "biological") return pedigree
  return [
    ...(version === "7.0" ? [textStructure("PEDI", "OTHER", [textStructure("PHRASE", common)])] : []),
    textStructure(pedigreeTag, common),
  ]
}
