import { parseArgs } from "node:util"
import * as E from "fp-ts/lib/Either.js"
import { passOnMessages } from "../../adapters/mcp/stdio.ts"
import { readClientConfig } from "../config.ts"
import { printMessage } from "./print.ts"

/**
 * `stemma mcp`: the entrance of assistants on standard input and output. It talks to the service at `STEMMA_URL` with
 * the API token in `STEMMA_TOKEN`; so the service checks every message, as it does over HTTP.
 */
export const runMcp = async (words: readonly string[]): Promise<number> => {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { url: { type: "string" }, token: { type: "string" } },
    allowPositionals: true,
  })
  const config = readClientConfig(values)
  if (positionals.length > 0 || E.isLeft(config) || config.right === null) {
    const reason = E.isLeft(config) ? `${config.left}\n` : ""
    printMessage(`${reason}Usage: stemma mcp --url URL --token TOKEN (or STEMMA_URL and STEMMA_TOKEN)`)
    return 2
  }
  const { url, token } = config.right
  await passOnMessages({ url: `${url}/mcp`, token, input: process.stdin, output: process.stdout })
  return 0
}
