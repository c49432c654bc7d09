import { isLongerThan } from "../../../codec/code-points.ts"
import { withoutControlCharacters } from "../../../codec/control-character.ts"
import type { GedcomNode } from "../lines/parser.ts"

/** The longest texts that the API takes, in code points. */
export const LONGEST = { line: 500, eventType: 64, url: 2_000, text: 1_048_576 } as const

/** Why the text of a row differs from the text of its structure. */
export type TextFault = "text_too_long" | "hidden_characters" | "control_characters"

/** Reports a structure with such a text. `most` is the length to which it is cut. */
export type ReportText = (structure: GedcomNode, fault: TextFault, most?: number) => void

/** The characters that are removed from file names: Cc, Zl, Zp and Bidi_Control (marks that change the direction of writing). */
const hidden = /[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/
const breaks = /[\t\n\r\v\f\x85\u2028\u2029]+/g
const everyHidden = new RegExp(hidden, "g")

/**
 * A name part or place as people see it: on one line, without hidden characters, and at most 500 code points long.
 * Null if nothing is left. The structure keeps its whole text for exports.
 */
export const shownText = (text: string | null, report: (fault: TextFault) => void): string | null => {
  if (text === null || (text.length <= LONGEST.line && !hidden.test(text))) return text
  const oneLine = text.replace(breaks, " ")
  const visible = withoutControlCharacters(oneLine).replace(everyHidden, "")
  if (visible !== oneLine) report("hidden_characters")
  const short = firstCodePoints(visible.trim(), LONGEST.line)
  if (short !== visible.trim()) report("text_too_long")
  return short.trim() || null
}

/** How long the text of a structure may be, and who hears that it was longer. */
interface Limit {
  readonly node: GedcomNode
  readonly most: number
  readonly reportText?: ReportText | undefined
}

/** A text as the API takes it: at most `most` code points. The structure keeps its whole text for exports. */
export const limitedText = <T extends string | null>(text: T, { node, most, reportText }: Limit): T | string => {
  if (text === null || !isLongerThan(text, most)) return text
  reportText?.(node, "text_too_long", most)
  return firstCodePoints(text, most)
}

/** A text as the API takes it on one line: with spaces for control characters, and at most `most` code points long. */
export const limitedLine = <T extends string | null>(
  text: T,
  { most = LONGEST.line, ...limit }: Omit<Limit, "most"> & Partial<Pick<Limit, "most">>,
): T | string => {
  const line = spaced(text)
  if (line !== text) limit.reportText?.(limit.node, "control_characters")
  return limitedText(line, { ...limit, most })
}

/** A text on one line, with spaces for control characters. Null stays null. */
export const spaced = <T extends string | null>(text: T): T | string =>
  text === null ? text : withoutControlCharacters(text)

/** The first characters of a text, as the API counts them. */
export const firstCharacters = (text: string | null, most: number): string | null =>
  text === null || !isLongerThan(text, most) ? text : firstCodePoints(text, most)

/** The first code points of a text. */
const firstCodePoints = (text: string, most: number): string => {
  let [count, end] = [0, 0]
  while (end < text.length && count < most) {
    end += text.codePointAt(end)! > 0xffff ? 2 : 1
    count++
  }
  return text.slice(0, end)
}
