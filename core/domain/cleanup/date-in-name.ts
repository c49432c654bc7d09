/** A text without the dates in it. */
export interface Undated {
  /** What is left, tidied; null when nothing is. */
  readonly rest: string | null
  /** Whether what is left can only be the name. */
  readonly isCertain: boolean
}

const month =
  "(?:jan(?:uary|uar)?|jänner|feb(?:ruary|ruar)?|mar(?:ch)?|märz?|mrz|apr(?:il)?|may|mai|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?)\\.?"
/** Months whose names nobody bears: behind a given name, June 1850 is more likely a June who was born in 1850. */
const onlyMonth =
  "(?:january|januar|jänner|feb(?:ruary|ruar)?|march|märz|mrz|july|juli|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?)\\.?"
const day = "\\d{1,2}(?:st|nd|rd|th|\\.)?"
const marker =
  "(?:\\*|†|\\+|~|born|geboren|geb\\.?|b\\.?|died|gestorben|gest\\.?|d\\.?|c\\.?|ca\\.?|circa|about|abt\\.?|um|vor|nach|before|bef\\.?|after|aft\\.?|est\\.?|bapt\\.?|get\\.?|chr\\.?)"

/** Dates with what tells of them (born, about, from … to), where a year has this form. */
const datesWith = (plainYear: string): string => {
  const year = `${plainYear}(?:/\\d{1,4})?(?:s|er)?\\??`
  const date = [
    `${day}\\s*${month}\\s+${year}`,
    `${month}\\s+${day},?\\s+${year}`,
    `${onlyMonth}\\s+${year}`,
    `\\d{1,2}[./-]\\d{1,2}[./-]${year}`,
    `${plainYear}-\\d{1,2}-\\d{1,2}`,
    year,
  ].join("|")
  const dated = `(?:${marker}\\s*)*(?:${date})`
  return `(?:[-–—]\\s*)?${dated}(?:\\s*(?:[-–—/,;]|to|bis|or|oder)?\\s*${dated})*(?:\\s*[-–—]\\s*\\??)?`
}

/** In brackets a year may have three digits (870–930); elsewhere only what can hardly be another number is one. */
const BRACKETED = new RegExp(`[(\\[{]\\s*${datesWith("\\d{3,4}")}\\s*[)\\]}]`, "giu")
const FREE = new RegExp(`(?<![\\p{L}\\d])${datesWith("(?:1\\d{3}|20\\d{2})")}(?![\\p{L}\\d])`, "giu")

/** What is left of a phrase about a date or a place. */
const LEFT_OVER = /[\d()[\]{}?]|(?:^|\s)(?:in|at|on|am|im|zu|or|oder|from|between|zwischen|and|und)(?:\s|$)/iu

/** The text without its dates; null when there are none. */
export const withoutDates = (text: string): Undated | null => {
  const undated = text.replace(BRACKETED, " ").replace(FREE, " ")
  if (undated === text) return null
  const rest = undated
    .replace(/\s+/g, " ")
    .replace(/\s+(?=[,;])/g, "")
    .replace(/^[\s,;/*†+~–—-]+|[\s,;/*†+~–—-]+$/gu, "")
  return { rest: rest === "" ? null : rest, isCertain: !LEFT_OVER.test(rest) }
}
