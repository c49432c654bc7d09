import type { PageOf, Question } from "./cache.ts"
import { api, type Schemas } from "./client.ts"
import { nextIn } from "./pages.ts"
import { answerOf, dataOf } from "./problems.ts"

export type Change = Schemas["Change"]
export type ChangeEntry = Schemas["ChangeEntry"]

/** Which changes of a tree are wanted. Null for all. */
export interface ChangeFilter {
  readonly actor: string | null
  readonly action: Change["action"] | null
}

const PAGE = 30

const withCursor = (cursor: string | null) => ({ limit: PAGE, ...(cursor === null ? {} : { cursor }) })

/** The changes of a tree, newest first, for editors. */
export const changesOfTree = (
  tree_id: string,
  { actor, action }: ChangeFilter,
  cursor: string | null,
): Question<PageOf<Change>> => ({
  key: ["tree", tree_id, "changes", actor, action, cursor],
  ask: async (signal) => {
    const query = {
      ...withCursor(cursor),
      ...(actor === null ? {} : { actor_id: actor }),
      ...(action === null ? {} : { action }),
    }
    const params = { path: { tree_id }, query }
    const { data, response } = await answerOf(api.GET("/trees/{tree_id}/changes", { params, signal }))
    return { items: data, next: nextIn(response) }
  },
})

/** The changes of a person and of what belongs to them, newest first, for members. */
export const changesOfPerson = (tree: string, person_id: string, cursor: string | null): Question<PageOf<Change>> => ({
  key: ["tree", tree, "history", person_id, cursor],
  ask: async (signal) => {
    const params = { path: { person_id }, query: withCursor(cursor) }
    const { data, response } = await answerOf(api.GET("/persons/{person_id}/history", { params, signal }))
    return { items: data, next: nextIn(response) }
  },
})

/** One change of a tree, for editors. */
export const changeById = (tree: string, change_id: string): Question<Change> => ({
  key: ["tree", tree, "change", change_id],
  ask: (signal) => dataOf(api.GET("/changes/{change_id}", { params: { path: { change_id } }, signal })),
})

/** What a change did to each record, for editors. */
export const entriesOfChange = (
  tree: string,
  change_id: string,
  cursor: string | null,
): Question<PageOf<ChangeEntry>> => ({
  key: ["tree", tree, "change", change_id, cursor],
  ask: async (signal) => {
    const params = { path: { change_id }, query: withCursor(cursor) }
    const { data, response } = await answerOf(api.GET("/changes/{change_id}/entries", { params, signal }))
    return { items: data, next: nextIn(response) }
  },
})

/** What a record is called. */
export interface Mention {
  readonly id: string
  readonly label: string
}

/** How many records are looked up by their ids at once. */
const MOST_NAMES = 24

/** What persons and sources are called that a change mentions by their ids. Those that are gone are left out. */
export const namesOf = (tree: string, persons: readonly string[], sources: readonly string[]): Question<Mention[]> => ({
  key: ["tree", tree, "names", persons.join(), sources.join()],
  ask: async (signal) => {
    const named = await Promise.allSettled([
      ...persons.slice(0, MOST_NAMES).map(async (id) => {
        const call = { params: { path: { person_id: id } }, signal }
        return { id, label: (await dataOf(api.GET("/persons/{person_id}", call))).display_name }
      }),
      ...sources.slice(0, MOST_NAMES).map(async (id) => {
        const call = { params: { path: { source_id: id } }, signal }
        return { id, label: (await dataOf(api.GET("/sources/{source_id}", call))).title }
      }),
    ])
    return named.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []))
  },
})
