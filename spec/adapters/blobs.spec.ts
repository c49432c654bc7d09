import { existsSync } from "node:fs"
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { buffer } from "node:stream/consumers"
import { expect } from "chai"
import { filesBlobs } from "../../adapters/files/blobs.ts"
import { memoryBlobs } from "../../adapters/memory/blobs.ts"
import { minioBlobs } from "../../adapters/minio/blobs.ts"
import { s3Client, type S3Options } from "../../adapters/minio/client.ts"
import type { BlobKey, Blobs } from "../../core/ports/blobs.ts"
import { StorageFull, StoreUnavailable } from "../../core/ports/unavailable.ts"
import { blobsContract, blobsOutOfReachContract, blobsWithoutHomeContract } from "../contract/blobs.contract.ts"
import { newId } from "../support/builders.ts"
import { testS3 } from "../support/s3.ts"
import { failure } from "../support/store.ts"

const MIB = 1_048_576

const aKey = (): BlobKey => ({ treeId: newId(), mediaId: newId() })

const one = async function* (text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

const keysIn = async (blobs: Blobs): Promise<readonly BlobKey[]> => {
  const keys: BlobKey[] = []
  for await (const entries of blobs.list()) keys.push(...entries.map(({ key }) => key))
  return keys
}

blobsContract("memory", async () => ({ blobs: memoryBlobs(), close: async () => {} }))

blobsContract("files", async () => {
  const folder = await mkdtemp(join(tmpdir(), "stemma-blobs-"))
  return { blobs: filesBlobs(join(folder, "media")), close: () => rm(folder, { recursive: true }) }
})

blobsOutOfReachContract("files, under what is no folder,", async () => {
  const folder = await mkdtemp(join(tmpdir(), "stemma-blobs-"))
  await writeFile(join(folder, "disk"), "")
  return { blobs: filesBlobs(join(folder, "disk", "media")), close: () => rm(folder, { recursive: true }) }
})

blobsWithoutHomeContract("files", async () => {
  const folder = await mkdtemp(join(tmpdir(), "stemma-blobs-"))
  const media = join(folder, "media")
  return {
    blobs: filesBlobs(media),
    takeHomeAway: () => rm(media, { recursive: true }),
    close: () => rm(folder, { recursive: true }),
  }
})

describe("Files", () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "stemma-blobs-"))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it("list and remove what a process that was killed had begun to write", async () => {
    const [blobs, key] = [filesBlobs(folder), aKey()]
    await mkdir(join(folder, key.treeId))
    await writeFile(join(folder, key.treeId, `${key.mediaId}.part`), "half of")
    expect(await blobs.open(key, null)).to.equal(null)
    expect(await keysIn(blobs)).to.deep.equal([key])
    await blobs.remove(key)
    expect(await readdir(join(folder, key.treeId))).to.deep.equal([])
  })

  it("leave alone what is not theirs", async () => {
    const [blobs, key] = [filesBlobs(folder), aKey()]
    await blobs.put(key, one("a picture"))
    await mkdir(join(folder, "lost+found"))
    await writeFile(join(folder, "README"), "")
    await writeFile(join(folder, key.treeId, ".DS_Store"), "")
    expect(await keysIn(blobs)).to.deep.equal([key])
  })

  it("take nothing when the disk has no room beside its reserve, and leave nothing there", async () => {
    const [blobs, key] = [filesBlobs(folder, async () => false), aKey()]
    expect(await failure(blobs.put(key, one("a picture")))).to.be.instanceOf(StorageFull)
    expect(await keysIn(blobs)).to.deep.equal([])
  })

  it("break off when the disk runs out of room on the way, and leave nothing there", async () => {
    let [hasRoom, taken] = [true, 0]
    const [blobs, key] = [filesBlobs(folder, async () => hasRoom), aKey()]
    const endless = async function* (): AsyncGenerator<Uint8Array> {
      for (;;) {
        yield new Uint8Array(MIB)
        taken += 1
        if (taken === 5) hasRoom = false
      }
    }
    expect(await failure(blobs.put(key, endless()))).to.be.instanceOf(StorageFull)
    expect(taken).to.be.at.most(5 + 16 + 4)
    expect(await keysIn(blobs)).to.deep.equal([])
    hasRoom = true
    await blobs.put(key, one("a picture"))
    expect(await keysIn(blobs)).to.deep.equal([key])
  })

  it("are unavailable when the disk breaks while they are read", async function () {
    // Reading this file from the beginning fails with EIO, as reading a broken disk does.
    const broken = "/proc/self/mem"
    if (!existsSync(broken)) return this.skip()
    const [blobs, key] = [filesBlobs(folder), aKey()]
    await mkdir(join(folder, key.treeId))
    await symlink(broken, join(folder, key.treeId, key.mediaId))
    const bytes = await blobs.open(key, { first: 0, last: 9 })
    expect(await failure(buffer(bytes ?? one("nothing")))).to.be.instanceOf(StoreUnavailable)
  })

  it("never lead out of their folder", async () => {
    const blobs = filesBlobs(join(folder, "media"))
    await blobs.establish(newId())
    await writeFile(join(folder, "secret"), "")
    const outside: BlobKey = JSON.parse('{"treeId": "..", "mediaId": "secret"}')
    for (const attempt of [blobs.open(outside, null), blobs.put(outside, one("x")), blobs.remove(outside)])
      expect(await failure(attempt)).to.be.instanceOf(Error)
    expect(await readdir(folder)).to.include("secret")
  })
})

