import type { FileIndex } from "../import/file-index.ts"
import type { Warn } from "../warning.ts"

/** The kind of record that pointers of these tags must refer to. */
const meant: ReadonlyMap<string, string> = new Map([
  ["HUSB", "INDI"],
  ["WIFE", "INDI"],
  ["CHIL", "INDI"],
  ["FAMC", "FAM"],
  ["FAMS", "FAM"],
  ["SOUR", "SOUR"],
  ["REPO", "REPO"],
])

/**
 * Warns of pointers to a missing record, or to a record of another kind. `@VOID@` (7.0) deliberately points to
 * nothing.
 */
export const pointerCheck =
  ({ recordOf }: FileIndex, warn: Warn) =>
  (tag: string, pointer: string, line: number): void => {
    const record = recordOf(pointer)
    const wanted = meant.get(tag)
    if (record === null) {
      if (pointer !== "@VOID@")
        warn({
          line,
          code: "dangling_pointer",
          message: `${tag} points to ${pointer}, which is not a record of this file.`,
        })
    } else if (wanted !== undefined && record.tag !== wanted) {
      warn({
        line,
        code: "wrong_pointer",
        message: `${tag} points to ${pointer}, which is a ${record.tag} record and not ${wanted}.`,
      })
    }
  }
