import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { crc32, createDeflateRaw } from "node:zlib"
import type { ArchivedFile, Archives } from "../../core/ports/archives.ts"
import type { Bytes } from "../../core/ports/blobs.ts"
import { DEFLATED, STORED } from "./packed-file.ts"
import { dataDescriptor, directoryRecord, endRecords, FULL, localHeader } from "./zip-records.ts"

/**
 * Writes an archive while its files arrive. It remembers one directory entry per file, and its time is linear in
 * their number.
 */
export const writeZip: Archives["write"] = async function* (files) {
  const directory: Buffer[] = []
  const [time, date] = dosTime(new Date())
  let position = 0
  for await (const { name, content, size, isPacked } of files) {
    // A size that is unknown, or that compression could increase, may need more than 32 bits.
    const begun = {
      name: Buffer.from(name),
      method: isPacked ? DEFLATED : STORED,
      isLarge: size === null || size > FULL - 1_000_000,
      time,
      date,
    }
    const header = localHeader(begun)
    yield header
    const { bytes, result } = measured(content)
    let packedSize = 0
    for await (const chunk of isPacked ? deflated(bytes) : bytes) {
      packedSize += chunk.length
      yield chunk
    }
    const ended = { ...begun, ...result(), packedSize, start: position }
    if (size !== null && size !== ended.size) throw new Error(`${name} has ${ended.size} bytes and not ${size}`)
    const descriptor = dataDescriptor(ended)
    yield descriptor
    directory.push(directoryRecord(ended))
    position += header.length + packedSize + descriptor.length
  }
  const listed = Buffer.concat(directory)
  yield listed
  yield endRecords(directory.length, position, listed.length)
}

/** Counts bytes while they pass. The result is available when all have passed. */
const measured = (content: ArchivedFile["content"]) => {
  let [size, checksum] = [0, 0]
  const passing = async function* (): AsyncGenerator<Uint8Array> {
    for await (const piece of content) {
      const chunk = typeof piece === "string" ? Buffer.from(piece) : piece
      size += chunk.length
      checksum = crc32(chunk, checksum)
      yield chunk
    }
  }
  return { bytes: passing(), result: () => ({ size, crc32: checksum }) }
}

const deflated = async function* (bytes: Bytes): AsyncGenerator<Uint8Array> {
  const deflate = createDeflateRaw()
  const source = Readable.from(bytes, { objectMode: false })
  const filling = pipeline(source, deflate).catch(() => undefined)
  try {
    yield* deflate
  } finally {
    // If the consumer stops, the source must be closed, or it stays open.
    source.destroy()
    await filling
  }
}

/** 4.4.6, in UTC. */
const dosTime = (moment: Date): readonly [time: number, date: number] => [
  (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | (moment.getUTCSeconds() >> 1),
  ((moment.getUTCFullYear() - 1980) << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate(),
]
