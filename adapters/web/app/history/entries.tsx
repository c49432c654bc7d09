import { useState } from "preact/hooks"
import { useAnswer } from "../api/cache.ts"
import { type Change, type ChangeEntry, entriesOfChange, type Mention, namesOf } from "../api/changes.ts"
import { placesOf } from "../api/trees.ts"
import { changedRecord, idsIn, nameOfRecord, withoutUnnamed } from "../model/change.ts"
import { Answered } from "../parts/answered.tsx"
import { BeforeAfter } from "../parts/before-after.tsx"
import { fieldsInWords, subjectOf } from "../records/in-words.ts"
import { useLanguage, useWords } from "../words/language.ts"
import { historyWords } from "./words.ts"
import { recordWords } from "../records/words.ts"
import { lookUp } from "../texts/look-up.ts"

interface EntriesProps {
  readonly tree: string
  readonly change: Change["id"]
  readonly cursor?: string | null
}

/** What a change did to each record, page by page. */
export const Entries = ({ tree, change, cursor = null }: EntriesProps) => {
  const words = useWords(historyWords)
  const answer = useAnswer(entriesOfChange(tree, change, cursor))
  const [isReached, setReached] = useState(false)
  return (
    <Answered answer={answer}>
      {({ items, next }) => (
        <>
          <Records tree={tree} entries={items} />
          {next === null || isReached ? null : (
            <p>
              <button type="button" class="button" onClick={() => setReached(true)}>
                {words.more}
              </button>
            </p>
          )}
          {next === null || !isReached ? null : <Entries tree={tree} change={change} cursor={next} />}
        </>
      )}
    </Answered>
  )
}

/** What the records of a change are called, by the fields that name them. */
const mentionsIn = (entries: readonly ChangeEntry[]): readonly Mention[] =>
  entries.flatMap(({ entity_id, before, after }) => {
    const label = nameOfRecord(after ?? before)
    return label === null ? [] : [{ id: entity_id, label }]
  })

const personFields = ["person_id", "from_person_id", "to_person_id", "home_person_id"]

/** The names of everything that the entries refer to, as far as they are known. */
const useMentions = (tree: string, entries: readonly ChangeEntry[]): readonly Mention[] => {
  const own = mentionsIn(entries)
  const known = new Set(own.map(({ id }) => id))
  const records = entries.map(({ entity_type, before, after }) => changedRecord(entity_type, before, after))
  const persons = idsIn(records, personFields, known)
  const sources = idsIn(records, ["source_id"], known)
  const hasPlaces = idsIn(records, ["place_id"], known).length > 0
  const named = useAnswer(persons.length + sources.length === 0 ? null : namesOf(tree, persons, sources)).data ?? []
  const places = useAnswer(hasPlaces ? placesOf(tree) : null).data ?? []
  return [...own, ...named, ...places.map(({ id, name }) => ({ id, label: name }))]
}

const statesOf = { create: "after", restore: "after", delete: "before", update: "both" } as const

const Records = ({ tree, entries }: { readonly tree: string; readonly entries: readonly ChangeEntry[] }) => {
  const words = useWords(historyWords)
  const mentions = useMentions(tree, entries)
  return (
    <ul class="change-records">
      {entries.map((entry) => (
        <ChangedEntry key={`${entry.entity_type} ${entry.entity_id}`} entry={entry} mentions={mentions} />
      ))}
      {entries.length === 0 ? <li class="soft">{words.nothing}</li> : null}
    </ul>
  )
}

interface ChangedEntryProps {
  readonly entry: ChangeEntry
  readonly mentions: readonly Mention[]
}

const ChangedEntry = ({ entry, mentions }: ChangedEntryProps) => {
  const words = useWords(historyWords)
  const speech = { words: useWords(recordWords), language: useLanguage() }
  const { entity_type: entity, entity_id } = entry
  const { fate, before, after } = changedRecord(entity, entry.before, entry.after)
  const label = mentions.find(({ id }) => id === entity_id)?.label ?? null
  const about = subjectOf({ entity, label, before, after, mentions }, speech)
  const what = words.of({ thing: lookUp(words.entities, entity) ?? entity, what: words.fates[fate] })
  const headline = about === "" ? what : `${what}: ${about}`
  const named = new Set(mentions.map(({ id }) => id))
  const shown = { before: withoutUnnamed(before, named), after: withoutUnnamed(after, named), mentions }
  const fields = fieldsInWords(shown, speech)
  return (
    <li>
      <p class="record-name">{headline}</p>
      {before === null && after === null ? <p class="soft">{words.blanked}</p> : null}
      {fields.length === 0 ? null : (
        <BeforeAfter fields={fields} states={statesOf[fate]} heads={words.heads} caption={headline} />
      )}
    </li>
  )
}
