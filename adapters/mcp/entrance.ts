import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js"
import { type Bearer, serverFor } from "./server.ts"

/**
 * Answers one message of a client. Nothing is kept between messages, so a token that is revoked, a role that is taken
 * away and a tree that loses its assistant count at once.
 */
export const answerMessage = async (
  bearer: Bearer,
  { request, body, version }: { readonly request: Request; readonly body: unknown; readonly version: string },
): Promise<Response> => {
  if (Array.isArray(body)) return batchRefused()
  const server = serverFor(bearer, version)
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    return await transport.handleRequest(request, { parsedBody: body })
  } finally {
    await server.close()
  }
}

/** The protocol has no batches since 2025-06-18. One would hold many calls that count as one. */
const batchRefused = (): Response =>
  Response.json(
    { jsonrpc: "2.0", error: { code: -32600, message: "Send one message at a time." }, id: null },
    { status: 400 },
  )
