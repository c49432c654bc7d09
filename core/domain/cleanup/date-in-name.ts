import { trimOf } from "../trim.ts"
import { datesIn } from "./dates-in-text.ts"

/** A text without its dates. */
export interface Undated {
  /** The remaining text, trimmed; null if nothing remains. */
  readonly rest: string | null
  /** Whether the remaining text can only be the name. */
  readonly isCertain: boolean
}

/** The rest of a phrase about a date or a place. */
const LEFT_OVER = /[\d()[\]{}?]|(?:^|\s)(?:in|at|on|am|im|zu|or|oder|from|between|zwischen|and|und)(?:\s|$)/iu

/** The text with a blank in place of each of these spans, which are ordered and do not overlap. */
const without = (text: string, spans: readonly (readonly [start: number, end: number])[]): string => {
  let rest = ""
  let from = 0
  for (const [start, end] of spans) {
    rest += `${text.slice(from, start)} `
    from = end
  }
  return rest + text.slice(from)
}

/** The text without its dates; null if it has none. Takes time linear in the length. */
export const withoutDates = (text: string): Undated | null => {
  const unbracketed = without(text, datesIn(text, "in brackets"))
  const undated = without(unbracketed, datesIn(unbracketed, "anywhere"))
  if (undated === text) return null
  const rest = trimOf(undated.replace(/\s+/g, " ").replace(/ (?=[,;])/g, ""), " ,;/*†+~–—-")
  return { rest: rest === "" ? null : rest, isCertain: !LEFT_OVER.test(rest) }
}
