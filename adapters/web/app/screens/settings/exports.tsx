import { useAct } from "../../api/cache.ts"
import { Problem, problemOf, refusalOf } from "../../api/problems.ts"
import type { Tree } from "../../api/trees.ts"
import { Icon } from "../../parts/icon.tsx"
import { ProblemNote } from "../../parts/problems/problem-note.tsx"
import { apiPath } from "../../routes.ts"
import { useWords } from "../../words/language.ts"
import { settingsWords } from "./words.ts"

const versions = ["5.5.1", "7.0"] as const
const GEDZIP = "application/vnd.familysearch.gedcom+zip"

/** Makes the browser save a file under a name. */
const keep = (file: Blob, name: string): void => {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** The exports of a tree. A GEDZIP is requested by its media type, and a link cannot request a media type. */
export const Exports = ({ tree }: { readonly tree: Tree }) => {
  const words = useWords(settingsWords)
  const address = apiPath(`/trees/${tree.id}/gedcom/export`)
  const zip = useAct(async (_: null) => {
    const response = await fetch(`${address}?version=7.0`, { headers: { Accept: GEDZIP } }).catch(
      (failure: unknown) => {
        throw problemOf(failure)
      },
    )
    if (!response.ok) throw refusalOf(response, await response.json().catch(() => null))
    keep(await response.blob().catch(() => Promise.reject(new Problem(0, {}))), `${tree.name}.gdz`)
  })
  return (
    <section class="panel">
      <h2>{words.export}</h2>
      <p>{words.exportText}</p>
      <p class="buttons">
        {versions.map((version) => (
          <a key={version} class="button" href={`${address}?version=${version}`} download>
            <Icon name="download" />
            {words.gedcom({ version })}
          </a>
        ))}
        <button type="button" class="button" aria-disabled={zip.isRunning} onClick={() => void zip.run(null)}>
          <Icon name="download" />
          {zip.isRunning ? words.preparing : words.gedzip}
        </button>
      </p>
      <ProblemNote problem={zip.problem} />
    </section>
  )
}
