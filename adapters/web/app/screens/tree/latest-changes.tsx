import { question, useAnswer } from "../../api/cache.ts"
import { api } from "../../api/client.ts"
import { Answered } from "../../parts/answered.tsx"
import { useFormats } from "../../words/format.ts"
import { useCommonWords, useWords } from "../../words/language.ts"
import { treeWords } from "./words.ts"

const MOST = 5

const latest = (tree_id: string) =>
  question(["tree", tree_id, "changes", "latest"], (signal) =>
    api.GET("/trees/{tree_id}/changes", { params: { path: { tree_id }, query: { limit: MOST } }, signal }),
  )

/** The last changes, for those who edit the tree. */
export const LatestChanges = ({ tree }: { readonly tree: string }) => {
  const words = useWords(treeWords)
  const common = useCommonWords()
  const { ago } = useFormats()
  return (
    <section class="stack">
      <h2>{words.latest}</h2>
      <Answered answer={useAnswer(latest(tree))}>
        {(changes) =>
          changes.length === 0 ? (
            <p class="soft">{words.noChanges}</p>
          ) : (
            <ol class="rows">
              {changes.map(({ id, summary, actor, at, undone_by }) => (
                <li key={id}>
                  <span class={undone_by === null ? undefined : "is-undone"}>
                    <span lang="en">{summary}</span>{" "}
                    <span class="soft small">
                      {actor?.display_name ?? common.someone}, {ago(at)}
                    </span>
                  </span>
                </li>
              ))}
            </ol>
          )
        }
      </Answered>
    </section>
  )
}
