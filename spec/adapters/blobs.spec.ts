import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { filesBlobs } from "../../adapters/files/blobs.ts"
import { memoryBlobs } from "../../adapters/memory/blobs.ts"
import { minioBlobs } from "../../adapters/minio/blobs.ts"
import { blobsContract } from "../contract/blobs.contract.ts"
import { testS3 } from "../support/s3.ts"

blobsContract("memory", async () => ({ blobs: memoryBlobs(), close: async () => {} }))

blobsContract("files", async () => {
  const folder = await mkdtemp(join(tmpdir(), "stemma-blobs-"))
  return { blobs: filesBlobs(join(folder, "media")), close: () => rm(folder, { recursive: true }) }
})

describe("S3", function () {
  before(async function () {
    const options = await testS3()
    if (typeof options !== "string") return
    console.log(`    S3 ${options}`)
    this.skip()
  })

  blobsContract("S3", async () => {
    const options = await testS3()
    if (typeof options === "string") throw new Error(options)
    return { blobs: minioBlobs(options), close: async () => {} }
  })
})
