import { readFileSync } from "node:fs"
import * as E from "fp-ts/lib/Either.js"

/** The settings that may contain a secret, and may therefore be given as a file. */
export const SECRETS = [
  "DATABASE_URL",
  "DATABASE_DIRECT_URL",
  "S3_ACCESS_KEY",
  "S3_SECRET_KEY",
  "SMTP_URL",
  "AI_PROVIDERS",
  "OIDC_PROVIDERS",
  "BACKUP_PASSPHRASE",
  "STEMMA_TOKEN",
]

/**
 * The settings with the contents of the files that `<name>_FILE` names, without spaces and line ends around them.
 * Left is one line that names the setting and the reason; it does not show the contents.
 */
export const withSecretFiles = (env: NodeJS.ProcessEnv): E.Either<string, NodeJS.ProcessEnv> => {
  const all = { ...env }
  for (const name of SECRETS) {
    const path = env[`${name}_FILE`]?.trim() ?? ""
    if (path === "") continue
    if ((env[name]?.trim() ?? "") !== "")
      return E.left(`${name} and ${name}_FILE are both set: leave one of them empty`)
    const content = contentOf(path)
    if (E.isLeft(content)) return E.left(`${name}_FILE ${content.left}`)
    all[name] = content.right
  }
  return E.right(all)
}

/** The secret in a field of a JSON object, or in the file that the field `<name>_file` names. */
export const secretIn = (item: Readonly<Record<string, unknown>>, name: string): E.Either<string, string> => {
  const [value, path] = [item[name], item[`${name}_file`]]
  if (value !== undefined && path !== undefined) return E.left(`${name} and ${name}_file are both set: leave one out`)
  if (typeof path === "string" && path !== "") {
    const content = contentOf(path)
    return E.isLeft(content) ? E.left(`${name}_file ${content.left}`) : content
  }
  return typeof value === "string" && value.trim() !== "" ? E.right(value) : E.left(`${name} is missing or no text`)
}

const contentOf = (path: string): E.Either<string, string> => {
  try {
    const content = readFileSync(path, "utf8").trim()
    return content === "" ? E.left(`names ${path}, which is empty`) : E.right(content)
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error)
    return E.left(`names ${path}, which cannot be read (${code})`)
  }
}
