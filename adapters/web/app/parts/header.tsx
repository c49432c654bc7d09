import { useLocation } from "preact-iso/router"
import { useLayoutEffect, useState } from "preact/hooks"
import { useMe } from "../api/session.ts"
import { useTree } from "../api/trees.ts"
import { patterns, to, treeIn } from "../routes.ts"
import { useCommonWords } from "../words/language.ts"
import type { Language } from "../texts/languages.ts"
import { Icon } from "./icon.tsx"
import { takesKeys } from "./keys.ts"
import { useLater } from "./later.ts"
import { TreeMenu, TreeNav } from "./tree/tree-nav.tsx"
import { ViewingBanner } from "./tree/view-as.tsx"

interface HeaderProps {
  readonly onLanguage: (language: Language) => void
}

/** Calls `open` at `/` or Ctrl-K, unless the reader is typing something else. */
const useSearchKeys = (isOn: boolean, open: () => void): void => {
  useLayoutEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent): void => {
      const isSlash = event.key === "/" && !takesKeys(event.target) && !event.ctrlKey && !event.metaKey && !event.altKey
      const isCtrlK = event.key === "k" && (event.ctrlKey || event.metaKey)
      if (!isSlash && !isCtrlK) return
      event.preventDefault()
      open()
    }
    addEventListener("keydown", onKeyDown)
    return () => removeEventListener("keydown", onKeyDown)
  }, [isOn, open])
}

type Window = "search" | "settings" | "view-as"

/** What is above every screen: where the reader is, the ways through the tree, the search, and the account. */
export const Header = ({ onLanguage }: HeaderProps) => {
  const { appName, header } = useCommonWords()
  const { path } = useLocation()
  const tree = treeIn(path)
  const [open, setOpen] = useState<Window | null>(null)
  const choice = useLater(open === "view-as", () => import("./tree/choose-viewer.tsx"))
  const settings = useLater(open === "settings", () => import("./appearance.tsx"))
  const finder = useLater(tree !== null, () => import("./find/search.tsx"))
  useSearchKeys(tree !== null && open === null, () => setOpen("search"))
  return (
    <header class="top">
      <div class="bar">
        <div class="bar-start">
          {tree === null ? null : (
            <TreeMenu tree={tree} onViewAs={() => setOpen("view-as")} onAppearance={() => setOpen("settings")} />
          )}
          <a class={tree === null ? "bar-name" : "bar-name is-in-tree"} href={to.home()}>
            <Icon name="tree" />
            <span>{appName}</span>
          </a>
          {tree === null ? null : <TreeName tree={tree} />}
        </div>
        {tree === null ? null : <SearchOpener onOpen={() => setOpen("search")} />}
        <nav class="bar-end" aria-label={header.account}>
          <button
            type="button"
            class={tree === null ? "button is-plain" : "button is-plain wide-only"}
            aria-label={header.settings}
            title={header.settings}
            onClick={() => setOpen("settings")}
          >
            <Icon name="settings" />
          </button>
          <AccountLink path={path} />
        </nav>
      </div>
      {tree === null ? null : <TreeNav tree={tree} onViewAs={() => setOpen("view-as")} />}
      {tree === null ? null : <ViewingBanner tree={tree} />}
      {open === "search" && tree !== null && finder !== null ? (
        <finder.Search tree={tree} onClose={() => setOpen(null)} />
      ) : null}
      {open === "view-as" && tree !== null && choice !== null ? (
        <choice.ViewAs tree={tree} onClose={() => setOpen(null)} />
      ) : null}
      {open === "settings" && settings !== null ? (
        <settings.Appearance onLanguage={onLanguage} onClose={() => setOpen(null)} />
      ) : null}
    </header>
  )
}

const SearchOpener = ({ onOpen }: { readonly onOpen: () => void }) => {
  const { search } = useCommonWords()
  return (
    <button type="button" class="search-opener" onClick={onOpen}>
      <Icon name="search" />
      <span class="words-if-wide">{search.title}</span>
      <span class="key wide-only" aria-hidden="true">
        /
      </span>
    </button>
  )
}

/** The account of the reader, or for visitors the way to sign in. */
const AccountLink = ({ path }: { readonly path: string }) => {
  const { header } = useCommonWords()
  const me = useMe()
  return me.data === null ? (
    <SignInLink isThere={path === patterns.signIn} />
  ) : (
    <a class="button is-plain" href={to.account()} aria-label={header.account} title={header.account}>
      <Icon name="account" />
    </a>
  )
}

/** The way to sign in, unless the reader is there. */
const SignInLink = ({ isThere }: { readonly isThere: boolean }) => {
  const { header } = useCommonWords()
  const { url } = useLocation()
  return isThere ? null : (
    <a class="button" href={to.signIn(url === patterns.home ? undefined : url)}>
      {header.signIn}
    </a>
  )
}

/** The tree that the reader is in, as the way back to its first page. */
const TreeName = ({ tree }: { readonly tree: string }) => {
  const { data } = useTree(tree)
  if (data === undefined) return null
  return (
    <a class="bar-tree" href={to.tree(tree)}>
      {data.name}
    </a>
  )
}
