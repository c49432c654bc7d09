import { readFile } from "node:fs/promises"
import * as E from "fp-ts/lib/Either.js"
import { readResolutions, type Resolutions } from "../../core/domain/gedcom/import/read-resolutions.ts"

/** The decisions for single persons that this file names; none without a file. Left is one line with the faults. */
export const readResolutionFile = async (path: string | null): Promise<E.Either<string, Resolutions>> => {
  if (path === null) return E.right({})
  const read = readResolutions(await readFile(path, "utf8"))
  if (E.isRight(read)) return read
  return E.left(
    typeof read.left === "string"
      ? `resolutions ${read.left}`
      : read.left.map(({ path, message }) => `resolutions.${path} ${message}`).join("; "),
  )
}
