import type { BlobStoreId } from "../../core/domain/ids.ts"
import type { BlobEntry, BlobKey, Blobs, Bytes, ThumbnailKey } from "../../core/ports/blobs.ts"
import { blobNameOf, mediaPartOf, thumbnailKeysOf } from "../../core/ports/pictures/blob-names.ts"

interface Kept extends BlobEntry {
  readonly content: Uint8Array
}

/** The number of blobs in a batch. */
const PAGE = 200

const nameOf = (key: BlobKey | ThumbnailKey): string => `${key.treeId}/${blobNameOf(key)}`

/** Blobs in memory. They are lost when the process ends. */
export const memoryBlobs = (): Blobs => {
  const kept = new Map<string, Kept>()
  let identity: BlobStoreId | null = null
  return {
    put: async (key, bytes) => {
      const chunks: Uint8Array[] = []
      for await (const chunk of bytes) chunks.push(Uint8Array.from(chunk))
      kept.set(nameOf(key), {
        key: { treeId: key.treeId, mediaId: key.mediaId },
        modifiedAt: new Date(),
        content: joined(chunks),
      })
    },
    open: async (key, range) => {
      const blob = kept.get(nameOf(key))
      if (blob === undefined) return null
      return chunksOf(range === null ? blob.content : blob.content.subarray(range.first, range.last + 1))
    },
    remove: async (key) => {
      for (const each of [key, ...thumbnailKeysOf(key)]) kept.delete(nameOf(each))
    },
    list: async function* (after = null) {
      const names = [...kept.keys()].sort()
      const left = after === null ? names : names.filter((name) => mediaPartOf(name) > nameOf(after))
      for (let at = 0; at < left.length; at += PAGE)
        yield left.slice(at, at + PAGE).flatMap((name) => {
          const blob = kept.get(name)
          return blob === undefined ? [] : [{ key: blob.key, modifiedAt: blob.modifiedAt }]
        })
    },
    identity: async () => identity,
    establish: async (id) => (identity ??= id),
  }
}

const joined = (chunks: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

const CHUNK_BYTES = 65_536

/** The content in chunks, as from any other store. Each chunk is a copy. */
const chunksOf = async function* (content: Uint8Array): Bytes & AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += CHUNK_BYTES) yield content.slice(at, at + CHUNK_BYTES)
}
