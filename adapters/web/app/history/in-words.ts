import type { Change } from "../api/changes.ts"
import { importedFile, subjectOfChange } from "../model/change.ts"
import { fieldInWords, valueInWords } from "../records/in-words.ts"
import type { RecordWords } from "../records/words.ts"
import type { Language } from "../texts/languages.ts"
import { lookUp } from "../texts/look-up.ts"
import type { Detail } from "./details.ts"
import type { HistoryWords } from "./words.ts"

/** What an action is called: "Person changed". Null if there are no words for it. */
export const actionInWords = (action: string, { sentences, entities, verbs, of }: HistoryWords): string | null => {
  const sentence = lookUp(sentences, action)
  if (sentence !== undefined) return sentence
  const [entity = "", verb = ""] = action.split(".")
  const [thing, what] = [lookUp(entities, entity), lookUp(verbs, verb)]
  return thing === undefined || what === undefined ? null : of({ thing, what })
}

/** What is needed to say a change in words. */
export interface HistorySpeech {
  readonly words: HistoryWords
  /** The words of fields and values. */
  readonly records: RecordWords
  readonly language: Language
  /** The words for somebody without a name. */
  readonly someone: string
  /** The account that reads. */
  readonly reader: string | undefined
}

/** A change as far as its sentence says it. */
type SaidChange = Pick<Change, "action" | "actor" | "entry_count" | "reason" | "subject" | "summary">

/** The record that a change is about, such as "the birth of Karl Müller". */
const recordInWords = (
  { action, subject, summary }: Pick<Change, "action" | "subject" | "summary">,
  entity: string,
  { words, records }: HistorySpeech,
): string => {
  const name = subject?.name ?? ""
  const { event } = subjectOfChange(action, summary)
  if (entity === "event" && event !== null) {
    const type = lookUp(records.values, event) ?? event.replaceAll("_", " ")
    return lookUp(words.events, event)?.({ name }) ?? words.event({ type, name })
  }
  // The service joins the names of two people by the English word.
  const named = entity === "relationship" ? name.replace(" and ", words.between) : name
  const record = lookUp(words.records, entity) ?? words.record
  return typeof record === "string" ? record : record({ name: named })
}

/** The birth of a person, if a change of the person has changed nothing else; null otherwise. */
const onlyPart = (details: readonly Detail[]): "birth" | "death" | null => {
  const parts = new Set(details.map(({ path }) => /^(birth|death)\./.exec(path)?.[1] ?? null))
  const [part = null] = parts
  return parts.size === 1 && (part === "birth" || part === "death") ? part : null
}

/** The most fields that one sentence names. */
const MOST_FIELDS = 3
/** Longer values are in the details. */
const LONGEST = 60

/** The field that a record of this kind is mainly about: its value needs no name of the field. */
const mainField: Readonly<Record<string, string>> = { event: "date", source: "title", tree: "name", place: "name" }

/** A value within a sentence: a date as it is, anything else in quotation marks. Null if there is none, or too long. */
const quotedValue = (path: string, value: unknown, { words, records, language }: HistorySpeech): string | null => {
  if (path.endsWith("_id")) return null
  const text = valueInWords(path, value, { mentions: [] }, { words: records, language })
  if (text === null || text.length > LONGEST) return null
  return path.endsWith("date") ? text : words.quoted({ text })
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ""

const detailInWords = ({ path, before, after }: Detail, speech: HistorySpeech): string => {
  const { detail, firstLetters } = speech.words
  const name = fieldInWords(path, speech.records)
  const field = firstLetters === "small" ? name.charAt(0).toLocaleLowerCase(speech.language) + name.slice(1) : name
  const [from, to] = [quotedValue(path, before, speech), quotedValue(path, after, speech)]
  if (from !== null && to !== null) return detail.changed({ field, from, to })
  if (to !== null && isEmpty(before)) return detail.added({ field, to })
  return from !== null && isEmpty(after) ? detail.removed({ field, from }) : field
}

/** An update with the fields that it has written; null if they say nothing. */
const updateInWords = (change: SaidChange, details: readonly Detail[], speech: HistorySpeech): string | null => {
  const { words } = speech
  const entity = change.action.split(".")[0] ?? ""
  if (details.length === 0) return null
  const part = entity === "person" ? onlyPart(details) : null
  const name = change.subject?.name ?? ""
  const record = part === null ? recordInWords(change, entity, speech) : words.events[part]({ name })
  const shown = part === null ? details : details.map((one) => ({ ...one, path: one.path.slice(part.length + 1) }))
  if (shown.length > MOST_FIELDS) return words.changedFields({ what: record, count: shown.length })
  const [first] = shown
  if (first !== undefined && shown.length === 1 && first.path === mainField[first.entity]) {
    const [from, to] = [quotedValue(first.path, first.before, speech), quotedValue(first.path, first.after, speech)]
    if (from !== null && to !== null) return words.changedFromTo({ what: record, from, to })
  }
  return words.changedIn({ what: record, details: shown.map((detail) => detailInWords(detail, speech)).join(", ") })
}

/** What was done, without who did it: "changed the birth of Karl Müller". */
const deedInWords = (change: SaidChange, details: readonly Detail[], speech: HistorySpeech): string => {
  const { words } = speech
  const { action, reason, entry_count } = change
  const [entity = "", verb = ""] = action.split(".")
  const file = importedFile(action, reason)
  if (action === "gedcom.import") return words.importedRecords({ file: file ?? "", count: entry_count })
  const deed = lookUp(words.deeds, action)
  if (deed !== undefined) return deed
  const said = verb === "update" ? updateInWords(change, details, speech) : null
  return said ?? (lookUp(words.acts, verb) ?? words.act)({ what: recordInWords(change, entity, speech) })
}

/** So many records belong to one act on a person: the person, their name, facts and relationships. */
const RECORDS_OF_ONE = 8

/** Who made a change, and whether that is the reader. */
const makerOf = ({ actor }: SaidChange, { words, reader, someone }: HistorySpeech) => {
  const isReader = actor !== null && actor.id === reader
  return { who: isReader ? words.you : (actor?.display_name ?? someone), maker: isReader ? "reader" : "other" }
}

/**
 * A change in one sentence: "Anna changed the birth of Karl Müller from 1850 to 12 March 1850". A change of many
 * records says how many there are.
 */
export const changeInWords = (change: SaidChange, details: readonly Detail[], speech: HistorySpeech): string => {
  const { words } = speech
  const deed = deedInWords(change, details, speech)
  const isMany = change.entry_count > RECORDS_OF_ONE && change.action !== "gedcom.import"
  return words.sentence({
    ...makerOf(change, speech),
    deed: isMany ? words.andOthers({ deed, count: change.entry_count - 1 }) : deed,
  })
}

/** The undo of a change, with what it has undone. */
export const undoInWords = (
  undo: SaidChange,
  undone: SaidChange,
  details: readonly Detail[],
  speech: HistorySpeech,
): string => speech.words.undid({ ...makerOf(undo, speech), undone: changeInWords(undone, details, speech) })
