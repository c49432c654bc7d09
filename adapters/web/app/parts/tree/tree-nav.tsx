import { useRef, useState } from "preact/hooks"
import { canEdit, type Tree, useTree } from "../../api/trees.ts"
import { useCommonWords } from "../../words/language.ts"
import { Icon } from "../icon.tsx"
import { useLater } from "../later.ts"
import { Badge, useWays, type Way, WayLink } from "./ways.tsx"

interface TreeNavProps {
  readonly tree: string
  readonly onViewAs: () => void
}

/** The links to the screens of a tree, in a row below the bar if there is room. */
export const TreeNav = ({ tree, onViewAs }: TreeNavProps) => {
  const { data } = useTree(tree)
  return data === undefined ? null : <Row tree={data} onViewAs={onViewAs} />
}

const Row = ({ tree, onViewAs }: { readonly tree: Tree; readonly onViewAs: () => void }) => {
  const words = useCommonWords()
  const { reading, chores } = useWays(tree)
  return (
    <nav class="tree-nav" aria-label={words.ways.label}>
      <ul class="tree-nav-list">
        {reading.map((way) => (
          <li key={way.href}>
            <WayLink way={way} />
          </li>
        ))}
        {chores.length === 0 ? null : <MoreWays ways={chores} />}
      </ul>
      {canEdit(tree) ? (
        <button type="button" class="button is-plain" onClick={onViewAs}>
          <Icon name="eye" />
          {words.viewAs.open}
        </button>
      ) : null}
    </nav>
  )
}

/** The screens where the tree is kept in order, in a list that opens. */
const MoreWays = ({ ways }: { readonly ways: readonly Way[] }) => {
  const { more } = useCommonWords().ways
  const [isOpen, setOpen] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  const waiting = ways.find(({ count = 0 }) => count > 0)?.count
  const list = useLater(true, () => import("./more-list.tsx"))
  return (
    <li ref={item} class="more-ways">
      <button
        type="button"
        class={ways.some(({ isHere }) => isHere) ? "is-here" : undefined}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {more}
        <Badge count={waiting} />
      </button>
      {isOpen && list !== null ? <list.MoreList ways={ways} place={item} onClose={() => setOpen(false)} /> : null}
    </li>
  )
}

interface TreeMenuProps extends TreeNavProps {
  readonly onAppearance: () => void
}

/** The same links in a menu, for phones. */
export const TreeMenu = ({ tree, onViewAs, onAppearance }: TreeMenuProps) => {
  const { ways } = useCommonWords()
  const { data } = useTree(tree)
  const [isOpen, setOpen] = useState(false)
  const list = useLater(isOpen, () => import("./menu-list.tsx"))
  if (data === undefined) return null
  const close = (): void => setOpen(false)
  return (
    <div class="tree-menu">
      <button
        type="button"
        class="button is-plain"
        aria-label={ways.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
      </button>
      {isOpen && list !== null ? (
        <list.MenuList
          tree={data}
          onClose={close}
          onViewAs={() => {
            close()
            onViewAs()
          }}
          onAppearance={() => {
            close()
            onAppearance()
          }}
        />
      ) : null}
    </div>
  )
}
