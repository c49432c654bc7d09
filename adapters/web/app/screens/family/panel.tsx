import type { ComponentChildren } from "preact"
import { useAnswer } from "../../api/cache.ts"
import { type CardFacts, Portrait } from "../../chart/card.tsx"
import type { FamilyGraph, RelativeKind } from "../../model/family.ts"
import { relativeKinds } from "../../model/family.ts"
import { relativesOf } from "../../model/neighbourhood.ts"
import { Answered } from "../../parts/answered.tsx"
import WhyHidden from "../../parts/tree/why-hidden.tsx"
import { useNameOf } from "../../parts/person-name.ts"
import { useWords } from "../../words/language.ts"
import { personFactsOf } from "../../life/data.ts"
import { Life } from "../../life/life.tsx"
import { useLifeOf } from "../../words/life.ts"
import { panelWords } from "./panel-words.ts"

/** What happened to a person, in order. */
const KnownLife = ({ tree, person, isMember }: PersonPanelProps) => {
  const words = useWords(panelWords)
  const answer = useAnswer(personFactsOf(tree, person))
  return (
    <section aria-label={words.life}>
      <h3>{words.life}</h3>
      <Answered answer={answer}>{(facts) => <Life facts={facts} withEvidence={isMember} />}</Answered>
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
  const words = useWords(panelWords)
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
  const lifeOf = useLifeOf()
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
      <span class="soft small">{lifeOf(person)}</span>
    </li>
  )
}

interface PersonPanelProps extends NearProps {
  readonly tree: string
  readonly actions: ComponentChildren
  /** Members see how well each fact is sourced. */
  readonly isMember: boolean
}

/** The person beside the chart: their life, their family, and what can be done. */
export const PersonPanel = (props: PersonPanelProps) => {
  const { person, factsOf, actions } = props
  const words = useWords(panelWords)
  const lifeOf = useLifeOf()
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
          <p class="soft">{lifeOf(card)}</p>
          {kin === "" ? null : <p class="panel-kin">{kin}</p>}
        </div>
      </div>
      <div class="panel-actions">{actions}</div>
      <WhyHidden tree={props.tree} person={person} />
      {card.visibility === "redacted" ? <p class="note">{words.redacted}</p> : <KnownLife {...props} />}
      <Near {...props} />
    </>
  )
}
