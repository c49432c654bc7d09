import { Evidence, Mark } from "../life/life.tsx"
import { LeftOut } from "../life/left-out.tsx"
import type { AllFacts } from "../life/more.ts"
import { personWords } from "../life/words.ts"
import { shownName } from "../model/forms/name-edit.ts"
import { lazily } from "../parts/lazily.ts"
import { useLanguage, useWords } from "../words/language.ts"
import type { Language } from "../texts/languages.ts"
import { DeletedNames } from "./deleted-names.tsx"
import { EvidencePlace } from "./evidence-place.tsx"
import { AddInPlace, InPlace } from "./in-place.tsx"
import { factWords } from "./words.ts"

const NameForm = lazily(() => import("./name-form.tsx"))

/** What a language is called in the language of the reader; its tag if the browser does not know it. */
const nameOfLanguage = (tag: string, language: Language): string => {
  try {
    return new Intl.DisplayNames(language, { type: "language" }).of(tag) ?? tag
  } catch {
    return tag
  }
}

interface NamesProps {
  readonly all: AllFacts
  readonly name: string
  readonly withEvidence: boolean
  /** Whether a save is applied at once; null for readers who may not even suggest one. */
  readonly mayWrite: boolean | null
}

/** The names of a person. Each is changed where it is, and further ones are added below. */
export const Names = ({ all, name: personName, withEvidence, mayWrite }: NamesProps) => {
  const words = useWords(personWords)
  const language = useLanguage()
  const languageOf = (tag: string): string => nameOfLanguage(tag, language)
  const { change, addName } = useWords(factWords)
  const { person, names, citations, sources } = all.facts
  if (person.visibility === "redacted" || (names.length < 2 && mayWrite === null)) return null
  const form = { tree: person.tree_id, person: person.id, personName, mayWrite: mayWrite === true }
  const added = `new name of ${person.id}`
  const row = (name: (typeof names)[number]) => {
    const cited = citations.filter((one) => one.name_id === name.id)
    const shown = (
      <>
        <span class="fact-name">
          {withEvidence ? <Mark citations={cited} /> : null}
          <span>{words.nameTypes[name.name_type] ?? name.name_type}</span>
        </span>
        <div>
          <span lang={name.language ?? undefined}>{shownName(name)}</span>
          {name.language === null ? null : <span class="fact-place">{languageOf(name.language)}</span>}
          {name.forms.map(({ written, language }) => (
            <span key={written} class="small" lang={language ?? undefined}>
              {` ${written}`}
            </span>
          ))}
          {mayWrite === null ? <Evidence citations={cited} sources={sources} of={shownName(name)} /> : null}
        </div>
      </>
    )
    if (mayWrite === null)
      return (
        <li key={name.id} class="fact">
          {shown}
        </li>
      )
    return (
      <InPlace
        key={name.id}
        draft={`name ${name.id}`}
        label={change({ what: shownName(name) })}
        form={(close) => (
          <NameForm
            {...form}
            draft={`name ${name.id}`}
            name={name}
            isOnly={names.length < 2}
            citations={cited.length}
            onClose={close}
          />
        )}
      >
        {shown}
        <EvidencePlace
          facts={all.facts}
          of={{ name_id: name.id }}
          what={shownName(name)}
          name={personName}
          mayWrite={mayWrite}
        />
      </InPlace>
    )
  }
  return (
    <section>
      <h2>{words.names}</h2>
      <ul class="facts">{names.map(row)}</ul>
      <LeftOut all={all} kind="names" />
      {mayWrite === null ? null : (
        <AddInPlace
          draft={added}
          label={addName}
          form={(close) => <NameForm {...form} draft={added} name={null} isOnly citations={0} onClose={close} />}
        />
      )}
      {mayWrite === true ? <DeletedNames tree={person.tree_id} person={person.id} /> : null}
    </section>
  )
}
