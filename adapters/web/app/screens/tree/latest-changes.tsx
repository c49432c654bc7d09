import { useAnswer } from "../../api/cache.ts"
import { changeInWords } from "../../history/in-words.ts"
import { useHistorySpeech } from "../../history/sentence.tsx"
import { Answered } from "../../parts/answered.tsx"
import { to } from "../../routes.ts"
import { useFormats } from "../../words/format.ts"
import { useWords } from "../../words/language.ts"
import { latestOf } from "./data.ts"
import { treeWords } from "./words.ts"

/** The last changes, for those who edit the tree. */
export const LatestChanges = ({ tree }: { readonly tree: string }) => {
  const words = useWords(treeWords)
  const speech = useHistorySpeech()
  const { ago } = useFormats()
  return (
    <section class="stack">
      <h2>{words.latest}</h2>
      <Answered answer={useAnswer(latestOf(tree))}>
        {(changes) =>
          changes.length === 0 ? (
            <p class="soft">{words.noChanges}</p>
          ) : (
            <ol class="rows">
              {changes.map((change) => (
                <li key={change.id}>
                  <span class={change.undone_by === null ? undefined : "is-undone"}>
                    {changeInWords(change, [], speech)}
                    <span class="line-below soft small">{ago(change.at)}</span>
                  </span>
                </li>
              ))}
            </ol>
          )
        }
      </Answered>
      <p>
        <a class="button" href={to.history(tree)}>
          {words.allChanges}
        </a>
      </p>
    </section>
  )
}
