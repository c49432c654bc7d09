import { renew, useAct } from "../../api/cache.ts"
import { setHomePerson } from "../../api/home-person.ts"
import { undoable } from "../../api/last-change.ts"
import { useMe } from "../../api/session.ts"
import type { Tree } from "../../api/trees.ts"
import { ProblemNote } from "../../parts/problems/problem-note.tsx"
import { toast } from "../../parts/toasts.tsx"
import { useWords } from "../../words/language.ts"
import { personWords } from "../../life/words.ts"

interface MakeHomeProps {
  readonly tree: Tree
  readonly person: string
  readonly name: string
}

/** A button that makes this the home person of the tree. Shows nothing if it is. */
export const MakeHome = ({ tree, person, name }: MakeHomeProps) => {
  const words = useWords(personWords)
  const me = useMe().data?.id ?? ""
  const act = useAct(async () => {
    const { undo } = await undoable({ tree: tree.id, me }, () => setHomePerson(tree.id, person))
    await renew("tree", tree.id)
    toast({ text: words.isHome({ name }), undo })
  })
  if (tree.home_person_id === person) return null
  return (
    <>
      <button type="button" class="button" aria-disabled={act.isRunning} onClick={() => void act.run(undefined)}>
        {words.makeHome}
      </button>
      <ProblemNote problem={act.problem} />
    </>
  )
}
