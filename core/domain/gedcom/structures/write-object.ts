import type { GedcomVersion } from "../../date/gedcom-words.ts"
import type { Media } from "../../media.ts"
import { filePayload } from "./file-path.ts"
import type { GedcomStructure } from "../lines/parser.ts"
import { optionalText, textStructure } from "./structure.ts"

/**
 * The OBJE record of a media object. The path of its file is relative to the GEDCOM file (5.5.1, MULTIMEDIA_RECORD;
 * 7.0, g7:record-OBJE).
 */
export const writeObject = (
  { title, contentType }: Pick<Media, "title" | "contentType">,
  xref: string,
  path: string,
  version: GedcomVersion,
): GedcomStructure => {
  const form = version === "7.0" ? contentType : formatOf(path, contentType)
  return {
    ...textStructure("OBJE", "", [
      textStructure("FILE", filePayload(path, version), [textStructure("FORM", form), ...optionalText("TITL", title)]),
    ]),
    xref,
  }
}

/** FORM of 5.5.1 (MULTIMEDIA_FORMAT): the file extension. */
const formatOf = (path: string, contentType: string): string =>
  (/\.([a-z0-9]{1,8})$/i.exec(path)?.[1] ?? contentType.replace(/^.*\//, "")).toLowerCase()
