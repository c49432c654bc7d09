import { createWriteStream } from "node:fs"
import { access, constants, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pipeline } from "node:stream/promises"

/**
 * Runs work with the path of a readable file. `-` is standard input, which is kept in a temporary file meanwhile,
 * because an import reads its file more than once.
 */
export const withInputFile = async <A>(file: string, work: (path: string) => Promise<A>): Promise<A> => {
  if (file !== "-") {
    await access(file, constants.R_OK)
    return work(file)
  }
  const folder = await mkdtemp(join(tmpdir(), "stemma-input-"))
  try {
    const path = join(folder, "standard-input")
    await pipeline(process.stdin, createWriteStream(path, { mode: 0o600 }))
    return await work(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
