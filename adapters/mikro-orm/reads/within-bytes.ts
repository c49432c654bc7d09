import type { Fields } from "../../../core/codec/fields.ts"
import { snakeCase } from "../../../core/codec/snake-case.ts"
import { textLength } from "../../../core/lib/text-length.ts"

/** The most bytes of long texts that the rows of a batch have before its last row: as many as a page of a list has. */
const MOST_BYTES = 8_388_608

/** The most bytes of one character in UTF-8. */
const BYTES_OF_CHARACTER = 4

/** The names of the fields that hold long texts, as a statement returns them below `group`. */
export const longTextsOf = (fields: Fields, group?: string): readonly string[] =>
  Object.entries(fields).flatMap(([name, { kind }]) =>
    kind === "optional text" || kind === "optional parts" ? [group === undefined ? name : `${group}.${name}`] : [],
  )

/**
 * The statement with fewer rows if their long texts are large: it ends after the row that passes the bound, so it has
 * at least one row. The length of a text is in the header of its value, so the texts of the rows left out are not read.
 */
export const withinBytes = (text: string, longTexts: readonly string[]): string =>
  cut(
    text,
    longTexts.map((name) => `q."${name}"`),
  )

/** The same for a statement that selects whole rows of a table, with these fields: each has its column there. */
export const rowsWithinBytes = (text: string, longTexts: readonly string[]): string =>
  cut(
    text,
    longTexts.map((name) => `q.${snakeCase(name.replace(/^record\./, ""))}`),
  )

const cut = (text: string, texts: readonly string[]): string => {
  if (texts.length === 0) return text
  const bytes = texts.map((name) => `coalesce(octet_length(${name}::text), 0)`).join(" + ")
  return `select w.* from (
    select q.*, sum(${bytes}) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (${text}) q
  ) w where coalesce(w."bytesBefore", 0) <= ${MOST_BYTES}`
}

/** Whether `withinBytes` may have left out rows after these. */
export const mayBeCut = (rows: readonly unknown[]): boolean => textLength(rows) * BYTES_OF_CHARACTER > MOST_BYTES
