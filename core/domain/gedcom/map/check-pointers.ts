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

/** What a record with this tag is about, for people. */
const nounOf = (tag: string): string => nouns.get(tag) ?? "of another kind"

const nouns: ReadonlyMap<string, string> = new Map([
  ["INDI", "a person"],
  ["FAM", "a family"],
  ["SOUR", "a source"],
  ["REPO", "a repository"],
  ["NOTE", "a note"],
  ["SNOTE", "a note"],
  ["OBJE", "a medium"],
])

/** What a structure with this tag links. */
const linkedBy = (tag: string): string => linked.get(tag) ?? nouns.get(meant.get(tag) ?? tag) ?? "a record"

const linked: ReadonlyMap<string, string> = new Map([
  ["HUSB", "a partner"],
  ["WIFE", "a partner"],
  ["CHIL", "a child"],
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
          lost: "link",
          message: `{who} {is} linked to ${linkedBy(tag)} that the file does not contain.`,
        })
    } else if (wanted !== undefined && record.tag !== wanted) {
      warn({
        line,
        code: "wrong_pointer",
        lost: "link",
        message: `{who} {is} linked to ${linkedBy(tag)}, but the linked record is ${nounOf(record.tag)}.`,
      })
    }
  }