describe("S3", () => {
  let options: S3Options

  before(async function () {
    const found = await testS3()
    if (typeof found !== "string") {
      options = found
      await minioBlobs(options).establish(newId())
      return
    }
    console.log(`  S3: ${found}`)
    this.skip()
  })

  blobsContract("S3", async () => ({ blobs: minioBlobs(options), close: async () => {} }))

  blobsWithoutHomeContract("S3", async () => {
    const mine = { ...options, bucket: `stemma-spec-home-${Date.now()}` }
    const [blobs, client] = [minioBlobs(mine), s3Client(mine)]
    const takeHomeAway = async (): Promise<void> => {
      for (const { mediaId, treeId } of await keysIn(blobs)) await blobs.remove({ mediaId, treeId })
      await client.removeObject(mine.bucket, ".store-id")
      await client.removeBucket(mine.bucket)
    }
    return { blobs, takeHomeAway, close: takeHomeAway }
  })

  it("lists and removes what a process that was killed had begun to send", async () => {
    const [blobs, key] = [minioBlobs(options), aKey()]
    const name = `${key.treeId}/${key.mediaId}`
    const client = s3Client(options)
    const uploadID = await client.initiateNewMultipartUpload(options.bucket, name, {})
    await client.uploadPart(
      { bucketName: options.bucket, objectName: name, uploadID, partNumber: 1, headers: {} },
      Buffer.from("half of"),
    )
    const isListed = async () => (await keysIn(blobs)).some(({ mediaId }) => mediaId === key.mediaId)
    expect(await isListed()).to.equal(true)
    await blobs.remove(key)
    expect(await isListed()).to.equal(false)
  })

  it("lists more than a page, and leaves alone what is not ours", async () => {
    const mine = { ...options, bucket: `stemma-spec-${Date.now()}` }
    const blobs = minioBlobs(mine)
    const client = s3Client(mine)
    await blobs.establish(newId())
    await client.putObject(mine.bucket, "backup/of-something.tar", Buffer.from("x"))
    const names = Array.from({ length: 1_005 }, () => aKey())
    for (let at = 0; at < names.length; at += 40)
      await Promise.all(names.slice(at, at + 40).map((key) => blobs.put(key, one("x"))))
    expect(new Set((await keysIn(blobs)).map(({ mediaId }) => mediaId))).to.deep.equal(
      new Set(names.map(({ mediaId }) => mediaId)),
    )
  })

  it("refuses who does not know its secret, as a defect and not as a store that is down", async () => {
    const stranger = minioBlobs({ ...options, secretKey: "not the secret" })
    const error = await failure(stranger.put(aKey(), one("x")))
    expect(error).to.be.instanceOf(Error).and.not.instanceOf(StoreUnavailable)
  })
})

blobsOutOfReachContract("S3, where no store is,", async () => ({
  blobs: minioBlobs({
    endpoint: "http://127.0.0.1:9",
    bucket: "media",
    accessKey: "key",
    secretKey: "secret",
    region: "us-east-1",
  }),
  close: async () => {},
}))
