import { type Answer, type Question, question, useAnswer } from "./cache.ts"
import { api, type Schemas } from "./client.ts"
import { dataOf } from "./problems.ts"
import { useIsVisitor } from "./view-as.ts"
import { viewerOf } from "./viewers.ts"

/** What every reader of a tree gets. `person_count` is for those who read as members. */
export type Tree = Schemas["PublicTreeRead"] & Partial<Pick<Schemas["TreeRead"], "person_count" | "owner_id">>

export const myTrees = question(["trees"], (signal) => api.GET("/trees", { signal }))

export const publicTrees = question(["public-trees"], (signal) => api.GET("/public/trees", { signal }))

/** Visitors read the public surface. */
const treeQuestion = (tree_id: string, isVisitor: boolean): Question<Tree> =>
  isVisitor
    ? question(["tree", tree_id, "public"], (signal) =>
        api.GET("/public/trees/{tree_id}", { params: { path: { tree_id } }, signal }),
      )
    : question(["tree", tree_id], (signal) => api.GET("/trees/{tree_id}", { params: { path: { tree_id } }, signal }))

/** The tree as this reader sees it, once it is known who reads. */
export const useTree = (tree_id: string): Answer<Tree> => {
  const isVisitor = useIsVisitor(tree_id)
  return useAnswer(isVisitor === undefined ? null : treeQuestion(tree_id, isVisitor))
}

/** A person as lists show them: what a record and a card have in common. */
export type Listed = Pick<
  Schemas["PersonRead"],
  | "id"
  | "tree_id"
  | "visibility"
  | "display_name"
  | "birth_year"
  | "death_year"
  | "possibly_living"
  | "death_known"
  | "context"
  | "matched"
>

/** A person that a search found. */
export type Found = Listed & Pick<Schemas["PersonRead"], "gender">

/** An item of a list of persons, which has every field that lists show. */
export const listed = (item: Schemas["PersonListItem"]): Found => {
  const { visibility = "redacted", display_name = "", gender = null, possibly_living = null } = item
  const { birth_year = null, death_year = null, death_known = null } = item
  return { ...item, visibility, display_name, gender, possibly_living, birth_year, death_year, death_known }
}

/** Persons of a tree by name and year, the best hit first. */
export const searchQuestion = (
  tree_id: string,
  { q, limit, isVisitor }: { readonly q: string; readonly limit: number; readonly isVisitor: boolean },
): Question<readonly Found[]> => {
  const params = { path: { tree_id }, query: { q, limit } }
  return {
    key: ["tree", tree_id, "search", q, limit, isVisitor],
    ask: async (signal) => {
      const call = isVisitor
        ? api.GET("/public/trees/{tree_id}/persons", { params, signal })
        : api.GET("/trees/{tree_id}/persons", { params, signal })
      return (await dataOf(call)).map(listed)
    },
  }
}

export const personQuestion = (
  tree_id: string,
  person_id: string,
  isVisitor: boolean,
): Question<Schemas["PersonRead"]> => {
  const params = { path: { person_id } }
  return question(["tree", tree_id, "person", person_id, isVisitor], (signal) =>
    isVisitor
      ? api.GET("/public/persons/{person_id}", { params, signal })
      : api.GET("/persons/{person_id}", { params, signal }),
  )
}

/** How many proposals wait, were accepted and were rejected. */
export const proposalCounts = (tree_id: string) =>
  question(["tree", tree_id, "proposals", "counts"], (signal) =>
    api.GET("/trees/{tree_id}/proposals/counts", { params: { path: { tree_id } }, signal }),
  )

/** The members of a tree, for members. */
export const membersOf = (tree_id: string) =>
  question(["tree", tree_id, "members"], (signal) =>
    api.GET("/trees/{tree_id}/members", { params: { path: { tree_id } }, signal }),
  )

/** What a member is called: by the name of the account, or else by its address. */
export const nameOfMember = ({ display_name, email }: Schemas["MemberRead"]): string => display_name ?? email

/** The most places that are read at once. */
const MOST_PLACES = 1_000

/** The first places of a tree, for members. */
export const placesOf = (tree_id: string) =>
  question(["tree", tree_id, "places"], (signal) =>
    api.GET("/trees/{tree_id}/places", { params: { path: { tree_id }, query: { limit: MOST_PLACES } }, signal }),
  )

/** Whether this reader may suggest changes of the tree, or make them. Not while they look at it as someone else. */
export const canSuggest = ({ id, role }: Pick<Tree, "id" | "role">): boolean => role !== null && viewerOf(id) === null

/** Whether this reader may change the tree. */
export const canEdit = (tree: Pick<Tree, "id" | "role">): boolean => canSuggest(tree) && tree.role !== "viewer"
