import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js"
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js"
import { CallToolResultSchema } from "@modelcontextprotocol/sdk/types.js"
import type { Schemas, TestHost, TestUser } from "./http.ts"
import { dataOf } from "./tree-scene.ts"

/** What a tool answered: its data, or the refusal. */
export interface ToolAnswer {
  readonly isError: boolean
  /** The whole text of the answer. */
  readonly text: string
  /** The data of an answer, or the refusal with `code`, `detail` and `errors`. */
  // biome-ignore lint/suspicious/noExplicitAny: specs read answers of every shape
  readonly data: any
}

/** A client of the entrance of assistants, by the SDK's own client. */
export interface McpClient {
  readonly client: Client
  readonly call: (name: string, args?: Record<string, unknown>) => Promise<ToolAnswer>
  readonly close: () => Promise<void>
}

/** Connects a client over this transport. */
export const mcpOver = async (transport: Transport): Promise<McpClient> => {
  const client = new Client({ name: "spec", version: "0" })
  await client.connect(transport)
  const call = async (name: string, args: Record<string, unknown> = {}): Promise<ToolAnswer> => {
    const result = CallToolResultSchema.parse(await client.callTool({ name, arguments: args }))
    const [content] = result.content
    const text = content?.type === "text" ? content.text : ""
    const isError = result.isError === true
    const read = JSON.parse(text)
    return { isError, text, data: isError ? read : read.data }
  }
  return { client, call, close: () => client.close() }
}

/** Connects to `/mcp` of this host with this token. */
export const mcpAt = (host: TestHost, token: string): Promise<McpClient> =>
  mcpOver(
    new StreamableHTTPClientTransport(new URL(`${host.url}/mcp`), {
      requestInit: { headers: { Authorization: `Bearer ${token}` } },
    }),
  )

/** A token of this user. */
export const tokenOf = async (
  { api }: TestUser,
  scopes: Schemas["ApiTokenCreate"]["scopes"],
  treeIds?: readonly string[],
): Promise<string> =>
  (
    await dataOf(
      api.POST("/auth/tokens", {
        body: { name: "a model", scopes, ...(treeIds === undefined ? {} : { tree_ids: [...treeIds] }) },
      }),
    )
  ).token

/** The settings of a host with a provider of assistants. */
export const withProvider = { AI_PROVIDERS: JSON.stringify([{ name: "local", model: "small", key: "secret-key" }]) }

/** Lets the members of a tree use an assistant. */
export const openToAssistants = async ({ api }: TestUser, tree_id: string, ai_sees_living = false): Promise<void> => {
  const body = { ai_member_provider: "local", ai_sees_living }
  await dataOf(api.PATCH("/trees/{tree_id}/ai", { params: { path: { tree_id } }, body }))
}
