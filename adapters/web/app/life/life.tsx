import type { ComponentChildren } from "preact"
import type { Schemas } from "../api/client.ts"
import { addressInWords } from "../model/address.ts"
import { coordinatesInWords } from "../model/forms/coordinates.ts"
import { dateInWords } from "../model/date-words.ts"
import { inOrderOfTime } from "../model/life.ts"
import { useNameOf } from "../parts/person-name.ts"
import { useLanguage, useWords } from "../words/language.ts"
import { CitationDetails } from "./citation-details.tsx"
import type { PersonFacts } from "./data.ts"
import { personWords } from "./words.ts"
import { lookUp } from "../texts/look-up.ts"
import { pageInWords } from "../words/page.ts"

type Citation = Schemas["CitationRead"]
type PersonEvent = PersonFacts["events"][number]

/** A fact in a few words that tell it from others: "lived 1842", or "lived Maer" without a year. */
export const useLabelOfFact = (): ((event: PersonEvent) => string) => {
  const { events } = useWords(personWords)
  return ({ type, date, place, detail }) => {
    const what = lookUp(events, type) ?? type.replaceAll("_", " ")
    return [what, date?.year ?? detail ?? place].filter((part) => part !== null).join(" ")
  }
}

/** A good citation is at least secondary evidence (2 of 3). */
const strengthOf = (citations: readonly Citation[]): "none" | "some" | "good" => {
  if (citations.length === 0) return "none"
  return citations.some(({ confidence }) => (confidence ?? 0) >= 2) ? "good" : "some"
}

interface EvidenceProps {
  readonly citations: readonly Citation[]
  readonly sources: PersonFacts["sources"]
}

/** How well something is sourced: a filled, half or empty mark. */
export const Mark = ({ citations }: Pick<EvidenceProps, "citations">) => {
  const words = useWords(personWords)
  const strength = strengthOf(citations)
  const label = words.evidence[strength]
  return <span class={`mark is-${strength}`} role="img" aria-label={label} title={label} />
}

/** The citations of a fact, in a list that can be opened. */
export const Evidence = ({ citations, sources, of }: EvidenceProps & { readonly of: string }) => {
  const words = useWords(personWords)
  if (citations.length === 0) return null
  return (
    <details class="evidence">
      <summary>
        {words.citations({ count: citations.length })}
        <span class="for-screen-readers">: {of}</span>
      </summary>
      <ul>
        {citations.map((citation) => (
          <li key={citation.id}>
            {[
              sources.find(({ id }) => id === citation.source_id)?.title,
              citation.page === null ? null : pageInWords(citation.page, words.page),
            ]
              .filter((part) => part !== null && part !== undefined)
              .join(", ")}
            <CitationDetails citation={citation} />
          </li>
        ))}
      </ul>
    </details>
  )
}

interface LifeProps {
  readonly facts: PersonFacts
  /** Whether marks of evidence are shown. Readers who see no sources get none. */
  readonly withEvidence: boolean
  /** What else is shown of an event. */
  readonly beside?: ((event: PersonEvent) => ComponentChildren) | undefined
  /** The line of the list for an event, with its sources; otherwise it can only be read. */
  readonly line?: ((event: PersonEvent, label: string, shown: ComponentChildren) => ComponentChildren) | undefined
}

/** The events of a person in order, with marks of their evidence. */
export const Life = ({ facts, withEvidence, beside, line }: LifeProps) => {
  const words = useWords(personWords)
  const language = useLanguage()
  const nameOf = useNameOf()
  const labelOf = useLabelOfFact()
  const { events, citations, sources } = facts
  const citationsOf = (event: string): readonly Citation[] => citations.filter((one) => one.event_id === event)
  if (events.length === 0) return <p class="soft">{words.noFacts}</p>
  const row = (event: PersonEvent) => {
    const { id, type, date, place, detail, notes, partner, subtype, cause, age, address, coordinates } = event
    const shown = (
      <>
        <span class="fact-name">
          {withEvidence ? <Mark citations={citationsOf(id)} /> : null}
          <span>{lookUp(words.events, type) ?? type.replaceAll("_", " ")}</span>
        </span>
        <div>
          {date === null ? null : <span title={date.display}>{dateInWords(date, language)}</span>}
          {partner === null ? null : <span class="fact-place">{nameOf(partner)}</span>}
          {subtype === null ? null : <span> ({subtype})</span>}
          {detail === null ? null : <span> {detail}</span>}
          {cause === null ? null : <span class="fact-place">{words.cause({ cause })}</span>}
          {age === null ? null : <span class="fact-place">{words.age({ age })}</span>}
          {place === null ? null : <span class="fact-place">{place}</span>}
          {coordinates === null ? null : <span class="fact-place">{coordinatesInWords(coordinates, words.sides)}</span>}
          {address === null ? null : <span class="fact-place">{addressInWords(address)}</span>}
          {event.confidence === null ? null : <span class="fact-place">{words.sures[event.confidence] ?? ""}</span>}
          {notes === null ? null : <p class="written small">{notes}</p>}
          {line === undefined ? <Evidence citations={citationsOf(id)} sources={sources} of={labelOf(event)} /> : null}
          {beside?.(event)}
        </div>
      </>
    )
    if (line !== undefined) return line(event, labelOf(event), shown)
    return (
      <li key={id} class="fact">
        {shown}
      </li>
    )
  }
  return <ul class="facts">{inOrderOfTime(events).map(row)}</ul>
}
