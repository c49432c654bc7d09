import { gedcomText } from "./gedcom-upload.ts"

/** How many records of each kind the father of a large file has. */
export interface LargeRecord {
  readonly names: number
  readonly events: number
  readonly children: number
  /** Citations of each of the first events. */
  readonly cited: number
}

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at)

/** Years from 1700 on, in an order that is not that of the file. */
const yearOf = (at: number, of: number): number => 1_700 + Math.floor((((at * 7) % of) * 40) / of)

const father = ({ names, events, cited }: LargeRecord): string =>
  [
    "0 @FATHER@ INDI",
    ...numbers(names).map((at) => `1 NAME Alias${at} /Large/`),
    "1 BIRT\n2 DATE 1650\n1 DEAT\n2 DATE 1745",
    ...numbers(events - 2).map(
      (at) => `1 OCCU Work ${at}\n2 DATE ${yearOf(at, events)}${at < cited ? `\n2 SOUR @S1@\n3 PAGE ${at}` : ""}`,
    ),
    "1 FAMS @F1@",
  ].join("\n")

const child = (at: number, of: number): string =>
  `0 @C${at}@ INDI\n1 NAME Child${at} /Large/\n1 BIRT\n2 DATE ${yearOf(at, of)}\n1 DEAT Y\n1 FAMC @F1@`

/** A file with one father of many names and events, and with many children of one couple. */
export const largeRecord = (size: LargeRecord): string =>
  gedcomText(
    [
      father(size),
      "0 @MOTHER@ INDI\n1 NAME Mother /Small/\n1 DEAT Y\n1 FAMS @F1@",
      ...numbers(size.children).map((at) => child(at, size.children)),
      "0 @F1@ FAM\n1 HUSB @FATHER@\n1 WIFE @MOTHER@",
      ...numbers(size.children).map((at) => `1 CHIL @C${at}@`),
      "0 @S1@ SOUR\n1 TITL Register",
    ].join("\n"),
  )
