import type { GedcomVersion } from "../../../date/gedcom-words.ts"
import type { SourceValues } from "../reading/read-source.ts"
import { fieldWriter } from "./field-writer.ts"
import { writeIdentifiers } from "./write-identifiers.ts"
import type { GedcomStructure } from "../../lines/parser.ts"
import { writeTemplateFields } from "../template-structures.ts"
import { webTag } from "../web-tags.ts"
import { pointerStructure, optionalVerbatim, optionalText, textStructure } from "../structure.ts"

interface Target {
  readonly repositoryXref: string
  readonly version: GedcomVersion
}

const writeFields = fieldWriter<SourceValues, Target>({
  title: ({ title }) => [textStructure("TITL", title.trim())],
  abbreviation: ({ abbreviation }) => optionalText("ABBR", abbreviation),
  author: ({ author }) => optionalText("AUTH", author),
  publication: ({ publication }) => optionalText("PUBL", publication),
  text: ({ text }) => optionalVerbatim("TEXT", text),
  repository: ({ repository, callNumber }, { repositoryXref, version }) =>
    writeHolding(repository === null ? null : repositoryXref, callNumber, version),
  // CALN is below REPO.
  callNumber: () => [],
  url: ({ url }) => optionalText(webTag, url),
  notes: ({ notes }) => optionalVerbatim("NOTE", notes),
  identifiers: ({ identifiers }, { version }) => writeIdentifiers(identifiers, { record: "SOUR", version }),
  fields: ({ fields }) => writeTemplateFields(fields),
})

/**
 * The children of a SOUR record. `readSource` reads the same values from them. `repositoryXref` is the xref of the
 * REPO record with the name of the repository.
 */
export const writeSource = (
  source: SourceValues,
  repositoryXref: string,
  version: GedcomVersion,
): readonly GedcomStructure[] => writeFields(source, { repositoryXref, version })

/** REPO with the call number. If the repository is unknown, 5.5.1 has no pointer, and 7.0 has `@VOID@`. */
const writeHolding = (
  repository: string | null,
  callNumber: string | null,
  version: GedcomVersion,
): readonly GedcomStructure[] => {
  if (repository === null && callNumber === null) return []
  const below = optionalText("CALN", callNumber)
  return [
    repository === null && version === "5.5.1"
      ? textStructure("REPO", "", below)
      : pointerStructure("REPO", repository ?? "@VOID@", below),
  ]
}

/** The REPO record of a repository. */
export const writeRepository = (xref: string, name: string): GedcomStructure => ({
  ...textStructure("REPO", "", [textStructure("NAME", name)]),
  xref,
})
