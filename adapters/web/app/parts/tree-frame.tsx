import { useRoute } from "preact-iso/router"
import type { ComponentChildren } from "preact"
import { useMe } from "../api/session.ts"
import { type Tree, useTree } from "../api/trees.ts"
import { useIsVisitor } from "../api/view-as.ts"
import { AnsweredScreen } from "./answered-screen.tsx"
import { Screen } from "./screen.tsx"
import { to } from "../routes.ts"
import { useCommonWords, useWords, words } from "../words/language.ts"

/** The words about a tree that is not open to the reader. */
const frameWords = words(
  {
    noTree: "This tree is not open to you",
    noTreeForVisitors: "It may be private. If you are a member, sign in. Otherwise ask its owner.",
    noTreeForYou: "It may be private or deleted. Ask its owner to add you.",
  },
  {
    noTree: "Dieser Baum steht Ihnen nicht offen",
    noTreeForVisitors: "Vielleicht ist er privat. Mitglieder melden sich an, andere fragen den Besitzer.",
    noTreeForYou: "Vielleicht ist er privat oder gelöscht. Bitten Sie den Besitzer, Sie aufzunehmen.",
  },
)

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
