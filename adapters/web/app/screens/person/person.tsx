import type { ComponentChildren } from "preact"
import { useRoute } from "preact-iso/router"
import { useMemo } from "preact/hooks"
import { useAnswer } from "../../api/cache.ts"
import { canEdit, useTree } from "../../api/trees.ts"
import { type CardFacts, Portrait } from "../../chart/card.tsx"
import type { FamilyGraph, RelativeKind } from "../../model/family.ts"
import { relativeKinds } from "../../model/family.ts"
import { mergeNeighbourhood, emptyGraph, relativesOf } from "../../model/neighbourhood.ts"
import { useNameOf } from "../../parts/person-name.ts"
import { ScreenAnswer } from "../../parts/tree/screen-answer.tsx"
import { Screen } from "../../parts/screen.tsx"
import { ChoosePortrait } from "../../pictures/portrait.tsx"
import WhyHidden from "../../parts/tree/why-hidden.tsx"
import { to } from "../../routes.ts"
import { useCommonWords, useWords } from "../../words/language.ts"
import { neighbourhoodOf } from "../family/data.ts"
import { useKinWords } from "../family/kin-words.ts"
import { familyWords } from "../family/words.ts"
import { type PersonFacts, personFactsOf } from "../../life/data.ts"
import { LeftOut } from "../../life/left-out.tsx"
import { type AllFacts, useAllFacts } from "../../life/more.ts"
import { History } from "./history.tsx"
import { MakeHome } from "./home-person.tsx"
import { Evidence, Life, Mark } from "../../life/life.tsx"
import { EventMedia, Pictures } from "./pictures.tsx"
import { useLifeOf } from "../../words/life.ts"
import { personWords } from "../../life/words.ts"

