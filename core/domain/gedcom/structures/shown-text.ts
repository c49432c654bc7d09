import type { GedcomNode } from "../lines/parser.ts"

/** The longest name part or place that the API takes, in code points. */
const longestText = 500

/** Why the text of a row differs from the text of its structure. */
export type TextFault = "text_too_long" | "hidden_characters"

/** Reports a structure with such a text. */
export type ReportText = (structure: GedcomNode, fault: TextFault) => void

/** The characters that are removed from file names: Cc, Zl, Zp and Bidi_Control (marks that change the direction of writing). */
const hidden = /[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/
const breaks = /[\t\n\r\v\f\x85\u2028\u2029]+/g
const everyHidden = new RegExp(hidden, "g")

/**
 * A name part or place as people see it: on one line, without hidden characters, and at most 500 code points long.
 * Null if nothing is left. The structure keeps its whole text for exports.
 */
export const shownText = (text: string | null, report: (fault: TextFault) => void): string | null => {
  if (text === null || (text.length <= longestText && !hidden.test(text))) return text
  const oneLine = text.replace(breaks, " ")
  const visible = oneLine.replace(everyHidden, "")
  if (visible !== oneLine) report("hidden_characters")
  const short = firstCodePoints(visible.trim())
  if (short !== visible.trim()) report("text_too_long")
  return short.trim() || null
}

/** The first 500 code points of a text. */
const firstCodePoints = (text: string): string => {
  let [count, end] = [0, 0]
  while (end < text.length && count < longestText) {
    end += text.codePointAt(end)! > 0xffff ? 2 : 1
    count++
  }
  return text.slice(0, end)
}
