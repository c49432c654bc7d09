import { useLocation, useRoute } from "preact-iso/router"
import { useAnswer } from "../../api/cache.ts"
import type { Listed } from "../../api/trees.ts"
import { Field, Select, valuesOf } from "../../parts/form.tsx"
import { ListPage } from "../../parts/list-page.tsx"
import { Screen } from "../../parts/screen.tsx"
import { useNameOf } from "../../parts/person-name.ts"
import { type InTree, TreeFrame } from "../../parts/tree-frame.tsx"
import { to } from "../../routes.ts"
import { useFormats } from "../../words/format.ts"
import { useWords } from "../../words/language.ts"
import { useLifeOf } from "../../words/life.ts"
import { onlies, pageQuestion, type Place, queryOf, sortsFor, type Wanted, wantedIn } from "./list.ts"
import { peopleWords } from "./words.ts"

/** Everyone in the tree, page by page as the reader scrolls. Rows out of sight are not drawn. */
const People = () => <TreeFrame>{(inTree) => <Whole {...inTree} />}</TreeFrame>

const Whole = (inTree: InTree) => {
  const words = useWords(peopleWords)
  const { number } = useFormats()
  const wanted = wantedIn(useRoute().query)
  const first = useAnswer(pageQuestion(inTree, { wanted, cursor: null }))
  const count = first.data?.count ?? null
  return (
    <Screen title={words.title}>
      <Filter tree={inTree.tree} wanted={wanted} />
      {count === null ? null : (
        <p class="soft" role="status">
          {words.count(number(count))}
        </p>
      )}
      <ul class="people" key={JSON.stringify(wanted)}>
        <PeoplePage inTree={inTree} place={{ wanted, cursor: null }} />
      </ul>
    </Screen>
  )
}

/** What to show, and in which order. The address keeps it. */
const Filter = ({ tree, wanted }: { readonly tree: InTree["tree"]; readonly wanted: Wanted }) => {
  const words = useWords(peopleWords)
  const { route } = useLocation()
  return (
    <form
      key={JSON.stringify(wanted)}
      class="filter"
      onSubmit={(event) => {
        event.preventDefault()
        route(to.people(tree.id, queryOf(wantedIn(valuesOf(event.currentTarget)))))
      }}
      onChange={({ currentTarget, target }) => {
        if (target instanceof HTMLSelectElement) currentTarget.requestSubmit()
      }}
    >
      <Field name="q" label={words.filter} value={wanted.q} />
      {wanted.q === "" ? (
        <>
          <Select
            name="only"
            label={words.only}
            value={wanted.only}
            options={onlies.map((value) => ({ value, label: words.onlies[value] }))}
          />
          <Select
            name="sort"
            label={words.sort}
            value={wanted.sort}
            options={sortsFor(tree).map((value) => ({ value, label: words.sorts[value] }))}
          />
        </>
      ) : null}
      <button type="submit" class="button">
        {words.show}
      </button>
      {wanted.q === "" && wanted.only === "everyone" ? null : (
        <a class="button is-plain" href={to.people(tree.id)}>
          {words.clear}
        </a>
      )}
    </form>
  )
}

interface PeoplePageProps {
  readonly inTree: InTree
  readonly place: Place
}

/** The rows of one page, and of those after it that have been reached. */
const PeoplePage = ({ inTree, place }: PeoplePageProps) => {
  const words = useWords(peopleWords)
  const answer = useAnswer(pageQuestion(inTree, place))
  const { q, only } = place.wanted
  const none = q === "" && only === "everyone" ? words.none : words.noneSuch
  return (
    <ListPage
      answer={answer}
      none={place.cursor === null ? none : null}
      more={words.more}
      row={(person) => <PersonRow key={person.id} person={person} />}
      page={(cursor) => <PeoplePage inTree={inTree} place={{ ...place, cursor }} />}
    />
  )
}

const PersonRow = ({ person }: { readonly person: Listed }) => {
  const lifeOf = useLifeOf()
  const nameOf = useNameOf()
  const words = useWords(peopleWords)
  const { id, tree_id, possibly_living } = person
  return (
    <li class="person-row">
      <a href={to.family(tree_id, id)}>
        <span class="person-name">{nameOf(person)}</span>
        <span class="soft">{lifeOf(person)}</span>
        {possibly_living === true ? <span class="soft small">{words.living}</span> : null}
      </a>
    </li>
  )
}

export default People
