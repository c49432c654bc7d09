import type { Lifecycle } from "../../lifecycle.ts"
import { type Name, nameWords } from "../../name.ts"
import { normalizeText } from "../../name-text/normalize-text.ts"
import { type ReadName, readNames } from "../structures/reading/read-name.ts"
import type { KeptNode } from "./kept-node.ts"
import type { KeptRecord } from "./kept-record.ts"
import { withoutTexts } from "./without-texts.ts"

/** The version of the readers that began to read how a name is written, and each of its surnames. */
const READ_SINCE = 5

/** Whether older readers read the lines, which may say more of their names. */
export const areNamesUnread = ({ readerVersion }: Pick<KeptRecord, "readerVersion">): boolean =>
  readerVersion < READ_SINCE

const isAsMade = ({ createdAt, updatedAt }: Pick<Lifecycle, "createdAt" | "updatedAt">): boolean =>
  createdAt.getTime() === updatedAt.getTime()

const wordsOf = (name: Name | ReadName): readonly string[] =>
  [name.prefix, name.givenName, name.surnamePrefix, name.surname, name.suffix].flatMap((part) =>
    part === null ? [] : normalizeText(part).split(" "),
  )

/** The name as the present readers read its lines. A name that was changed since it was made stays: an editor wrote it. */
export const nameWithUnread = (name: Name, read: ReadName): Name => {
  if (!isAsMade(name) || name.written !== null) return name
  if (wordsOf(name).join(" ") === wordsOf(read).join(" ") && name.surname === read.surname)
    return { ...name, written: read.written, language: read.language }
  const there = new Set(normalizeText(read.node.value.replaceAll("/", " ")).split(" "))
  for (const word of wordsOf(read)) there.add(word)
  return wordsOf(name).every((word) => there.has(word)) ? { ...name, ...nameWords(read) } : name
}

/** What the lines of a kept record say of the names that they became, by id. */
export const namesIn = (record: KeptNode): ReadonlyMap<string, ReadName> => {
  const links = new Map<number, string>()
  for (const node of record.children)
    for (const { line, link } of [node, ...node.children]) if (link !== null) links.set(line, link)
  const found = new Map<string, ReadName>()
  for (const read of readNames(record, withoutTexts)) {
    const link = links.get(read.node.line)
    if (link !== undefined && !found.has(link)) found.set(link, read)
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
