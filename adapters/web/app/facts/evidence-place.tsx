import type { ComponentChildren } from "preact"
import { useId, useState } from "preact/hooks"
import { hasDraft } from "../api/drafts.ts"
import { useMe } from "../api/session.ts"
import type { PersonFacts } from "../life/data.ts"
import { CitationDetails } from "../life/citation-details.tsx"
import { personWords } from "../life/words.ts"
import { citedOf, type Cited } from "../model/forms/citation-edit.ts"
import { Icon } from "../parts/icon.tsx"
import { lazily } from "../parts/lazily.ts"
import { useWords } from "../words/language.ts"
import type { CitationFormProps } from "./citation-form.tsx"
import { citingWords } from "./citation-words.ts"
import { AddInPlace, InPlace } from "./in-place.tsx"
import { pageInWords } from "../words/page.ts"

const CitationForm = lazily(() => import("./citation-form.tsx"))

interface EvidencePlaceProps {
  readonly facts: PersonFacts
  /** The record that is cited for. */
  readonly of: Partial<Cited>
  /** What it is, in a few words: "born 1842". */
  readonly what: string
  readonly name: string
  readonly mayWrite: boolean
  /** Whether the button says in words what it shows. */
  readonly isLabelled?: boolean
  /** What else belongs to the record, below its citations. */
  readonly children?: ComponentChildren
}

const isAbout = (cited: Cited) => (one: PersonFacts["citations"][number]) =>
  (["person_id", "event_id", "name_id", "relationship_id"] as const).every((name) => one[name] === cited[name])

/** A button with the number of sources of a record. It shows them where they are changed, and where one more is cited. */
export const EvidencePlace = ({
  facts,
  of,
  what,
  name,
  mayWrite,
  isLabelled = false,
  children,
}: EvidencePlaceProps) => {
  const words = useWords(citingWords)
  const account = useMe().data?.id ?? null
  const id = useId()
  const cited = citedOf(of)
  const citations = facts.citations.filter(isAbout(cited))
  const added = `new citation of ${of.event_id ?? of.name_id ?? of.relationship_id ?? of.person_id}`
  const draftOf = (citation: { readonly id: string }): string => `citation ${citation.id}`
  const [isOpen, setOpen] = useState(() => [added, ...citations.map(draftOf)].some((draft) => hasDraft(draft, account)))
  const form = { tree: facts.person.tree_id, cited, what, name, mayWrite, sources: facts.sources }
  return (
    <>
      <button
        type="button"
        class={`button is-plain sources-here${citations.length === 0 ? " is-none" : ""}`}
        aria-label={words.sourcesOf({ what, count: citations.length })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="book" />
        {isLabelled ? words.sourcesOf({ what, count: citations.length }) : citations.length || null}
      </button>
      {isOpen ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps presses from the line around it
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys do nothing on the line
        <div class="evidence-place" id={id} onClick={(event) => event.stopPropagation()}>
          {citations.length === 0 ? null : (
            <ul class="plain">
              {citations.map((citation) => (
                <CitationLine key={citation.id} {...form} draft={draftOf(citation)} citation={citation} />
              ))}
            </ul>
          )}
          <AddInPlace
            draft={added}
            label={words.cite}
            spoken={words.citeFor({ what })}
            form={(close) => <CitationForm {...form} draft={added} citation={null} onClose={close} />}
          />
          {children}
        </div>
      ) : null}
    </>
  )
}

type CitationLineProps = Omit<CitationFormProps, "onClose" | "citation"> & {
  readonly citation: PersonFacts["citations"][number]
}

const CitationLine = (props: CitationLineProps) => {
  const { citation, sources, draft } = props
  const words = useWords(citingWords)
  const { page } = useWords(personWords)
  const title = sources.find(({ id }) => id === citation.source_id)?.title ?? ""
  return (
    <InPlace
      draft={draft}
      shape="line"
      label={words.changeCitation({ title })}
      form={(close) => <CitationForm {...props} onClose={close} />}
    >
      <span>
        {[title, citation.page === null ? "" : pageInWords(citation.page, page)]
          .filter((part) => part !== "")
          .join(", ")}
      </span>
      <CitationDetails citation={citation} />
    </InPlace>
  )
}
