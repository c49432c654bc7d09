import { useAnswer } from "../api/cache.ts"
import { type Mention, namesOf } from "../api/changes.ts"
import type { Schemas } from "../api/client.ts"
import type { FieldOfRecord } from "../api/save.ts"
import { isForHome } from "../model/change.ts"
import { fieldInWords, type Speech, valueInWords } from "../records/in-words.ts"
import { useLanguage, useWords } from "../words/language.ts"
import { type HistoryWords, historyWords } from "./words.ts"
import { lookUp } from "../texts/look-up.ts"
import { recordWords } from "../records/words.ts"

type Conflict = Schemas["UndoConflict"]

/** The most conflicts that are listed one by one. */
const MOST = 8

const inWords = (conflict: Conflict, words: HistoryWords, speech: Speech, mentions: readonly Mention[]): string => {
  const { entity_type, entity_id, field, made, now, reason } = conflict
  const { conflict: say } = words
  if (reason === "account_deleted") return say.account_deleted
  const label = mentions.find(({ id }) => id === entity_id)?.label
  const record = label ?? lookUp(words.entities, entity_type) ?? entity_type
  if (isForHome(conflict)) return say.home({ who: record })
  if (reason === "attached") return say.attached({ what: record })
  const name = `${record}, ${fieldInWords(field, speech.words)}`
  if (reason === "deleted") return say.deleted({ field: name })
  const value = (one: unknown): string => {
    const text = valueInWords(field, one, { mentions }, speech)
    return text === null ? say.nothing : `“${text}”`
  }
  return say.changed({ field: name, now: value(now), made: value(made) })
}

/** What an undo sets back although it has changed since. */
export interface Overwrite {
  readonly fields: readonly FieldOfRecord[]
  /** The home person, who is taken away from the tree first; null if they are not concerned. */
  readonly home: string | null
}

interface ConflictsProps {
  readonly tree: string
  readonly conflicts: readonly Conflict[]
  readonly isRunning: boolean
  readonly onOverwrite: (overwrite: Overwrite) => void
  readonly onLeave: () => void
}

/** Why a change cannot be undone as it is, and the way to do it all the same where there is one. */
export const Conflicts = ({ tree, conflicts, isRunning, onOverwrite, onLeave }: ConflictsProps) => {
  const words = useWords(historyWords)
  const speech = { words: useWords(recordWords), language: useLanguage() }
  const persons = conflicts.flatMap(({ entity_type, entity_id }) => (entity_type === "person" ? [entity_id] : []))
  const mentions = useAnswer(persons.length === 0 ? null : namesOf(tree, [...new Set(persons)], [])).data ?? []
  const { conflict: say } = words
  const home = conflicts.find(isForHome)?.entity_id ?? null
  const changed = conflicts.filter(({ reason }) => reason === "changed")
  const mayOverwrite = conflicts.every((conflict) => conflict.reason === "changed" || isForHome(conflict))
  const isLater = conflicts.some(({ reason }) => reason === "attached") && !mayOverwrite
  return (
    <div class="conflicts" role="alert">
      <p>{say.title}</p>
      <ul>
        {conflicts.slice(0, MOST).map((conflict) => (
          <li key={`${conflict.entity_id} ${conflict.field}`}>{inWords(conflict, words, speech, mentions)}</li>
        ))}
        {conflicts.length > MOST ? <li>{say.more({ count: conflicts.length - MOST })}</li> : null}
      </ul>
      {mayOverwrite && changed.length > 0 ? <p class="small">{say.againHint}</p> : null}
      {mayOverwrite && home !== null ? <p class="small">{say.homeHint}</p> : null}
      {isLater ? <p class="small">{say.laterFirst}</p> : null}
      <p class="buttons">
        {mayOverwrite ? (
          <button
            type="button"
            class="button"
            aria-disabled={isRunning}
            onClick={() => onOverwrite({ fields: changed.map(({ entity_id, field }) => ({ entity_id, field })), home })}
          >
            {say.again}
          </button>
        ) : null}
        <button type="button" class="button is-plain" onClick={onLeave}>
          {say.leave}
        </button>
      </p>
    </div>
  )
}
