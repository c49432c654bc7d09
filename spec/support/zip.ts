import { buffer } from "node:stream/consumers"
import { crc32 } from "node:zlib"
import { fromBufferPromise } from "yauzl"

/** The files of an archive by their names, whole and as their checksums say. */
export const unzipped = async (archive: Uint8Array): Promise<ReadonlyMap<string, Buffer>> => {
  const zip = await fromBufferPromise(Buffer.from(archive), { lazyEntries: true })
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    const content = await buffer(await zip.openReadStreamPromise(entry))
    if (crc32(content) !== entry.crc32) throw new Error(`${entry.fileName} is damaged`)
    files.set(entry.fileName, content)
  }
  return files
}
