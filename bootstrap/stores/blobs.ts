import { join } from "node:path"
import { filesBlobs } from "../../adapters/files/blobs.ts"
import { freeSpaceOn } from "../../adapters/files/free-space.ts"
import { minioBlobs } from "../../adapters/minio/blobs.ts"
import type { Blobs } from "../../core/ports/blobs.ts"
import type { Config } from "../config.ts"

/**
 * The bytes of media go to the S3-compatible store of the settings, or into files under `DATA_DIR` as long as these
 * leave `minFreeBytes` free.
 */
export const blobsOf = ({ s3, dataDir, minFreeBytes }: Pick<Config, "s3" | "dataDir" | "minFreeBytes">): Blobs => {
  if (s3 !== null) return minioBlobs(s3)
  const folder = join(dataDir, "media")
  return filesBlobs(folder, freeSpaceOn(folder, minFreeBytes))
}
