import { useLocation } from "preact-iso/router"
import { useAnswer } from "../../api/cache.ts"
import { canEdit, canSuggest, proposalCounts, type Tree } from "../../api/trees.ts"
import { inFamily, to } from "../../routes.ts"
import { useFormats } from "../../words/format.ts"
import { useCommonWords } from "../../words/language.ts"
import type { IconName } from "../icon.tsx"

/** A link to a screen of a tree. */
export interface Way {
  readonly name: string
  readonly icon: IconName
  readonly href: string
  readonly isHere: boolean
  /** The number of items that wait on the screen. */
  readonly count?: number
}

interface Ways {
  /** Where a reader looks at the tree. */
  readonly reading: readonly Way[]
  /** Where the tree is kept in order. */
  readonly chores: readonly Way[]
}

/** The screens of a tree that this reader can open. */
export const useWays = (tree: Tree): Ways => {
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
          way("duplicates", "copy", to.duplicates(tree.id)),
          way("history", "history", to.history(tree.id)),
          way("deleted", "bin", to.deleted(tree.id)),
        ]
      : []),
    way("settings", "settings", to.settings(tree.id)),
  ]
  const evidence = [way("media", "picture", to.media(tree.id)), way("sources", "book", to.sources(tree.id))]
  return {
    reading: [
      way("overview", "home", to.tree(tree.id)),
      ...family,
      way("people", "people", to.people(tree.id)),
      ...(tree.role === null ? [] : evidence),
    ],
    chores: canSuggest(tree) ? forMembers : [],
  }
}

/** The number of what waits. */
export const Badge = ({ count = 0 }: { readonly count?: number | undefined }) => {
  const { ways } = useCommonWords()
  const { number } = useFormats()
  if (count === 0) return null
  return (
    <>
      {" "}
      <span class="badge">
        {number(count)}
        <span class="for-screen-readers"> {ways.waiting}</span>
      </span>
    </>
  )
}

/** The link to a screen of a tree. */
export const WayLink = ({ way: { name, href, isHere, count } }: { readonly way: Way }) => (
  <a href={href} aria-current={isHere ? "page" : undefined}>
    {name}
    <Badge count={count} />
  </a>
)
