import { renew, useAct } from "../../api/cache.ts"
import { api } from "../../api/client.ts"
import { dataOf } from "../../api/problems.ts"
import { undoable } from "../../api/last-change.ts"
import { useMe } from "../../api/session.ts"
import type { Tree } from "../../api/trees.ts"
import { toast, toastFailure } from "../../parts/toasts.tsx"
import { useCommonWords, useWords } from "../../words/language.ts"
import { personWords } from "../../life/words.ts"

interface MakeHomeProps {
  readonly tree: Tree
  readonly person: string
  readonly name: string
}

/** Makes this the person with whom the tree opens. Shows nothing if it is. */
export const MakeHome = ({ tree, person, name }: MakeHomeProps) => {
  const words = useWords(personWords)
  const common = useCommonWords()
  const me = useMe().data?.id ?? ""
  const act = useAct(async (home_person_id: string) => {
    const params = { path: { tree_id: tree.id } }
    const set = () => dataOf(api.PATCH("/trees/{tree_id}", { params, body: { home_person_id } }))
    try {
      const { undo } = await undoable({ tree: tree.id, me }, set)
      await renew("tree", tree.id)
      toast({ text: words.isHome(name), undo })
    } catch (failure) {
      toastFailure(failure, common)
    }
  })
  if (tree.home_person_id === person) return null
  return (
    <button
      type="button"
      class="button"
      aria-disabled={act.isRunning}
      onClick={() => {
        if (!act.isRunning) void act.run(person)
      }}
    >
      {words.makeHome}
    </button>
  )
}
