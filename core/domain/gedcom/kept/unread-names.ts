import type { Lifecycle } from "../../lifecycle.ts"
import { type Name, nameWords } from "../../name.ts"
import { normalizeText } from "../../name-text/normalize-text.ts"
import { type ReadName, readNames } from "../structures/reading/read-name.ts"
import type { KeptNode } from "./kept-node.ts"
import type { KeptRecord } from "./kept-record.ts"
import { withoutTexts } from "./without-texts.ts"

/** The version of the readers that began to read how a name is written, and each of its surnames. */
const WORDS_SINCE = 5

/** The version of the readers that began to read the forms of a name. */
const FORMS_SINCE = 6

/** Whether older readers read the lines, which may say more of their names. */
export const areNamesUnread = ({ readerVersion }: Pick<KeptRecord, "readerVersion">): boolean =>
  readerVersion < FORMS_SINCE

const isAsMade = ({ createdAt, updatedAt }: Pick<Lifecycle, "createdAt" | "updatedAt">): boolean =>
  createdAt.getTime() === updatedAt.getTime()

const wordsOf = (name: Name | ReadName): readonly string[] =>
  [name.prefix, name.givenName, name.surnamePrefix, name.surname, name.suffix].flatMap((part) =>
    part === null ? [] : normalizeText(part).split(" "),
  )

/** What the present readers read of a name, and the version of the readers that made its row. */
export interface Reread {
  readonly read: ReadName
  readonly readerVersion: number
}

/**
 * The name as the present readers read its lines. A name that was changed since it was made stays: an editor wrote it. A name of other
 * words than the lines have gets no forms of them.
 */
export const nameWithUnread = (before: Name, { read, readerVersion }: Reread): Name => {
  const name = readerVersion < WORDS_SINCE ? withUnreadWords(before, read) : before
  const isAsRead = wordsOf(name).join(" ") === wordsOf(read).join(" ")
  return name.forms.length > 0 || read.forms.length === 0 || !isAsRead ? name : { ...name, forms: read.forms }
}

const withUnreadWords = (name: Name, read: ReadName): Name => {
  if (!isAsMade(name) || name.written !== null) return name
  if (wordsOf(name).join(" ") === wordsOf(read).join(" ") && name.surname === read.surname)
    return { ...name, written: read.written, language: read.language }
  const there = new Set(normalizeText(read.node.value.replaceAll("/", " ")).split(" "))
  for (const word of wordsOf(read)) there.add(word)
  return wordsOf(name).every((word) => there.has(word)) ? { ...name, ...nameWords(read) } : name
}

/** What the lines of a kept record say of the names that they became, by id. */
export const namesIn = (record: KeptNode): ReadonlyMap<string, Reread> => {
  const links = new Map<number, string>()
  for (const node of record.children)
    for (const { line, link } of [node, ...node.children]) if (link !== null) links.set(line, link)
  const { readerVersion } = record
  const found = new Map<string, Reread>()
  for (const read of readNames(record, withoutTexts)) {
    const link = links.get(read.node.line)
    if (link !== undefined && !found.has(link)) found.set(link, { read, readerVersion })
  }
  return found
}

/** Names with what the lines of these kept records say of them, where older readers read the lines. */
export const allWithUnreadNames = (names: readonly Name[], records: readonly KeptNode[]): readonly Name[] => {
  const unread = records.filter((record) => record.tag === "INDI" && areNamesUnread(record))
  if (unread.length === 0) return names
  const said = new Map(unread.flatMap((record) => [...namesIn(record)]))
  return names.map((name) => {
    const read = said.get(name.id)
    return read === undefined ? name : nameWithUnread(name, read)
  })
}
