import { useLocation, useRoute } from "preact-iso/router"
import { renew, useAct, useAnswer } from "../../api/cache.ts"
import { undoable } from "../../api/last-change.ts"
import { canEdit } from "../../api/trees.ts"
import { personWords } from "../../life/words.ts"
import { Select } from "../../parts/form.tsx"
import { Guarded } from "../../parts/guarded.tsx"
import { ListPage } from "../../parts/list-page.tsx"
import { ProblemNote } from "../../parts/problems/problem-note.tsx"
import { Screen } from "../../parts/screen.tsx"
import { toast } from "../../parts/toasts.tsx"
import { TreeFrame } from "../../parts/tree-frame.tsx"
import { to } from "../../routes.ts"
import { useFormats } from "../../words/format.ts"
import { useWords } from "../../words/language.ts"
import { type DeletedKind, deletedKinds, deletedPage, type DeletedRecord, restore } from "./data.ts"
import { deletedWords } from "./words.ts"
import { lookUp } from "../../texts/look-up.ts"

/** What was deleted in a tree, by its kind. Each record can be restored. */
const Deleted = () => (
  <Guarded>
    {(me) => <TreeFrame>{({ tree }) => <Whole tree={tree.id} me={me.id} isEditor={canEdit(tree)} />}</TreeFrame>}
  </Guarded>
)

interface DeletedProps {
  readonly tree: string
  readonly me: string
}

const Whole = ({ tree, me, isEditor }: DeletedProps & { readonly isEditor: boolean }) => {
  const words = useWords(deletedWords)
  const { route } = useLocation()
  const { query } = useRoute()
  const kind = deletedKinds.find((one) => one === query["kind"]) ?? "person"
  if (!isEditor)
    return (
      <Screen title={words.title}>
        <p>{words.editorsOnly}</p>
      </Screen>
    )
  return (
    <Screen title={words.title}>
      <p>{words.intro}</p>
      <div class="filter">
        <Select
          name="kind"
          label={words.kind}
          value={kind}
          options={deletedKinds.map((value) => ({ value, label: words.kinds[value] }))}
          onChange={(chosen) => route(to.deleted(tree, { kind: chosen }))}
        />
      </div>
      <ul class="rows" key={kind}>
        <Page tree={tree} me={me} kind={kind} cursor={null} />
      </ul>
    </Screen>
  )
}

interface PageProps extends DeletedProps {
  readonly kind: DeletedKind
  readonly cursor: string | null
}

const Page = ({ cursor, ...props }: PageProps) => {
  const words = useWords(deletedWords)
  return (
    <ListPage
      answer={useAnswer(deletedPage(props.tree, props.kind, cursor))}
      none={cursor === null ? words.none : null}
      more={words.more}
      row={(record) => <Row key={record.id} {...props} record={record} />}
      page={(next) => <Page {...props} cursor={next} />}
    />
  )
}

interface RowProps extends Omit<PageProps, "cursor"> {
  readonly record: DeletedRecord
}

const Row = ({ tree, me, kind, record }: RowProps) => {
  const words = useWords(deletedWords)
  const { events } = useWords(personWords)
  const { day, list } = useFormats()
  const { id, at, type, names, detail } = record
  const name = names.length === 0 ? words.unnamed : list(names)
  const what = type === null ? name : `${name}, ${lookUp(events, type) ?? type.replaceAll("_", " ")}`
  const facts = [detail, at === null ? null : words.deletedOn({ day: day(at) })].filter((fact) => fact !== null)
  const restoring = useAct(async () => {
    const { undo } = await undoable({ tree, me }, () => restore(kind, id))
    await renew("tree", tree)
    toast({ text: words.restored({ what }), undo })
  })
  return (
    <li>
      <span>
        <span class="person-name">{what}</span> <span class="soft small">{facts.join(" · ")}</span>
        <ProblemNote problem={restoring.problem} />
      </span>
      <button
        type="button"
        class="button"
        aria-label={words.restoreOne({ what })}
        aria-disabled={restoring.isRunning}
        onClick={() => void restoring.run(undefined)}
      >
        {words.restore}
      </button>
    </li>
  )
}

export default Deleted
