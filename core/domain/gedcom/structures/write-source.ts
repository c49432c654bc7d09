import type { GedcomVersion } from "../../date/gedcom-words.ts"
import type { SourceValues } from "./read-source.ts"
import type { GedcomStructure } from "../lines/parser.ts"
import { pointerStructure, optionalVerbatim, optionalText, textStructure } from "./structure.ts"

/**
 * The children of a SOUR record. `readSource` reads the same values from them. `repository` is the xref of the REPO
 * record with the name of the repository.
 */
export const writeSource = (
  { title, author, publication, repository, callNumber, url, notes }: SourceValues,
  repositoryXref: string,
  version: GedcomVersion,
): readonly GedcomStructure[] => [
  textStructure("TITL", title.trim()),
  ...optionalText("AUTH", author),
  ...optionalText("PUBL", publication),
  ...writeHolding(repository === null ? null : repositoryXref, callNumber, version),
  ...optionalText("_URL", url),
  ...optionalVerbatim("NOTE", notes),
]

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
