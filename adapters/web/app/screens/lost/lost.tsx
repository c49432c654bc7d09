import { Screen } from "../../parts/screen.tsx"
import { to } from "../../routes.ts"
import { useCommonWords } from "../../words/language.ts"

/** What an address without a screen shows. */
const Lost = () => {
  const { notFound } = useCommonWords()
  return (
    <Screen title={notFound.title} shape="narrow">
      <p>{notFound.text}</p>
      <p>
        <a class="button" href={to.home()}>
          {notFound.home}
        </a>
      </p>
    </Screen>
  )
}

export default Lost
