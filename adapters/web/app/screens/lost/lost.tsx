import { Screen } from "../../parts/screen.tsx"
import { to } from "../../routes.ts"
import { useCommonWords, useWords, words } from "../../words/language.ts"

/** The words of an address without a screen. */
const lostWords = words(
  {
    text: "The address may be incomplete, or what was here is gone.",
  },
  {
    text: "Die Adresse ist vielleicht unvollständig, oder was hier war, ist nicht mehr da.",
  },
)

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
