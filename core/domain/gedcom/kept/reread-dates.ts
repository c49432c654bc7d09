import type { GenealogicalDate } from "../../date/genealogical-date.ts"
import { sameOrders } from "../../date/number-order.ts"
import { isSameDate } from "../../date/parse-date.ts"
import { versionOf } from "../lines/parser.ts"
import { isDayFirstLanguage, primaryTagOf } from "../standard/day-order.ts"
import { hasReadDate, readAnyEvent } from "../structures/reading/read-event.ts"
import { grammarOf, type ReadContext } from "../structures/read-context.ts"
import type { KeptNode } from "./kept-node.ts"
import { withoutTexts } from "./without-texts.ts"

/** How the dates of a tree are read: the grammar, and the habits of those who wrote them. */
export type DateReading = Pick<ReadContext, "version" | "dateHabits">

/**
 * How the dates of the files with these HEAD records are read. A record may have lines of several files, so days come first
 * only if they do in the languages of all files, a language decides what words mean only if all files have it, and the stricter
 * grammar of 5.5.1 holds if any file has it.
 */
export const readingOf = (heads: readonly KeptNode[]): DateReading => ({
  version: heads.some((head) => grammarOf(versionOf(head)) === "5.5.1") ? "5.5.1" : "7.0",
  dateHabits: {
    orders: sameOrders(
      heads.length > 0 && heads.every((head) => isDayFirstLanguage(languageOf(head))) ? "day_first" : null,
    ),
    language: onlyOne(new Set(heads.map((head) => primaryTagOf(languageOf(head))))),
  },
})

const onlyOne = (languages: ReadonlySet<string | null>): string | null =>
  languages.size === 1 ? ([...languages][0] ?? null) : null

const languageOf = ({ children }: KeptNode): string | null => children.find(({ tag }) => tag === "LANG")?.value ?? null

/** The ids of the rows that the structures of this record became, the events among them. */
export const linkedRows = ({ children }: KeptNode): readonly string[] => children.flatMap(({ link }) => link ?? [])

/**
 * What this version reads in the lines of a kept record where an earlier one read only a phrase, by the id of the event.
 * `dateOf` is the date that the event has now. A date that somebody changed since the import is left alone, because
 * the line does not say it.
 */
export const rereadDates = (
  record: KeptNode,
  dateOf: (id: string) => GenealogicalDate | null,
  reading: DateReading,
): ReadonlyMap<string, GenealogicalDate> => {
  const read = new Map<string, GenealogicalDate>()
  for (const node of record.children) {
    if (node.link === null || read.has(node.link)) continue
    const now = dateOf(node.link)
    if (now?.qualifier !== "phrase" || !hasReadDate(node, now, reading.version)) continue
    const date = readAnyEvent(node, { ...withoutTexts, ...reading })?.date ?? null
    if (date !== null && !isSameDate(date, now)) read.set(node.link, date)
  }
  return read
}
