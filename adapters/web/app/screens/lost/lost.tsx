import { Screen } from "../../parts/screen.tsx"
import { to } from "../../routes.ts"
import { useCommonWords, useWords } from "../../words/language.ts"
import { part } from "../../texts/texts.ts"
import type messages from "../../../../../core/languages/en/app/screens/lost.ts"

/** The words of an address without a screen. */
const lostWords = part<typeof messages>("screens/lost")

/** What an address without a screen shows. */
const Lost = () => {
  const { notFound } = useCommonWords()
  const { text } = useWords(lostWords)
  return (
    <Screen title={notFound.title} shape="narrow">
      <p>{text}</p>
      <p>
        <a class="button" href={to.home()}>
          {notFound.home}
        </a>
      </p>
    </Screen>
  )
}

export default Lost
