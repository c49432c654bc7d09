import { useLocation, useRoute } from "preact-iso/router"
import { useState } from "preact/hooks"
import { useAnswer } from "../../api/cache.ts"
import { canEdit, canSuggest } from "../../api/trees.ts"
import { Dialog } from "../../parts/dialogs/dialog.tsx"
import { Field, valuesOf } from "../../parts/form.tsx"
import { ListPage } from "../../parts/list-page.tsx"
import { Screen } from "../../parts/screen.tsx"
import { type InTree, TreeFrame } from "../../parts/tree-frame.tsx"
import { to } from "../../routes.ts"
import { useWords } from "../../words/language.ts"
import { type Source, sourcesPage } from "../../api/sources.ts"
import { SourceForm } from "./form.tsx"
import { sourceWords } from "./words.ts"

/** The sources of a tree: searched, page by page, and added. */
const Sources = () => <TreeFrame>{(inTree) => <Whole {...inTree} />}</TreeFrame>

const Whole = ({ tree, isVisitor }: InTree) => {
  const words = useWords(sourceWords)
  const { url } = useLocation()
  const { q = "" } = useRoute().query
  if (isVisitor)
    return (
      <Screen title={words.title} shape="narrow">
        <p>{words.members}</p>
        <a class="button is-main" href={to.signIn(url)}>
          {words.signIn}
        </a>
      </Screen>
    )
  return (
    <Screen title={words.title} beside={!canSuggest(tree) ? null : <Add tree={tree.id} mayWrite={canEdit(tree)} />}>
      <Filter tree={tree.id} q={q} />
      <ul class="people" key={q}>
        <SourcesPage tree={tree.id} q={q} cursor={null} />
      </ul>
    </Screen>
  )
}

const Filter = ({ tree, q }: { readonly tree: string; readonly q: string }) => {
  const words = useWords(sourceWords)
  const { route } = useLocation()
  return (
    <form
      key={q}
      class="filter"
      onSubmit={(event) => {
        event.preventDefault()
        route(to.sources(tree, { q: valuesOf(event.currentTarget)["q"]?.trim() }))
      }}
    >
      <Field name="q" label={words.search} value={q} />
      <button type="submit" class="button">
        {words.show}
      </button>
      {q === "" ? null : (
        <a class="button is-plain" href={to.sources(tree)}>
          {words.clear}
        </a>
      )}
    </form>
  )
}

const Add = ({ tree, mayWrite }: { readonly tree: string; readonly mayWrite: boolean }) => {
  const words = useWords(sourceWords)
  const { route } = useLocation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" class="button is-main" onClick={() => setOpen(true)}>
        {words.add}
      </button>
      {isOpen ? (
        <Dialog title={words.add} onClose={() => setOpen(false)}>
          <SourceForm
            tree={tree}
            source={null}
            mayWrite={mayWrite}
            onCancel={() => setOpen(false)}
            onSaved={(id) => {
              setOpen(false)
              if (id !== null) route(to.source(tree, id))
            }}
          />
        </Dialog>
      ) : null}
    </>
  )
}

interface SourcesPageProps {
  readonly tree: string
  readonly q: string
  readonly cursor: string | null
}

const SourcesPage = ({ tree, q, cursor }: SourcesPageProps) => {
  const words = useWords(sourceWords)
  const answer = useAnswer(sourcesPage(tree, q, cursor))
  const none = q === "" ? words.none : words.noneSuch
  return (
    <ListPage
      answer={answer}
      none={cursor === null ? none : null}
      more={words.more}
      row={(source) => <Row key={source.id} source={source} />}
      page={(next) => <SourcesPage tree={tree} q={q} cursor={next} />}
    />
  )
}

const Row = ({ source: { id, tree_id, title, author } }: { readonly source: Source }) => (
  <li class="person-row">
    <a href={to.source(tree_id, id)}>
      <span class="person-name">{title}</span>
      {author === null ? null : <span class="soft">{author}</span>}
    </a>
  </li>
)

export default Sources
