/** The public interface of `stemma/s3`: blobs in an S3-compatible object store. */
export { minioBlobs as s3Blobs } from "../../adapters/minio/blobs.ts"
export type { S3Options } from "../../adapters/minio/client.ts"
