import { useAnswer } from "../../api/cache.ts"
import { useNameOf } from "../../parts/person-name.ts"
import { Answered } from "../../parts/answered.tsx"
import { to } from "../../routes.ts"
import { useFormats } from "../../words/format.ts"
import { useWords } from "../../words/language.ts"
import { anniversariesOf } from "./data.ts"
import { treeWords } from "./words.ts"
import { lookUp } from "../../texts/look-up.ts"

/** The next birthdays, weddings and other anniversaries, for members. */
export const Anniversaries = ({ tree }: { readonly tree: string }) => {
  const words = useWords(treeWords)
  const { day, number, list } = useFormats()
  const nameOf = useNameOf()
  return (
    <section class="stack">
      <h2>{words.anniversaries}</h2>
      <Answered answer={useAnswer(anniversariesOf(tree))}>
        {(found) =>
          found.length === 0 ? (
            <p class="soft">{words.noAnniversaries}</p>
          ) : (
            <ol class="rows">
              {found.map(({ on, type, years, event_id, persons }) => (
                <li key={event_id}>
                  <span>
                    <a class="person-name" href={to.family(tree, persons[0]?.id ?? "")}>
                      {list(persons.map(nameOf))}
                    </a>
                    <span class="line-below soft small">
                      {words.anniversary({
                        years: number(years),
                        event: lookUp(words.events, type) ?? type.replaceAll("_", " "),
                      })}
                    </span>
                  </span>
                  <time class="soft small" dateTime={on}>
                    {day(on)}
                  </time>
                </li>
              ))}
            </ol>
          )
        }
      </Answered>
    </section>
  )
}
