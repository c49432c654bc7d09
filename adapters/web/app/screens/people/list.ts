import type { Question } from "../../api/cache.ts"
import { api, type Schemas } from "../../api/client.ts"
import { nextIn } from "../../api/pages.ts"
import { answerOf } from "../../api/problems.ts"
import { type Found, listed } from "../../api/trees.ts"
import type { Card } from "../../model/family.ts"
import type { InTree } from "../../parts/tree-frame.tsx"

const PAGE = 100

/** The orders of the list. Those with `-` are reversed. */
const sorts = ["name", "-name", "birth", "-birth", "death", "-death", "-updated", "created"] as const
export type Sort = (typeof sorts)[number]

/** The orders for this reader. Only members learn when persons were changed. */
export const sortsFor = ({ role }: Pick<InTree["tree"], "role">): readonly Sort[] =>
  sorts.filter((sort) => role !== null || sort !== "-updated")

/** Which persons the list shows: everyone, those who may be living, or those who lack something. */
export const onlies = ["everyone", "living", "birth", "parents", "sources", "gender"] as const

/** What the reader wants to see. Persons found by their name are not filtered, and come by their score. */
export interface Wanted {
  readonly q: string
  readonly sort: Sort
  readonly only: (typeof onlies)[number]
  /** The first letter of the surname; empty for all. */
  readonly letter: string
}

/** What an address or a form wants. */
export const wantedIn = ({ q = "", sort, only, letter = "" }: Readonly<Record<string, string>>): Wanted => ({
  q: q.trim(),
  sort: sorts.find((one) => one === sort) ?? "name",
  only: onlies.find((one) => one === only) ?? "everyone",
  letter: /^\p{L}$/u.test(letter) ? letter : "",
})

/** The same for an address, without what goes without saying. */
export const queryOf = ({ q, sort, only, letter }: Wanted) => ({
  q,
  sort: sort === "name" ? null : sort,
  only: only === "everyone" ? null : only,
  letter: letter === "" ? null : letter,
})

/** The order after a press on the head of a column: the other way round if the list has its order already. */
export const sortAfter = (column: "name" | "birth" | "death", sort: Sort): Sort =>
  sort === column ? `-${column}` : column

/** One page of the list. */
export interface Place {
  readonly wanted: Wanted
  /** Null for the first page. */
  readonly cursor: string | null
}

/** A person of the list, with the names of the parents that the reader sees. */
export interface Row extends Card, Pick<Found, "tree_id"> {
  readonly parents: readonly string[]
}

/** The persons of a page, and the cursor of the next one. */
export interface Page {
  readonly items: readonly Row[]
  readonly next: string | null
  /** How many there are on all pages, for members. */
  readonly count: number | null
}

const rowOf = (item: Schemas["PersonListItem"]): Row => {
  const { given_name = null, surname = null, birth = null, death = null, portrait = null, context } = item
  return {
    ...listed(item),
    given_name,
    surname,
    birth,
    death,
    portrait: portrait !== null && "url" in portrait ? portrait : null,
    parents: context?.parents ?? [],
  }
}

const countIn = ({ headers }: Response): number | null => {
  const count = headers.get("X-Total-Count")
  return count === null ? null : Number(count)
}

const filterOf = ({ only, letter }: Wanted) => {
  const initial = letter === "" ? {} : { letter }
  if (only === "everyone") return initial
  return only === "living" ? { ...initial, living: true } : { ...initial, missing: only }
}

/** Asks for one page of the list. */
export const pageQuestion = ({ tree: { id, role }, isVisitor }: InTree, { wanted, cursor }: Place): Question<Page> => ({
  key: ["tree", id, "people", isVisitor, wanted.q, wanted.sort, wanted.only, wanted.letter, cursor],
  ask: async (signal) => {
    const { q, sort } = wanted
    const query = {
      limit: PAGE,
      fields: "card" as const,
      ...(q === "" ? { sort, ...filterOf(wanted) } : { q }),
      ...(role === null || q !== "" || cursor !== null ? {} : { count: true }),
      ...(cursor === null ? {} : { cursor }),
    }
    const options = { params: { path: { tree_id: id }, query }, signal }
    const call = isVisitor
      ? api.GET("/public/trees/{tree_id}/persons", options)
      : api.GET("/trees/{tree_id}/persons", options)
    const { data, response } = await answerOf(call)
    return { items: data.map(rowOf), next: nextIn(response), count: countIn(response) }
  },
})

/** The most surnames that letters are taken from. */
const MOST_SURNAMES = 1_000

/** The first letters of the surnames of a tree, without accents, each once and in order. */
export const lettersOf = (tree_id: string, isVisitor: boolean): Question<readonly string[]> => ({
  key: ["tree", tree_id, "letters", isVisitor],
  ask: async (signal) => {
    const options = { params: { path: { tree_id }, query: { limit: MOST_SURNAMES } }, signal }
    const call = isVisitor
      ? api.GET("/public/trees/{tree_id}/surnames", options)
      : api.GET("/trees/{tree_id}/surnames", options)
    const { data } = await answerOf(call)
    const found = data.flatMap(({ surname }) => /\p{L}/u.exec(surname.normalize("NFD"))?.[0].toLocaleUpperCase() ?? [])
    return [...new Set(found)].sort((a, b) => a.localeCompare(b))
  },
})
