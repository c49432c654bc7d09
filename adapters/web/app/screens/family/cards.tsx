import { useLayoutEffect, useRef } from "preact/hooks"
import { type CardFacts, Portrait } from "../../chart/card.tsx"
import { type FamilyGraph, type RelativeKind, yearsOf } from "../../model/family.ts"
import { relativesOf } from "../../model/neighbourhood.ts"
import { useNameOf } from "../../parts/person-name.ts"
import { useWords } from "../../words/language.ts"
import { familyWords } from "./words.ts"

interface CardsProps {
  readonly graph: FamilyGraph
  readonly root: string
  readonly factsOf: (person: string) => CardFacts | undefined
  readonly onSelect: (person: string) => void
  /** Whether the panel is open, which covers a part of the screen. */
  readonly hasPanel: boolean
}

const Tile = ({ facts, onSelect }: { readonly facts: CardFacts; readonly onSelect: (() => void) | undefined }) => {
  const nameOf = useNameOf()
  const { person, kin, href } = facts
  const words = (
    <>
      <Portrait person={person} />
      <span class="tile-name">{nameOf(person)}</span>
      <span class="card-years">{yearsOf(person)}</span>
      {kin === "" ? null : <span class="card-kin">{kin}</span>}
    </>
  )
  if (onSelect === undefined)
    return (
      <a class="tile" href={href} data-person={person.id}>
        {words}
      </a>
    )
  return (
    <button type="button" class="tile is-root" data-person={person.id} onClick={onSelect}>
      {words}
    </button>
  )
}

/** The nearest family as cards, for phones: a tap on somebody puts them in the middle. */
const FamilyCards = ({ graph, root, factsOf, onSelect, hasPanel }: CardsProps) => {
  const words = useWords(familyWords)
  const cards = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (hasPanel) cards.current?.querySelector(".tile.is-root")?.scrollIntoView({ block: "nearest" })
  }, [hasPanel, root])
  const row = (kind: RelativeKind) => {
    const people = relativesOf(graph, root, kind).flatMap((id) => factsOf(id) ?? [])
    if (people.length === 0) return null
    return (
      <section class="tiles" aria-label={words[kind]}>
        <h2>{words[kind]}</h2>
        <ul>
          {people.map((facts) => (
            <li key={facts.person.id}>
              <Tile facts={facts} onSelect={undefined} />
            </li>
          ))}
        </ul>
      </section>
    )
  }
  const facts = factsOf(root)
  return (
    <div class="family-cards" ref={cards}>
      {row("parents")}
      {facts === undefined ? null : <Tile facts={facts} onSelect={() => onSelect(root)} />}
      {row("partners")}
      {row("children")}
      {row("siblings")}
    </div>
  )
}

export default FamilyCards
