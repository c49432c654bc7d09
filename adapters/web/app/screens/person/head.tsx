import type { ComponentChildren } from "preact"
import { useMe } from "../../api/session.ts"
import { useViewer } from "../../api/view-as.ts"
import { Portrait } from "../../chart/card.tsx"
import type { PersonFacts } from "../../life/data.ts"
import { personWords } from "../../life/words.ts"
import { ageBetween } from "../../model/age.ts"
import { dateInWords } from "../../model/date-words.ts"
import type { Card } from "../../model/family.ts"
import { to } from "../../routes.ts"
import { useLanguage, useWords } from "../../words/language.ts"
import { useLifeOf } from "../../words/life.ts"

/** The life of a person in a sentence: when and where it began and ended, and the age. */
const useLifeInWords = (): ((facts: PersonFacts) => string) => {
  const words = useWords(personWords)
  const language = useLanguage()
  return ({ events }) => {
    const of = (type: string) => events.find((event) => event.type === type)
    const [birth, death] = [of("birth"), of("death")]
    const said = (event: typeof birth, word: (said: { date: string; place: string }) => string): string => {
      const date = event?.date == null ? "" : dateInWords(event.date, language)
      const place = event?.place ?? ""
      return date === "" && place === "" ? "" : word({ date, place })
    }
    const age = ageBetween(birth?.date ?? null, death?.date ?? null)
    return [said(birth, words.bornAt), said(death, words.diedAt), age === null ? "" : words.aged({ age })]
      .filter((part) => part !== "")
      .join(", ")
  }
}

interface PersonHeadProps {
  readonly facts: PersonFacts
  readonly card: Card | undefined
  /** What the reader calls the person; empty if they are not related. */
  readonly kin: string
  /** The way to choose a portrait. */
  readonly children: ComponentChildren
}

/** The head of the page of a person: the portrait, the life in a sentence, and what the person is to the reader. */
export const PersonHead = ({ facts, card, kin, children }: PersonHeadProps) => {
  const words = useWords(personWords)
  const lifeInWords = useLifeInWords()
  const lifeOf = useLifeOf()
  const { person } = facts
  const self = useMe().data?.self_person_id ?? null
  const own = useViewer(person.tree_id) === null ? self : null
  return (
    <div class="person-head">
      {card === undefined ? null : <Portrait person={card} />}
      <div>
        <p class="person-life">{lifeInWords(facts) || lifeOf(card ?? person)}</p>
        {own === null || kin === "" ? null : (
          <p>
            {own === person.id ? (
              words.isYou
            ) : (
              <>
                {words.isYour({ kin })} <a href={to.kin(person.tree_id, own, person.id)}>{words.how}</a>
              </>
            )}
          </p>
        )}
        {children}
      </div>
    </div>
  )
}
