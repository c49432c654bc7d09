import { renew, useAct } from "../api/cache.ts"
import { api, ifUnchanged, type Schemas } from "../api/client.ts"
import { undoable } from "../api/last-change.ts"
import { dataOf } from "../api/problems.ts"
import { useMe } from "../api/session.ts"
import { spokenName } from "../model/forms/name-edit.ts"
import { ProblemNote } from "../parts/problems/problem-note.tsx"
import { toast } from "../parts/toasts.tsx"
import { useWords } from "../words/language.ts"
import type { PlaceProps } from "./record-form.tsx"
import { factWords } from "./words.ts"

interface MakeMainProps extends Pick<PlaceProps, "tree" | "onClose"> {
  readonly name: Schemas["NameRead"]
}

/** A button that makes a name the main name of its person, by which they are listed and found. */
export const MakeMain = ({ tree, name, onClose }: MakeMainProps) => {
  const words = useWords(factWords)
  const me = useMe().data?.id ?? ""
  const act = useAct(async () => {
    const path = { person_id: name.person_id, name_id: name.id }
    const { undo } = await undoable({ tree, me }, () =>
      dataOf(
        api.POST("/persons/{person_id}/names/{name_id}/make-primary", { params: { path }, headers: ifUnchanged(name) }),
      ),
    )
    await renew("tree", tree)
    toast({ text: words.isMain({ name: spokenName(name) }), undo })
    onClose()
  })
  return (
    <>
      <p class="buttons">
        <button type="button" class="button" aria-disabled={act.isRunning} onClick={() => void act.run(undefined)}>
          {words.makeMain}
        </button>
      </p>
      <ProblemNote problem={act.problem} />
    </>
  )
}
