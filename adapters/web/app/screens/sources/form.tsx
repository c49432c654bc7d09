import { useState } from "preact/hooks"
import { renew } from "../../api/cache.ts"
import type { Schemas } from "../../api/client.ts"
import { TextField } from "../../facts/text-field.tsx"
import { factWords } from "../../facts/words.ts"
import { BothRows } from "../../grow/both-versions.tsx"
import { FormButtons, useSaving } from "../../grow/saving.tsx"
import { useConflict } from "../../grow/conflict.ts"
import { changedIdentifiers, identifierLines } from "../../model/forms/identifiers.ts"
import { ProblemNote } from "../../parts/problems/problem-note.tsx"
import { useWords } from "../../words/language.ts"
import { type Source, sourceQuestion } from "../../api/sources.ts"
import { sourceWords } from "./words.ts"

const fields = ["title", "author", "publication", "repository", "call_number", "url", "notes"] as const

const texts = [...fields, "identifiers"] as const

type SourceText = Readonly<Record<(typeof texts)[number], string>>

const textOf = (source: Source | null): SourceText => {
  const text = (field: (typeof fields)[number]): string => source?.[field] ?? ""
  return {
    title: text("title"),
    author: text("author"),
    publication: text("publication"),
    repository: text("repository"),
    call_number: text("call_number"),
    url: text("url"),
    notes: text("notes"),
    identifiers: identifierLines(source?.identifiers),
  }
}

/** What a save sends: the fields that differ. An empty field is null. */
const dataOfText = (source: Source | null, is: SourceText): Schemas["SourceUpdate"] => {
  const was = textOf(source)
  const changed = (field: keyof SourceText) => was[field] !== is[field].trim()
  const orNull = Object.fromEntries(
    fields.filter((field) => field !== "title" && changed(field)).map((field) => [field, is[field].trim() || null]),
  )
  const identifiers = changedIdentifiers(was.identifiers, is.identifiers, source?.identifiers)
  return { ...orNull, ...identifiers, ...(changed("title") ? { title: is.title.trim() } : {}) }
}

interface SourceFormProps {
  readonly tree: string
  /** Null for a new source. */
  readonly source: Source | null
  readonly mayWrite: boolean
  readonly onCancel: () => void
  /** The id of the source; null if it is not in the tree yet. */
  readonly onSaved: (id: string | null) => void
}

/** Adds or changes a source. If somebody else has changed it meanwhile, both versions are shown. */
export const SourceForm = ({ tree, source, mayWrite, onCancel, onSaved }: SourceFormProps) => {
  const words = useWords(sourceWords)
  const { identifiersHint } = useWords(factWords)
  const [based, setBased] = useState(source)
  const [text, setText] = useState(() => textOf(source))
  const renewTree = (): Promise<void> => renew("tree", tree)
  const saving = useSaving({ tree, mayWrite, onDone: renewTree, onUndone: renewTree })

  const { theirs, problem } = useConflict(source === null ? null : sourceQuestion(tree, source.id), saving.problem)
  const save = async (from: Source | null): Promise<void> => {
    const data = dataOfText(from, text)
    const isNothing = Object.keys(data).length === 0
    const saved = await saving.run({
      operations: isNothing
        ? []
        : [
            from === null
              ? { op: "create", entity: "source", data: { ...data, title: text.title.trim() } }
              : { op: "update", entity: "source", id: from.id, data },
          ],
      summary: from === null ? words.summaryAdd({ title: text.title }) : words.summaryChange({ title: from.title }),
      ...(from === null || from.version === null || !mayWrite ? {} : { versions: { [from.id]: from.version } }),
    })
    if (saved !== undefined) onSaved(saved.kind === "saved" ? (saved.records[0]?.id ?? null) : null)
  }
  if (theirs !== null) {
    const other = textOf(theirs)
    return (
      <BothRows
        conflict={words.conflict}
        rows={texts.map((field) => [words.fields[field], text[field], other[field]])}
        onMine={() => {
          setBased(theirs)
          saving.forget()
          void save(theirs)
        }}
        onTheirs={() => {
          setBased(theirs)
          setText(other)
          saving.forget()
        }}
      />
    )
  }
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault()
        void save(based)
      }}
    >
      {fields.map((field) => (
        <TextField
          key={field}
          label={words.fields[field]}
          value={text[field]}
          isRequired={field === "title"}
          onChange={(value) => setText({ ...text, [field]: value })}
        />
      ))}
      <TextField
        label={words.fields.identifiers}
        value={text.identifiers}
        isLong
        hint={identifiersHint}
        onChange={(identifiers) => setText({ ...text, identifiers })}
      />
      <ProblemNote problem={problem} />
      <FormButtons mayWrite={mayWrite} isRunning={saving.isRunning} onCancel={onCancel} />
    </form>
  )
}
