import type { GedcomVersion } from "../../date/gedcom-words.ts"

/** The GEDCOM file of a GEDZIP (7.0, chapter 4). */
export const GEDZIP_TEXT = "gedcom.ged"

/** Where the folder of a GEDZIP is in which the files of media stand that no imported file has named. */
export const GEDZIP_MEDIA = "media"

/** Where a FILE says that its file is: at an address, beside the GEDCOM file under one of these paths, or elsewhere on somebody's machine. */
export type FilePlace =
  | { readonly at: "web" }
  | { readonly at: "elsewhere" }
  | { readonly at: "beside"; readonly paths: readonly [string, ...string[]] }

/**
 * What a FILE names (7.0, FilePath; 5.5.1, MULTIMEDIA_FILE_REFN). In 7.0 a path is a percent-encoded URI reference, in 5.5.1 what an operating system calls it;
 * as programs mix them up, the other reading is the second path. It leads nowhere above the folder of the GEDCOM file.
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

/** A path as a FILE of this version says it. */
export const filePayload = (path: string, version: GedcomVersion): string =>
  version === "7.0" ? path.toWellFormed().split("/").map(encodeURIComponent).join("/") : path
