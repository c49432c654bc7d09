import { type CardFacts, Signs } from "../../chart/card.tsx"
import { chartWords } from "../../chart/words.ts"
import type { FamilyGraph, RelativeKind } from "../../model/family.ts"
import { relativesOf } from "../../model/neighbourhood.ts"
import { type OutlineEntry, outlineOf } from "../../model/outline.ts"
import { useNameOf } from "../../parts/person-name.ts"
import { useWords } from "../../words/language.ts"
import { useLifeOf } from "../../words/life.ts"
import { panelWords } from "./panel-words.ts"

type FactsOf = (person: string) => CardFacts | undefined

interface EntryProps {
  readonly entry: OutlineEntry
  readonly factsOf: FactsOf
}

/** One person of the outline, with what a list needs to know of them. */
const Line = ({ entry, factsOf }: EntryProps) => {
  const { signs: signWords } = useWords(chartWords)
  const words = useWords(panelWords)
  const lifeOf = useLifeOf()
  const nameOf = useNameOf()
  const facts = factsOf(entry.person)
  if (facts === undefined) return null
  const { person, kin, signs, href } = facts
  const partners = entry.partners.flatMap((id) => {
    const partner = factsOf(id)?.person
    if (partner === undefined) return []
    const ending = entry.endings.get(id)
    return [ending === undefined ? nameOf(partner) : `${nameOf(partner)} (${signWords[ending]})`]
  })
  const own = signs.filter(({ kind }) => kind === "adopted")
  const beside = partners.length === 0 ? "" : words.with({ names: partners.join(", ") })
  const parts = [lifeOf(person), kin, beside, entry.isRepeated ? words.above : ""]
  return (
    <>
      <a class="person-name" href={href}>
        {nameOf(person)}
      </a>{" "}
      <span class="soft">
        {parts.filter((part) => part !== "").join(", ")}
        <Signs signs={own} />
      </span>
    </>
  )
}

/** A person, and below them a list that can be closed. */
const Entry = ({ entry, factsOf, kind }: EntryProps & { readonly kind: RelativeKind }) => {
  const { count } = useWords(chartWords)
  return (
    <li>
      <Line entry={entry} factsOf={factsOf} />
      {entry.relatives.length === 0 ? null : (
        <details open>
          <summary class="soft small">{count({ kind, count: entry.relatives.length })}</summary>
          <Entries entries={entry.relatives} factsOf={factsOf} kind={kind} />
        </details>
      )}
    </li>
  )
}

interface EntriesProps {
  readonly entries: readonly OutlineEntry[]
  readonly factsOf: FactsOf
  readonly kind: RelativeKind
}

const Entries = ({ entries, factsOf, kind }: EntriesProps) => {
  const { none } = useWords(panelWords)
  if (entries.length === 0) return <p class="soft">{none}</p>
  return (
    <ul>
      {entries.map((entry) => (
        <Entry key={entry.person} entry={entry} factsOf={factsOf} kind={kind} />
      ))}
    </ul>
  )
}

interface OutlineProps {
  readonly graph: FamilyGraph
  readonly root: string
  readonly up: number
  readonly down: number
  readonly factsOf: FactsOf
}

/** The same family as nested lists: for screen readers, for paper, and for those who like to read. */
const Outline = ({ graph, root, up, down, factsOf }: OutlineProps) => {
  const words = useWords(panelWords)
  const siblings = relativesOf(graph, root, "siblings").map((id) => outlineOf(graph, id, "down", 0))
  return (
    <div class="outline">
      <section>
        <h2>{words.outlineUp}</h2>
        <Entries entries={outlineOf(graph, root, "up", up).relatives} factsOf={factsOf} kind="parents" />
      </section>
      <section>
        <h2>{words.siblings}</h2>
        <Entries entries={siblings} factsOf={factsOf} kind="children" />
      </section>
      <section>
        <h2>{words.outlineDown}</h2>
        <Entries entries={[outlineOf(graph, root, "down", down)]} factsOf={factsOf} kind="children" />
      </section>
    </div>
  )
}

export default Outline
