import { useLocation } from "preact-iso/router"
import { to } from "../../routes.ts"
import { useCommonWords } from "../../words/language.ts"
import { Dialog } from "../dialogs/dialog.tsx"
import { FindPerson } from "./find-person.tsx"
import { noteFound } from "./found.ts"

interface SearchProps {
  readonly tree: string
  readonly onClose: () => void
}

/** Finds a person of the tree, and opens their family. */
export const Search = ({ tree, onClose }: SearchProps) => {
  const { search: words } = useCommonWords()
  const { route } = useLocation()
  return (
    <Dialog title={words.title} shape="search" onClose={onClose}>
      <FindPerson
        tree={tree}
        label={words.field}
        hidesLabel
        onChoose={({ id }) => {
          onClose()
          noteFound(id)
          route(to.family(tree, id))
        }}
      />
    </Dialog>
  )
}
