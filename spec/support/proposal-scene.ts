import type { Schemas, TestHost, TestUser } from "./http.ts"
import { at, plantTree, dataOf, type TreeScene } from "./tree-scene.ts"

export type Operation = Schemas["ProposalOperation"]

/** An operation that creates a source; `ref` is its name for other operations. */
export const aSource = (title: string, ref?: string): Schemas["CreateSourceOperation"] => ({
  op: "create",
  entity: "source",
  data: { title },
  ...(ref === undefined ? {} : { ref }),
})

/** A public tree, its members, and someone who is not a member. */
export interface ProposalScene {
  readonly owner: TestUser
  readonly editor: TestUser
  readonly viewer: TestUser
  readonly stranger: TestUser
  readonly tree: TreeScene
}

export const plantProposalScene = async (host: TestHost): Promise<ProposalScene> => {
  const [owner, stranger] = [await host.user(), await host.user()]
  const tree = await plantTree(host, owner, "public")
  return { owner, stranger, tree, editor: await tree.join("editor"), viewer: await tree.join("viewer") }
}

export const propose = (
  { api }: TestUser,
  tree: TreeScene,
  operations: Operation[],
  more: Partial<Schemas["ProposalCreate"]> = {},
) => api.POST("/trees/{tree_id}/proposals", { ...tree.at, body: { operations, ...more } })

/** Proposes operations. Returns the path of the proposal. */
export const proposed = async (who: TestUser, tree: TreeScene, operations: Operation[]) =>
  at({ proposal_id: (await dataOf(propose(who, tree, operations))).id })

/** The titles of the sources of a tree. */
export const titlesIn = async ({ at: here }: TreeScene, { api }: TestUser): Promise<readonly string[]> =>
  (await dataOf(api.GET("/trees/{tree_id}/sources", here))).map(({ title }) => title)
