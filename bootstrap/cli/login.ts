import { createInterface } from "node:readline/promises"
import { parseArgs } from "node:util"
import { dataOf } from "../../adapters/client/problem.ts"
import { trimEndOf } from "../../core/domain/trim.ts"
import { publicUrlOf } from "../public-url.ts"
import { settings } from "./open-store.ts"
import { serviceClient } from "./service-client.ts"
import { keepToken } from "./token-file.ts"
import { printMessage } from "./print.ts"

/**
 * `stemma login EMAIL`: asks for the password, or reads it from standard input, and keeps the token in a file with
 * mode 0600. The other commands use it for the same service.
 */
export const runLogin = async (words: readonly string[]): Promise<number> => {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { url: { type: "string" } },
    allowPositionals: true,
  })
  const [email, ...more] = positionals
  if (email === undefined || more.length > 0) {
    printMessage("Usage: stemma login [--url URL] EMAIL")
    return 2
  }
  const config = settings()
  const url = trimEndOf(values.url ?? config.clientUrl ?? publicUrlOf(config, null), "/")
  const password = await readPassword()
  const { token } = await dataOf(serviceClient(url).POST("/auth/login", { body: { email, password } }))
  const path = await keepToken({ url, token })
  printMessage(`Signed in at ${url}. The token is in ${path}, which only you can read.`)
  return 0
}

/** Reads one line of standard input. A terminal does not show the typed characters. */
const readPassword = async (): Promise<string> => {
  const { isTTY } = process.stdin
  if (isTTY) process.stderr.write("Password: ")
  const lines = createInterface({ input: process.stdin, terminal: isTTY })
  for await (const line of lines) {
    lines.close()
    if (isTTY) process.stderr.write("\n")
    return line
  }
  throw new Error("The password is missing: type it, or write it to standard input.")
}
