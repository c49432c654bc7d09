import type { PageOf, Question } from "./cache.ts"
import { api, type Schemas } from "./client.ts"
import { nextIn } from "./pages.ts"
import { answerOf, dataOf } from "./problems.ts"

export type Source = Schemas["SourceRead"]

const PAGE = 30

/** A page of the sources of a tree in which these words are. */
export const sourcesPage = (tree_id: string, q: string, cursor: string | null): Question<PageOf<Source>> => ({
  key: ["tree", tree_id, "sources", q, cursor],
  ask: async (signal) => {
    const query = { limit: PAGE, ...(q === "" ? {} : { q }), ...(cursor === null ? {} : { cursor }) }
    const { data, response } = await answerOf(
      api.GET("/trees/{tree_id}/sources", { params: { path: { tree_id }, query }, signal }),
    )
    return { items: data, next: nextIn(response) }
  },
})

export const sourceQuestion = (tree: string, source_id: string): Question<Source> => ({
  key: ["tree", tree, "source", source_id],
  ask: (signal) => dataOf(api.GET("/sources/{source_id}", { params: { path: { source_id } }, signal })),
})
