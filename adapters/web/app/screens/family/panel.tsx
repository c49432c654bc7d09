import type { ComponentChildren } from "preact"
import { type Question, useAnswer } from "../../api/cache.ts"
import { api, type Schemas } from "../../api/client.ts"
import { dataOf } from "../../api/problems.ts"
import { readAsAnyone } from "../../api/reading.ts"
import { type CardFacts, Portrait, useNameOf } from "../../chart/card.tsx"
import { dateInWords } from "../../model/date-words.ts"
import type { Card, FamilyGraph, RelativeKind } from "../../model/family.ts"
import { relativeKinds } from "../../model/family.ts"
import { relativesOf } from "../../model/neighbourhood.ts"
import { Answered } from "../../parts/answered.tsx"
import { useCommonWords, useLanguage, useWords } from "../../words/language.ts"
import { familyWords } from "./words.ts"

type Event = Schemas["EventRead"]

const eventsOf = (tree: string, person: string): Question<readonly Event[]> => ({
  key: ["tree", tree, "events", person],
  ask: (signal) => {
    const call = { params: { path: { person_id: person } }, signal }
    return readAsAnyone<readonly Event[]>(
      () => dataOf(api.GET("/persons/{person_id}/events", call)),
      () => dataOf(api.GET("/public/persons/{person_id}/events", call)),
    )
  },
})

/** The other partner of an event of two persons. */
const partnerIn = (graph: FamilyGraph, event: Event, person: string): Card | undefined => {
  const tie = graph.ties.get(event.relationship_id ?? "")
  if (tie === undefined) return undefined
  return graph.persons.get(tie.from_person_id === person ? tie.to_person_id : tie.from_person_id)
}

const Fact = ({ event, partner }: { readonly event: Event; readonly partner: Card | undefined }) => {
  const nameOf = useNameOf()
  const words = useWords(familyWords)
  const language = useLanguage()
  const { type, date, place, detail } = event
  return (
    <li class="fact">
      <span class="fact-name">{words.events[type] ?? type.replaceAll("_", " ")}</span>
      <span>
        {date === null ? null : <span title={date.display}>{dateInWords(date, language)}</span>}
        {partner === undefined ? null : <span class="fact-place">{nameOf(partner)}</span>}
        {detail === null ? null : <span> {detail}</span>}
        {place === null ? null : <span class="fact-place">{place}</span>}
      </span>
    </li>
  )
}

/** What happened to a person, in order. */
const Life = ({ tree, person, graph }: Pick<PersonPanelProps, "tree" | "person" | "graph">) => {
  const words = useWords(familyWords)
  const answer = useAnswer(eventsOf(tree, person))
  return (
    <section aria-label={words.life}>
      <h3>{words.life}</h3>
      <Answered answer={answer}>
        {(events) =>
          events.length === 0 ? (
            <p class="soft">{words.noFacts}</p>
          ) : (
            <ul class="facts">
              {events.map((event) => (
                <Fact key={event.id} event={event} partner={partnerIn(graph, event, person)} />
              ))}
            </ul>
          )
        }
      </Answered>
    </section>
  )
}

interface NearProps {
  readonly graph: FamilyGraph
  readonly person: string
  readonly factsOf: (person: string) => CardFacts | undefined
  readonly onSelect: (person: string) => void
}

/** The nearest relatives of a person as links. */
const Near = ({ graph, person, factsOf, onSelect }: NearProps) => {
  const words = useWords(familyWords)
  const kinds = relativeKinds.filter((kind) => relativesOf(graph, person, kind).length > 0)
  const link = (id: string) => {
    const facts = factsOf(id)
    return facts === undefined ? null : <NearLink key={id} facts={facts} onSelect={() => onSelect(id)} />
  }
  const list = (kind: RelativeKind) => (
    <div key={kind} class="near">
      <h4>{words[kind]}</h4>
      <ul class="near-list">{relativesOf(graph, person, kind).map(link)}</ul>
    </div>
  )
  return kinds.length === 0 ? null : (
    <section aria-label={words.family}>
      <h3>{words.family}</h3>
      {kinds.map(list)}
    </section>
  )
}

const NearLink = ({ facts, onSelect }: { readonly facts: CardFacts; readonly onSelect: () => void }) => {
  const nameOf = useNameOf()
  const { lived } = useCommonWords()
  const { person, href } = facts
  return (
    <li>
      <a
        class="person-name"
        href={href}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          event.stopPropagation()
          onSelect()
        }}
      >
        {nameOf(person)}
      </a>{" "}
      <span class="soft small">{lived(person.birth_year, person.death_year)}</span>
    </li>
  )
}

interface PersonPanelProps extends NearProps {
  readonly tree: string
  readonly actions: ComponentChildren
}

/** The person beside the chart: their life, their family, and what can be done. */
export const PersonPanel = (props: PersonPanelProps) => {
  const { person, factsOf, actions } = props
  const words = useWords(familyWords)
  const { lived } = useCommonWords()
  const nameOf = useNameOf()
  const facts = factsOf(person)
  if (facts === undefined) return null
  const { person: card, kin } = facts
  return (
    <>
      <div class="panel-head">
        <Portrait person={card} />
        <div>
          <h2 class="panel-name">{nameOf(card)}</h2>
          <p class="soft">{lived(card.birth_year, card.death_year)}</p>
          {kin === "" ? null : <p class="panel-kin">{kin}</p>}
        </div>
      </div>
      <div class="panel-actions">{actions}</div>
      {card.visibility === "redacted" ? <p class="note">{words.redacted}</p> : <Life {...props} />}
      <Near {...props} />
    </>
  )
}
