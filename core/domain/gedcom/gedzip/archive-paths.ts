import { GEDZIP_MEDIA, GEDZIP_TEXT } from "../structures/file-path.ts"
import { trimEndOf } from "../../trim.ts"

/** Assigns paths to the files of an archive. All paths are different even on systems that ignore case. */
export interface ArchivePaths {
  /**
   * The wanted path if it is free; otherwise a path in the media folder, made from `filename` so that every system
   * accepts it.
   */
  readonly give: (wanted: string | null, filename: string) => string
}

/** Paths that have a meaning in other formats (7.0, chapter 4), and those that this service needs itself. */
const isReserved = (folded: string): boolean =>
  folded === GEDZIP_TEXT ||
  folded === GEDZIP_MEDIA ||
  folded === "manifest.mf" ||
  folded === "meta-inf" ||
  folded.startsWith("meta-inf/")

const longestPath = 1_000

export const archivePaths = (): ArchivePaths => {
  const given = new Set<string>()
  const numbers = new Map<string, number>()
  const take = (path: string): boolean => {
    const folded = fold(path)
    if (path.length > longestPath || isReserved(folded) || given.has(folded)) return false
    given.add(folded)
    return true
  }
  const give: ArchivePaths["give"] = (wanted, filename) => {
    if (wanted !== null && take(wanted)) return wanted
    const trimmed = trimEndOf(filename, ". ")
    const called = trimmed.replace(/[<>:"|?*]/g, "_") + (trimmed === filename ? "" : "_")
    const [, name = "", extension = ""] = /^(.*?)(\.[^.]{1,16})?$/su.exec(called) ?? []
    for (;;) {
      const number = (numbers.get(fold(called)) ?? 0) + 1
      numbers.set(fold(called), number)
      const path = `${GEDZIP_MEDIA}/${name}${number === 1 ? "" : `-${number}`}${extension}`
      if (take(path)) return path
    }
  }
  return { give }
}

const fold = (path: string): string => path.normalize("NFC").toLowerCase()
