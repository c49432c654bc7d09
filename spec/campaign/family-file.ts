import { randomBytes, randomUUID } from "node:crypto"
import { gedzipOf } from "../support/gedzip.ts"
import type { Bulk } from "./model.ts"

/** A file for an import, and what a tree has of it when the import is whole. */
export interface FamilyFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly filename: string
  readonly families: number
  readonly counts: Bulk
}

/** What is in a file beside its families. */
export interface FileContents {
  readonly families: number
  /** How many pictures come with the file; 0: a GEDCOM file alone. */
  readonly pictures: number
}

const person = (word: string, number: number, lines: readonly string[]): string =>
  [
    `0 @I${number}@ INDI`,
    `1 NAME ${word} ${number} /${word}/`,
    `1 _UID ${randomUUID()}`,
    `1 BIRT`,
    `2 DATE ${1600 + (number % 300)}`,
    `2 PLAC Town ${Math.floor(number / 3)} of ${word}`,
    ...lines,
  ].join("\n")

/** Families of three: husband, wife and child, each with a birth, and a marriage; the husband's birth is cited. */
export const familyFile = (word: string, { families, pictures }: FileContents): FamilyFile => {
  const records = ["0 HEAD\n1 GEDC\n2 VERS 5.5.1\n2 FORM LINEAGE-LINKED\n1 CHAR UTF-8"]
  for (let family = 0; family < families; family++) {
    const [husband, wife, child] = [3 * family, 3 * family + 1, 3 * family + 2]
    const picture = family < pictures ? [`1 OBJE @O${family}@`] : []
    records.push(
      person(word, husband, [`2 SOUR @S${family % 2}@`, "1 SEX M", `1 FAMS @F${family}@`, ...picture]),
      person(word, wife, ["1 SEX F", `1 FAMS @F${family}@`]),
      person(word, child, [`1 FAMC @F${family}@`]),
      `0 @F${family}@ FAM\n1 HUSB @I${husband}@\n1 WIFE @I${wife}@\n1 CHIL @I${child}@\n1 MARR\n2 DATE ${1620 + (husband % 300)}`,
    )
  }
  const names = Array.from({ length: pictures }, (_, number) => `${word}-${number}.bin`)
  records.push(
    ...names.map((name, number) => `0 @O${number}@ OBJE\n1 FILE ${name}\n2 FORM bin`),
    ...[0, 1].map((number) => `0 @S${number}@ SOUR\n1 TITL Register ${number} of ${word}`),
    "0 TRLR\n",
  )
  const text = records.join("\n")
  const archive = (): Buffer =>
    gedzipOf({ "gedcom.ged": text, ...Object.fromEntries(names.map((name) => [name, randomBytes(20_000)])) })
  return {
    bytes: Uint8Array.from(pictures === 0 ? Buffer.from(text) : archive()),
    filename: pictures === 0 ? "family.ged" : "family.gdz",
    families,
    counts: {
      persons: 3 * families,
      names: 3 * families,
      events: 4 * families,
      relationships: 3 * families,
      sources: 2,
      citations: families,
      media: pictures,
      // Each record but the last, which says nothing.
      kept_records: 4 * families + 3 + pictures,
    },
  }
}

/** The same file with an occupation for everybody. */
export const withOccupations = ({ bytes, ...file }: FamilyFile, word: string): FamilyFile => ({
  ...file,
  bytes: Uint8Array.from(Buffer.from(Buffer.from(bytes).toString().replaceAll("\n1 BIRT", `\n1 OCCU ${word}\n1 BIRT`))),
})
