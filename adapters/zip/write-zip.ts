import { PassThrough, Readable } from "node:stream"
import { finished } from "node:stream/promises"
import { ZipFile } from "yazl"
import type { ArchivedFile, Archives } from "../../core/ports/archives.ts"

/** Writes an archive as its files come. */
export const writeZip: Archives["write"] = async function* (files) {
  const zip = new ZipFile()
  const output = zip.outputStream.pipe(new PassThrough())
  const over = new AbortController()
  const fill = async (): Promise<void> => {
    for await (const next of files) {
      const file = Readable.from(next.content, { objectMode: false, signal: over.signal })
      zip.addReadStream(file, next.name, optionsOf(next))
      await finished(file)
    }
    zip.end()
  }
  const breakOff = (error: unknown): void => void output.destroy(error instanceof Error ? error : new Error(String(error)))
  zip.on("error", breakOff)
  const filling = fill().catch(breakOff)
  try {
    yield* output
  } finally {
    // A taker who stops leaves a file half read, which would hold on to what it reads from.
    over.abort()
    await filling
  }
}

const PLAIN_FILE = 0o100644

const optionsOf = ({ size, isPacked }: ArchivedFile) => ({ compress: isPacked, mode: PLAIN_FILE, ...(size === null ? {} : { size }) })
