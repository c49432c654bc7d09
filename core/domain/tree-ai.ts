import type * as t from "io-ts"
import { boolean, wire } from "../codec/wire.ts"
import type { Tree } from "./tree.ts"
import { optionalLine } from "../codec/optional-text.ts"

/** A configured model provider, without its secrets. */
export interface AiProvider {
  readonly name: string
  readonly model: string
}

/** The providers that a tree uses (null for none), what assistants see, and all configured providers. */
export interface TreeAi {
  readonly aiMemberProvider: string | null
  readonly aiRecommenderProvider: string | null
  readonly aiSeesLiving: boolean
  readonly providers: readonly AiProvider[]
}

const provider = optionalLine(200)

export const TreeAiUpdate = wire(
  "TreeAiUpdate",
  {},
  {
    aiMemberProvider: provider,
    aiRecommenderProvider: provider,
    aiSeesLiving: boolean,
  },
)
export type TreeAiUpdate = t.TypeOf<typeof TreeAiUpdate>

export const treeAi = (
  { aiMemberProvider, aiRecommenderProvider, aiSeesLiving }: Tree,
  providers: readonly AiProvider[],
): TreeAi => ({
  aiMemberProvider,
  aiRecommenderProvider,
  aiSeesLiving,
  providers,
})
