import { text } from "node:stream/consumers"
import type { Client } from "minio"
import { BlobStoreId, MediaId, TreeId } from "../../core/domain/ids.ts"
import type { BlobEntry, BlobKey, Blobs, Bytes, ThumbnailKey } from "../../core/ports/blobs.ts"
import { blobNameOf, mediaPartOf, thumbnailKeysOf } from "../../core/ports/pictures/blob-names.ts"
import { StoreUnavailable } from "../../core/ports/unavailable.ts"
import { codeOf, reached, readReached, s3Client, type S3Options } from "./client.ts"

/**
 * A blob of more than one block is sent in parts of this size: one is sent while the next is collected. A store
 * accepts 10,000 parts.
 */
const BLOCK_BYTES = 8 * 1_048_576

const PAGE = 1_000

/** The object with the identity of the store. */
const IDENTITY = ".store-id"

/** Blobs as objects `<tree id>/<media id>`, and `<media id>.320` for a thumbnail, in a bucket of an S3-compatible store. */
export const minioBlobs = (options: S3Options): Blobs => {
  const { bucket, region } = options
  const client = s3Client(options)
  const identity = async (): Promise<BlobStoreId | null> => {
    const object = await unlessMissing(client.getObject(bucket, IDENTITY))
    if (object === null) return null
    const id = (await text(readReached(object))).trim()
    if (!BlobStoreId.is(id)) throw new StoreUnavailable(`The object ${IDENTITY} in the bucket contains no identity.`)
    return id
  }
  return {
    put: async (key, bytes) => {
      const blocks = blocksOf(bytes)
      const { value: first = Buffer.alloc(0) } = await blocks.next()
      if (first.length < BLOCK_BYTES) await reached(client.putObject(bucket, nameOf(key), first))
      else await putParts(client, { bucket, name: nameOf(key) }, first, blocks)
    },
    open: async (key, range) => {
      const bytes = await unlessMissing(
        range === null
          ? client.getObject(bucket, nameOf(key))
          : client.getPartialObject(bucket, nameOf(key), range.first, range.last - range.first + 1),
      )
      return bytes === null ? null : readReached(bytes)
    },
    remove: async (key) => {
      const all = [key, ...thumbnailKeysOf(key)].map(nameOf)
      await Promise.all(all.map((name) => reached(client.removeObject(bucket, name))))
      for await (const uploads of unfinished(client, bucket, nameOf(key))) {
        for (const { name, uploadId } of uploads)
          await unlessMissing(client.abortMultipartUpload(bucket, name, uploadId))
      }
    },
    list: async function* (after = null) {
      const start = after === null ? "" : nameOf(after)
      for await (const found of merged(objects(client, bucket, start), unfinished(client, bucket, "", start)))
        yield entriesOf(found).filter(({ key }) => after === null || nameOf(key) > start)
    },
    identity,
    establish: async (id) => {
      if (!(await reached(client.bucketExists(bucket)))) await reached(client.makeBucket(bucket, region))
      const found = await identity()
      if (found !== null) return found
      await reached(client.putObject(bucket, IDENTITY, Buffer.from(id)))
      return id
    },
  }
}

/**
 * The bytes in blocks of one size; the last one may be smaller. A block is valid until the one after the next is
 * requested.
 */
const blocksOf = async function* (bytes: Bytes): AsyncGenerator<Buffer, undefined> {
  let [block, other] = [Buffer.allocUnsafe(BLOCK_BYTES), Buffer.alloc(0)]
  let length = 0
  for await (const chunk of bytes) {
    for (let at = 0; at < chunk.length; ) {
      const taken = Math.min(chunk.length - at, BLOCK_BYTES - length)
      block.set(chunk.subarray(at, at + taken), length)
      at += taken
      length += taken
      if (length < BLOCK_BYTES) continue
      yield block
      ;[block, other] = [other.length > 0 ? other : Buffer.allocUnsafe(BLOCK_BYTES), block]
      length = 0
    }
  }
  if (length > 0) yield block.subarray(0, length)
}

