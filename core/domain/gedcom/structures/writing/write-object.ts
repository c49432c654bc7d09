import type { GedcomVersion } from "../../../date/gedcom-words.ts"
import { writeIdentifiers } from "./write-identifiers.ts"
import { fieldWriter } from "./field-writer.ts"
import { filePayload } from "../file-path.ts"
import type { GedcomFields } from "../gedcom-fields.ts"
import type { GedcomStructure } from "../../lines/parser.ts"
import { optionalText, textStructure } from "../structure.ts"

interface Target {
  readonly path: string
  readonly version: GedcomVersion
}

const writeFields = fieldWriter<GedcomFields<"media">, Target>({
  contentType: ({ contentType }, { path, version }) => [
    textStructure("FORM", version === "7.0" ? contentType : formatOf(path, contentType)),
  ],
  title: ({ title }) => optionalText("TITL", title),
  // They are beside FILE.
  identifiers: () => [],
})

/**
 * The OBJE record of a media object. The path of its file is relative to the GEDCOM file (5.5.1, MULTIMEDIA_RECORD;
 * 7.0, g7:record-OBJE).
 */
export const writeObject = (
  media: GedcomFields<"media">,
  xref: string,
  path: string,
  version: GedcomVersion,
): GedcomStructure => {
  const file = textStructure("FILE", filePayload(path, version), writeFields(media, { path, version }))
  return {
    ...textStructure("OBJE", "", [file, ...writeIdentifiers(media.identifiers, { record: "OBJE", version })]),
    xref,
  }
}

/** FORM of 5.5.1 (MULTIMEDIA_FORMAT): the file extension. */
const formatOf = (path: string, contentType: string): string =>
  (/\.([a-z0-9]{1,8})$/i.exec(path)?.[1] ?? contentType.replace(/^.*\//, "")).toLowerCase()
