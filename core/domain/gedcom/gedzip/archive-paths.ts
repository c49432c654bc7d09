import { GEDZIP_MEDIA, GEDZIP_TEXT } from "../structures/file-path.ts"
import { trimEndOf } from "../../trim.ts"

/** Gives files their paths in an archive, each its own on systems too that know no capitals. */
export interface ArchivePaths {
  /** The path that is wanted, if it is free, else one in the folder for media that is called much like `filename`, as every system can. */
  readonly give: (wanted: string | null, filename: string) => string
}

/** What other formats mean something by (7.0, chapter 4), and what our own files need. */
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
