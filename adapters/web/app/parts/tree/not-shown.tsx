import { useIsVisitor } from "../../api/view-as.ts"
import { to } from "../../routes.ts"
import { useCommonWords, useWords } from "../../words/language.ts"
import { Screen } from "../screen.tsx"
import { notShownWords } from "./not-shown-words.ts"
import WhyHidden from "./why-hidden.tsx"

interface NotShownProps {
  readonly tree: string
  readonly person: string
}

/** Says why this reader does not see a person, with the ways on. */
const NotShown = ({ tree, person }: NotShownProps) => {
  const words = useWords(notShownWords)
  const { ways, notFound } = useCommonWords()
  const isVisitor = useIsVisitor(tree) === true
  return (
    <Screen title={words.noPerson} shape="narrow">
      <p>{isVisitor ? words.noPersonForVisitors : words.noPersonForYou}</p>
      <WhyHidden tree={tree} person={person} />
      <p class="buttons">
        <a class="button is-main" href={to.tree(tree)}>
          {ways.overview}
        </a>
        <a class="button" href={to.home()}>
          {notFound.home}
        </a>
      </p>
    </Screen>
  )
}

export default NotShown
