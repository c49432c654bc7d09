import { changesOfPerson } from "../../api/changes.ts"
import { Changes } from "../../history/changes.tsx"
import { useWords } from "../../words/language.ts"
import { personWords } from "../../life/words.ts"

interface HistoryProps {
  readonly tree: string
  readonly person: string
  readonly isEditor: boolean
}

/** Who changed a person and what belongs to them. Editors can take changes back. */
export const History = ({ tree, person, isEditor }: HistoryProps) => {
  const words = useWords(personWords)
  return (
    <section class="history">
      <h2>{words.history}</h2>
      <Changes
        tree={tree}
        isEditor={isEditor}
        isOfPerson
        days="h3"
        pageOf={(cursor) => changesOfPerson(tree, person, cursor)}
      />
    </section>
  )
}
