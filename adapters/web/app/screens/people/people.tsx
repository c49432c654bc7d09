import { useRoute } from "preact-iso/router"
import { useState } from "preact/hooks"
import { useAnswer } from "../../api/cache.ts"
import { Answered } from "../../parts/answered.tsx"
import { useIsWide } from "./is-wide.ts"
import { More } from "../../parts/more.tsx"
import { Screen } from "../../parts/screen.tsx"
import { type InTree, TreeFrame } from "../../parts/tree-frame.tsx"
import { useFormats } from "../../words/format.ts"
import { useWords } from "../../words/language.ts"
import { Filter } from "./filter.tsx"
import { Letters } from "./letters.tsx"
import { pageQuestion, type Place, type Wanted, wantedIn } from "./list.ts"
import { Heads, Rows } from "./rows.tsx"
import { peopleWords } from "./words.ts"

/** Everyone in the tree, page by page as the reader scrolls. Pages out of sight are not drawn. */
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
          {words.count({ count: number(count) })}
        </p>
      )}
      <div class="people-list">
        <List key={JSON.stringify(wanted)} inTree={inTree} wanted={wanted} />
        {wanted.q === "" ? <Letters inTree={inTree} wanted={wanted} /> : null}
      </div>
    </Screen>
  )
}

interface ListProps {
  readonly inTree: InTree
  readonly wanted: Wanted
}

/** The pages that have been reached: a table where there is room, and lines otherwise. */
const List = ({ inTree, wanted }: ListProps) => {
  const words = useWords(peopleWords)
  const isWide = useIsWide()
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null])
  const last = useAnswer(pageQuestion(inTree, { wanted, cursor: cursors.at(-1) ?? null }))
  const next = last.data?.next ?? null
  const pages = cursors.map((cursor) => <PeoplePage key={cursor} inTree={inTree} place={{ wanted, cursor }} />)
  const isEmpty = cursors.length === 1 && last.data?.items.length === 0
  const isAll = wanted.q === "" && wanted.only === "everyone" && wanted.letter === ""
  if (isEmpty) return <p class="soft">{isAll ? words.none : words.noneSuch}</p>
  return (
    <div class="people">
      {isWide ? (
        <table>
          <Heads tree={inTree.tree.id} wanted={wanted} />
          {pages}
        </table>
      ) : (
        pages
      )}
      {last.data === undefined ? <Answered answer={last}>{() => null}</Answered> : null}
      {next === null ? null : (
        <ul class="plain">
          <More key={next} words={words.more} onReach={() => setCursors([...cursors, next])} />
        </ul>
      )}
    </div>
  )
}

const PeoplePage = ({ inTree, place }: { readonly inTree: InTree; readonly place: Place }) => {
  const page = useAnswer(pageQuestion(inTree, place)).data
  return page === undefined ? null : <Rows people={page.items} />
}

export default People
