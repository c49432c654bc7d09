import { useLocation } from "preact-iso/router"
import { useRef } from "preact/hooks"
import { renew, useAct } from "../../api/cache.ts"
import { api } from "../../api/client.ts"
import { dataOf } from "../../api/problems.ts"
import { Icon } from "../../parts/icon.tsx"
import { ProblemNote } from "../../parts/problems/problem-note.tsx"
import { to } from "../../routes.ts"
import { useWords } from "../../words/language.ts"
import { beginWords } from "./words.ts"

/** Makes a tree, and opens the import of a file into it. A second press uses the tree that is already there. */
export const BringFile = () => {
  const words = useWords(beginWords)
  const { route } = useLocation()
  const made = useRef<string | null>(null)
  const start = useAct(async (name: string) => {
    made.current ??= (await dataOf(api.POST("/trees", { body: { name } }))).id
    await renew("trees")
    return made.current
  })
  const press = async (): Promise<void> => {
    const tree = await start.run(words.treeNameOf({ surname: "" }))
    if (tree !== undefined) route(to.import(tree))
  }
  return (
    <>
      <button type="button" class="button" aria-disabled={start.isRunning} onClick={() => void press()}>
        <Icon name="fileIn" />
        {words.bring}
      </button>
      <ProblemNote problem={start.problem} />
    </>
  )
}