const Relatives = ({
  graph,
  all,
  factsOf,
}: {
  readonly graph: FamilyGraph
  readonly all: AllFacts
  readonly factsOf: (id: string) => CardFacts | undefined
}) => {
  const { person, family } = all.facts
  const words = useWords(familyWords)
  const lifeOf = useLifeOf()
  const nameOf = useNameOf()
  const link = (id: string) => {
    const facts = factsOf(id)
    if (facts === undefined) return null
    const { person: card, kin, href } = facts
    const beside = [lifeOf(card), kin].filter((part) => part !== "").join(", ")
    return (
      <li key={id}>
        <a class="person-name" href={href}>
          {nameOf(card)}
        </a>{" "}
        <span class="soft small">{beside}</span>
      </li>
    )
  }
  /** The relatives that the page has and the chart around the person leaves out. */
  const beyond = (kind: RelativeKind): ComponentChildren => {
    const known = new Set(relativesOf(graph, person.id, kind))
    const loaded = kind === "children" || kind === "siblings" ? all.kin[kind] : []
    const others = new Map([...family[kind].map((one) => one.person), ...loaded].map((one) => [one.id, one]))
    return [...others.values()]
      .filter(({ id }) => !known.has(id))
      .map((one) => (
        <li key={one.id}>
          <a class="person-name" href={to.personPage(one.tree_id, one.id)}>
            {nameOf(one)}
          </a>{" "}
          <span class="soft small">{lifeOf(one)}</span>
        </li>
      ))
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

const Names = ({ all, withEvidence }: { readonly all: AllFacts; readonly withEvidence: boolean }) => {
  const words = useWords(personWords)
  const { names, citations, sources } = all.facts
  if (names.length < 2) return null
  return (
    <section>
      <h2>{words.names}</h2>
      <ul class="facts">
        {names.map(({ id, name_type, prefix, given_name, surname_prefix, surname, suffix }) => (
          <li key={id} class="fact">
            <span class="fact-name">
              {withEvidence ? <Mark citations={citations.filter((one) => one.name_id === id)} /> : null}
              <span>{words.nameTypes[name_type] ?? name_type}</span>
            </span>
            <div>
              {[prefix, given_name, surname_prefix, surname, suffix].filter((part) => part !== null).join(" ")}
              <Evidence citations={citations.filter((one) => one.name_id === id)} sources={sources} />
            </div>
          </li>
        ))}
      </ul>
      <LeftOut all={all} kind="names" />
    </section>
  )
}

const Sources = ({ sources }: Pick<PersonFacts, "sources">) => {
  const words = useWords(personWords)
  if (sources.length === 0) return null
  return (
    <section>
      <h2>{words.sources}</h2>
      <ul class="plain">
        {sources.map(({ id, tree_id, title, author, publication }) => (
          <li key={id}>
            <a href={to.source(tree_id, id)}>
              {[author, title, publication].filter((part) => part !== null).join(", ")}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface PageProps {
  readonly tree: string
  readonly facts: PersonFacts
}

const Page = ({ tree, facts: page }: PageProps) => {
  const all = useAllFacts(page)
  const { facts } = all
  const { person } = facts
  const words = useWords(personWords)
  const { lived } = useCommonWords()
  const lifeOf = useLifeOf()
  const nameOf = useNameOf()
  const near = useAnswer(neighbourhoodOf(tree, person.id, { up: 1, down: 1 })).data
  const own = useTree(tree).data
  const graph = useMemo(() => (near === undefined ? emptyGraph : mergeNeighbourhood(emptyGraph, near)), [near])
  const kinOf = useKinWords(tree, graph, person.id)
  const factsOf = (id: string): CardFacts | undefined => {
    const card = graph.persons.get(id)
    return card && { person: card, kin: kinOf(id), href: to.personPage(tree, id) }
  }
  const card = graph.persons.get(person.id)
  const isMember = own !== undefined && own.role !== null
  const isEditor = own !== undefined && canEdit(own)
  // Unknown until the tree is there.
  const reader = own && { isMember, isEditor }
  const name = card === undefined ? person.display_name : nameOf(card)
  return (
    <Screen
      title={name}
      beside={
        <div class="panel-actions">
          <a class="button" href={to.family(tree, person.id)}>
            {words.inTree}
          </a>
          {own === undefined || !isEditor ? null : <MakeHome tree={own} person={person.id} name={name} />}
          <button type="button" class="button" onClick={() => globalThis.print()}>
            {words.print}
          </button>
        </div>
      }
    >
      <div class="panel-head">
        {card === undefined ? null : <Portrait person={card} />}
        <p class="soft">{card === undefined ? lived(person.birth_year, person.death_year) : lifeOf(card)}</p>
        {isMember && person.visibility === "full" ? (
          <ChoosePortrait person={person} name={name} media={facts.media} mayWrite={isEditor} />
        ) : null}
      </div>
      {person.visibility === "redacted" ? <p class="note">{words.redacted}</p> : null}
      <WhyHidden tree={tree} person={person.id} />
      {person.visibility === "redacted" ? null : (
        <section>
          <h2>{words.life}</h2>
          <Life
            facts={facts}
            withEvidence={isMember}
            beside={
              reader === undefined ? undefined : (event) => <EventMedia facts={facts} event={event} reader={reader} />
            }
          />
          <LeftOut all={all} kind="events" />
        </section>
      )}
      <Names all={all} withEvidence={isMember} />
      <Relatives graph={graph} all={all} factsOf={factsOf} />
      {person.notes === null ? null : (
        <section>
          <h2>{words.notes}</h2>
          <p class="written">{person.notes}</p>
        </section>
      )}
      {reader === undefined ? null : <Pictures facts={facts} name={name} reader={reader} />}
      <Sources sources={facts.sources} />
      {isMember ? <History tree={tree} person={person.id} isEditor={isEditor} /> : null}
    </Screen>
  )
}

/** Everything about one person on one page, which can be printed. */
const Person = () => {
  const { tree = "", person = "" } = useRoute().params
  const answer = useAnswer(personFactsOf(tree, person))
  return (
    <ScreenAnswer answer={answer} tree={tree} person={person}>
      {(facts) => <Page key={person} tree={tree} facts={facts} />}
    </ScreenAnswer>
  )
}

export default Person
