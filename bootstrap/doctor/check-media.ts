import { openMikroOrmStore } from "../../adapters/mikro-orm/store.ts"
import { newId } from "../../adapters/uuid/new-id.ts"
import { ownBlobStore } from "../../core/edit/blob/own-blob-store.ts"
import type { Blobs } from "../../core/ports/blobs.ts"
import { StoreUnavailable } from "../../core/ports/unavailable.ts"
import type { Config } from "../config.ts"
import { networkFault } from "../start/network-fault.ts"
import type { DatabaseState } from "./check-database.ts"
import type { Say } from "./finding.ts"

/** The number of files that are compared with the records. */
const MOST_FILES = 50_000

/** Checks the bucket of the settings, without the database. Returns whether it can be used. */
export const checkBucket = async (
  { s3 }: Config,
  blobs: Blobs,
  database: DatabaseState,
  say: Say,
): Promise<boolean> => {
  if (s3 === null) return true
  const { endpoint, bucket } = s3
  try {
    await blobs.identity()
    say("ok", "media", `the bucket ${bucket} at ${endpoint} can be read`)
    return true
  } catch (error) {
    const code = s3CodeOf(error)
    // Before the first start there is no bucket yet.
    if (code === "NoSuchBucket" && database === "empty") {
      say("warning", "media", `S3_BUCKET ${bucket} does not exist at ${endpoint}, and the first start creates it`)
      return true
    }
    say("failure", "media", s3Fault(code, error, s3))
    return false
  }
}

/** The code that the store gave: S3 API reference, "Error responses". */
const s3CodeOf = (error: unknown): string => {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ("code" in cause && typeof cause.code === "string" && cause.code !== "") return cause.code
  return ""
}

const s3Fault = (code: string, error: unknown, { endpoint, bucket, region }: NonNullable<Config["s3"]>): string => {
  switch (code) {
    case "NoSuchBucket":
      return `S3_BUCKET ${bucket} does not exist at ${endpoint}: correct S3_BUCKET, or bring the bucket back`
    case "InvalidAccessKeyId":
      return `S3_ACCESS_KEY is unknown to the store at ${endpoint}: correct S3_ACCESS_KEY`
    case "SignatureDoesNotMatch":
      return `S3_SECRET_KEY is not the secret of S3_ACCESS_KEY at ${endpoint}: correct S3_SECRET_KEY`
    case "AccessDenied":
      return `S3_ACCESS_KEY may not read the bucket ${bucket} at ${endpoint}: give it the right, or correct S3_ACCESS_KEY and S3_SECRET_KEY`
    case "AuthorizationHeaderMalformed":
    case "PermanentRedirect":
      return `S3_REGION ${region} is not the region of the bucket ${bucket}: correct S3_REGION`
    default: {
      const fault = networkFault(error)
      if (fault !== null)
        return `S3_ENDPOINT ${endpoint} cannot be used: ${fault}. Start the store, or correct S3_ENDPOINT.`
      const said = code === "" ? "not as an object store does" : `with the error ${code}`
      return `S3_ENDPOINT ${endpoint} answers ${said}: correct S3_ENDPOINT, or ask the operator of the store`
    }
  }
}

/** Compares the identity of the store of media with that of the database, and its files with the records. */
export const checkFiles = async (
  { url, blobs, s3 }: { readonly url: string; readonly blobs: Blobs; readonly s3: Config["s3"] },
  say: Say,
): Promise<void> => {
  const store = await openMikroOrmStore({ url, poolSize: 2 })
  try {
    await ownBlobStore({ uow: store.uow, blobs, newId })()
    let files = 0
    let orphans = 0
    for await (const entries of blobs.list()) {
      const keys = entries.map(({ key }) => key)
      const named = await store.reads.media.named(keys)
      files += keys.length
      orphans += keys.filter(({ mediaId }) => !named.has(mediaId)).length
      if (files >= MOST_FILES) break
    }
    say("ok", "media", `the store is the one of this database; ${files} files looked at`)
    if (orphans > 0)
      say("warning", "orphans", `${orphans} files have no record: the worker removes them after a day, if WORKER is on`)
    else say("ok", "orphans", "every file has a record")
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
    say("failure", "media", `${s3 === null ? "DATA_DIR" : "S3_BUCKET"}: ${error.message}`)
  } finally {
    await store.close()
  }
}
