import type { Tool as ListedTool } from "@modelcontextprotocol/sdk/types.js"
import { type Components, jsonSchemaOf } from "../../core/codec/json-schema.ts"
import { argumentTexts } from "./tools/input.ts"
import type { Tool } from "./tools/tool.ts"

/** A tool as clients list it, with the JSON Schema of the codec that decodes its arguments. */
export const describedTool = ({ name, title, description, scope, input }: Tool): ListedTool => {
  const components: Components = new Map()
  jsonSchemaOf(input, {
    use: "request",
    components,
    at: "#/$defs/",
    textOfSchema: () => undefined,
    textOfProperty: (_, key) => argumentTexts[key],
  })
  const { [input.name]: own = {}, ...definitions } = Object.fromEntries(components)
  const isRead = scope === "read"
  return {
    name,
    title,
    description,
    inputSchema: {
      ...own,
      type: "object",
      ...(Object.keys(definitions).length > 0 ? { $defs: definitions } : {}),
    },
    annotations: { readOnlyHint: isRead, destructiveHint: false, idempotentHint: isRead, openWorldHint: false },
  }
}
