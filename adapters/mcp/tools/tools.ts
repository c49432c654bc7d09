import { personTools } from "./person-tools.ts"
import { proposalTools } from "./proposal-tools.ts"
import { repairTools } from "./repair-tools.ts"
import type { Tool } from "./tool.ts"
import { treeTools } from "./tree-tools.ts"

/** All tools by name. A map has no inherited names such as `constructor`. */
export const tools: ReadonlyMap<string, Tool> = new Map(
  [...treeTools, ...personTools, ...repairTools, ...proposalTools].map((one) => [one.name, one]),
)
