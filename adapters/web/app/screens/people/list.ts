import type { Question } from "../../api/cache.ts"
import { api } from "../../api/client.ts"
import { nextIn } from "../../api/pages.ts"
import { answerOf } from "../../api/problems.ts"
import { type Listed, listed } from "../../api/trees.ts"
import type { InTree } from "../../parts/tree-frame.tsx"

const PAGE = 100

/** The orders that the list offers to members. */
const sorts = ["name", "birth", "-birth", "-updated", "created"] as const

/** The orders for this reader. Only members learn when persons were changed. */
export const sortsFor = ({ role }: Pick<InTree["tree"], "role">): readonly (typeof sorts)[number][] =>
  sorts.filter((sort) => role !== null || sort !== "-updated")

/** Which persons the list shows: everyone, those who may be living, or those who lack something. */
export const onlies = ["everyone", "living", "birth", "parents", "sources", "gender"] as const

/** What the reader wants to see. Persons found by their name are not filtered, and come by their score. */
export interface Wanted {
  readonly q: string
  readonly sort: (typeof sorts)[number]
  readonly only: (typeof onlies)[number]
}

/** What an address or a form wants. */
export const wantedIn = ({ q = "", sort, only }: Readonly<Record<string, string>>): Wanted => ({
  q: q.trim(),
  sort: sorts.find((one) => one === sort) ?? "name",
  only: onlies.find((one) => one === only) ?? "everyone",
})

/** The same for an address, without what goes without saying. */
export const queryOf = ({ q, sort, only }: Wanted) => ({
  q,
  sort: sort === "name" ? null : sort,
  only: only === "everyone" ? null : only,
})

/** One page of the list. */
export interface Place {
  readonly wanted: Wanted
  /** Null for the first page. */
  readonly cursor: string | null
}

/** The persons of a page, and the cursor of the next one. */
export interface Page {
  readonly items: readonly Listed[]
  readonly next: string | null
  /** How many there are on all pages, for members. */
  readonly count: number | null
}

const countIn = ({ headers }: Response): number | null => {
  const count = headers.get("X-Total-Count")
  return count === null ? null : Number(count)
}

const filterOf = (only: Wanted["only"]) => {
  if (only === "everyone") return {}
  return only === "living" ? { living: true } : { missing: only }
}

/** Asks for one page of the list. */
export const pageQuestion = (
  { tree: { id, role }, isVisitor }: InTree,
  { wanted: { q, sort, only }, cursor }: Place,
): Question<Page> => ({
  key: ["tree", id, "people", isVisitor, q, sort, only, cursor],
  ask: async (signal) => {
    const query = {
      limit: PAGE,
      ...(q === "" ? { sort, ...filterOf(only) } : { q }),
      ...(role === null || q !== "" || cursor !== null ? {} : { count: true }),
      ...(cursor === null ? {} : { cursor }),
    }
    const options = { params: { path: { tree_id: id }, query }, signal }
    const call = isVisitor
      ? api.GET("/public/trees/{tree_id}/persons", options)
      : api.GET("/trees/{tree_id}/persons", options)
    const { data, response } = await answerOf(call)
    return { items: data.map(listed), next: nextIn(response), count: countIn(response) }
  },
})
