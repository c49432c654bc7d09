import { useAnswer } from "../../api/cache.ts"
import { useMe } from "../../api/session.ts"
import { membersOf, nameOfMember, useTree } from "../../api/trees.ts"
import { viewAs } from "../../api/view-as.ts"
import type { Viewer } from "../../api/viewers.ts"
import { useCommonWords, useWords, type Words } from "../../words/language.ts"
import { viewerWords } from "./viewer-words.ts"
import { Dialog } from "../dialogs/dialog.tsx"
import { Icon } from "../icon.tsx"

/** What a viewer is called: "a visitor without an account". */
const viewerInWords = (viewer: Viewer, { viewAs: words }: Words): string =>
  viewer.kind === "member" ? viewer.name : words.kinds[viewer.kind]

interface ViewAsProps {
  readonly tree: string
  readonly onClose: () => void
}

/** Asks as who the reader wants to see the tree. Owners can also choose a member. */
export const ViewAs = ({ tree, onClose }: ViewAsProps) => {
  const words = useCommonWords()
  const say = useWords(viewerWords)
  const isOwner = useTree(tree).data?.role === "owner"
  const me = useMe().data?.id
  const members = useAnswer(isOwner ? membersOf(tree) : null).data ?? []
  const others = members.filter(({ user_id }) => user_id !== me)
  const choose = (viewer: Viewer): void => {
    onClose()
    void viewAs(tree, viewer)
  }
  const kinds: readonly Viewer[] = [{ kind: "anonymous" }, { kind: "user" }]
  return (
    <Dialog title={say.title} onClose={onClose}>
      <p class="soft">{say.text}</p>
      <ul class="menu-list">
        {kinds.map((viewer) => (
          <li key={viewer.kind}>
            <Icon name="eye" />
            <button type="button" class="menu-button" onClick={() => choose(viewer)}>
              {say.as({ who: viewerInWords(viewer, words) })}
            </button>
          </li>
        ))}
        {others.map((member) => (
          <li key={member.user_id}>
            <Icon name="account" />
            <button
              type="button"
              class="menu-button"
              onClick={() => choose({ kind: "member", id: member.user_id, name: nameOfMember(member) })}
            >
              {say.asMember({ name: nameOfMember(member), role: say.roles[member.role] })}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