/** Stores an object in parts. It exists only when all of them are stored. */
const putParts = async (
  client: Client,
  { bucket, name }: { readonly bucket: string; readonly name: string },
  first: Buffer,
  rest: AsyncIterable<Buffer>,
): Promise<void> => {
  const uploadID = await reached(client.initiateNewMultipartUpload(bucket, name, {}))
  const parts: Promise<{ readonly part: number; readonly etag: string }>[] = []
  const send = (block: Buffer): void => {
    const sent = reached(
      client.uploadPart(
        { bucketName: bucket, objectName: name, uploadID, partNumber: parts.length + 1, headers: {} },
        block,
      ),
    )
    // A failure is thrown where the part is awaited.
    sent.catch(() => undefined)
    parts.push(sent)
  }
  try {
    send(first)
    for await (const block of rest) {
      await parts.at(-1)
      send(block)
    }
    await reached(client.completeMultipartUpload(bucket, name, uploadID, await Promise.all(parts)))
  } catch (error) {
    // A part that is being sent would stay behind. If the store does not receive the abort, it keeps the parts
    // until the sweep.
    await Promise.allSettled(parts)
    await client.abortMultipartUpload(bucket, name, uploadID).catch(() => undefined)
    throw error
  }
}

/** Something in the bucket. */
interface Found {
  readonly name: string
  readonly modifiedAt: Date
}

interface Unfinished extends Found {
  readonly uploadId: string
}

/** The objects in the order of their names, after this one. */
const objects = async function* (client: Client, bucket: string, after: string): AsyncGenerator<readonly Found[]> {
  for (let token = "", isLast = false; !isLast; ) {
    const page = await reached(client.listObjectsV2Query(bucket, "", token, "", PAGE, after))
    yield page.objects.map(({ name = "", lastModified = new Date() }) => ({ name, modifiedAt: lastModified }))
    token = page.nextContinuationToken
    isLast = !page.isTruncated
  }
}

/** Multipart uploads that did not finish, in the order of their names, which begin with the prefix and come after `after`. */
const unfinished = async function* (
  client: Client,
  bucket: string,
  prefix: string,
  after = "",
): AsyncGenerator<readonly Unfinished[]> {
  for (let keyMarker = after, uploadMarker = "", isLast = false; !isLast; ) {
    const page = await reached(client.listIncompleteUploadsQuery(bucket, prefix, keyMarker, uploadMarker, ""))
    yield page.uploads.map(({ key: name, uploadId, initiated }) => ({ name, uploadId, modifiedAt: initiated }))
    keyMarker = page.nextKeyMarker
    uploadMarker = page.nextUploadIdMarker
    isLast = !page.isTruncated
  }
}

/** The batches of `one`, each with those of `other` up to its last name, and then the rest of `other`. Both are ordered by name. */
const merged = async function* (
  one: AsyncIterable<readonly Found[]>,
  other: AsyncGenerator<readonly Found[]>,
): AsyncGenerator<readonly Found[]> {
  let waiting: readonly Found[] = []
  for await (const batch of one) {
    const last = batch.at(-1)?.name ?? ""
    while ((waiting.at(-1)?.name ?? "") <= last) {
      const { value, done } = await other.next()
      if (done === true) break
      waiting = [...waiting, ...value]
    }
    const due = waiting.filter(({ name }) => name <= last)
    waiting = waiting.slice(due.length)
    yield [...batch, ...due].sort((a, b) => (a.name < b.name ? -1 : 1))
  }
  if (waiting.length > 0) yield waiting
  yield* other
}

const nameOf = (key: BlobKey | ThumbnailKey): string => `${key.treeId}/${blobNameOf(key)}`

const entriesOf = (found: readonly Found[]): readonly BlobEntry[] =>
  found.flatMap(({ name, modifiedAt }) => {
    const [treeId, last = "", more] = name.split("/")
    const mediaId = mediaPartOf(last)
    return TreeId.is(treeId) && MediaId.is(mediaId) && more === undefined
      ? [{ key: { treeId, mediaId }, modifiedAt }]
      : []
  })

const missing: ReadonlySet<unknown> = new Set(["NoSuchKey", "NoSuchUpload", "NotFound"])

const unlessMissing = async <A>(answer: Promise<A>): Promise<A | null> => {
  try {
    return await reached(answer)
  } catch (error) {
    if (missing.has(codeOf(error))) return null
    throw error
  }
}
