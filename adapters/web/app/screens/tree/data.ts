import { question } from "../../api/cache.ts"
import { api } from "../../api/client.ts"

/** A tree in numbers, as far as this reader may know them. */
export const overviewOf = (tree_id: string, isVisitor: boolean) =>
  question(["tree", tree_id, "overview", isVisitor], (signal) => {
    const options = { params: { path: { tree_id } }, signal }
    return isVisitor
      ? api.GET("/public/trees/{tree_id}/overview", options)
      : api.GET("/trees/{tree_id}/overview", options)
  })

/** The most surnames that are listed. */
const MOST_SURNAMES = 1_000

/** The surnames of a tree by name. */
export const surnamesOf = (tree_id: string, isVisitor: boolean) =>
  question(["tree", tree_id, "surnames", isVisitor], (signal) => {
    const options = { params: { path: { tree_id }, query: { limit: MOST_SURNAMES } }, signal }
    return isVisitor
      ? api.GET("/public/trees/{tree_id}/surnames", options)
      : api.GET("/trees/{tree_id}/surnames", options)
  })

/** How many anniversaries are listed. */
const MOST_DAYS = 8

/** The first anniversaries of the next 30 days, for members. */
export const anniversariesOf = (tree_id: string) =>
  question(["tree", tree_id, "anniversaries"], (signal) => {
    const query = { days: 30, limit: MOST_DAYS }
    return api.GET("/trees/{tree_id}/anniversaries", { params: { path: { tree_id }, query }, signal })
  })

/** The last changes, for editors. */
export const latestOf = (tree_id: string) =>
  question(["tree", tree_id, "changes", "latest"], (signal) =>
    api.GET("/trees/{tree_id}/changes", { params: { path: { tree_id }, query: { limit: 5 } }, signal }),
  )
