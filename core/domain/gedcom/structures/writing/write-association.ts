import type { GedcomVersion } from "../../../date/gedcom-words.ts"
import { type GedcomStructure, voidPointer } from "../../lines/parser.ts"
import { roleInWords } from "../../standard/roles.ts"
import { type AssociationValues, impliedRole, isPlainRole, roleBesideTag } from "../reading/read-association.ts"
import { optionalText, optionalVerbatim, pointerStructure, textStructure } from "../structure.ts"
import { fieldWriter } from "./field-writer.ts"

/** Where an association is written: 5.5.1 has a place for ASSO only directly below INDI. */
export type AssociationHome = "INDI" | "elsewhere"

interface Form {
  readonly version: GedcomVersion
  /** Whether the text of the structure is the name of the associate. */
  readonly isNamed: boolean
}

const writeFields = fieldWriter<AssociationValues, Form>({
  associateName: ({ associateName }, { version, isNamed }) =>
    isNamed ? [] : optionalText(version === "7.0" ? "PHRASE" : "_PHRASE", associateName),
  role: (association, { version }) => [
    version === "7.0"
      ? textStructure("ROLE", association.role, optionalText("PHRASE", association.phrase))
      : writeRelation(association),
  ],
  // The words are in the structure of the role.
  phrase: () => [],
  notes: ({ notes }) => optionalVerbatim("NOTE", notes),
})

/** The role in words, with the word of 7.0 where the words do not say it, or where they are no more than that. */
const writeRelation = ({ role, phrase }: AssociationValues): GedcomStructure => {
  const words = phrase?.trim() ?? ""
  if (words === "") return textStructure("RELA", roleInWords(role))
  const isSaid = impliedRole(words) === role && !isPlainRole(words, role)
  return textStructure("RELA", words, isSaid ? [] : [textStructure(roleBesideTag, role)])
}

/** An association as a structure. `pointer` is the xref of the associate; null for one who has no record. */
export const writeAssociation = (
  association: AssociationValues,
  pointer: string | null,
  { version, home }: { readonly version: GedcomVersion; readonly home: AssociationHome },
): GedcomStructure => {
  const isNamed = pointer === null && version === "5.5.1"
  const children = writeFields(association, { version, isNamed })
  if (version === "7.0") return pointerStructure("ASSO", pointer ?? voidPointer, children)
  if (pointer === null) return textStructure("_ASSO", association.associateName?.trim() ?? "", children)
  return pointerStructure(home === "INDI" ? "ASSO" : "_ASSO", pointer, children)
}
