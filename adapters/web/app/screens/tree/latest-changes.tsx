import { useAnswer } from "../../api/cache.ts"
import { changeInWords } from "../../history/in-words.ts"
import { historyWords } from "../../history/words.ts"
import { Answered } from "../../parts/answered.tsx"
import { to } from "../../routes.ts"
import { useMe } from "../../api/session.ts"
import { useFormats } from "../../words/format.ts"
import { useCommonWords, useLanguage, useWords } from "../../words/language.ts"
import { latestOf } from "./data.ts"
import { treeWords } from "./words.ts"

/** The last changes, for those who edit the tree. */
export const LatestChanges = ({ tree }: { readonly tree: string }) => {
  const words = useWords(treeWords)
  const historyTexts = useWords(historyWords)
  const language = useLanguage()
  const common = useCommonWords()
  const { ago } = useFormats()
  const me = useMe().data?.id
  return (
    <section class="stack">
      <h2>{words.latest}</h2>
      <Answered answer={useAnswer(latestOf(tree))}>
        {(changes) =>
          changes.length === 0 ? (
            <p class="soft">{words.noChanges}</p>
          ) : (
            <ol class="rows">
              {changes.map((change) => {
                const { text, lang } = changeInWords(change, historyTexts, language)
                return (
                  <li key={change.id}>
                    <span class={change.undone_by === null ? undefined : "is-undone"}>
                      <span lang={lang}>{text}</span>
                      <span class="line-below soft small">
                        {change.actor !== null && change.actor.id === me
                          ? historyTexts.you
                          : (change.actor?.display_name ?? common.someone)}
                        , {ago(change.at)}
                      </span>
                    </span>
                  </li>
                )
              })}
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
