import type { WrittenDate } from "../model/date-words.ts"
import { addressInWords } from "../model/address.ts"
import { dateInWords } from "../model/date-words.ts"
import type { Qualifier } from "../model/qualifiers.ts"
import { changedFields, type Fields, type Step } from "../model/proposal.ts"
import type { FieldChange } from "../parts/before-after.tsx"
import type { Language } from "../texts/languages.ts"
import { lookUp } from "../texts/look-up.ts"
import type { RecordWords } from "./words.ts"

const qualifiers: readonly Qualifier[] = [
  "exact",
  "about",
  "calculated",
  "estimated",
  "before",
  "after",
  "between",
  "from",
  "to",
  "from_to",
  "interpreted",
  "phrase",
]
const calendars = ["gregorian", "julian", "hebrew", "french_republican"] as const

/** The values of these fields are words of the service, which the app translates. */
const chosen = /(?:^|\.)(?:about|gender|privacy|type|name_type|qualifier|role|visibility)$/

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const numberIn = (fields: Fields, name: string): number | null => {
  const value = fields[name]
  return typeof value === "number" ? value : null
}

const textIn = (fields: Fields, name: string): string | null => {
  const value = fields[name]
  return typeof value === "string" ? value : null
}

const dateOf = (fields: Fields): WrittenDate & { readonly display?: string } => {
  const display = textIn(fields, "display")
  return {
    qualifier: qualifiers.find((one) => one === fields["qualifier"]) ?? "exact",
    calendar: calendars.find((one) => one === fields["calendar"]) ?? "gregorian",
    day: numberIn(fields, "day"),
    month: numberIn(fields, "month"),
    year: numberIn(fields, "year"),
    to_day: numberIn(fields, "to_day"),
    to_month: numberIn(fields, "to_month"),
    to_year: numberIn(fields, "to_year"),
    phrase: textIn(fields, "phrase"),
    ...(display === null ? {} : { display }),
  }
}

/** What is needed to say a record in words. */
export interface Speech {
  readonly words: RecordWords
  readonly language: Language
}

const nameIn = (fields: Fields): string =>
  [textIn(fields, "given_name"), textIn(fields, "surname")].filter((part) => part !== null).join(" ")

/** An identifier with its type, or a field of a template with its name; null for anything else. */
const namedValueIn = (fields: Fields): string | null => {
  const [type, value] = [textIn(fields, "type") ?? textIn(fields, "name"), textIn(fields, "value")]
  return type === null || value === null ? null : `${type} ${value}`
}

/** A record before and after, with the names of the records that it refers to. */
export type Stated = Pick<Step, "before" | "after" | "mentions">

/** A value of a field in words; null if there is none. */
export const valueInWords = (
  path: string,
  value: unknown,
  step: Pick<Step, "mentions">,
  speech: Speech,
): string | null => {
  const { words, language } = speech
  if (value === null || value === undefined || value === "") return null
  if (typeof value === "boolean") return value ? words.yes : words.no
  if (typeof value === "number") return String(value)
  if (typeof value === "string") {
    if (path.endsWith("_id")) return step.mentions.find(({ id }) => id === value)?.label ?? value
    return chosen.test(path) ? (lookUp(words.values, value) ?? value) : value
  }
  if (Array.isArray(value))
    return value
      .map((one) => (isFields(one) ? (textIn(one, "written") ?? namedValueIn(one) ?? nameIn(one)) : String(one)))
      .join(", ")
  if (!isFields(value)) return null
  if (/(?:^|\.)address$/.test(path)) return addressInWords(value)
  if (/(?:^|\.)coordinates$/.test(path)) return `${String(value["latitude"])}, ${String(value["longitude"])}`
  return /(?:^|\.)date$/.test(path) ? dateInWords(dateOf(value), language) : nameIn(value)
}

/** What a field is called. */
export const fieldInWords = (path: string, { fields }: RecordWords): string =>
  lookUp(fields, path) ?? path.replaceAll(/[_.]/g, " ")

/** What an operation changes, field by field, in the language of the reader. */
export const fieldsInWords = (step: Stated, speech: Speech): readonly FieldChange[] =>
  changedFields(step).map(({ path, before, after }) => ({
    name: fieldInWords(path, speech.words),
    before: valueInWords(path, before, step, speech),
    after: valueInWords(path, after, step, speech),
  }))

/** A record, and what is needed to say which one it is. */
interface Subject extends Stated {
  readonly entity: string
  readonly label: string | null
}

/** Which record it is: "Anna Darwin", or "birth, Anna Darwin". */
export const subjectOf = ({ entity, label, before, after, mentions }: Subject, { words }: Speech): string => {
  const record = before ?? after ?? {}
  const isTyped = entity === "event" || entity === "relationship"
  if (!isTyped && label !== null) return label
  const kind = isTyped ? (textIn(record, "type") ?? "") : ""
  const names = ["person_id", "from_person_id", "to_person_id"].flatMap((name) => {
    const id = textIn(record, name)
    const mention = mentions.find((one) => one.id === id)
    return mention === undefined ? [] : [mention.label]
  })
  return [lookUp(words.values, kind) ?? kind.replaceAll("_", " "), names.join(" – ")]
    .filter((part) => part !== "")
    .join(", ")
}
