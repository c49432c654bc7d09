import type { GedcomVersion } from "../../../date/gedcom-words.ts"
import type { Gender } from "../../../person.ts"
import type { ParentQualifier } from "../../../relationship.ts"
import { fieldWriter } from "./field-writer.ts"
import { writeIdentifiers } from "./write-identifiers.ts"
import { partnershipTag, parentTag, pedigreeTag, twinsTag, type RelationshipValues } from "../reading/read-family.ts"
import type { GedcomStructure } from "../../lines/parser.ts"
import { pointerStructure, optionalText, optionalVerbatim, textStructure } from "../structure.ts"

/** A person that HUSB, WIFE or CHIL points to. */
export interface FamilyMember {
  readonly id: string
  readonly gender: Gender | null
  readonly xref: string
}

/** One or two partners with the husband first. If their sex does not decide that, the order stays as given. */
export const husbandFirst = <Partner extends Pick<FamilyMember, "gender">>(
  partners: readonly Partner[],
): readonly Partner[] => {
  const [first, second] = partners
  if (first === undefined || second === undefined || first.gender === second.gender) return partners
  return first.gender === "female" || second.gender === "male" ? [second, first] : partners
}

/** HUSB and WIFE for one or two partners, in that order. */
export const writePartners = (partners: readonly FamilyMember[]): readonly GedcomStructure[] =>
  partners.map(({ gender, xref }, index) =>
    pointerStructure(index === 1 || (partners.length === 1 && gender === "female") ? "WIFE" : "HUSB", xref),
  )

/** Says that the two parents of a family are not partners. FAM has no standard way to say that. */
export const noPartnership: GedcomStructure = textStructure(partnershipTag, "N")

/** The values of a relationship: of a partnership in its FAM, of a parent and child below CHIL. */
export const writeRelationship = fieldWriter<RelationshipValues, GedcomVersion>({
  notes: ({ notes }) => optionalVerbatim("NOTE", notes),
  twinGroup: ({ twinGroup }) => optionalText(twinsTag, twinGroup),
  identifiers: ({ identifiers }, version) => writeIdentifiers(identifiers, { record: "FAM", version }),
})

/** The values and citations of the relationship between one parent and a child. */
export interface ParentTie extends RelationshipValues {
  readonly parentXref: string
  readonly associations: readonly GedcomStructure[]
  readonly citations: readonly GedcomStructure[]
  readonly media: readonly GedcomStructure[]
}

/** The relationships of a child, as extension structures below CHIL. The standards have no place for them. */
export const writeTies = (ties: readonly ParentTie[], version: GedcomVersion): readonly GedcomStructure[] =>
  ties.flatMap((tie) => {
    const children = [...writeRelationship(tie, version), ...tie.associations, ...tie.citations, ...tie.media]
    return children.length === 0 ? [] : [pointerStructure(parentTag, tie.parentXref, children)]
  })

/** How a child belongs to one parent of a family. */
export interface ParentQualification {
  readonly parentXref: string
  readonly qualifier: ParentQualifier
}

const pedigrees: Readonly<Partial<Record<ParentQualifier, string>>> = { adoptive: "adopted", foster: "foster" }

/**
 * How the child belongs to its parents, as structures below FAMC. PEDI is used if it is the same for all parents
 * and PEDI has the word; the rest is `_STEMMA_PEDI`. `biological` is the default and is not written. With `each`,
 * every parent is named, to override what other records may say.
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
