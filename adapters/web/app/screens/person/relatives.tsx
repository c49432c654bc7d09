import type { ComponentChildren } from "preact"
import type { CardFacts } from "../../chart/card.tsx"
import { InPlace } from "../../facts/in-place.tsx"
import { factWords } from "../../facts/words.ts"
import { LeftOut } from "../../life/left-out.tsx"
import type { AllFacts } from "../../life/more.ts"
import { type FamilyGraph, type RelativeKind, relativeKinds } from "../../model/family.ts"
import { relativesOf } from "../../model/neighbourhood.ts"
import { lazily } from "../../parts/lazily.ts"
import { useNameOf } from "../../parts/person-name.ts"
import { to } from "../../routes.ts"
import { useWords } from "../../words/language.ts"
import { useLifeOf } from "../../words/life.ts"
import { panelWords } from "../family/panel-words.ts"

const TieForm = lazily(() => import("../../facts/tie-form.tsx"))

interface RelativesProps {
  readonly graph: FamilyGraph
  readonly all: AllFacts
  readonly factsOf: (id: string) => CardFacts | undefined
  /** Whether a save is applied at once; null for readers who may not even suggest one. */
  readonly mayWrite: boolean | null
}

/** The relatives of a person in groups. How each belongs to the person is changed where it is shown. */
export const Relatives = ({ graph, all, factsOf, mayWrite }: RelativesProps) => {
  const { person, family, events, citations } = all.facts
  const words = useWords(panelWords)
  const { change, tie: tieWords } = useWords(factWords)
  const lifeOf = useLifeOf()
  const nameOf = useNameOf()
  const ties = new Map(
    [...family.parents, ...family.partners, ...family.children].map((one) => [one.person.id, one.relationship.id]),
  )
  const takenWith = (id: string) => ({
    facts: events.filter((one) => one.relationship_id === id).length,
    citations: citations.filter((one) => one.relationship_id === id).length,
  })
  const line = (id: string, name: string, shown: ComponentChildren) => {
    const tie = ties.get(id)
    if (mayWrite === null || tie === undefined) return <li key={id}>{shown}</li>
    return (
      <InPlace
        key={id}
        draft={`relationship ${tie}`}
        shape="line"
        label={change(tieWords(name))}
        form={(close) => (
          <TieForm
            tree={person.tree_id}
            draft={`relationship ${tie}`}
            id={tie}
            other={name}
            taken={takenWith(tie)}
            mayWrite={mayWrite}
            onClose={close}
          />
        )}
      >
        {shown}
      </InPlace>
    )
  }
  const link = (id: string) => {
    const facts = factsOf(id)
    if (facts === undefined) return null
    const { person: card, kin, href } = facts
    const beside = [lifeOf(card), kin].filter((part) => part !== "").join(", ")
    return line(
      id,
      nameOf(card),
      <>
        <a class="person-name" href={href}>
          {nameOf(card)}
        </a>{" "}
        <span class="soft small">{beside}</span>
      </>,
    )
  }
  /** The relatives that the page has and the chart around the person leaves out. */
  const beyond = (kind: RelativeKind): ComponentChildren => {
    const known = new Set(relativesOf(graph, person.id, kind))
    const loaded = kind === "children" || kind === "siblings" ? all.kin[kind] : []
    const others = new Map([...family[kind].map((one) => one.person), ...loaded].map((one) => [one.id, one]))
    return [...others.values()]
      .filter(({ id }) => !known.has(id))
      .map((one) =>
        line(
          one.id,
          nameOf(one),
          <>
            <a class="person-name" href={to.personPage(one.tree_id, one.id)}>
              {nameOf(one)}
            </a>{" "}
            <span class="soft small">{lifeOf(one)}</span>
          </>,
        ),
      )
  }
  const kinds = relativeKinds.filter(
    (kind) => relativesOf(graph, person.id, kind).length > 0 || family[kind].length > 0,
  )
  if (kinds.length === 0) return null
  return (
    <section>
      <h2>{words.family}</h2>
      <div class="person-family">
        {kinds.map((kind) => (
          <div key={kind}>
            <h3>{words[kind]}</h3>
            <ul class="plain">
              {relativesOf(graph, person.id, kind).map(link)}
              {beyond(kind)}
            </ul>
            {kind === "children" || kind === "siblings" ? <LeftOut all={all} kind={kind} /> : null}
          </div>
        ))}
      </div>
    </section>
  )
}
