import { useLocation } from "preact-iso/router"
import { useRef } from "preact/hooks"
import { renew, useAct } from "../../api/cache.ts"
import { api } from "../../api/client.ts"
import { setHomePerson } from "../../api/home-person.ts"
import { dataOf, Problem } from "../../api/problems.ts"
import { ProblemNote } from "../../parts/problems/problem-note.tsx"
import { to } from "../../routes.ts"
import { useWords } from "../../words/language.ts"
import { homeWords } from "./words.ts"

const SAMPLE_FILE = "wedgwood-darwin.ged"

/** Someone in the middle of the sample. */
const MIDDLE = "Charles Robert Darwin"

const sampleFile = async (): Promise<Blob> => {
  const response = await fetch(document.documentElement.dataset["sample"] ?? "").catch(() => null)
  if (response?.ok !== true) throw new Problem(0, {})
  return response.blob()
}

/** Brings the sample file of the service into a tree, by the same import as any other file. Returns the middle. */
const importSample = async (tree: string, file: Blob): Promise<string | null> => {
  const path = { tree_id: tree }
  const body = new FormData()
  body.append("file", file, SAMPLE_FILE)
  await dataOf(
    api.POST("/trees/{tree_id}/gedcom/import", {
      params: { path },
      headers: { "Change-Reason": SAMPLE_FILE },
      body: { file },
      bodySerializer: () => body,
    }),
  )
  const found = await dataOf(api.GET("/trees/{tree_id}/persons", { params: { path, query: { q: MIDDLE, limit: 1 } } }))
  const person = found[0]?.id ?? null
  await setHomePerson(tree, person)
  return person
}

/** Makes the sample tree. A tree that was made before a refusal is used again, so no empty trees stay behind. */
const useSample = () => {
  const made = useRef<string | null>(null)
  return useAct(async (name: string) => {
    const file = await sampleFile()
    made.current ??= (await dataOf(api.POST("/trees", { body: { name } }))).id
    const person = await importSample(made.current, file)
    await renew("trees")
    return { tree: made.current, person }
  })
}

/** Loads the sample tree, and opens it. */
export const SampleButton = () => {
  const words = useWords(homeWords)
  const { route } = useLocation()
  const load = useSample()
  const press = async (): Promise<void> => {
    const made = await load.run(words.sampleName)
    if (made !== undefined) route(made.person === null ? to.tree(made.tree) : to.family(made.tree, made.person))
  }
  return (
    <>
      <button type="button" class="button" aria-disabled={load.isRunning} onClick={() => void press()}>
        {load.isRunning ? words.loadingSample : words.sample}
      </button>
      <ProblemNote problem={load.problem} />
    </>
  )
}
