import { useRoute } from "preact-iso/router"
import type { ComponentChildren } from "preact"
import { useMe } from "../api/session.ts"
import { type Tree, useTree } from "../api/trees.ts"
import { useIsVisitor } from "../api/view-as.ts"
import { AnsweredScreen } from "./answered-screen.tsx"
import { Screen } from "./screen.tsx"
import { to } from "../routes.ts"
import { useCommonWords, useWords } from "../words/language.ts"
import { part } from "../texts/texts.ts"
import type messages from "../../../../core/languages/en/app/frame.ts"

/** The words about a tree that is not open to the reader. */
const frameWords = part<typeof messages>("frame")

/** What a screen about a tree begins with. */
export interface InTree {
  readonly tree: Tree
  /** Whether the reader has no session, so that only the public surface answers. */
  readonly isVisitor: boolean
}

/** Shows a screen about the tree of the address, once the reader and the tree are known. */
export const TreeFrame = ({ children }: { readonly children: (inTree: InTree) => ComponentChildren }) => {
  const me = useMe()
  const id = useRoute().params["tree"] ?? ""
  const isVisitor = useIsVisitor(id) === true
  const tree = useTree(id)
  const { notFound } = useCommonWords()
  const { noTree, noTreeForVisitors, noTreeForYou } = useWords(frameWords)
  if (me.data === undefined) return <AnsweredScreen answer={me}>{() => null}</AnsweredScreen>
  if (tree.problem?.status === 404 || tree.problem?.status === 403)
    return (
      <Screen title={noTree} shape="narrow">
        <p>{isVisitor ? noTreeForVisitors : noTreeForYou}</p>
        <p class="buttons">
          <a class="button" href={to.home()}>
            {notFound.home}
          </a>
        </p>
      </Screen>
    )
  return <AnsweredScreen answer={tree}>{(found) => children({ tree: found, isVisitor })}</AnsweredScreen>
}
