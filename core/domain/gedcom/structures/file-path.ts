import type { GedcomVersion } from "../../date/gedcom-words.ts"

/** The name of the GEDCOM file in a GEDZIP (7.0, chapter 4). */
export const GEDZIP_TEXT = "gedcom.ged"

/** The folder of a GEDZIP for media files that no imported file has named. */
export const GEDZIP_MEDIA = "media"

/**
 * Where a FILE payload says that its file is: at a URL, under one of these paths relative to the GEDCOM file, or
 * elsewhere on a local disk.
 */
export type FilePlace =
  | { readonly at: "web" }
  | { readonly at: "elsewhere" }
  | { readonly at: "beside"; readonly paths: readonly [string, ...string[]] }

/**
 * The place that a FILE payload names (7.0, FilePath; 5.5.1, MULTIMEDIA_FILE_REFN). A path is a percent-encoded URI
 * reference in 7.0 and an operating-system path in 5.5.1. Programs mix them up, so the other reading is the second
 * path. No path leads above the folder of the GEDCOM file.
 */
export const filePlace = (payload: string, version: GedcomVersion): FilePlace => {
  const written = payload.trim()
  if (/^(?!file:)[a-z][a-z0-9+.-]+:\/\//i.test(written)) return { at: "web" }
  const plain = written.replaceAll("\\", "/")
  const readings = version === "7.0" ? [decoded(written), plain] : [plain, decoded(written)]
  const [first, ...others] = new Set(
    readings.flatMap((path) => (path === null ? [] : [withoutDots(path)])).filter(staysBeside),
  )
  return first === undefined ? { at: "elsewhere" } : { at: "beside", paths: [first, ...others] }
}

const decoded = (path: string): string | null => {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

const withoutDots = (path: string): string => path.replace(/^(?:\.\/)+/, "")

const staysBeside = (path: string): boolean =>
  !/^(?:file|[a-z]):|[\\\p{Cc}]/iu.test(path) &&
  path.split("/").every((part) => part !== "" && part !== "." && part !== "..")

/** A path as the FILE payload of a version. */
export const filePayload = (path: string, version: GedcomVersion): string =>
  version === "7.0" ? path.toWellFormed().split("/").map(encodeURIComponent).join("/") : path
