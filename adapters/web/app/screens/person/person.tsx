import { useRoute } from "preact-iso/router"
import { useMemo } from "preact/hooks"
import { useAnswer } from "../../api/cache.ts"
import { canEdit, canSuggest, useTree } from "../../api/trees.ts"
import type { CardFacts } from "../../chart/card.tsx"
import { mergeNeighbourhood, emptyGraph } from "../../model/neighbourhood.ts"
import { useNameOf } from "../../parts/person-name.ts"
import { AddInPlace } from "../../facts/in-place.tsx"
import { EditableLife } from "../../facts/editable-life.tsx"
import { Names } from "../../facts/names.tsx"
import { citingWords } from "../../facts/citation-words.ts"
import { EvidencePlace } from "../../facts/evidence-place.tsx"
import { factWords } from "../../facts/words.ts"
import { lazily } from "../../parts/lazily.ts"
import { ScreenAnswer } from "../../parts/tree/screen-answer.tsx"
import { Screen } from "../../parts/screen.tsx"
import { ChoosePortrait } from "../../pictures/portrait.tsx"
import WhyHidden from "../../parts/tree/why-hidden.tsx"
import { to } from "../../routes.ts"
import { useWords } from "../../words/language.ts"
import { namedSigns } from "../family/signs.ts"
import { neighbourhoodOf } from "../family/data.ts"
import { useKinWords } from "../family/kin-words.ts"
import { type PersonFacts, personFactsOf } from "../../life/data.ts"
import { Identifiers } from "../../life/identifiers.tsx"
import { OtherLines } from "../../life/other-lines.tsx"
import { LeftOut } from "../../life/left-out.tsx"
import { useAllFacts } from "../../life/more.ts"
import { History } from "./history.tsx"
import { PersonHead } from "./head.tsx"
import { MakeHome } from "./home-person.tsx"
import { Life } from "../../life/life.tsx"
import { AttachToEvent, EventMedia, Pictures, type Reader } from "./pictures.tsx"
import { Relatives } from "./relatives.tsx"
import { personWords } from "../../life/words.ts"
import { Ask } from "../../questions/ask.tsx"

const AboutForm = lazily(() => import("../../facts/about-form.tsx"))
const DeletePerson = lazily(() => import("../../facts/delete-person.tsx"))

interface SourcesProps {
  readonly facts: PersonFacts
  readonly name: string
  /** Whether a save is applied at once; null for readers who may not even suggest one. */
  readonly mayWrite: boolean | null
}

/** The sources of the page. What is said of the person as a whole is cited here. */
const Sources = ({ facts, name, mayWrite }: SourcesProps) => {
  const words = useWords(personWords)
  const { person } = useWords(citingWords)
  const { sources } = facts
  if (sources.length === 0 && mayWrite === null) return null
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
      {mayWrite === null ? null : (
        <EvidencePlace
          facts={facts}
          of={{ person_id: facts.person.id }}
          what={person}
          name={name}
          mayWrite={mayWrite}
          isLabelled
        />
      )}
    </section>
  )
}

/** What is shown beside an event: its pictures. */
const besideOf = (facts: PersonFacts, reader: Reader) => (event: PersonFacts["events"][number]) => (
  <EventMedia facts={facts} event={event} reader={reader} />
)

/** What is shown with the sources of an event: the way to attach a picture. */
const attachOf = (facts: PersonFacts, reader: Reader) => (event: PersonFacts["events"][number]) => (
  <AttachToEvent facts={facts} event={event} reader={reader} />
)

interface PageProps {
  readonly tree: string
  readonly facts: PersonFacts
}

const Page = ({ tree, facts: page }: PageProps) => {
  const all = useAllFacts(page)
  const { facts } = all
  const { person } = facts
  const words = useWords(personWords)
  const change = useWords(factWords)
  const nameOf = useNameOf()
  const near = useAnswer(neighbourhoodOf(tree, person.id, { up: 1, down: 1 })).data
  const own = useTree(tree).data
  const graph = useMemo(() => (near === undefined ? emptyGraph : mergeNeighbourhood(emptyGraph, near)), [near])
  const kinOf = useKinWords(tree, graph, person.id)
  const factsOf = (id: string): CardFacts | undefined => {
    const card = graph.persons.get(id)
    return (
      card && {
        person: card,
        kin: kinOf(id),
        signs: namedSigns(graph, id, nameOf),
        href: to.personPage(tree, id),
      }
    )
  }
  const card = graph.persons.get(person.id)
  const isMember = own !== undefined && own.role !== null
  const isEditor = own !== undefined && canEdit(own)
  const mayWrite = own !== undefined && canSuggest(own) ? isEditor : null
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
      <PersonHead facts={facts} card={card} kin={kinOf(person.id)}>
        {isMember && person.visibility === "full" ? (
          <ChoosePortrait person={person} name={name} media={facts.media} mayWrite={isEditor} />
        ) : null}
        {mayWrite === null ? null : (
          <AddInPlace
            draft={`about ${person.id}`}
            icon="edit"
            label={change.changeAbout}
            form={(close) => (
              <AboutForm
                tree={tree}
                draft={`about ${person.id}`}
                person={person}
                name={name}
                mayWrite={mayWrite}
                onClose={close}
              />
            )}
          />
        )}
      </PersonHead>
      {person.visibility === "redacted" ? <p class="note">{words.redacted}</p> : null}
      <WhyHidden tree={tree} person={person.id} />
      <div class="person-columns">
        <div>
          {person.visibility === "redacted" ? null : (
            <section>
              <h2>{words.life}</h2>
              {mayWrite === null || reader === undefined ? (
                <Life facts={facts} withEvidence={isMember} beside={reader && besideOf(facts, reader)} />
              ) : (
                <EditableLife
                  facts={facts}
                  name={name}
                  mayWrite={mayWrite}
                  beside={attachOf(facts, reader)}
                  below={besideOf(facts, reader)}
                />
              )}
              <LeftOut all={all} kind="events" />
            </section>
          )}
          <Names all={all} name={name} withEvidence={isMember} mayWrite={mayWrite} />
          <Identifiers identifiers={person.identifiers} />
          {isMember && person.visibility === "full" ? (
            <OtherLines tree={tree} of={{ kind: "person", id: person.id }} />
          ) : null}
        </div>
        <div>
          <Relatives graph={graph} all={all} factsOf={factsOf} mayWrite={mayWrite} />
          {person.notes === null ? null : (
            <section>
              <h2>{words.notes}</h2>
              <p class="written">{person.notes}</p>
            </section>
          )}
          {reader === undefined ? null : <Pictures facts={facts} name={name} reader={reader} />}
          <Sources facts={facts} name={name} mayWrite={person.visibility === "redacted" ? null : mayWrite} />
        </div>
      </div>
      {isMember && person.visibility === "full" ? <Ask facts={facts} name={name} /> : null}
      {mayWrite === null ? null : (
        <div class="buttons">
          <DeletePerson page={page} name={name} mayWrite={mayWrite} />
        </div>
      )}
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
