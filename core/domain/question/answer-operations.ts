import type { GenealogicalDate } from "../date/genealogical-date.ts"
import type { Event } from "../event.ts"
import type { Person } from "../person.ts"
import type { JsonObject, Operation } from "../proposal/operation.ts"
import type { QuestionReply } from "./question.ts"

/** The records that an answer is about: the event of the question, and its first person. */
export interface AnswerSubject {
  readonly event: Pick<Event, "id" | "notes"> | null
  readonly person: Pick<Person, "id" | "notes"> | null
}

/** An answer with its date as the tree keeps it, and the day on which it was given. */
export interface GivenAnswer {
  readonly reply: QuestionReply
  readonly date: GenealogicalDate | null
  /** Such as `2026-11-25`, in UTC. */
  readonly day: string
}

const SOURCE = "$answer"
const NAME = "$name"

/**
 * The operations that an answer becomes. A date and a place change the event, a name becomes another name of the
 * person. What has no such record becomes a note of the person, of the event if the question shows no person, or of the
 * source if it shows a medium alone. The new source is cited for every record that the answer changes.
 */
export const answerOperations = ({ event, person }: AnswerSubject, answer: GivenAnswer): readonly Operation[] => {
  const { reply, date, day } = answer
  const name = person === null ? null : (reply.name ?? null)
  const facts = event === null ? {} : eventFacts(answer)
  const note = [
    reply.text ?? null,
    labelled("Date", event === null ? (date?.display ?? null) : null),
    labelled("Place", event === null ? (reply.place ?? null) : null),
    labelled("Name", person === null ? (reply.name ?? null) : null),
  ].filter((line) => line !== null)
  const title = `${reply.fromName}, answer of ${day}`
  const noted = note.length === 0 ? null : `${title}:\n${note.join("\n")}`
  const eventData: JsonObject = {
    ...facts,
    ...(noted !== null && person === null ? { notes: withNote(event?.notes ?? null, noted) } : {}),
  }
  // A question about a medium alone has no record for the answer but its source.
  const sourceNotes: JsonObject = noted !== null && person === null && event === null ? { notes: note.join("\n") } : {}
  const changesEvent = event !== null && Object.keys(eventData).length > 0
  const changesPerson = person !== null && noted !== null
  return [
    { op: "create", entity: "source", ref: "answer", data: { title, ...sourceNotes } },
    ...(changesEvent ? [update("event", event.id, eventData), cite({ event_id: event.id })] : []),
    ...(person !== null && name !== null ? [addName(person.id, name), cite({ name_id: NAME })] : []),
    ...(changesPerson
      ? [update("person", person.id, { notes: withNote(person.notes, noted) }), cite({ person_id: person.id })]
      : []),
  ]
}

const labelled = (label: string, value: string | null): string | null => (value === null ? null : `${label}: ${value}`)

const withNote = (before: string | null, note: string): string => (before === null ? note : `${before}\n\n${note}`)

const eventFacts = ({ reply: { place = null }, date }: GivenAnswer): JsonObject => ({
  ...(date === null ? {} : { date: dateData(date) }),
  ...(place === null ? {} : { place }),
})

const dateData = ({ qualifier, calendar, day, month, year, phrase, ...to }: GenealogicalDate): JsonObject => ({
  ...{ qualifier, calendar, day, month, year, phrase },
  ...{ to_day: to.toDay, to_month: to.toMonth, to_year: to.toYear },
})

const update = (entity: "event" | "person", id: string, data: JsonObject): Operation => ({
  op: "update",
  entity,
  id,
  data,
})

const addName = (personId: string, name: string): Operation => ({
  op: "create",
  entity: "name",
  ref: "name",
  data: { person_id: personId, name_type: "other", given_name: name },
})

const cite = (target: JsonObject): Operation => ({
  op: "create",
  entity: "citation",
  data: { source_id: SOURCE, ...target },
})
