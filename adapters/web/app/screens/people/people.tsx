import { useLocation, useRoute } from "preact-iso/router"
import { useEffect, useRef, useState } from "preact/hooks"
import { type Question, useAnswer } from "../../api/cache.ts"
import { api, type Schemas } from "../../api/client.ts"
import { Problem, refusalOf } from "../../api/problems.ts"
import { Answered } from "../../parts/answered.tsx"
import { Screen } from "../../parts/screen.tsx"
import { nameOf } from "../../parts/search.tsx"
import { type InTree, TreeFrame } from "../../parts/tree-frame.tsx"
import { to } from "../../routes.ts"
import { useCommonWords, useWords } from "../../words/language.ts"
import { peopleWords } from "./words.ts"

const PAGE = 100

/** A page of the list, and the cursor of the next one. */
interface Page {
  readonly persons: readonly Schemas["PersonRead"][]
  readonly next: string | null
}

/** The cursor in a `Link` header. */
const nextIn = ({ headers }: Response): string | null => {
  const address = /<([^>]+)>; rel="next"/.exec(headers.get("Link") ?? "")?.[1]
  return address === undefined ? null : new URL(address, location.href).searchParams.get("cursor")
}

interface Wanted {
  readonly q: string
  readonly cursor: string | null
}

const pageQuestion = ({ tree: { id }, isVisitor }: InTree, { q, cursor }: Wanted): Question<Page> => ({
  key: ["tree", id, "people", isVisitor, q, cursor],
  ask: async (signal) => {
    const query = { limit: PAGE, ...(q === "" ? {} : { q }), ...(cursor === null ? {} : { cursor }) }
    const options = { params: { path: { tree_id: id }, query }, signal }
    const asked = isVisitor
      ? api.GET("/public/trees/{tree_id}/persons", options)
      : api.GET("/trees/{tree_id}/persons", options)
    const { data, error, response } = await asked.catch((failure: unknown) => {
      throw failure instanceof DOMException ? failure : new Problem(0, {})
    })
    if (data === undefined) throw refusalOf(response, error)
    return { persons: data, next: nextIn(response) }
  },
})

/** Everyone in the tree, page by page as the reader scrolls. Rows out of sight are not drawn. */
const People = () => <TreeFrame>{(inTree) => <Whole {...inTree} />}</TreeFrame>

const Whole = (inTree: InTree) => {
  const words = useWords(peopleWords)
  const { q = "" } = useRoute().query
  const { route } = useLocation()
  const { id } = inTree.tree
  return (
    <Screen title={words.title}>
      <form
        class="filter"
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget).get("q")
          route(to.people(id, { q: typeof typed === "string" ? typed.trim() : "" }))
        }}
      >
        <label for="filter">{words.filter}</label>
        <input id="filter" key={q} name="q" type="search" defaultValue={q} autocomplete="off" />
        {q === "" ? null : <a href={to.people(id)}>{words.clear}</a>}
      </form>
      <ul class="people" key={q}>
        <PeoplePage inTree={inTree} wanted={{ q, cursor: null }} />
      </ul>
    </Screen>
  )
}

interface PeoplePageProps {
  readonly inTree: InTree
  readonly wanted: Wanted
}

/** The rows of one page, and of those after it that have been reached. */
const PeoplePage = ({ inTree, wanted }: PeoplePageProps) => {
  const words = useWords(peopleWords)
  const answer = useAnswer(pageQuestion(inTree, wanted))
  const [isReached, setReached] = useState(false)
  if (answer.data === undefined)
    return (
      <li class="plain">
        <Answered answer={answer}>{() => null}</Answered>
      </li>
    )
  const { persons, next } = answer.data
  if (persons.length === 0 && wanted.cursor === null)
    return <li class="plain soft">{wanted.q === "" ? words.none : words.noneLike(wanted.q)}</li>
  return (
    <>
      {persons.map((person) => (
        <PersonRow key={person.id} person={person} />
      ))}
      {next === null || isReached ? null : <More onReach={() => setReached(true)} />}
      {next === null || !isReached ? null : <PeoplePage inTree={inTree} wanted={{ ...wanted, cursor: next }} />}
    </>
  )
}

const PersonRow = ({ person }: { readonly person: Schemas["PersonRead"] }) => {
  const common = useCommonWords()
  const words = useWords(peopleWords)
  const { id, tree_id, birth_year, death_year, possibly_living } = person
  return (
    <li class="person-row">
      <a href={to.family(tree_id, id)}>
        <span class="person-name">{nameOf(person, common)}</span>
        <span class="soft">{common.lived(birth_year, death_year)}</span>
        {possibly_living === true ? <span class="soft small">{words.living}</span> : null}
      </a>
    </li>
  )
}

/** Reached by scrolling, or pressed. */
const More = ({ onReach }: { readonly onReach: () => void }) => {
  const words = useWords(peopleWords)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && onReach(), {
      rootMargin: "600px",
    })
    if (button.current !== null) observer.observe(button.current)
    return () => observer.disconnect()
  }, [])
  return (
    <li class="plain">
      <button ref={button} type="button" class="button" onClick={onReach}>
        {words.more}
      </button>
    </li>
  )
}

export default People
