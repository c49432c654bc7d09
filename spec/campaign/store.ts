import { once } from "node:events"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { filesBlobs } from "../../adapters/files/blobs.ts"
import { minioBlobs } from "../../adapters/minio/blobs.ts"
import type { Blobs } from "../../core/ports/blobs.ts"
import type { Random } from "../bench/random.ts"
import { startCeph } from "../support/s3.ts"

/** Where the bytes of media are during a campaign. */
export interface CampaignStore {
  readonly settings: Readonly<Record<string, string>>
  readonly blobs: Blobs
  /** Kills the store, which comes back by itself, and answers whether it ran; null when it is no process. */
  readonly kill: ((random: Random) => Promise<boolean>) | null
  stop(): Promise<void>
}

export type OpenStore = (dataDir: string) => Promise<CampaignStore>

/** Files below the data folder. */
export const filesStore: OpenStore = async (dataDir) => ({
  settings: {},
  blobs: filesBlobs(join(dataDir, "media")),
  kill: null,
  stop: async () => undefined,
})

/** All of Ceph takes long to come back: it is killed as a whole in so many percent of the cases, and its gateway alone in the others. */
const PERCENT_WHOLE = 15

/** A Ceph of our own. Throws where there can be none. */
export const s3Store: OpenStore = async () => {
  const [accessKey, secretKey, bucket, region] = ["stemma-campaign", "a secret of campaigns", "campaign", "us-east-1"]
  const ceph = await startCeph({ accessKey, secretKey, isLasting: true })
  if (typeof ceph === "string") throw new Error(`STORE=s3 is not possible here: ${ceph}`)
  const { endpoint, folder } = ceph
  const killOne = async (daemon: string): Promise<boolean> => {
    const pid = Number(await readFile(join(folder, "run", `${daemon}.pid`), "utf8"))
    try {
      return process.kill(pid, "SIGKILL")
    } catch {
      // It has ended already, and is about to start again.
      return false
    }
  }
  return {
    settings: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY: accessKey,
      S3_SECRET_KEY: secretKey,
      S3_REGION: region,
    },
    blobs: minioBlobs({ endpoint, bucket, accessKey, secretKey, region }),
    kill: async (random) => {
      const daemons = random.chance(PERCENT_WHOLE) ? ["rgw", "osd", "mon"] : ["rgw"]
      return (await Promise.all(daemons.map(killOne))).includes(true)
    },
    stop: async () => {
      const ended = once(ceph.process, "exit")
      ceph.process.stdin?.end()
      await ended
    },
  }
}
