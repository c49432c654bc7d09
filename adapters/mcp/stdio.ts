import { once } from "node:events"
import type { Readable, Writable } from "node:stream"
import { StreamableHTTPClientTransport, StreamableHTTPError } from "@modelcontextprotocol/sdk/client/streamableHttp.js"
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js"
import {
  InitializeResultSchema,
  isJSONRPCRequest,
  isJSONRPCResultResponse,
  type JSONRPCMessage,
} from "@modelcontextprotocol/sdk/types.js"

export interface StdioCall {
  /** The address of the entrance: `https://example.org/mcp`. */
  readonly url: string
  /** An API token with the scope propose. */
  readonly token: string
  readonly input: Readable
  readonly output: Writable
}

/**
 * Passes on the messages of a program on standard input to a service, and its answers to standard output, until the
 * input ends. The service alone decides what the token allows.
 */
export const passOnMessages = async ({ url, token, input, output }: StdioCall): Promise<void> => {
  const program = new StdioServerTransport(input, output)
  const service = new StreamableHTTPClientTransport(new URL(url), {
    requestInit: { headers: { Authorization: `Bearer ${token}` } },
  })
  const running = new Set<Promise<void>>()
  service.onmessage = (message) => {
    noteVersion(service, message)
    void program.send(message)
  }
  program.onmessage = (message) => {
    const sent = service.send(message).catch((error: unknown) => program.send(failureOf(message, error)))
    running.add(sent)
    void sent.finally(() => running.delete(sent))
  }
  await service.start()
  await program.start()
  await once(input, "end")
  await Promise.all(running)
  await service.close()
  await program.close()
}

/** The service wants each message to name the version that the first answer has settled. */
const noteVersion = (service: StreamableHTTPClientTransport, message: JSONRPCMessage): void => {
  const settled = isJSONRPCResultResponse(message) ? InitializeResultSchema.safeParse(message.result) : null
  if (settled?.success === true) service.setProtocolVersion(settled.data.protocolVersion)
}

/** The answer to a message that did not reach the service, or that it refused. */
const failureOf = (message: JSONRPCMessage, error: unknown): JSONRPCMessage => ({
  jsonrpc: "2.0",
  ...(isJSONRPCRequest(message) ? { id: message.id } : {}),
  error: { code: -32000, message: reasonOf(error) },
})

const reasonOf = (error: unknown): string => {
  const status = error instanceof StreamableHTTPError ? error.code : null
  if (status === 401) return "The service does not know this API token, or it has expired."
  if (status === 403) return "The API token lacks the scope propose, or the service refuses this address."
  if (status === 429) return "Too many messages. Wait a minute."
  return `The service did not answer: ${error instanceof Error ? error.message : String(error)}`
}
