import { join } from "node:path"
import { filesBlobs } from "../adapters/files/blobs.ts"
import { minioBlobs } from "../adapters/minio/blobs.ts"
import type { Blobs } from "../core/ports/blobs.ts"
import type { Config } from "./config.ts"

/** The bytes of media go to the S3-compatible store of the settings, or into files under `DATA_DIR`. */
export const blobsOf = ({ s3, dataDir }: Pick<Config, "s3" | "dataDir">): Blobs =>
  s3 === null ? filesBlobs(join(dataDir, "media")) : minioBlobs(s3)
