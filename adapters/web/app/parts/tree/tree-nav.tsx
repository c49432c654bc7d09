import { useLocation } from "preact-iso/router"
import { useState } from "preact/hooks"
import { useAnswer } from "../../api/cache.ts"
import { canEdit, canSuggest, proposalCounts, type Tree, useTree } from "../../api/trees.ts"
import { inFamily, to } from "../../routes.ts"
import { useFormats } from "../../words/format.ts"
import { useCommonWords } from "../../words/language.ts"
import { Dialog } from "../dialogs/dialog.tsx"
import { Icon, type IconName } from "../icon.tsx"

interface Way {
  readonly name: string
  readonly icon: IconName
  readonly href: string
  readonly isHere: boolean
  /** The number of items that wait on the screen. */
  readonly count?: number
}

/** The screens of a tree that this reader can open. */
const useWays = (tree: Tree): readonly Way[] => {
  const { ways: names } = useCommonWords()
  const { path } = useLocation()
  // The family view comes first, with as few calls as possible.
  const asksCount = canEdit(tree) && !inFamily(path)
  const waiting = useAnswer(asksCount ? proposalCounts(tree.id) : null).data?.pending ?? 0
  const way = (name: keyof typeof names, icon: IconName, href: string): Way => ({
    name: names[name],
    icon,
    href,
    isHere: path === href || (href !== to.tree(tree.id) && path.startsWith(`${href}/`)),
  })
  const home = tree.home_person_id
  const family = home === null ? [] : [{ ...way("family", "tree", to.family(tree.id, home)), isHere: inFamily(path) }]
  const forMembers = [
    { ...way("review", "check", to.review(tree.id)), count: waiting },
    ...(canEdit(tree)
      ? [
          way("import", "fileIn", to.import(tree.id)),
          way("tidy", "broom", to.tidy(tree.id)),
          way("history", "history", to.history(tree.id)),
        ]
      : []),
    way("settings", "settings", to.settings(tree.id)),
  ]
  return [
    way("overview", "home", to.tree(tree.id)),
    ...family,
    way("people", "people", to.people(tree.id)),
    ...(tree.role === null
      ? []
      : [way("media", "picture", to.media(tree.id)), way("sources", "book", to.sources(tree.id))]),
    ...(canSuggest(tree) ? forMembers : []),
  ]
}

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
  const ways = useWays(tree)
  return (
    <nav class="tree-nav" aria-label={words.ways.label}>
      <ul class="tree-nav-list">
        {ways.map((way) => (
          <li key={way.href}>
            <WayLink way={way} />
          </li>
        ))}
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

const WayLink = ({ way: { name, href, isHere, count = 0 } }: { readonly way: Way }) => {
  const { ways } = useCommonWords()
  const { number } = useFormats()
  return (
    <a href={href} aria-current={isHere ? "page" : undefined}>
      {name}
      {count === 0 ? null : (
        <>
          {" "}
          <span class="badge">
            {number(count)}
            <span class="for-screen-readers"> {ways.waiting}</span>
          </span>
        </>
      )}
    </a>
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
      {isOpen ? (
        <Dialog title={data.name} onClose={close}>
          <MenuList
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
        </Dialog>
      ) : null}
    </div>
  )
}

interface MenuListProps {
  readonly tree: Tree
  readonly onClose: () => void
  readonly onViewAs: () => void
  readonly onAppearance: () => void
}

const MenuList = ({ tree, onClose, onViewAs, onAppearance }: MenuListProps) => {
  const words = useCommonWords()
  const ways = useWays(tree)
  return (
    <nav aria-label={words.ways.label}>
      <ul class="menu-list">
        {ways.map((way) => (
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
  )
}
