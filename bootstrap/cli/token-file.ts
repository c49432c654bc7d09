import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { homedir } from "node:os"
import { dirname, join } from "node:path"
import type { ClientConfig } from "../config.ts"
import { textAt } from "./service-client.ts"

/** The file with the token of the last sign-in: `~/.config/stemma/token.json`. */
const tokenFile = (): string => join(homedir(), ".config", "stemma", "token.json")

/** Writes the token into the file, which only the user can read. Returns its path. */
export const keepToken = async ({ url, token }: ClientConfig): Promise<string> => {
  const path = tokenFile()
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await writeFile(`${path}.new`, JSON.stringify({ url, token }), { mode: 0o600 })
  await rename(`${path}.new`, path)
  return path
}

/** The service and token of the last sign-in; null if there is none. */
export const keptToken = async (): Promise<ClientConfig | null> => {
  try {
    const kept: unknown = JSON.parse(await readFile(tokenFile(), "utf8"))
    const [url, token] = [textAt(kept, "url"), textAt(kept, "token")]
    return url === null || token === null ? null : { url, token }
  } catch {
    return null
  }
}
