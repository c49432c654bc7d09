import { useAnswer } from "../../api/cache.ts"
import type { InTree } from "../../parts/tree-frame.tsx"
import { to } from "../../routes.ts"
import { useWords } from "../../words/language.ts"
import { lettersOf, queryOf, type Wanted } from "./list.ts"
import { peopleWords } from "./words.ts"

interface LettersProps {
  readonly inTree: InTree
  readonly wanted: Wanted
}

/** The first letters of surnames, at the side. A press shows the people of one; another press shows everyone again. */
export const Letters = ({ inTree: { tree, isVisitor }, wanted }: LettersProps) => {
  const words = useWords(peopleWords)
  const letters = useAnswer(lettersOf(tree.id, isVisitor)).data ?? []
  if (letters.length < 2) return null
  return (
    <nav class="letters" aria-label={words.letters}>
      {letters.map((letter) => {
        const isChosen = letter === wanted.letter
        return (
          <a
            key={letter}
            class="letter"
            href={to.people(tree.id, queryOf({ ...wanted, letter: isChosen ? "" : letter }))}
            aria-label={words.letter({ letter })}
            aria-current={isChosen ? "true" : undefined}
          >
            {letter}
          </a>
        )
      })}
    </nav>
  )
}
