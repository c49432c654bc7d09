import { access, constants, lstat, mkdir, stat } from "node:fs/promises"
import { dirname, resolve } from "node:path"

/**
 * Creates the data folder and checks that this process may write into it. Throws an Error of one line that names
 * `DATA_DIR`, the path and the reason. It creates one folder after another, because a recursive `mkdir` of Node
 * never ends on file systems that answer ENOENT for new folders, such as /proc.
 */
export const openDataDir = async (dataDir: string): Promise<void> => {
  const path = resolve(dataDir)
  try {
    for (const missing of await missingFolders(path)) await mkdir(missing, { mode: 0o711 })
    await access(path, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new Error(`DATA_DIR ${path} cannot be used: ${await reasonOf(error, path)}`, { cause: error })
  }
}

/** The folders that must be created, the outermost first. */
const missingFolders = async (path: string): Promise<readonly string[]> => {
  const found = await stat(path).catch((error: unknown) => {
    if (codeOf(error) === "ENOENT" && dirname(path) !== path) return null
    throw error
  })
  if (found === null) return [...(await missingFolders(dirname(path))), path]
  if (found.isDirectory()) return []
  throw Object.assign(new Error(`${path} is no folder`), { code: "ENOTDIR", path })
}

const REMEDY = "correct that, or set DATA_DIR to another folder."

const reasonOf = async (error: unknown, path: string): Promise<string> => {
  const place = error instanceof Error && "path" in error ? String(error.path) : path
  switch (codeOf(error)) {
    case "EACCES":
    case "EPERM":
      return `the account that runs Stemma may not write to ${place}; ${REMEDY}`
    case "EROFS":
      return `the file system of ${place} is read-only; ${REMEDY}`
    case "ENOTDIR":
      return `a part of the path is not a folder; ${REMEDY}`
    case "EEXIST":
      return `${place} is ${(await lstat(place)).isSymbolicLink() ? "a link to nothing" : "not a folder"}; ${REMEDY}`
    case "ENOENT":
      return `no folder can be created at ${place}; ${REMEDY}`
    default:
      return `${error instanceof Error ? error.message : String(error)}; ${REMEDY}`
  }
}

const codeOf = (error: unknown): string => (error instanceof Error && "code" in error ? String(error.code) : "")
