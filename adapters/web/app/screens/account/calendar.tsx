import { useAct } from "../../api/cache.ts"
import { api } from "../../api/client.ts"
import { dataOf } from "../../api/problems.ts"
import { ProblemNote } from "../../parts/problems/problem-note.tsx"
import { Secret } from "../../parts/secret.tsx"
import { toast } from "../../parts/toasts.tsx"
import { useWords } from "../../words/language.ts"
import { accountWords } from "./words.ts"

/** The address at which calendar programs read the anniversaries of the reader's trees. It is shown once. */
export const Calendar = () => {
  const words = useWords(accountWords)
  const make = useAct(async (_: null) => dataOf(api.POST("/users/me/calendar")))
  const remove = useAct(async (_: null) => {
    await dataOf(api.DELETE("/users/me/calendar"))
    make.forget()
    toast({ text: words.calendarRemoved })
  })
  return (
    <section class="panel">
      <h2>{words.calendar}</h2>
      <p>{words.calendarText}</p>
      {make.result === undefined ? null : (
        <div class="stack" role="status">
          <p>{words.calendarOnce}</p>
          <Secret text={make.result.url} />
        </div>
      )}
      <ProblemNote problem={make.problem ?? remove.problem} />
      <p class="buttons">
        <button type="button" class="button" onClick={() => void make.run(null)}>
          {words.makeCalendar}
        </button>
        <button type="button" class="button" onClick={() => void remove.run(null)}>
          {words.removeCalendar}
        </button>
      </p>
    </section>
  )
}
