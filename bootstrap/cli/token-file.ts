import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { homedir } from "node:os"
import { dirname, join } from "node:path"
import type { ClientConfig } from "../config.ts"

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
    return isKept(kept) ? kept : null
  } catch {
    return null
  }
}

const isKept = (u: unknown): u is ClientConfig =>
  typeof u === "object" &&
  u !== null &&
  "url" in u &&
  typeof u.url === "string" &&
  "token" in u &&
  typeof u.token === "string"
