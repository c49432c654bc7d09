import { type ComponentChildren, Fragment } from "preact"
import { type CardFacts, Portrait, Signs } from "../../chart/card.tsx"
import { EvidencePlace } from "../../facts/evidence-place.tsx"
import { AddInPlace, InPlace } from "../../facts/in-place.tsx"
import { factWords } from "../../facts/words.ts"
import { personWords } from "../../life/words.ts"
import { LeftOut } from "../../life/left-out.tsx"
import type { AllFacts } from "../../life/more.ts"
import { type FamilyGraph, type RelativeKind, relativeKinds } from "../../model/family.ts"
import { coParent } from "../../model/pairs.ts"
import { relativesOf } from "../../model/neighbourhood.ts"
import { lazily } from "../../parts/lazily.ts"
import { useNameOf } from "../../parts/person-name.ts"
import { to } from "../../routes.ts"
import { useWords } from "../../words/language.ts"
import { useLifeOf } from "../../words/life.ts"
import { panelWords } from "../family/panel-words.ts"

const OrderForm = lazily(() => import("../../facts/order-form.tsx"))
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
        label={change({ what: tieWords({ name }) })}
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
        <EvidencePlace
          facts={all.facts}
          of={{ relationship_id: tie }}
          what={tieWords({ name })}
          name={person.display_name}
          mayWrite={mayWrite}
        />
      </InPlace>
    )
  }
  const link = (id: string) => {
    const facts = factsOf(id)
    if (facts === undefined) return null
    return line(id, nameOf(facts.person), <Relative facts={facts} of={person.display_name} />)
  }
  /** The relatives that the page has and the chart around the person leaves out. */
  const beyond = (kind: RelativeKind): ComponentChildren => {
    const loaded = kind === "children" || kind === "siblings" ? all.kin[kind] : []
    const others = new Map([...family[kind].map((one) => one.person), ...loaded].map((one) => [one.id, one]))
    return [...others.values()]
      .filter(({ id }) => !relativesOf(graph, person.id, kind).includes(id))
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
            {kind === "children" ? (
              <ChildrenByCouple graph={graph} person={person.id} line={link} beyond={beyond(kind)} />
            ) : (
              <ul class="plain">
                {relativesOf(graph, person.id, kind).map(link)}
                {beyond(kind)}
              </ul>
            )}
            {kind === "children" || kind === "siblings" ? <LeftOut all={all} kind={kind} /> : null}
            {mayWrite === true && (kind === "children" || kind === "partners") ? (
              <OrderOf graph={graph} all={all} of={kind} />
            ) : null}
          </div>
        ))}
      </div>
    </section>
  )
}

interface RelativeProps {
  readonly facts: CardFacts
  /** The name of the person whose relative it is. */
  readonly of: string
}

/** A relative: portrait, name, years, what they are to the reader, and whether a partnership with them has ended. */
const Relative = ({ facts: { person, kin, signs, href }, of }: RelativeProps) => {
  const lifeOf = useLifeOf()
  const nameOf = useNameOf()
  return (
    <span class="relative">
      <Portrait person={person} />
      <span>
        <a class="person-name" href={href}>
          {nameOf(person)}
        </a>{" "}
        <span class="soft small">
          {[lifeOf(person), kin].filter((part) => part !== "").join(", ")}
          <Signs signs={signs.filter(({ partner }) => partner === null || partner === of)} />
        </span>
      </span>
    </span>
  )
}

interface OrderOfProps extends Pick<RelativesProps, "graph" | "all"> {
  readonly of: "children" | "partners"
}

/** The button for the order of all children or partners. An order is no part of a suggestion, so viewers have none. */
const OrderOf = ({ graph, all: { facts }, of }: OrderOfProps) => {
  const { order, orderOf } = useWords(factWords)
  const nameOf = useNameOf()
  const { person, family, more } = facts
  if (family[of].length < 2 || (more?.[of] ?? 0) > 0) return null
  const place = new Map(relativesOf(graph, person.id, of).map((id, at) => [id, at]))
  const relatives = family[of]
    .toSorted((a, b) => (place.get(a.person.id) ?? place.size) - (place.get(b.person.id) ?? place.size))
    .map((one) => ({ relationship: one.relationship.id, name: nameOf(one.person) }))
  return (
    <AddInPlace
      draft={`order of ${of} of ${person.id}`}
      icon="sort"
      label={order}
      spoken={orderOf[of]}
      form={(close) => (
        <OrderForm tree={person.tree_id} person={person.id} of={of} relatives={relatives} onClose={close} />
      )}
    />
  )
}

interface ChildrenByCoupleProps {
  readonly graph: FamilyGraph
  readonly person: string
  readonly line: (child: string) => ComponentChildren
  /** The children whose other parent is not known here. */
  readonly beyond: ComponentChildren
}

/** The children of a person, under the other parent of each if there is more than one couple. */
const ChildrenByCouple = ({ graph, person, line, beyond }: ChildrenByCoupleProps) => {
  const words = useWords(personWords)
  const nameOf = useNameOf()
  const children = relativesOf(graph, person, "children")
  const others = [...new Set(children.map((child) => coParent(graph, child, person)))]
  if (others.length < 2)
    return (
      <ul class="plain">
        {children.map(line)}
        {beyond}
      </ul>
    )
  return (
    <>
      {others.map((other) => {
        const card = other === undefined ? undefined : graph.persons.get(other)
        return (
          <Fragment key={other ?? ""}>
            <h4>{card === undefined ? words.withoutOther : words.with({ name: nameOf(card) })}</h4>
            <ul class="plain">{children.filter((child) => coParent(graph, child, person) === other).map(line)}</ul>
          </Fragment>
        )
      })}
      <ul class="plain">{beyond}</ul>
    </>
  )
}
