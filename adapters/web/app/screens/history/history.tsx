import { useLocation, useRoute } from "preact-iso/router"
import { useAnswer } from "../../api/cache.ts"
import { type ChangeFilter, changesOfTree } from "../../api/changes.ts"
import { canEdit, membersOf, nameOfMember } from "../../api/trees.ts"
import { Changes } from "../../history/changes.tsx"
import { actionInWords } from "../../history/in-words.ts"
import { historyWords } from "../../history/words.ts"
import { Select, valuesOf } from "../../parts/form.tsx"
import { Guarded } from "../../parts/guarded.tsx"
import { Screen } from "../../parts/screen.tsx"
import { TreeFrame } from "../../parts/tree-frame.tsx"
import { to } from "../../routes.ts"
import { useWords } from "../../words/language.ts"
import { filterIn, kinds, queryOf } from "./filter.ts"
import { treeHistoryWords } from "./words.ts"

/** The changes of a tree, by day, for editors. */
const TreeHistory = () => {
  const words = useWords(treeHistoryWords)
  const filter = filterIn(useRoute().query)
  return (
    <Guarded>
      {() => (
        <TreeFrame>
          {({ tree }) => (
            <Screen title={words.title}>
              {canEdit(tree) ? <Found tree={tree.id} filter={filter} /> : <p class="note">{words.editorsOnly}</p>}
            </Screen>
          )}
        </TreeFrame>
      )}
    </Guarded>
  )
}

interface FoundProps {
  readonly tree: string
  readonly filter: ChangeFilter
}

const Found = ({ tree, filter }: FoundProps) => {
  const { none, noneSuch } = useWords(historyWords)
  const isAll = filter.actor === null && filter.action === null
  return (
    <>
      <Filter tree={tree} filter={filter} />
      <Changes
        key={JSON.stringify(filter)}
        tree={tree}
        isEditor
        days="h2"
        pageOf={(cursor) => changesOfTree(tree, filter, cursor)}
        none={isAll ? none : noneSuch}
      />
    </>
  )
}

/** Whose changes are shown, and of which kind. The address keeps it. */
const Filter = ({ tree, filter }: FoundProps) => {
  const words = useWords(treeHistoryWords)
  const historyTexts = useWords(historyWords)
  const { route } = useLocation()
  const members = useAnswer(membersOf(tree)).data ?? []
  const who = filter.actor ?? ""
  const kind = filter.action ?? ""
  return (
    <form
      key={`${members.length} ${who} ${kind}`}
      class="filter"
      onSubmit={(event) => {
        event.preventDefault()
        route(to.history(tree, queryOf(filterIn(valuesOf(event.currentTarget)))))
      }}
      onChange={({ currentTarget, target }) => {
        if (target instanceof HTMLSelectElement) currentTarget.requestSubmit()
      }}
    >
      <Select
        name="who"
        label={words.who}
        value={who}
        options={[
          { value: "", label: words.everyone },
          ...members.map((member) => ({ value: member.user_id, label: nameOfMember(member) })),
        ]}
      />
      <Select
        name="kind"
        label={words.kind}
        value={kind}
        options={[
          { value: "", label: words.everything },
          ...kinds.map((action) => ({ value: action, label: actionInWords(action, historyTexts) ?? action })),
        ]}
      />
      <button type="submit" class="button">
        {words.show}
      </button>
      {who === "" && kind === "" ? null : (
        <a class="button is-plain" href={to.history(tree)}>
          {words.clear}
        </a>
      )}
    </form>
  )
}

export default TreeHistory
