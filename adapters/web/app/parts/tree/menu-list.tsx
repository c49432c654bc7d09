import { canEdit, type Tree } from "../../api/trees.ts"
import { to } from "../../routes.ts"
import { useCommonWords } from "../../words/language.ts"
import { Dialog } from "../dialogs/dialog.tsx"
import { Icon } from "../icon.tsx"
import { useWays, WayLink } from "./ways.tsx"

interface MenuListProps {
  readonly tree: Tree
  readonly onClose: () => void
  readonly onViewAs: () => void
  readonly onAppearance: () => void
}

/** The links to the screens of a tree in a window, for phones. */
export const MenuList = ({ tree, onClose, onViewAs, onAppearance }: MenuListProps) => {
  const words = useCommonWords()
  const { reading, chores } = useWays(tree)
  return (
    <Dialog title={tree.name} onClose={onClose}>
      <nav aria-label={words.ways.label}>
        <ul class="menu-list">
          {[...reading, ...chores].map((way) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the link inside takes the keys
            <li key={way.href} onClick={onClose}>
              <Icon name={way.icon} />
              <WayLink way={way} />
            </li>
          ))}
          {canEdit(tree) ? (
            <li>
              <Icon name="eye" />
              <button type="button" class="menu-button" onClick={onViewAs}>
                {words.viewAs.open}
              </button>
            </li>
          ) : null}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the link inside takes the keys */}
          <li onClick={onClose}>
            <Icon name="tree" />
            <a href={to.home()}>{words.ways.allTrees}</a>
          </li>
          <li>
            <Icon name="settings" />
            <button type="button" class="menu-button" onClick={onAppearance}>
              {words.header.settings}
            </button>
          </li>
        </ul>
      </nav>
    </Dialog>
  )
}
