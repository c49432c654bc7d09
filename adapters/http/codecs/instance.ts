import * as t from "io-ts"
import type { AiProvider, TreeAi } from "../../../core/domain/tree-ai.ts"
import type { Instance } from "../../../core/index.ts"
import { boolean, nullable, type Wire, wire } from "../../../core/codec/wire.ts"
import { count } from "../../../core/codec/count.ts"

export const aiProviderReply: Wire<AiProvider> = wire("AiProvider", { name: t.string, model: t.string })

export const instanceReply: Wire<Instance> = wire("Instance", {
  version: t.string,
  environment: t.string,
  userCount: count,
  treeCount: count,
  aiProviders: t.readonlyArray(aiProviderReply),
})

export const treeAiReply: Wire<TreeAi> = wire("TreeAiRead", {
  aiMemberProvider: nullable(t.string),
  aiRecommenderProvider: nullable(t.string),
  aiSeesLiving: boolean,
  providers: t.readonlyArray(aiProviderReply),
})
