import { useLayoutEffect, useRef } from "preact/hooks"
import { type CardFacts, Portrait, Signs } from "../../chart/card.tsx"
import type { FamilyGraph, RelativeKind } from "../../model/family.ts"
import { relativesOf } from "../../model/neighbourhood.ts"
import { Icon } from "../../parts/icon.tsx"
import { useNameOf } from "../../parts/person-name.ts"
import { useWords } from "../../words/language.ts"
import { useYearsOf } from "../../words/life.ts"
import { panelWords } from "./panel-words.ts"

interface CardsProps {
  readonly graph: FamilyGraph
  readonly root: string
  readonly factsOf: (person: string) => CardFacts | undefined
  readonly onSelect: (person: string) => void
  /** Absent for readers who may not add anybody. */
  readonly onAdd: (() => void) | undefined
  /** Whether the panel is open, which covers a part of the screen. */
  readonly hasPanel: boolean
}

interface TileProps {
  readonly facts: CardFacts
  /** What follows when this person is in the middle: "2 parents". */
  readonly further?: string | null
  readonly onSelect: (() => void) | undefined
}

const Tile = ({ facts, further = null, onSelect }: TileProps) => {
  const nameOf = useNameOf()
  const yearsOf = useYearsOf()
  const { person, kin, signs, href } = facts
  const words = (
    <>
      <Portrait person={person} />
      <span class="tile-name">{nameOf(person)}</span>
      <span class="card-years">
        {yearsOf(person)}
        <Signs signs={signs} />
      </span>
      {kin === "" ? null : <span class="card-kin">{kin}</span>}
      {further === null ? null : <span class="tile-further">{further}</span>}
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
const FamilyCards = ({ graph, root, factsOf, onSelect, onAdd, hasPanel }: CardsProps) => {
  const words = useWords(panelWords)
  const cards = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (hasPanel) cards.current?.querySelector(".tile.is-root")?.scrollIntoView({ block: "nearest" })
  }, [hasPanel, root])
  /** Cards have one generation up and down. This says where there are more. */
  const furtherOf = (id: string, kind: RelativeKind): string | null => {
    if (kind !== "parents" && kind !== "children") return null
    const count = graph.totals.get(id)?.[kind] ?? 0
    return count === 0 ? null : `${kind === "parents" ? "↑" : "↓"} ${words.further[kind]({ count })}`
  }
  const row = (kind: RelativeKind) => {
    const people = relativesOf(graph, root, kind).flatMap((id) => factsOf(id) ?? [])
    if (people.length === 0) return null
    return (
      <section class="tiles" aria-label={words[kind]}>
        <h2>{words[kind]}</h2>
        <ul>
          {people.map((facts) => (
            <li key={facts.person.id}>
              <Tile facts={facts} further={furtherOf(facts.person.id, kind)} onSelect={undefined} />
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
      {onAdd === undefined ? null : (
        <button type="button" class="button" onClick={onAdd}>
          <Icon name="plus" />
          {words.add}
        </button>
      )}
      {row("partners")}
      {row("children")}
      {row("siblings")}
    </div>
  )
}

export default FamilyCards
