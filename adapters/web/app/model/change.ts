/** What the history of a tree says of a change, as far as it follows from the record itself. */

import { changedFields, type Fields } from "./proposal.ts"

/** What a change was about, out of its English summary. */
export interface Subject {
  /** The type of an event, such as `birth`. Null for other records. */
  readonly event: string | null
  /** The names of persons, or the title of another record. Empty if the summary names none. */
  readonly names: readonly string[]
}

const aboutPerson = /^(?:Added|Changed|Deleted|Restored|Removed for good|Merged a record into) (.+)$/
const beforeNames = / (?:of|between|the member) (?!(?:an?|the) )/
const inSmallLetters = /^[a-z ]+$/

const namesIn = (text: string): readonly string[] => (text === "" ? [] : text.split(" and "))

/** What is after the first such words; nothing if they are not there. */
const after = (text: string, words: string): string => {
  const at = text.indexOf(words)
  return at < 0 ? "" : text.slice(at + words.length)
}

/** The text in quotation marks at the end. */
const titleIn = (summary: string): string => (summary.endsWith("”") ? after(summary, "“").slice(0, -1) : "")

const namesAtTheEnd = (summary: string): readonly string[] => {
  const found = beforeNames.exec(summary)
  return found === null ? [] : namesIn(summary.slice(found.index + found[0].length))
}

/** What a change was about. The service writes its summaries by a few patterns, in English. */
export const subjectOfChange = (action: string, summary: string): Subject => {
  const [entity] = action.split(".")
  const title = titleIn(summary)
  if (title !== "") return { event: null, names: [title] }
  if (entity === "person") {
    const name = aboutPerson.exec(summary)?.[1]
    return { event: null, names: name === undefined || name === "a person" ? [] : [name] }
  }
  if (entity === "event") {
    const event = after(summary, " the ")
    const [type = ""] = event.split(" of ", 1)
    if (inSmallLetters.test(type)) return { event: type.replaceAll(" ", "_"), names: namesIn(after(event, " of ")) }
  }
  return { event: null, names: namesAtTheEnd(summary) }
}

const gedcomName = /\.(?:ged|gdz|zip)$/i

/** The name of the file that a change imported, which the app gives as its reason. Null for other changes. */
export const importedFile = (action: string, reason: string | null): string | null =>
  action === "gedcom.import" && reason !== null && gedcomName.test(reason) ? reason : null

/** What became of a record in a change. */
export type Fate = "create" | "update" | "delete" | "restore"

/** A record in a change: what became of it, and its fields before and after. */
export interface ChangedRecord {
  readonly fate: Fate
  readonly before: Fields | null
  readonly after: Fields | null
}

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const isDeleted = (state: Fields | null): boolean => typeof state?.["deleted_at"] === "string"

/** These say nothing to a reader, or repeat what other fields and records say. */
const technical = new Set([
  "id",
  "tree_id",
  "version",
  "created_at",
  "updated_at",
  "file_changed_at",
  "deleted_at",
  "display_name",
  "birth_year",
  "death_year",
  "asserted",
  "owner_id",
  "user_id",
])

/** The names of a person are records of their own. */
const inNames = new Set(["given_name", "surname"])

const plain = (entity: string, state: unknown): Fields | null =>
  isFields(state)
    ? Object.fromEntries(
        Object.entries(state).filter(([name]) => !technical.has(name) && !(entity === "person" && inNames.has(name))),
      )
    : null

/** What a change did to a record, without fields that only programs need. */
export const changedRecord = (entity: string, before: unknown, after: unknown): ChangedRecord => {
  const [old, fresh] = [isFields(before) ? before : null, isFields(after) ? after : null]
  const [was, is] = [plain(entity, old), plain(entity, fresh)]
  if (old === null || (isDeleted(old) && !isDeleted(fresh)))
    return { fate: old === null ? "create" : "restore", before: null, after: is }
  if (fresh === null || (isDeleted(fresh) && !isDeleted(old))) return { fate: "delete", before: was, after: null }
  return { fate: "update", before: was, after: is }
}

/** The ids in the fields of records that end with one of these names, without those that are known. */
export const idsIn = (
  records: readonly ChangedRecord[],
  names: readonly string[],
  known: ReadonlySet<string>,
): readonly string[] => {
  const found = records.flatMap((record) =>
    changedFields(record).flatMap(({ path, before, after }) => (names.includes(path) ? [before, after] : [])),
  )
  const kept = records.flatMap(({ after, before }) => names.map((name) => (after ?? before)?.[name]))
  return [...new Set([...found, ...kept])].filter((id): id is string => typeof id === "string" && !known.has(id))
}

/** The name of a record by the fields that hold one; null if it has none. */
export const nameOfRecord = (state: unknown): string | null => {
  if (!isFields(state)) return null
  const names = ["display_name", "title", "name"].map((field) => state[field])
  return names.find((name): name is string => typeof name === "string" && name !== "") ?? null
}

/** The fields without references to records that have no name here: an id says nothing to a reader. */
export const withoutUnnamed = (state: Fields | null, named: ReadonlySet<string>): Fields | null =>
  state === null
    ? null
    : Object.fromEntries(
        Object.entries(state).filter(
          ([name, value]) => !name.endsWith("_id") || (typeof value === "string" && named.has(value)),
        ),
      )

/** The service refuses to undo these: a tree begins and ends by other ways, and what is purged is gone. */
const final = /^(?:tree\.(?:create|import|delete|restore|purge)|invitation\.mail|.+\.purge)$/

/** Whether the service may undo an action. */
export const mayBeUndone = (action: string): boolean => !final.test(action)

/** Whether an undo is refused for nothing else than that the person became the home person of the tree since. */
export const isForHome = ({ reason, now }: { readonly reason: string; readonly now: unknown }): boolean =>
  reason === "attached" &&
  Array.isArray(now) &&
  now.length > 0 &&
  now.every((one) => isFields(one) && one["entity_type"] === "tree")

/** The parts of a list, each with the items that have the same key one after another. */
export const grouped = <T>(items: readonly T[], keyOf: (item: T) => string): readonly (readonly [string, T[]])[] => {
  const groups: [string, T[]][] = []
  for (const item of items) {
    const key = keyOf(item)
    const last = groups.at(-1)
    if (last !== undefined && last[0] === key) last[1].push(item)
    else groups.push([key, [item]])
  }
  return groups
}
